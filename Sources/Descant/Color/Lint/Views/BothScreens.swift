// A colour outside sRGB shows clipped on one screen and whole on another: what fails must fail on both.
extension ColorList {
  /// Whether any of its colours shows as more than sRGB on some screens.
  var isWide: Bool {
    (shown + encounters.flatMap { [$0.upper, $0.ground] }).contains { $0.wide != nil }
  }

  private var shown: [Swatch] { swatches + grounds + texts + lines }

  /// Of each ground that even display-p3 can't show: its code there, and its code on other screens.
  var codesOnWideScreens: [String: String] {
    let grounds = grounds + encounters.map(\.ground)
    let codes = grounds.compactMap { ground in ground.wide.map { ($0.hex, ground.color.hex) } }
    return Dictionary(codes) { first, _ in first }
  }

  /// The list as a screen of display-p3 shows it, its colours beyond 0…1.
  var onWideScreens: ColorList {
    with { list in
      for part in [\ColorList.swatches, \.grounds, \.texts, \.lines] {
        list[keyPath: part] = list[keyPath: part].map(\.onWideScreens)
      }
      list.encounters = list.encounters.map { encounter in
        var encounter = encounter
        encounter.upper = encounter.upper.onWideScreens
        encounter.ground = encounter.ground.onWideScreens
        return encounter
      }
    }
  }
}

extension Swatch {
  fileprivate var onWideScreens: Swatch {
    var swatch = self
    swatch.color = wide ?? color
    return swatch
  }
}

extension [Verdict] {
  /// Those that hold on wide screens as well, each as the kinder screen has it; of two that say the same, this one.
  ///
  /// `codes` has for a ground's code there its code here.
  func milder(than wide: [Verdict], _ codes: [String: String]) -> [Verdict] {
    compactMap { verdict in
      guard let other = wide.first(where: { verdict.isOfTheSame(as: $0, codes) }) else {
        return nil
      }
      guard other.severity < verdict.severity else { return verdict }
      var milder = other
      milder.message += ", on a display-p3 screen"
      return milder
    }
  }
}

extension Verdict {
  /// Whether two verdicts of one rule speak of the same colours and readers.
  fileprivate func isOfTheSame(as other: Verdict, _ codes: [String: String]) -> Bool {
    slots == other.slots && location == other.location
      && measurement?.vision == other.measurement?.vision
      && (!slots.isEmpty
        || measurement?.ground == other.measurement?.ground.map { codes[$0] ?? $0 })
  }
}
