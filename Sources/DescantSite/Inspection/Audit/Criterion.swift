/// A success criterion of WCAG 2.2, and what can be said of it for a whole site.
struct Criterion: Sendable {
  enum Level: String, Sendable, CaseIterable {
    case a = "success_criteria_level_a"
    case aa = "success_criteria_level_aa"
    case aaa = "success_criteria_level_aaa"
  }

  enum Stance: Sendable {
    /// Rules judge it, chart by chart or page by page.
    case rules
    /// The built-in theme keeps it, and the program's own tests show it: while a site has no theme and
    /// no HTML of its own.
    case theme(String)
    /// Nothing that the program makes is of that kind: while a site has no HTML of its own.
    case absent(String)
    case person
  }

  /// "1.4.3".
  let id: String
  let level: Level
  /// As W3C's addresses have it: "contrast-minimum".
  let slug: String
  let stance: Stance

  private init(_ id: String, _ level: Level, _ slug: String, _ stance: Stance = .person) {
    self.id = id
    self.level = level
    self.slug = slug
    self.stance = stance
  }

  /// "Contrast minimum".
  var title: String { slug.asTitle }

  static func of(id: String) -> Criterion? { all.first { $0.id == id } }

  static let all: [Criterion] = levelA + levelAA + levelAAA

  private static let noForms = "No page asks a reader for anything that is sent or kept."
  private static let noVideo = "There is no video and nothing live."

  private static let levelA: [Criterion] = [
    Criterion("1.1.1", .a, "non-text-content", .rules),
    Criterion("1.2.1", .a, "audio-only-and-video-only-prerecorded", .rules),
    Criterion("1.2.2", .a, "captions-prerecorded", .absent(noVideo)),
    Criterion("1.2.3", .a, "audio-description-or-media-alternative-prerecorded", .absent(noVideo)),
    Criterion("1.3.1", .a, "info-and-relationships", .rules),
    Criterion(
      "1.3.2", .a, "meaningful-sequence",
      .theme("Parts follow each other in the markup as on screen.")),
    Criterion("1.3.3", .a, "sensory-characteristics"),
    Criterion("1.4.1", .a, "use-of-color", .rules),
    Criterion("1.4.2", .a, "audio-control", .theme("Sound begins only when a reader asks for it.")),
    Criterion("2.1.1", .a, "keyboard", .rules),
    Criterion("2.1.2", .a, "no-keyboard-trap", .rules),
    Criterion("2.1.4", .a, "character-key-shortcuts", .rules),
    Criterion("2.2.1", .a, "timing-adjustable", .absent("Nothing has a time limit.")),
    Criterion("2.2.2", .a, "pause-stop-hide", .rules),
    Criterion("2.3.1", .a, "three-flashes-or-below-threshold", .rules),
    Criterion("2.4.1", .a, "bypass-blocks", .rules),
    Criterion("2.4.2", .a, "page-titled", .rules),
    Criterion("2.4.3", .a, "focus-order", .rules),
    Criterion("2.4.4", .a, "link-purpose-in-context", .rules),
    Criterion("2.5.1", .a, "pointer-gestures", .rules),
    Criterion(
      "2.5.2", .a, "pointer-cancellation",
      .theme("Controls are the browser's own: they act on release.")),
    Criterion("2.5.3", .a, "label-in-name", .theme("A control's name contains its text.")),
    Criterion("2.5.4", .a, "motion-actuation", .absent("Nothing reacts to motion.")),
    Criterion("3.1.1", .a, "language-of-page", .rules),
    Criterion("3.2.1", .a, "on-focus", .theme("Focus changes nothing but the ring around it.")),
    Criterion(
      "3.2.2", .a, "on-input",
      .theme("A choice changes the chart that it belongs to, and nothing else.")),
    Criterion("3.2.6", .a, "consistent-help"),
    Criterion("3.3.1", .a, "error-identification", .absent(noForms)),
    Criterion("3.3.2", .a, "labels-or-instructions", .rules),
    Criterion("3.3.7", .a, "redundant-entry", .absent(noForms)),
    Criterion("4.1.1", .a, "parsing", .rules),
    Criterion("4.1.2", .a, "name-role-value", .rules),
  ]

