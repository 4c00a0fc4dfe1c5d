/// The colours a site draws with, in every mode, and what tells series apart where colour can't.
public struct Palette: Hashable, Sendable {
  /// The circumstances a page answers by style.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    case light, dark
    case lightContrast = "light-contrast"
    case darkContrast = "dark-contrast"
  }

  /// One series' share: a colour a mode; symbol, dash and pattern by their names.
  public struct Slot: Hashable, Sendable {
    public var name: String
    public var colors: Colors
    public var symbol: String
    public var dash: String
    public var pattern: String
  }

  /// A colour for each mode, "#RRGGBB".
  public struct Colors: Hashable, Sendable {
    public var light: String
    public var dark: String
    public var lightContrast: String
    public var darkContrast: String

    public init(_ light: String, _ dark: String, _ lightContrast: String, _ darkContrast: String) {
      self.light = light
      self.dark = dark
      self.lightContrast = lightContrast
      self.darkContrast = darkContrast
    }

    public subscript(_ mode: Mode) -> String {
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
  public struct Token: Hashable, Sendable {
    public var name: String
    public var colors: Colors
  }

  /// A ramp's colours at equal distances: from few to many, or from below to above a middle.
  public struct Steps: Hashable, Sendable {
    public var light: [String]
    public var dark: [String]
  }

  public var name: String
  public var ground: Colors
  public var slots: [Slot]
  public var texts: [Token]
  public var lines: [Token]
  public var sequential: Steps
  public var diverging: Steps
}
