/// The colours a site draws with, in every mode, and what tells series apart where colour can't.
public struct Palette: Hashable, Sendable {
  /// The circumstances a page answers by style.
  package enum Mode: String, Hashable, Sendable, CaseIterable {
    case light, dark
    case lightContrast = "light-contrast"
    case darkContrast = "dark-contrast"
  }

  /// One series' share: a colour a mode; symbol, dash and pattern by their names.
  package struct Slot: Hashable, Sendable {
    package var name: String
    package var colors: Colors
    package var symbol: String
    package var dash: String
    package var pattern: String
  }

  /// A colour for each mode, "#RRGGBB".
  package struct Colors: Hashable, Sendable {
    package var light: String
    package var dark: String
    package var lightContrast: String
    package var darkContrast: String

    package init(_ light: String, _ dark: String, _ lightContrast: String, _ darkContrast: String) {
      self.light = light
      self.dark = dark
      self.lightContrast = lightContrast
      self.darkContrast = darkContrast
    }

    package subscript(_ mode: Mode) -> String {
      get {
        switch mode {
        case .light: light
        case .dark: dark
        case .lightContrast: lightContrast
        case .darkContrast: darkContrast
        }
      }
      set {
        switch mode {
        case .light: light = newValue
        case .dark: dark = newValue
        case .lightContrast: lightContrast = newValue
        case .darkContrast: darkContrast = newValue
        }
      }
    }
  }

  /// A colour of the page beside the series: ink, axis base, focus ring.
  package struct Token: Hashable, Sendable {
    package var name: String
    package var colors: Colors
  }

  /// A ramp's colours at equal distances: from few to many, or from below to above a middle.
  package struct Steps: Hashable, Sendable {
    package var light: [String]
    package var dark: [String]
  }

  package var name: String
  package var ground: Colors
  package var slots: [Slot]
  package var texts: [Token]
  package var lines: [Token]
  package var sequential: Steps
  package var diverging: Steps
}
