import LayoutModel

/// The names of the files that pictures of screens go to.
enum PictureName {
  /// What the names begin with, by the path of the layout file: its name, and before it as many of
  /// the folders it stands in as tell it from the others. File systems that do not tell capital
  /// from small letters are counted with.
  static func stems(of paths: [String]) -> [String: String] {
    var stems: [String: String] = [:]
    var taken: Set<String> = []
    var open = paths.map { path in
      (path: path, parts: path.split(separator: "/").map(String.init))
    }
    var depth = 1
    while !open.isEmpty {
      let named = open.map { file in
        (file: file, stem: fileName(file.parts.suffix(depth).joined(separator: "-")))
      }
      var counts: [String: Int] = [:]
      for (_, stem) in named { counts[stem.lowercased(), default: 0] += 1 }
      open = []
      for (file, stem) in named {
        if counts[stem.lowercased()] == 1, taken.insert(stem.lowercased()).inserted {
          stems[file.path] = stem
        } else if depth < file.parts.count {
          open.append(file)
        } else {
          // Nothing tells them apart but their order.
          var number = 1
          var name = stem
          while !taken.insert(name.lowercased()).inserted {
            number += 1
            name = "\(stem)~\(number)"
          }
          stems[file.path] = name
        }
      }
      depth += 1
    }
    return stems
  }

  /// For example `Main.storyboard-2-SignIn.svg`. The number keeps screens of one name apart.
  static func name(of screen: Screen, number: Int, stem: String) -> String {
    let slug = slug(of: screen.name)
    return "\(stem)-\(number)" + (slug.isEmpty ? "" : "-\(slug)") + ".svg"
  }

  /// Letters and digits, with `-` for everything between them, up to 60 bytes.
  private static func slug(of name: String) -> String {
    var slug = ""
    for word in name.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      let longer = slug.isEmpty ? String(word) : "\(slug)-\(word)"
      guard longer.utf8.count <= 60 else { break }
      slug = longer
    }
    return slug
  }

  /// The end of a text that is not too long for the name of a file.
  private static func fileName(_ text: String) -> String {
    var text = Substring(text)
    while text.utf8.count > 150 { text.removeFirst() }
    return String(text)
  }
}
