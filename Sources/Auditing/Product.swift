/// The program, as reports and `--version` name it.
public enum Product {
  public static let name = "a11y-audit"
  /// Semantic version.
  public static let version = "0.1.0"
}
