import LayoutModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension RGBA {
  /// WCAG 2.2, “relative luminance”: 0 is black, 1 is white. The opacity does not count.
  public var relativeLuminance: Double {
    func linear(_ component: Float) -> Double {
      let component = Double(component)
      return component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The colour this one makes over an opaque one.
  public func over(_ background: RGBA) -> RGBA {
    guard alpha < 1 else { return self }
    func mixed(_ front: Float, _ back: Float) -> Float { front * alpha + back * (1 - alpha) }
    return RGBA(
      red: mixed(red, background.red), green: mixed(green, background.green),
      blue: mixed(blue, background.blue))
  }

  /// WCAG 2.2, “contrast ratio”: from 1 to 21. This colour may be transparent, the other is not.
  public func contrast(over background: RGBA) -> Double {
    let one = over(background).relativeLuminance
    let other = background.relativeLuminance
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// `#3C3C43`, and its opacity where it has one: `#3C3C43 at 60%`.
  public var inHex: String {
    let digits = [red, green, blue].map { component in
      let number = Int((component * 255).rounded())
      let hex = String(number, radix: 16, uppercase: true)
      return hex.count == 1 ? "0" + hex : hex
    }
    let opacity = alpha < 1 ? " at \(Int((alpha * 100).rounded()))%" : ""
    return "#" + digits.joined() + opacity
  }
}
