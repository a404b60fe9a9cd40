import LayoutModel

/// What a person types into a field about themselves, as far as its texts tell.
public struct InputPurpose: Sendable, Equatable {
  public var kind: Kind
  /// The words that tell it, in the text a person meets; `nil` when only the names that code uses
  /// do.
  public var evidence: String?

  public enum Kind: String, Sendable, CaseIterable {
    case email, telephone, username, password, newPassword

    /// In words, for messages.
    public var noun: String {
      switch self {
      case .email: "an email address"
      case .telephone: "a telephone number"
      case .username: "a user name"
      case .password: "a password"
      case .newPassword: "a new password"
      }
    }

    /// The case of `UITextContentType`.
    public var contentType: String {
      switch self {
      case .email: "emailAddress"
      case .telephone: "telephoneNumber"
      case .username: "username"
      case .password: "password"
      case .newPassword: "newPassword"
      }
    }
  }
}

extension ResolvedScreen {
  /// The purpose of the text field at `index`; `nil` when its texts do not tell or tell of somebody
  /// or something else.
  public func inputPurpose(of index: Int) -> InputPurpose? {
    guard let input = elements[index].textInput else { return nil }
    let element = elements[index]
    let texts = [
      element.accessibility.label?.text, input.placeholder, element.material?.floatingLabelText,
      caption(of: index)?.text,
    ].compactMap { $0?.visible }
    let names = (element.outlets.map(\.property) + [element.userLabel].compactMap { $0 })
    let isForeign = (texts + names).contains { text in
      WordSequence(ofIdentifier: text).words.contains { foreignWords.contains($0) }
    }
    guard !isForeign else { return nil }
    for text in texts {
      if let kind = WordSequence(text).purpose(isSecure: input.isSecure) {
        return InputPurpose(kind: kind, evidence: text)
      }
    }
    for name in names {
      if let kind = WordSequence(ofIdentifier: name).purpose(isSecure: input.isSecure) {
        return InputPurpose(kind: kind, evidence: nil)
      }
    }
    return nil
  }
}

extension WordSequence {
  /// What a text of a few words asks for.
  fileprivate func purpose(isSecure: Bool) -> InputPurpose.Kind? {
    guard (1...5).contains(words.count) else { return nil }
    let set = Set(words)
    if isSecure {
      guard !set.isDisjoint(with: passwordWords) || words.starts(with: ["mot", "de", "passe"])
      else { return nil }
      return set.isDisjoint(with: newWords) ? .password : .newPassword
    }
    let isEmail =
      !set.isDisjoint(with: emailWords)
      || zip(words, words.dropFirst()).contains { $0 == "e" && $1.hasPrefix("mail") }
    let isTelephone = !set.isDisjoint(with: telephoneWords)
    let isUsername =
      !set.isDisjoint(with: usernameWords)
      || zip(words, words.dropFirst()).contains { $0 == "user" && $1 == "name" }
    // “Email or phone”: a field for several things has no one type.
    guard [isEmail, isTelephone, isUsername].count(where: { $0 }) == 1 else { return nil }
    return isEmail ? .email : isTelephone ? .telephone : .username
  }
}

private let emailWords: Set<String> = [
  "email", "emailaddress", "mailadresse", "emailadresse", "courriel",
]
private let telephoneWords: Set<String> = [
  "phone", "telephone", "mobile", "phonenumber", "cellphone", "telefon", "telefonnummer",
  "handynummer", "téléphone", "teléfono", "телефон",
]
private let usernameWords: Set<String> = ["username", "benutzername", "nutzername"]
private let passwordWords: Set<String> = [
  "password", "passwort", "kennwort", "contraseña", "senha", "пароль", "パスワード",
]
private let newWords: Set<String> = [
  "new", "confirm", "confirmation", "repeat", "retype", "again", "create", "choose", "verify",
  "neues", "wiederholen", "bestätigen", "nouveau", "confirmer", "nueva", "confirmar",
]
/// Words that tell of somebody else, of a device or account of another kind, or of a search.
private let foreignWords: Set<String> = [
  "search", "find", "filter", "friend", "friends", "friend's", "friends'", "recipient",
  "recipients",
  "invite", "invitation", "guest", "to", "cc", "bcc", "contact", "contacts", "support",
  "parent", "child", "emergency", "wifi", "wi", "ssid", "server", "host", "proxy", "smtp", "imap",
  "database", "zip", "archive", "encryption", "wallet", "keystore", "file", "certificate", "pin",
  "code", "device", "hint", "signature",
]
