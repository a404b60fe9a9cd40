import XMLReading

/// Which attributes and children the elements of a RELAX NG schema have, read off its patterns.
struct SchemaOutline {
  struct Element {
    var attributes: Set<String> = []
    var children: Set<String> = []
  }

  private(set) var elements: [String: Element] = [:]

  init(_ schema: [UInt8]) throws {
    let document = try XMLReader(vocabulary: XMLVocabulary(["name"], textBearing: ["name"]))
      .read(schema)
    func name(of node: Int) -> String? {
      document.attributes(of: node).first { document.attributeName($0) == "name" }
        .map { document.attributeValue($0) }
    }
    var definitions: [String: Int] = [:]
    for node in 0..<document.count where document.name(of: node) == "define" {
      definitions[name(of: node) ?? ""] = node
    }
    func gather(_ node: Int, into element: inout Element) {
      for child in document.children(of: node) {
        switch document.name(of: child) {
        case "element":
          element.children.insert(name(of: child) ?? "")
        case "attribute":
          if let name = name(of: child) { element.attributes.insert(name) }
          for part in child..<document.end(of: child) where document.name(of: part) == "name" {
            element.attributes.insert(document.text(of: part) ?? "")
          }
        case "ref":
          if let definition = definitions[name(of: child) ?? ""] {
            gather(definition, into: &element)
          }
        default: gather(child, into: &element)
        }
      }
    }
    for node in 0..<document.count where document.name(of: node) == "element" {
      var element = Element()
      gather(node, into: &element)
      elements[name(of: node) ?? ""] = element
    }
  }
}