  private static let levelAA: [Criterion] = [
    Criterion("1.2.4", .aa, "captions-live", .absent(noVideo)),
    Criterion("1.2.5", .aa, "audio-description-prerecorded", .absent(noVideo)),
    Criterion("1.3.4", .aa, "orientation", .theme("Pages take any width and height.")),
    Criterion("1.3.5", .aa, "identify-input-purpose", .absent(noForms)),
    Criterion("1.4.3", .aa, "contrast-minimum", .rules),
    Criterion("1.4.4", .aa, "resize-text", .rules),
    Criterion("1.4.5", .aa, "images-of-text"),
    Criterion("1.4.10", .aa, "reflow", .rules),
    Criterion("1.4.11", .aa, "non-text-contrast", .rules),
    Criterion("1.4.12", .aa, "text-spacing", .rules),
    Criterion("1.4.13", .aa, "content-on-hover-or-focus"),
    Criterion(
      "2.4.5", .aa, "multiple-ways",
      .theme("Pages are found by navigation, by lists and by search.")),
    Criterion("2.4.6", .aa, "headings-and-labels", .rules),
    Criterion("2.4.7", .aa, "focus-visible", .rules),
    Criterion("2.4.11", .aa, "focus-not-obscured-minimum", .rules),
    Criterion(
      "2.5.7", .aa, "dragging-movements", .theme("What the slider does, keys and buttons do, too.")),
    Criterion("2.5.8", .aa, "target-size-minimum", .rules),
    Criterion("3.1.2", .aa, "language-of-parts"),
    Criterion(
      "3.2.3", .aa, "consistent-navigation", .theme("One template writes every page's navigation.")),
    Criterion(
      "3.2.4", .aa, "consistent-identification", .theme("One template writes every figure.")),
    Criterion("3.3.3", .aa, "error-suggestion", .absent(noForms)),
    Criterion("3.3.4", .aa, "error-prevention-legal-financial-data", .absent(noForms)),
    Criterion("3.3.8", .aa, "accessible-authentication-minimum", .absent(noForms)),
    Criterion("4.1.3", .aa, "status-messages", .rules),
  ]

  private static let levelAAA: [Criterion] = [
    Criterion("1.2.6", .aaa, "sign-language-prerecorded"),
    Criterion("1.2.7", .aaa, "extended-audio-description-prerecorded"),
    Criterion("1.2.8", .aaa, "media-alternative-prerecorded"),
    Criterion("1.2.9", .aaa, "audio-only-live"), Criterion("1.3.6", .aaa, "identify-purpose"),
    Criterion("1.4.6", .aaa, "contrast-enhanced"),
    Criterion("1.4.7", .aaa, "low-or-no-background-audio"),
    Criterion("1.4.8", .aaa, "visual-presentation"),
    Criterion("1.4.9", .aaa, "images-of-text-no-exception"),
    Criterion("2.1.3", .aaa, "keyboard-no-exception"), Criterion("2.2.3", .aaa, "no-timing"),
    Criterion("2.2.4", .aaa, "interruptions"), Criterion("2.2.5", .aaa, "re-authenticating"),
    Criterion("2.2.6", .aaa, "timeouts"), Criterion("2.3.2", .aaa, "three-flashes", .rules),
    Criterion("2.3.3", .aaa, "animation-from-interactions"),
    Criterion("2.4.8", .aaa, "location", .rules),
    Criterion("2.4.9", .aaa, "link-purpose-link-only"),
    Criterion("2.4.10", .aaa, "section-headings"),
    Criterion("2.4.12", .aaa, "focus-not-obscured-enhanced"),
    Criterion("2.4.13", .aaa, "focus-appearance"),
    Criterion("2.5.5", .aaa, "target-size-enhanced", .rules),
    Criterion("2.5.6", .aaa, "concurrent-input-mechanisms"),
    Criterion("3.1.3", .aaa, "unusual-words"), Criterion("3.1.4", .aaa, "abbreviations"),
    Criterion("3.1.5", .aaa, "reading-level", .rules), Criterion("3.1.6", .aaa, "pronunciation"),
    Criterion("3.2.5", .aaa, "change-on-request"), Criterion("3.3.5", .aaa, "help"),
    Criterion("3.3.6", .aaa, "error-prevention-all"),
    Criterion("3.3.9", .aaa, "accessible-authentication-enhanced"),
  ]
}
