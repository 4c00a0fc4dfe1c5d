import Descant

extension AuditRule {
  /// The shelf: everything that is asked of a chart, in the workbook's order.
  static let all: [AuditRule] =
    looks + crowding + texts + variables + ways + guaranteed + constructed + personal

  static func of(id: String) -> AuditRule? { all.first { $0.id == id } }

  // MARK: What the program makes the same way for every chart

  /// What the built-in theme keeps, and the program's own tests show in browsers.
  private static let guaranteed: [AuditRule] = [
    theme(
      "P3", "No text is smaller than 12 px", ["1.4.4"], "texts are 12 px or larger from 320 px on"),
    theme(
      "P4", "Nothing flashes or moves by itself", ["2.2.2", "2.3.1", "2.3.2"],
      "no animation; the playhead moves only while a reader listens"),
    theme("P8", "Spaces are even", [], "bands and gaps keep their shares at every width"),
    theme(
      "O1", "Keys, mouse and touch reach the same", ["2.1.1", "2.5.1"],
      "slider, buttons and menus are the browser's own; each key has a button"),
    theme(
      "O2", "What keys do is said", ["3.3.2"],
      "H lists the keys; \"How to listen\" says how to begin"),
    theme(
      "O3", "No key is taken from a screen reader", ["2.1.2", "2.1.4"],
      "keys act on the focused slider only; no role \"application\", no access keys"),
    theme(
      "O4", "Controls stand out", ["1.4.11"], "rings and edges of controls have 3:1 or more"),
    theme(
      "O5", "The focus can be seen", ["2.4.7", "2.4.11"],
      "a ring of 3 px around what has the focus, never covered"),
    theme(
      "O6", "Only what can be used is a tab stop", ["2.4.3"],
      "no mark of a drawing is one; a table's box is one only where it may scroll"),
    AuditRule("AUD-O8-24", "Targets are 24 px or larger", nil, criteria: ["2.5.8"]) {
      $0.resting(on: "targets are 24 px or larger, or have that space around them")
    },
    theme(
      "U6", "Changes are said", ["4.1.3"], "a new place is said by the slider and a live region"),
    theme(
      "U10", "Controls fit the chart", [],
      "turning points, gaps and crossings have controls where there are any"),
    theme(
      "R3", "It works in more than one browser", [],
      "tested in Chromium and Firefox; complete without scripts"),
    theme(
      "C3", "One knows where one is", ["2.4.8"],
      "a breadcrumb leads from the front page to the chart"),
    theme("C7", "A place can be shared", [], "rows, and seconds of the sound, have addresses"),
    theme(
      "A2", "Long parts can be skipped", ["2.4.1"],
      "a link passes over the drawing and says how long it is"),
    theme("F4", "Pages reflow", ["1.4.4", "1.4.10"], "no page scrolls sideways at 320 px"),
    theme(
      "F5", "Text can be spaced and enlarged", ["1.4.12"],
      "no text is cut with the spacing of WCAG 1.4.12"),
    shortfall(
      "O8", "Targets are 44 px or larger", ["2.5.5"],
      "links and buttons are 24 px or larger, not 44; keys and the table reach the same"),
    theme(
      "C5", "Title, summary, notes and data come in this order", [],
      "title, summary, then values with each note at its place among them; what stands out has a heading"
    ),
    theme(
      "F1", "A reader's own style holds", [],
      "forced colours are taken over; with its script a figure takes those of a reader's style sheet"
    ),
    theme(
      "F7", "Contrast and textures can be set", [],
      "system settings are answered; without a script two switches under How to read set more contrast, textures and dashes"
    ),
  ]

  private static func theme(
    _ heuristic: String, _ title: String, _ criteria: [String], _ evidence: String
  ) -> AuditRule {
    AuditRule("AUD-" + heuristic, title, heuristic, criteria: criteria) { $0.resting(on: evidence) }
  }

  /// What the program falls short of, whatever a chart's author does.
  private static func shortfall(
    _ heuristic: String, _ title: String, _ criteria: [String], _ evidence: String
  ) -> AuditRule {
    AuditRule("AUD-" + heuristic, title, heuristic, criteria: criteria) { _ in .failed(evidence) }
  }

  // MARK: What there is none of

  private static let constructed: [AuditRule] = [
    absent("O7", "Complex actions have another way", "nothing is brushed, zoomed or gestured"),
    absent("C4", "Steps can be undone", "a reader changes nothing that would have to be undone"),
    absent("A6", "There is a first view", "no view is put together by readers"),
    absent("F2", "Animations can be stopped", "there is no animation"),
    absent("F3", "Scrolling can be altered", "nothing follows scrolling"),
    AuditRule("AUD-F6", "Charts look and work alike", "F6") {
      $0.resting(on: "one template and one list of keys serve every chart")
    },
  ]

  private static func absent(_ heuristic: String, _ title: String, _ evidence: String) -> AuditRule
  {
    AuditRule("AUD-" + heuristic, title, heuristic) { subject in
      subject.ownTheme.isEmpty
        ? .inapplicable(evidence) : .cantTell(subject.ownTheme.ownThemeRemark)
    }
  }

  // MARK: What people judge

  private static let personal: [AuditRule] = [
    AuditRule(
      "AUD-P2-reader", "It was read with a screen reader", "P2", criteria: ["1.1.1", "4.1.2"]
    ) {
      _ in .cantTell("no machine hears what a screen reader says of this chart")
    },
    AuditRule("AUD-U4", "It is clear what controls act on", "U4") { _ in
      .cantTell("a person must say whether surroundings and chart explain each other")
    },
    AuditRule("AUD-R1", "It was evaluated against a standard", "R1") { _ in
      .cantTell("openacr.yaml says what was; the workbook asks a person to have evaluated all")
    },
    AuditRule("AUD-R2", "Elements are what they say", "R2", criteria: ["1.3.1", "4.1.2"]) {
      subject in
      let unnamed = subject.figure.words.names.flatMap { $0.flatMap(\.self) }.count(
        where: \.isEmpty)
      return unnamed > 0
        ? .failed(
          counted(unnamed, "node of the drawing has", "nodes of the drawing have") + " no name")
        : .cantTell(
          "every node of the drawing has a name and a role; a screen reader must confirm it")
    },
  ]
}
