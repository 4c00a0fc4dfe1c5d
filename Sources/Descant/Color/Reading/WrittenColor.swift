/// A colour as a file writes it, with the names that lead to it.
struct WrittenColor: Sendable {
  /// "chart", "1": groups outside in, then its own name or its place in a list.
  var path: [String]
  var swatch: Swatch
  var theme: ColorList.Theme?
  /// The part of a page that it holds for, where several give the same name a colour.
  var scope: String?
  /// Written as a word that is no colour everywhere: "red".
  var isWord = false
  /// Its number among the values of a list, from 1; nil below a name of its own.
  var place: Int?
  /// Where on a gradient it lies, 0 to 1, where it is written with that: `[0.5, "#286eef"]`.
  var position: Double?

  /// As declarations name it: "chart.1", "--chart-1".
  var name: String { path.joined(separator: ".") }
}

extension JSONNode {
  /// The colour that a value writes: a text of CSS, a colour object of design tokens or of Figma.
  var color: CSSColor? {
    if let string { return CSSColor(string) }
    guard isObject else { return nil }
    if let word = self["colorSpace"]?.string, let space = ColorSpaceName(rawValue: word) {
      let parts = self["components"]?.elements ?? []
      let numbers = parts.compactMap { $0.number ?? ($0.string == "none" ? 0 : nil) }
      guard parts.count == 3, numbers.count == 3, numbers.allSatisfy({ abs($0) < 1e6 }) else {
        return nil
      }
      return CSSColor(
        space, SIMD3(numbers[0], numbers[1], numbers[2]), alpha: self["alpha"]?.number ?? 1)
    }
    guard let red = self["r"]?.number, let green = self["g"]?.number,
      let blue = self["b"]?.number, [red, green, blue].allSatisfy({ (0...1).contains($0) }),
      self["a"] != nil
    else { return nil }
    return CSSColor(.srgb, SIMD3(red, green, blue), alpha: self["a"]?.number ?? 1)
  }

  /// Whether a value can only be meant as a colour; "red" may be a name.
  var isSurelyColor: Bool { color != nil && !isColorWord }

  /// One of CSS's words for colours, which are words of the language as well.
  var isColorWord: Bool {
    string.map { text in text.utf8.allSatisfy { $0 != 0x23 && $0 != 0x28 } && CSSColor(text) != nil
    }
      ?? false
  }

  /// The value as a swatch, where it is a colour.
  func colorSwatch(named name: String?) -> Swatch? {
    guard let color else { return nil }
    var swatch = Swatch(
      color.color, name: name,
      // An object of channels has no text that a repair could write: what it shows as stands for it.
      written: string
        ?? (self["colorSpace"] == nil
          ? color.color.hex : String(decoding: source.bytes[range], as: UTF8.self)),
      location: string == nil ? location : textLocation, isClipped: color.isClipped,
      wide: color.wide)
    swatch.isPerhapsWord = isColorWord
    return swatch
  }

  /// Every colour in the tree, in its order.
  func writtenColors() -> [WrittenColor] {
    var colors: [WrittenColor] = []
    gather([], saying: [], at: nil, beside: [], depth: 0, into: &colors)
    return colors
  }

  /// More of them than this are not looked at.
  static let mostColors = 20_000

  /// - Parameters:
  ///   - path: the names on the way.
  ///   - names: the same, empty where one says no mode.
  ///   - place: the number in its list.
  ///   - position: the place on its gradient.
  ///   - others: the names beside its own.
  ///   - depth: how far in.
  ///   - colors: what was found.
  private func gather(
    _ path: [String], saying names: [String], at place: Int?, position: Double? = nil,
    beside others: [String], depth: Int, into colors: inout [WrittenColor]
  ) {
    guard depth < 128, colors.count < Self.mostColors else { return }
    if string != nil || isObject, let swatch = colorSwatch(named: path.last) {
      colors.append(
        WrittenColor(
          path: path, swatch: swatch, theme: ColorRole.theme(of: names, beside: others),
          isWord: isColorWord, place: place, position: position))
      return
    }
    // Beside as many labels, as in `["match", […], "sand", "#e69f00", "#cccccc"]`, people count the colours.
    let all = elements ?? []
    let isLabelled = all.count > 2 && all.count(where: \.isSurelyColor) * 2 <= all.count
    var number = 0
    for (index, element) in all.enumerated() {
      if !isLabelled || element.isSurelyColor { number += 1 }
      let own = [String(index + 1)]
      if let (position, color) = element.gradientStop {
        color.gather(
          path + own + ["2"], saying: names + own + ["2"], at: index + 1, position: position,
          beside: [], depth: depth + 1, into: &colors)
        continue
      }
      element.gather(
        path + own, saying: names + own, at: max(number, 1), beside: [], depth: depth + 1,
        into: &colors)
    }
    let others = members.map(\.name)
    for member in members {
      member.value.gather(
        path + [member.name], saying: names + [isShade(member.name) ? "" : member.name], at: nil,
        beside: others, depth: depth + 1, into: &colors)
    }
  }
}

extension JSONNode {
  /// A place on a gradient and the colour there: `[0.5, "#286eef"]`.
  var gradientStop: (position: Double, color: JSONNode)? {
    guard let parts = elements, parts.count == 2, let position = parts[0].number,
      (0...1).contains(position), parts[1].isSurelyColor
    else { return nil }
    return (position, parts[1])
  }

  /// Whether "dark", the name of a member, is no mode of a page but the character of one palette among several:
  /// beside "deep", "muted" and "bright", with no "light" to go with it.
  func isShade(_ name: String) -> Bool {
    guard let own = ColorRole.theme(name),
      ["dark", "light"].contains(ColorRole.words(name).joined())
    else { return false }
    let siblings = members.filter {
      $0.name != name && ($0.value.elements ?? $0.value.members.map(\.value)).count > 1
    }
    let others = siblings.filter { ColorRole.theme($0.name) == nil }
    guard !siblings.contains(where: { ![nil, own].contains(ColorRole.theme($0.name)) }) else {
      return false
    }
    // A mode has roles; what is a list beside lists is one of them.
    let isList = self[name]?.elements != nil
    return others.count > 2
      || isList && others.contains { $0.value.elements?.contains(where: \.isSurelyColor) ?? false }
  }
}
