/// A colour in a notation of CSS Color 4.
///
///     CSSColor("oklch(62% 0.2 255 / 0.5)")?.color.hex
package struct CSSColor: Sendable {
  /// In sRGB; what lies outside is clipped channel by channel, as browsers do on screens that show no more.
  package let color: Color
  /// As a screen of display-p3 shows it, with channels beyond 0…1; nil inside sRGB.
  package let wide: Color?
  /// Whether clipping changes it by more than is noticed.
  package let isClipped: Bool

  package init?(_ text: String) {
    let text = text.trimmed.lowercased()
    if text.hasPrefix("#") {
      guard let color = Color(hex: text) else { return nil }
      self.init(color: color)
    } else if let named = CSSColorNames.all[text] {
      guard let color = Color(hex: named) else { return nil }
      self.init(color: color)
    } else if text == "transparent" {
      self.init(color: Color(red: 0, green: 0, blue: 0, alpha: 0))
    } else {
      self.init(function: text)
    }
  }

  /// From components in a named space.
  init(_ space: ColorSpaceName, _ values: SIMD3<Double>, alpha: Double = 1) {
    let light = space.light(values)
    var color = light.isInGamut ? light.color : light.color.rounded
    color.alpha = min(max(alpha, 0), 1)
    // Less is lost than anybody notices where a colour lies next to sRGB: many of Tailwind's oklch() do.
    let isClipped = !light.isInGamut && OKLab(light).distance(from: OKLab(color)) > Self.noticed
    var wide = light.isInGamut ? nil : light.onWideScreens.unclippedColor
    wide?.alpha = color.alpha
    self.init(color: color, wide: wide, isClipped: isClipped)
  }

  /// Of 100 times the OKLab distance.
  private static let noticed = 3.0

  private init(color: Color, wide: Color? = nil, isClipped: Bool = false) {
    self.color = color
    self.wide = wide
    self.isClipped = isClipped
  }

  private init?(function text: String) {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let name = text[..<open].trimmed
    let inner = String(text[text.index(after: open)...].dropLast())
    if inner.trimmed.hasPrefix("from ") {
      guard let color = RelativeColor.color(name: name, arguments: inner) else { return nil }
      self = color
      return
    }
    guard var call = Call(inner) else { return nil }
    guard let space = call.space(of: name), call.values.count == 3 else { return nil }
    let reaches = Self.reaches(name)
    var values = SIMD3<Double>(repeating: 0)
    for (index, argument) in call.values.enumerated() {
      guard let value = argument.value(reaches[index]) else { return nil }
      values[index] = value
    }
    guard let alpha = call.alpha.map({ $0.value(.alpha) }) ?? 1 else { return nil }
    self.init(space, values, alpha: alpha)
  }

  private static func reaches(_ name: String) -> [Notch] {
    switch name {
    case "rgb", "rgba": [.byte, .byte, .byte]
    case "hsl", "hsla", "hwb": [.hue, .percent, .percent]
    case "lab": [.lightness, .ranged(125), .ranged(125)]
    case "lch": [.lightness, .ranged(150), .hue]
    case "oklab": [.unit, .ranged(0.4), .ranged(0.4)]
    case "oklch": [.unit, .ranged(0.4), .hue]
    default: [.unit, .unit, .unit]
    }
  }

  /// What a number and what 100% mean at a place.
  fileprivate enum Notch {
    case byte, hue, percent, lightness, unit, alpha
    case ranged(Double)
  }
}

/// What stands between the parentheses.
private struct Call {
  var values: [Argument] = []
  var alpha: Argument?

  init?(_ text: String) {
    let hasCommas = text.contains(",")
    let halves = text.split(separator: "/", omittingEmptySubsequences: false)
    guard halves.count <= 2 else { return nil }
    let parts =
      hasCommas
      ? halves[0].split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
      : halves[0].split(whereSeparator: \.isWhitespace).map(String.init)
    for part in parts {
      guard let argument = Argument(part) else { return nil }
      values.append(argument)
    }
    if halves.count == 2 {
      guard let argument = Argument(halves[1].trimmed) else { return nil }
      alpha = argument
    } else if hasCommas, values.count == 4 {
      alpha = values.removeLast()
    }
  }

  /// The space that a function stands for; `color()` names it first.
  mutating func space(of name: String) -> ColorSpaceName? {
    switch name {
    case "rgb", "rgba": return .srgb
    case "hsl", "hsla": return .hsl
    case "hwb", "lab", "lch", "oklab", "oklch": return ColorSpaceName(rawValue: name)
    case "color":
      guard case .word(let word)? = values.first, let space = ColorSpaceName(rawValue: word),
        ![.lab, .lch, .oklab, .oklch, .hsl, .hwb].contains(space)
      else { return nil }
      values.removeFirst()
      return space
    default: return nil
    }
  }
}

private enum Argument {
  case number(Double)
  case percent(Double)
  case degrees(Double)
  case none
  case word(String)

  init?(_ text: String) {
    let units = [("deg", 1.0), ("grad", 0.9), ("rad", 180 / Double.pi), ("turn", 360)]
    if text == "none" {
      self = .none
    } else if let value = Self.number(text) {
      self = .number(value)
    } else if text.hasSuffix("%"), let value = Self.number(text.dropLast()) {
      self = .percent(value)
    } else if let unit = units.first(where: { text.hasSuffix($0.0) }),
      let value = Self.number(text.dropLast(unit.0.count))
    {
      self = .degrees(value * unit.1)
    } else if text.utf8.allSatisfy({ $0 == 0x2D || (0x30...0x39).contains($0) || $0 >= 0x61 }),
      !text.isEmpty
    {
      self = .word(text)
    } else {
      return nil
    }
  }

  /// Swift reads "nan", "inf" and "0x1" too; CSS does not.
  private static func number(_ text: some StringProtocol) -> Double? {
    let allowed = text.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || byte == 0x2E || byte == 0x2D || byte == 0x2B || byte == 0x65
    }
    guard allowed, let value = Double(text), value.isFinite, abs(value) < 1e9 else { return nil }
    return value
  }

  func value(_ scale: CSSColor.Notch) -> Double? {
    switch (self, scale) {
    case (.none, _): 0
    case (.word, _): nil
    case (.degrees(let value), .hue), (.number(let value), .hue): value
    case (.degrees, _), (.percent, .hue): nil
    case (.number(let value), .byte): value / 255
    case (.percent(let value), .byte), (.percent(let value), .unit): value / 100
    case (.percent(let value), .alpha): value / 100
    case (.percent(let value), .ranged(let full)): value / 100 * full
    case (.percent(let value), .percent), (.percent(let value), .lightness): value
    case (.number(let value), _): value
    }
  }
}

extension StringProtocol {
  var trimmed: String {
    var rest = Substring(self)
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
