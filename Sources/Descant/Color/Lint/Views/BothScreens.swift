// A screen shows bytes: those of sRGB on most, those of display-p3 on some. A colour outside sRGB is clipped on the one and
// whole on the other: what fails must fail on both.
extension ColorList {
  /// Whether any of its colours shows as more than sRGB on some screens.
  var isWide: Bool {
    (shown + encounters.flatMap { [$0.upper, $0.ground] }).contains { $0.wide != nil }
  }

  private var shown: [Swatch] { swatches + grounds + textGrounds + texts + lines }

  /// The list as a screen of sRGB shows it.
  var inBytes: ColorList { shownAs(\.inBytes) }

  /// The list as a screen of display-p3 shows it, its colours beyond 0…1.
  var onWideScreens: ColorList { shownAs(\.onWideScreens) }

  private func shownAs(_ swatch: (Swatch) -> Swatch) -> ColorList {
    with { list in
      for part in [\ColorList.swatches, \.grounds, \.textGrounds, \.texts, \.lines] {
        list[keyPath: part] = list[keyPath: part].map(swatch)
      }
      list.encounters = list.encounters.map { encounter in
        var encounter = encounter
        encounter.upper = swatch(encounter.upper)
        encounter.ground = swatch(encounter.ground)
        return encounter
      }
    }
  }

  /// Of each colour that has another code on wide screens: that one, and its own.
  var codesOnWideScreens: [String: String] {
    let all = shown + encounters.flatMap { [$0.upper, $0.ground] }
    let codes = all.map { ($0.onWideScreens.color.hex, $0.color.hex) }
    return Dictionary(codes) { first, _ in first }.filter { $0.key != $0.value }
  }
}

extension Swatch {
  /// With the colour that its code says.
  fileprivate var inBytes: Swatch { shown(color.rounded) }

  fileprivate var onWideScreens: Swatch {
    var shown = LinearRGB(wide ?? color).inBytesOfWideScreens.unclippedColor
    shown.alpha = color.alpha
    return self.shown(shown)
  }

  private func shown(_ color: Color) -> Swatch {
    var swatch = self
    swatch.color = color
    return swatch
  }
}

extension [Verdict] {
  /// Each as the kinder screen has it; what holds here alone is a note.
  ///
  /// `codes` has for a colour's code there its code here.
  func milder(than wide: [Verdict], _ codes: [String: String]) -> [Verdict] {
    map { verdict in
      guard let other = wide.first(where: verdict.isOfTheSame) else {
        var note = verdict
        note.severity = .note
        note.message += ", on screens that show sRGB alone"
        return note
      }
      return other.severity < verdict.severity ? verdict.milder(as: other, codes) : verdict
    }
  }
}

extension Verdict {
  /// Whether two verdicts of one rule speak of the same colours and readers, whatever codes these have.
  fileprivate func isOfTheSame(as other: Verdict) -> Bool {
    slots == other.slots && place == other.place && location == other.location
      && measurement?.vision == other.measurement?.vision
      && measurement?.subjects.map(\.name) == other.measurement?.subjects.map(\.name)
  }

  /// With the figure of a kinder screen; codes and proposals are those of this one.
  fileprivate func milder(as other: Verdict, _ codes: [String: String]) -> Verdict {
    var milder = other
    let parts = other.message.split(separator: "#", omittingEmptySubsequences: false)
    milder.message =
      parts.dropFirst().reduce(into: String(parts.first ?? "")) { text, part in
        let digits = part.prefix(while: \.isHexDigit)
        text += (codes["#" + digits] ?? "#" + digits) + part.dropFirst(digits.count)
      } + ", on a display-p3 screen"
    milder.help = help
    milder.replacement = replacement
    milder.measurement?.subjects = measurement?.subjects ?? []
    milder.measurement?.ground = other.measurement?.ground.map { codes[$0] ?? $0 }
    return milder
  }
}
