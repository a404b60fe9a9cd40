import LayoutModel

/// What a person types into a field about themselves, as far as its texts tell.
public struct InputPurpose: Sendable, Equatable {
  public var kind: Kind
  /// The words that tell it, in the text a person meets; `nil` when only the names that code uses
  /// do.
  public var evidence: String?
  /// Whether another of the field's texts, or a name that code uses, tells of something else.
  public var isContradicted = false

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
    let texts = textsOfInput(at: index)
    let words = texts.map(\.words)
    guard !words.contains(where: { !foreignWords.isDisjoint(with: $0) }) else { return nil }
    let kinds = words.map { InputPurpose.Kind($0, isSecure: input.isSecure) }
    guard let place = kinds.firstIndex(where: { $0 != nil }), var kind = kinds[place] else {
      return nil
    }
    if kind == .password, asksForNewPassword(words) { kind = .newPassword }
    return InputPurpose(
      kind: kind, evidence: texts[place].text,
      isContradicted: zip(kinds, words).contains { kind, words in
        kind == nil && !otherWords.isDisjoint(with: words)
      })
  }

  /// The texts that a person meets at a field, and then the names that code and Interface Builder
  /// have for it.
  private func textsOfInput(at index: Int) -> [InputText] {
    let element = elements[index]
    let shown = [
      element.accessibility.label?.text, element.textInput?.placeholder,
      element.material?.floatingLabelText, caption(of: index)?.text,
    ].compactMap { $0?.visible }
    let names = element.outlets.map(\.property) + [element.userLabel].compactMap(\.self)
    return shown.map { InputText(text: $0, words: WordSequence($0).words) }
      + names.map { InputText(words: WordSequence(ofIdentifier: $0).words) }
  }

  /// Whether a password is a new one: one of the field's texts says so, or another secure field of
  /// the screen wants it a second time and no field asks for the one in use.
  private func asksForNewPassword(_ own: [[String]]) -> Bool {
    if own.contains(where: { !newWords.isDisjoint(with: $0) }) { return true }
    // Every password field asks this of all: it is worked out once, for the root.
    let all = secureFields.value(of: 0) {
      let words = elements.indices.filter { elements[$0].textInput?.isSecure == true }
        .flatMap { textsOfInput(at: $0) }.map(\.words)
      return SecureFields(
        askForNew: words.contains { !newWords.isDisjoint(with: $0) },
        askForCurrent: words.contains { !currentWords.isDisjoint(with: $0) })
    }
    return all.askForNew && !all.askForCurrent
  }
}

/// What the texts of a screen's secure fields ask for.
struct SecureFields: Sendable {
  var askForNew: Bool
  var askForCurrent: Bool
}

/// A text that may tell what a field is for.
private struct InputText {
  /// The text a person meets; `nil` for a name that only code uses.
  var text: String?
  var words: [String]
}

extension InputPurpose.Kind {
  /// What a text of a few words asks for.
  fileprivate init?(_ words: [String], isSecure: Bool) {
    guard (1...5).contains(words.count) else { return nil }
    let set = Set(words)
    if isSecure {
      guard !set.isDisjoint(with: passwordWords) || words.starts(with: ["mot", "de", "passe"])
      else { return nil }
      self = set.isDisjoint(with: newWords) ? .password : .newPassword
      return
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
    self = isEmail ? .email : isTelephone ? .telephone : .username
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
private let currentWords: Set<String> = [
  "current", "old", "existing", "aktuelles", "altes", "actuel", "ancien", "actual", "atual",
  "текущий", "старый",
]
/// What fields ask for that have none of these purposes.
private let otherWords: Set<String> = [
  "name", "birth", "birthday", "birthdate", "date", "street", "city", "country", "company", "age",
  "title", "nickname", "geburtstag", "geburtsdatum", "vorname", "nachname", "straße", "ort",
  "naissance", "prénom", "nombre", "apellido",
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
