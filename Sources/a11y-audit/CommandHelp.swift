import Auditing
import Reporting

/// The texts of `--help`, made from the declarations of the commands.
enum CommandHelp {
  /// The help of one command.
  static func text(of command: CommandName, style: PageStyle) -> [UInt8] {
    text(of: command.type, named: command.rawValue, style: style)
  }

  /// What the program shows when it is called for help without a command.
  static func overview(style: PageStyle) -> [UInt8] {
    var page = Page(style)
    page.paragraph("Finds accessibility faults in iOS layout files and shows what VoiceOver says.")
    page.heading("Usage")
    for command in CommandName.allCases {
      page.entry(usage(of: command.type, named: command.rawValue), command.type.summary + ".")
    }
    page.heading("Start here")
    page.entry("\(Product.name) App/", "Audit every layout file below a folder.")
    page.entry("\(Product.name) rules", "Show what is checked.")
    page.entry("\(Product.name) audit --help", "Show the options of a command.")
    page.heading("Exit status")
    writeExitStatus(to: &page)
    return page.bytes
  }

  private static func text<C: Command>(
    of type: C.Type, named name: String, style: PageStyle
  ) -> [UInt8] {
    var page = Page(style)
    page.paragraph(type.summary + ".")
    page.heading("Usage")
    page.line(Styled("  " + usage(of: type, named: name) + " [OPTION…]"))
    page.heading("Options")
    for option in C.Option.allCases {
      page.entry(spelling(of: option), option.help)
    }
    for option in CommonOption.allCases {
      page.entry(spelling(of: option), option.help)
    }
    for paragraph in type.discussion.split(separator: "\n") {
      page.line()
      page.paragraph(String(paragraph))
    }
    page.heading("Exit status")
    writeExitStatus(to: &page)
    return page.bytes
  }

  private static func usage(of type: any Command.Type, named name: String) -> String {
    let command = name == CommandName.audit.rawValue ? "[\(name)]" : name
    return "\(Product.name) \(command) \(type.operands)"
  }

  private static func spelling(of option: some CommandOption) -> String {
    let letter = option.letter.map { "-\($0), " } ?? ""
    return "\(letter)--\(option.rawValue)" + (option.value.map { " \($0)" } ?? "")
  }

  private static func writeExitStatus(to page: inout Page) {
    page.entry("0", "Nothing was found that fails.")
    page.entry("1", "Something was found that fails.")
    page.entry("2", "The request could not be carried out, or not for every file.")
  }
}

extension Page {
  fileprivate mutating func heading(_ text: String) {
    line()
    line(Styled(text + ":", .strong))
  }

  fileprivate mutating func paragraph(_ text: String) {
    paragraph(indent: 0, Styled(text))
  }

  /// What is explained on the left, on a line of its own where it is long, the explanation on the
  /// right.
  fileprivate mutating func entry(_ name: String, _ explanation: String) {
    let indent = 30
    var margin = Styled("  " + name)
    if margin.text.count > indent - 2 {
      line(margin)
      margin = Styled("")
    }
    paragraph(margin: [margin], indent: indent, Styled(explanation))
  }
}
