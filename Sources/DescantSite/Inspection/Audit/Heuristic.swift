/// One question of Chartability, the workbook for auditing charts, by the ids that audits of it use.
///
/// The workbook has titles and no ids: what stands here is its order, its title and its heading's slug.
struct Heuristic: Sendable {
  enum Way: String, Sendable {
    /// A build decides it.
    case automatic
    /// A build finds a part; a person decides.
    case half = "half automatic"
    case person
    /// What the program makes leaves no room for it.
    case construction = "by construction"
  }

  /// "P1".
  let id: String
  let isCritical: Bool
  let title: String
  let slug: String
  let way: Way

  private init(
    _ id: String, _ title: String, _ way: Way, isCritical: Bool = false, slug: String? = nil
  ) {
    self.id = id
    self.title = title
    self.way = way
    self.isCritical = isCritical
    self.slug = slug ?? Slugs.slug(title.replacing("'", with: ""))
  }

  private static func critical(_ id: String, _ title: String, _ way: Way) -> Heuristic {
    Heuristic(id, title, way, isCritical: true)
  }

  static let all: [Heuristic] = [
    critical("P1", "Low contrast", .automatic),
    critical("P2", "Only visual", .half),
    critical("P3", "Small text size", .automatic),
    critical("P4", "Visual presents seizure risk", .automatic),
    Heuristic("P5", "Color is used alone to communicate meaning", .automatic),
    Heuristic("P6", "Meaningful elements are obscured", .automatic),
    Heuristic("P7", "Not CVD-friendly", .automatic),
    Heuristic("P8", "Spacing is inappropriate", .automatic),
    critical("O1", "Interaction output only has one input", .automatic),
    critical("O2", "No interaction cues or instructions", .automatic),
    critical("O3", "Controls override AT controls", .automatic),
    // The workbook's heading is written so; its address follows it.
    Heuristic(
      "O4", "Low contrast on interactive elements", .automatic,
      slug: "low-contrast-on-iteractive-elements"),
    Heuristic("O5", "Keyboard focus indicator missing, obscured, or low contrast", .automatic),
    Heuristic("O6", "Inappropriate tab stops", .automatic),
    Heuristic("O7", "Complex actions have no alternatives", .construction),
    Heuristic("O8", "Target pointer interaction size is too small", .automatic),
    critical("U1", "No explanation for purpose or for how to read", .half),
    critical("U2", "No title, summary, or caption", .automatic),
    critical("U3", "Reading level inappropriate", .automatic),
    Heuristic("U4", "Interactive context is not clear", .person),
    Heuristic("U5", "Information complexity is inappropriate", .automatic),
    Heuristic("U6", "Changes are not easy to follow", .automatic),
    Heuristic("U7", "Metrics and variables are undefined", .half),
    Heuristic("U8", "Statistical uncertainty isn't clearly communicated", .half),
    Heuristic("U9", "Axis labels are unclear or missing", .automatic),
    Heuristic("U10", "Controls are inappropriate", .automatic),
    Heuristic("R1", "Does not conform to standards", .half),
    Heuristic("R2", "Semantically invalid", .half),
    Heuristic("R3", "Fragile technology support", .automatic),
    critical("C1", "No table", .automatic),
    Heuristic("C2", "Information can only be reached through single process", .automatic),
    Heuristic("C3", "Location and history is clear", .automatic),
    Heuristic("C4", "Interactions are not forgiveable", .construction),
    Heuristic(
      "C5", "Information cannot be navigated according to narrative or structure", .automatic),
    Heuristic("C6", "Table/data is static", .automatic, slug: "tabledata-is-static"),
    Heuristic("C7", "State is not easy to share and reproduce", .automatic),
    critical("A1", "Data density is inappropriate", .automatic),
    critical("A2", "Navigation and interaction is tedious", .automatic),
    Heuristic("A3", "Visually apparent features and relationships are not described", .half),
    Heuristic("A4", "Data in text is not human-readable", .half),
    Heuristic("A5", "Space does not handle extremes", .automatic),
    Heuristic(
      "A6", "No default \"build-your-own\" provided", .construction,
      slug: "no-default-build-your-own-provided"),
    critical("F1", "User style change not respected", .automatic),
    Heuristic("F2", "Long animations cannot be controlled", .construction),
    Heuristic("F3", "Scrolling experiences cannot be altered", .construction),
    Heuristic("F4", "Zoom and reflow are not supported", .automatic),
    Heuristic("F5", "User's text adjustments are not respected", .automatic),
    Heuristic("F6", "Design is not consistent and familiar", .construction),
    Heuristic("F7", "Contrast and textures cannot be adjusted", .automatic),
    Heuristic("F8", "Difficult chart type has no alternative", .half),
  ]
}
