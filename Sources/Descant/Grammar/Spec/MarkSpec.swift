/// A mark definition, with the config's defaults already in it.
struct MarkSpec: Sendable {
  /// What to do with rows whose value can't be placed; Vega-Lite's names.
  enum Invalid: String, Sendable, CaseIterable {
    case filter, show
    case breakPathsFilterDomains = "break-paths-filter-domains"
    case breakPathsShowDomains = "break-paths-show-domains"
    case breakPathsShowPathDomains = "break-paths-show-path-domains"
  }

  enum Orient: String, Sendable, CaseIterable {
    case horizontal, vertical
  }

  /// Marks of Vega-Lite that are not drawn yet.
  static let later = ["image"]

  var node: JSONNode
  var shape: Mark.Shape
  var orient: Orient?
  var interpolation: Mark.Interpolation = .linear
  var isFilled: Bool?
  /// Points drawn over a line or an area; nil when there are none.
  var overlaysPoints = false
  var overlaysLine = false
  var color: String?
  var opacity: Double?
  var size: Double?
  var symbol: String?
  var strokeWidth: Double?
  var strokeDash: [Double]?
  var innerRadius = 0.0
  var outerRadius: Double?
  var bandPosition: Double?
  /// A line whose width follows data: Vega-Lite's "trail".
  var isTrail = false
  /// The share of a band that a bar fills, across its direction: x for upright bars.
  var bandSizes: [ChannelName: Double] = [:]
  /// The same in pixels.
  var pixelSizes: [ChannelName: Double] = [:]
  var text: String?
  /// Where a text stands whatever the data say: a number of pixels, or "width" or "height".
  var pixelPlaces: [ChannelName: JSONNode] = [:]
  var place: TextPlace?
  var invalid: Invalid?
  /// How far a box's whiskers may reach beyond its middle half, in its widths; nil: to all values.
  var reach: Double? = 1.5
  /// What an interval's ends are made of, and what is between them.
  var intervalExtent = IntervalSummary.Extent.stderr
  var intervalCenter: IntervalSummary.Center?
  /// Lines pass through the rows as the data has them.
  var keepsOrder = false
}

extension SpecReader {
  /// Reads `"bar"` or `{"type": "bar", …}`.
  mutating func mark(_ node: JSONNode, config: ConfigSpec) -> MarkSpec? {
    guard let name = node.string ?? node["type"]?.string else {
      findings.add(
        node.isObject
          ? .error(
            .specMissing, "the mark has no \"type\"",
            help: "write \"bar\", \"line\", \"point\" …", at: node.location)
          : .wrongType("mark", node, expected: "\"bar\", \"line\", \"point\" …"))
      return nil
    }
    guard let shape = Mark.Shape(rawValue: name == "trail" ? "line" : name) else {
      findings.add(unknownMark(name, at: node["type"] ?? node))
      return nil
    }
    let merged = config.mark(name, with: node)
    findings.check(merged, against: .mark)
    var mark = mark(shape, merged)
    mark.isTrail = name == "trail"
    return mark
  }

  private func unknownMark(_ name: String, at node: JSONNode) -> Finding {
    if MarkSpec.later.contains(name) { return .unsupported("the mark \"\(name)\"", at: node) }
    let known = Mark.Shape.allCases.map(\.rawValue)
    return .unknownValue("mark", node, known: known + ["trail"] + MarkSpec.later)
  }

  private mutating func mark(_ shape: Mark.Shape, _ node: JSONNode) -> MarkSpec {
    var mark = MarkSpec(node: node, shape: shape)
    mark.orient = choice(node, "orient", of: MarkSpec.Orient.self)
    mark.interpolation = interpolation(node)
    mark.isFilled = flag(node, "filled")
    mark.overlaysPoints = overlay(node, "point", on: [.line, .area], of: shape)
    mark.overlaysLine = overlay(node, "line", on: [.area], of: shape)
    mark.color = paint(node)
    mark.opacity = number(node, "opacity")
    mark.size = plainNumber(node, "size")
    mark.symbol = text(node, "shape")
    mark.strokeWidth = number(node, "strokeWidth")
    mark.strokeDash = node["strokeDash"]?.elements?.compactMap(\.number)
    mark.innerRadius = number(node, "innerRadius") ?? 0
    mark.outerRadius = number(node, "outerRadius")
    mark.bandPosition = number(node, "timeUnitBandPosition")
    let lines = node["text"]?.elements?.compactMap(\.string)
    mark.text = lines?.joined(separator: "\n") ?? text(node, "text")
    readPlace(node, into: &mark)
    if let order = node["order"] { mark.keepsOrder = order.isNull || order.boolean == false }
    readInvalid(node, into: &mark)
    readExtent(node, into: &mark)
    readBandSize(node, into: &mark)
    refuseMovedMarks(node, shape)
    return mark
  }

  /// A line is where its values are: splines that miss them are drawn as one that doesn't.
  private mutating func interpolation(_ node: JSONNode) -> Mark.Interpolation {
    let curve = choice(node, "interpolate", of: Mark.Interpolation.self) ?? .linear
    guard let written = node["interpolate"] else { return curve }
    if [.cardinal, .catmullRom, .natural].contains(curve) {
      findings.add(
        .note(
          .specCurve, "a \"\(curve.rawValue)\" curve swings past the values between two of them",
          help: "\"monotone\" stays between them: no peak is drawn that nobody says",
          at: written.location))
      return curve
    }
    guard curve == .basis || curve == .bundle else { return curve }
    findings.add(
      .warning(
        .specCurve, "a \"\(curve.rawValue)\" curve passes beside the values",
        help: "\"monotone\" is drawn, which passes through each of them: write that",
        at: written.location))
    return .monotone
  }

