/// The names a reader knows: each has an identifier, its place in the list.
public struct XMLVocabulary: Sendable {
  public let names: [String]
  /// The names of the elements whose text is kept.
  public let textBearing: Set<String>

  public init(_ names: [String], textBearing: Set<String> = []) {
    self.names = names
    self.textBearing = textBearing
  }

  /// The vocabulary of an enumeration numbered from 0 whose cases are called like the names.
  public init<Name: CaseIterable & RawRepresentable<UInt16>>(
    _ type: Name.Type, textBearing: Set<String> = []
  ) {
    self.init(Name.allCases.map { "\($0)" }, textBearing: textBearing)
  }
}
