/// Writes the inside of a plot.
///
/// Places are shares of the plot: `h` from its left, `v` from its top.
///
/// One writer, two media: on a page every place is a per cent of a fluid box and looks come from
/// the style sheet; in a file places are pixels and looks are presentation attributes too.
struct Canvas {
  enum Medium: Hashable {
    case page
    /// The plot's size in pixels.
    case file(width: Double, height: Double)
  }

  let medium: Medium
  /// Prefixes ids: unique on a page that holds many charts.
  let prefix: String
  private(set) var markup = ""
  /// Whether paths end at the plot's edge, because some data lie beyond it.
  var isClipped = false

  /// The size of text in a file, in px; on a page an em stays an em.
  static let fileText = 13.0

  init(medium: Medium, prefix: String) {
    self.medium = medium
    self.prefix = prefix
    markup.reserveCapacity(16_384)
  }

  var isPage: Bool { medium == .page }

  mutating func raw(_ finished: String) { markup += finished }

  mutating func escaped(_ text: String) { markup += text.nameForMarkup }

  // MARK: Attributes

  mutating func attribute(_ name: StaticString, _ value: String) {
    markup += " "
    markup += name.description
    markup += "=\""
    markup += value.escapedForMarkup
    markup += "\""
  }

  /// What a screen reader says: names match those elsewhere on the page.
  mutating func label(_ text: String) { attribute("aria-label", text.isolated) }

  mutating func look(_ look: Look) {
    if !look.classes.isEmpty { markup += " class=\"\(look.classes)\"" }
    if !look.always.isEmpty { markup += " \(look.always)" }
    if !isPage, !look.inFile.isEmpty { markup += " \(look.inFile)" }
  }

  /// A share of the plot's width.
  mutating func across(_ name: StaticString, _ share: Double) {
    switch medium {
    case .page: percent(name, share)
    case .file(let width, _): number(name, share * width)
    }
  }

  /// A share of the plot's height.
  mutating func down(_ name: StaticString, _ share: Double) {
    switch medium {
    case .page: percent(name, share)
    case .file(_, let height): number(name, share * height)
    }
  }

  /// A length in ems.
  mutating func ems(_ name: StaticString, _ ems: Double) {
    guard isPage else { return number(name, ems * Self.fileText) }
    open(name)
    ems.write(decimals: 2, to: &markup)
    markup += "em\""
  }

  private mutating func percent(_ name: StaticString, _ share: Double) {
    open(name)
    let value = share * 100
    value.clamped.write(decimals: 2, to: &markup)
    markup += abs(value) < 0.005 ? "\"" : "%\""
  }

  mutating func number(_ name: StaticString, _ value: Double) {
    open(name)
    value.clamped.write(decimals: 2, to: &markup)
    markup += "\""
  }

  private mutating func open(_ name: StaticString) {
    markup += " "
    markup += name.description
    markup += "=\""
  }
}

extension Double {
  /// What a drawing can hold: far outside the plot is far enough.
  package var clamped: Double { isNaN ? 0 : Swift.min(Swift.max(self, -100_000), 100_000) }
}