  private mutating func overlay(
    _ node: JSONNode, _ name: String, on shapes: [Mark.Shape], of shape: Mark.Shape
  ) -> Bool {
    guard let value = node[name], !value.isNull else { return false }
    guard shapes.contains(shape) else {
      if shape == .rule, name == "point", value.boolean != false {
        findings.add(.unsupported("\"point\" of a rule", at: value))
      }
      return false
    }
    if let flag = value.boolean { return flag }
    if value.string == "transparent" { return false }
    guard value.isObject else {
      findings.add(.wrongType(name, value, expected: "true, false or an object"))
      return false
    }
    findings.check(value, against: .mark)
    return true
  }

  private mutating func paint(_ node: JSONNode) -> String? {
    for name in ["color", "fill", "stroke"] {
      guard let value = node[name], !value.isNull else { continue }
      guard let color = value.string else {
        findings.add(.unsupported("a gradient or expression as \"\(name)\"", at: value))
        continue
      }
      return color
    }
    return nil
  }

  private mutating func plainNumber(_ node: JSONNode, _ name: String) -> Double? {
    guard let value = node[name] else { return nil }
    if let expression = value["expr"]?.string, let number = Double(expression) { return number }
    return number(node, name)
  }

  /// How far a text is moved; where that follows data, it stands where there is room.
  private mutating func nudge(_ node: JSONNode, _ name: String) -> Double {
    guard let value = node[name], let text = value["expr"]?.string, Double(text) == nil else {
      return plainNumber(node, name) ?? 0
    }
    findings.add(
      .note(
        .specLeftToSite, "a computed \"\(name)\" of a mark is left to the site's style",
        at: value.location))
    return 0
  }

  /// Where a text stands; on other marks these change nothing, but a turned symbol.
  private mutating func readPlace(_ node: JSONNode, into mark: inout MarkSpec) {
    guard mark.shape == .text else {
      guard let angle = node["angle"], angle.number != 0, !angle.isNull else { return }
      return findings.add(
        .note(
          .specLeftToSite, "\"angle\" of a mark is left to the site's style", at: angle.location))
    }
    let names = ["align", "baseline", "dx", "dy", "angle", "xOffset", "yOffset"]
    for (name, channel) in [("x", ChannelName.x), ("y", .y)] {
      guard let place = node[name], !place.isNull else { continue }
      mark.pixelPlaces[channel] = place
    }
    // A text's size is that of its font.
    let size = (node["fontSize"] ?? node["size"])?.number
    let isLarge = size.map { $0 > 16 && $0 <= 200 } ?? false
    guard isLarge || names.contains(where: { node[$0].map { !$0.isNull } ?? false }) else {
      return
    }
    mark.place = TextPlace(
      align: choice(node, "align", of: TextPlace.Align.self) ?? .center,
      baseline: choice(node, "baseline", of: TextPlace.Baseline.self) ?? .middle,
      dx: nudge(node, "dx"), dy: nudge(node, "dy"),
      angle: plainNumber(node, "angle") ?? 0,
      shift: TextPlace.Shift(
        x: plainNumber(node, "xOffset") ?? 0, y: plainNumber(node, "yOffset") ?? 0))
    if isLarge { mark.place?.size = size }
  }

  private mutating func readInvalid(_ node: JSONNode, into mark: inout MarkSpec) {
    guard let value = node["invalid"] else { return }
    if value.isNull {
      mark.invalid = .show
    } else {
      mark.invalid = choice(node, "invalid", of: MarkSpec.Invalid.self)
    }
  }

  private mutating func readExtent(_ node: JSONNode, into mark: inout MarkSpec) {
    if let center = node["center"], !mark.shape.isInterval {
      findings.add(.unsupported("\"center\" of this mark", at: center))
    }
    guard !mark.shape.isInterval else {
      mark.intervalExtent = choice(node, "extent", of: IntervalSummary.Extent.self) ?? .stderr
      mark.intervalCenter = choice(node, "center", of: IntervalSummary.Center.self)
      return
    }
    guard let value = node["extent"] else { return }
    if mark.shape != .boxplot {
      findings.add(.unsupported("\"extent\" of this mark", at: value))
    } else if value.string == "min-max" {
      mark.reach = nil
    } else if let reach = value.number, reach > 0 {
      mark.reach = reach
    } else {
      findings.add(.wrongType("extent", value, expected: "a number above 0, or \"min-max\""))
    }
  }

  private mutating func readBandSize(_ node: JSONNode, into mark: inout MarkSpec) {
    if let share = number(node, "timeUnitBandSize") { mark.bandSizes = [.x: share, .y: share] }
    for (name, channel) in [("width", ChannelName.x), ("height", .y)] {
      guard let value = node[name], !value.isNull else { continue }
      if let share = value["band"]?.number {
        mark.bandSizes[channel] = share
      } else if let pixels = value.number {
        mark.pixelSizes[channel] = pixels
      } else {
        findings.add(.wrongType(name, value, expected: "a number or {\"band\": share}"))
      }
    }
  }

  // A mark that stands elsewhere than its value says is a wrong chart for everyone who reads it.
  private mutating func refuseMovedMarks(_ node: JSONNode, _ shape: Mark.Shape) {
    var moved = ["x2", "y2", "theta", "thetaOffset", "x2Offset", "y2Offset"]
    // Labels may be nudged: where they stand is the drawing's affair.
    if shape != .text { moved += ["x", "y", "xOffset", "yOffset", "radiusOffset", "radius"] }
    for name in moved {
      guard let value = node[name], !value.isNull else { continue }
      findings.add(.unsupported("\"\(name)\" of a mark", at: value))
    }
  }
}
