extension PaletteFormat {
  /// SVG or HTML: the colours that meet in each drawing, wherever it was made.
  static let markup = PaletteFormat(
    name: "SVG or HTML",
    recognises: { name, bytes in
      [".svg", ".html", ".htm", ".xhtml"].contains { name.hasSuffix($0) }
        || bytes.starts(with: Array("<svg".utf8)) || bytes.starts(with: Array("<?xml".utf8))
        || bytes.starts(with: Array("<!DOCTYPE".utf8))
    },
    read: { source in
      var reading = PaletteReading()
      let sheet = MarkupStyles(source)
      for isDark in sheet.asksDark ? [false, true] : [false] {
        var reader = DrawingReader(source: source, sheet: sheet, isDark: isDark)
        reader.read()
        reading.lists += reader.lists
        guard !isDark else { continue }
        if reader.lists.contains(where: { !$0.isGuessed }) || reader.lists.isEmpty {
          reading.findings = reader.findings
        } else {
          reading.doubts = reader.findings
        }
      }
      return reading
    })
}

/// Walks drawings and gathers their paints.
private struct DrawingReader {
  let source: Source
  let sheet: MarkupStyles
  let isDark: Bool
  var lists: [ColorList] = []
  var findings: [Finding] = []
  private typealias Style = [String: StyleScanner.Declaration]
  /// What each open element passes on, custom properties apart: there may be hundreds of them.
  private var stack: [Style] = []
  private var customs: [Style] = []
  private var custom: Style = [:]
  private var names: [String] = []
  private var known: Set<String> = []
  private var drawing: ColorList?
  /// Nearly grey, and so no data of their own: perhaps the palest step of a ramp.
  private var pale: [Swatch] = []
  /// Whether some of its data is drawn in lines.
  private var hasLines = false
  private var isSmall = false
  /// The size of the drawing in its own units.
  private var box: (width: Double, height: Double)?
  /// What the page lies on.
  private var ground: Style = [:]
  /// Bars and cells of HTML by tag and class, with the grounds they give themselves.
  private var blocks: [(name: String, swatches: [Swatch])] = []
  private var depth = 0
  /// How many elements were open where one began that says that a chart stands in it.
  private var chartDepth: Int?
  /// Whether its makers' classes, or its roles, say that the drawing is a chart.
  private var isChart = false
  /// Whether a program for drawing by hand made it: what it puts together may have charts in it.
  private var isComposed = false
  /// What is written in the drawing, in its order.
  private var words: [String] = []
  private var reported: Set<Int> = []

  init(source: Source, sheet: MarkupStyles, isDark: Bool) {
    self.source = source
    self.sheet = sheet
    self.isDark = isDark
  }

  private static let shapes: Set = [
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "use",
  ]
  private static let voids: Set = [
    "br", "hr", "img", "input", "link", "meta", "source", "track", "wbr", "col", "area", "base",
  ]

  mutating func read() {
    var tags = TagScanner(source)
    while let tag = tags.next() {
      if tag.isClosing { close(tag) } else { open(tag) }
      noteWords(after: tag)
    }
    finish()
    for (name, swatches) in blocks where swatches.count > 2 {
      var list = ColorList(
        name: name, theme: sheet.asksDark ? (isDark ? .dark : .light) : nil, swatches: swatches,
        location: swatches[0].location)
      list.isGuessed = !ChartSigns.isOfMarks(name) && !ChartSigns.isNamed(source.file)
      list.isDrawing = list.isGuessed
      let style = pageStyle
      for property in ["background-color", "background"] where list.grounds.isEmpty {
        if let ground = swatch(property, style) { list.grounds = [ground] }
      }
      lists.append(list)
    }
  }

  private mutating func open(_ tag: TagScanner.Tag) {
    var style = stack.last ?? [:]
    custom = customs.last ?? [:]
    for name in ["fill", "stroke", "color"] {
      if let attribute = tag.value(name) {
        style[name] = declaration(name, attribute.value, attribute.range)
      }
    }
    var rules = sheet.declarations(for: tag, isDark: isDark)
    if let attribute = tag.value("style") {
      rules += StyleScanner(source, range: attribute.range).declarations
    }
    for rule in rules {
      if rule.name.hasPrefix("--") { custom[rule.name] = rule } else { style[rule.name] = rule }
    }
    if tag.name == "body" || tag.name == "html" {
      for name in ["background", "background-color"] where style[name] != nil {
        ground[name] = style[name]
      }
    }
    if drawing == nil, tag.name != "svg" { noteBlock(tag, rules) }
    if tag.name == "svg" { begin(tag, style) }
    let says = Self.saysChart(tag, within: drawing != nil)
    if drawing != nil {
      if says { isChart = true }
      note(tag, style)
    }
    guard !tag.isEmpty, !Self.voids.contains(tag.name), tag.content == nil, stack.count < 512 else {
      if tag.isEmpty, tag.name == "svg" { finish() }
      return
    }
    style["background"] = nil
    style["background-color"] = nil
    if says, chartDepth == nil, drawing == nil, !["html", "body"].contains(tag.name) {
      chartDepth = stack.count
    }
    stack.append(style)
    customs.append(custom)
    names.append(tag.name)
  }

  /// Whether an element says that it is a chart or a part of one.
  private static func saysChart(_ tag: TagScanner.Tag, within isDrawing: Bool) -> Bool {
    if tag.value("role")?.value.hasPrefix("graphics-") == true { return true }
    if let word = tag.value("aria-roledescription")?.value, ChartSigns.isOfChart(word) {
      return true
    }
    return ["class", "id"].contains { attribute in
      tag.value(attribute)?.value.split(separator: " ").contains { name in
        isDrawing ? ChartSigns.isOfDrawing(String(name)) : ChartSigns.isOfChart(String(name))
      } ?? false
    }
  }

  /// What stands between tags is a text where it has a letter or a sign: no other text is drawn.
  private mutating func noteWords(after tag: TagScanner.Tag) {
    guard drawing != nil, let name = names.last, ["text", "tspan", "textpath"].contains(name) else {
      return
    }
    let rest = source.bytes[min(tag.range.upperBound, source.bytes.count)...]
    let text = String(decoding: rest.prefix { $0 != UInt8(ascii: "<") }, as: UTF8.self)
      .replacing("&#160;", with: " ").replacing("&nbsp;", with: " ").replacing("&#xa0;", with: " ")
    guard text.contains(where: { !$0.isWhitespace }) else { return }
    if words.count < 2000 { words.append(text.trimmed) }
    custom = customs.last ?? [:]
    if let swatch = swatch("fill", stack.last ?? [:]) { add(swatch, isText: true) }
  }

  private func declaration(
    _ name: String, _ value: String, _ range: Range<Int>
  ) -> StyleScanner.Declaration {
    StyleScanner.Declaration(
      name: name, value: value, range: range, blocks: [],
      circumstance: StyleValues.Circumstance(blocks: []))
  }

  private mutating func close(_ tag: TagScanner.Tag) {
    guard let place = names.lastIndex(of: tag.name) else { return }
    names.removeLast(names.count - place)
    stack.removeLast(stack.count - place)
    customs.removeLast(customs.count - place)
    if let depth = chartDepth, depth >= stack.count { chartDepth = nil }
    if tag.name == "svg", !names.contains("svg") { finish() }
  }

  private mutating func begin(_ tag: TagScanner.Tag, _ style: Style) {
    guard drawing == nil else { return }
    depth += 1
    let name = tag.value("aria-label")?.value ?? tag.value("id")?.value ?? "drawing \(depth)"
    var list = ColorList(
      name: name, theme: sheet.asksDark ? (isDark ? .dark : .light) : nil, swatches: [],
      location: source.location(at: tag.range.lowerBound, length: 4), isChart: false)
    let sizes =
      (tag.value("viewBox") ?? tag.value("viewbox"))?.value.split { " ,".contains($0) }.compactMap {
        Double($0)
      } ?? []
    box = sizes.count == 4 ? (sizes[2], sizes[3]) : nil
    let sides = ["width", "height"].compactMap { tag.value($0).flatMap { Double($0.value) } }
    isSmall = sides.count == 2 && sides.allSatisfy { $0 <= 32 }
    let around = pageStyle
    for property in ["background-color", "background", "--ground", "--background"] {
      guard list.grounds.isEmpty else { break }
      let styles = [style, around]
      list.grounds = styles.compactMap { swatch(property, $0) }.prefix(1).map { $0 }
    }
    drawing = list
    isChart = chartDepth != nil
    isComposed = tag.attributes.contains { attribute in
      Self.tools.contains { attribute.name.lowercased().contains($0) }
    }
    words = []
    pale = []
    known = []
    hasLines = false
  }

  /// What the page's own elements are given, written or not.
  private var pageStyle: Style {
    var style = stack.first ?? [:]
    for name in ["html", "body"] where !names.contains("svg") {
      let page = TagScanner.Tag(
        name: name, attributes: [], isClosing: false, isEmpty: false, range: 0..<0)
      for rule in sheet.declarations(for: page, isDark: isDark) where !rule.name.hasPrefix("--") {
        style[rule.name] = rule
      }
    }
    return style.merging(ground) { $1 }
  }

  /// Elements of one class that each have a ground of their own are marks of a chart.
  private mutating func noteBlock(_ tag: TagScanner.Tag, _ rules: [StyleScanner.Declaration]) {
    guard let attribute = tag.value("class"), tag.value("style") != nil,
      let own = rules.last(where: { $0.name == "background-color" || $0.name == "background" }),
      let swatch = swatch(own.name, [own.name: own]), OKLCH(swatch.color).chroma >= 0.03
    else { return }
    let name = "\(tag.name).\(attribute.value)"
    let place = blocks.firstIndex { $0.name == name } ?? blocks.count
    if place == blocks.count { blocks.append((name, [])) }
    if !blocks[place].swatches.contains(where: { $0.color == swatch.color }) {
      blocks[place].swatches.append(swatch)
    }
  }

  private mutating func note(_ tag: TagScanner.Tag, _ style: Style) {
    guard Self.shapes.contains(tag.name), !names.contains(where: Self.hidden.contains) else {
      return
    }
    if let fill = swatch("fill", style) {
      if isWhole(tag), drawing?.grounds.isEmpty == true, drawing?.swatches.isEmpty == true {
        drawing?.grounds = [fill]
      } else if tag.name != "line" {
        add(fill, isText: false)
      }
    }
    if let stroke = swatch("stroke", style) {
      let count = drawing?.swatches.count
      add(stroke, isText: false)
      if drawing?.swatches.count != count { hasLines = true }
    }
  }

  /// Whether a rectangle covers its drawing.
  private func isWhole(_ tag: TagScanner.Tag) -> Bool {
    guard tag.name == "rect", let width = tag.value("width")?.value else { return false }
    if width.hasSuffix("%"), let share = Double(width.dropLast()) { return share >= 100 }
    guard let box, let wide = Double(width),
      let high = tag.value("height").flatMap({ Double($0.value) })
    else { return false }
    return wide >= box.width && high >= box.height
  }

  private static let hidden: Set = ["defs", "clippath", "mask", "symbol", "marker"]

  private mutating func add(_ swatch: Swatch, isText: Bool) {
    guard swatch.color.alpha > 0 else { return }
    let hex = swatch.color.hex
    if isText {
      if known.insert("text " + hex).inserted { drawing?.texts.append(swatch) }
      return
    }
    // Greys are axes, grids and outlines far more often than data.
    let chroma = OKLCH(swatch.color).chroma
    guard chroma >= 0.03 else {
      if chroma >= 0.015, known.insert(hex).inserted { pale.append(swatch) }
      return
    }
    if drawing?.grounds.first?.color.hex == hex { return }
    if known.insert(hex).inserted { drawing?.swatches.append(swatch) }
  }

  private mutating func swatch(
    _ name: String, _ style: Style
  ) -> Swatch? {
    guard let own = style[name] ?? custom[name] else { return nil }
    let isPlain = !own.value.contains("(") && own.value.lowercased() != "currentcolor"
    let around = isPlain ? [] : Array(style.values) + Array(custom.values)
    let values = StyleValues(
      around.map { declaration($0.name, $0.value, $0.range) },
      in: StyleValues.Circumstance(isDark: isDark, hasContrast: false))
    let text = own.value.lowercased() == "currentcolor" ? "var(color)" : own.value
    switch values.outcome(of: text, at: own.range) {
    case .color(let color, let written, let range):
      let place = source.location(at: range.lowerBound, length: range.count)
      return Swatch(
        color.color, written: written, location: place, isClipped: color.isClipped, wide: color.wide
      )
    case .unreadable(let text, let range):
      guard reported.insert(range.lowerBound).inserted else { return nil }
      let place = source.location(at: range.lowerBound, length: range.count)
      findings.append(PaletteReader.unreadable(text, at: place))
      return nil
    case .missing, .circular, .tooDeep, .other: return nil
    }
  }

  private mutating func finish() {
    guard var list = drawing else { return }
    drawing = nil
    // An icon and the sample of a key are no chart.
    guard !list.swatches.isEmpty, !isSmall else { return }
    // A text in the colour of the ground lies on something else.
    list.texts.removeAll { text in
      list.grounds.contains { Contrast.ratio(text.color.luminance, $0.color.luminance) < 1.05 }
    }
    if !hasLines, let steps = Self.steps(list.swatches + pale) ?? Self.steps(list.swatches) {
      list.swatches = steps
      list.kind = .sequential
      list.saysKind = true
    }
    // Who draws a chart says so: any other drawing is lines and areas for all kinds of reasons.
    list.isOfFormat = isChart && !isComposed
    list.isGuessed =
      !ChartSigns.isOfChart(list.name) && !ChartSigns.isNamed(source.file)
      && (isComposed || !isChart && !ChartSigns.areTicks(words))
    list.isDrawing = list.isGuessed
    lists.append(list)
  }

  /// Names that programs for drawing put into the attributes of what they write.
  private static let tools = ["inkscape", "sodipodi", "xmlns:sketch", "xmlns:serif", "xmlns:bx"]

  /// Areas in three or more steps of one hue are a map or a heat map: in the order of their lightness.
  private static func steps(_ swatches: [Swatch]) -> [Swatch]? {
    let looks = swatches.map { OKLCH($0.color) }
    guard looks.count > 2,
      looks.allSatisfy({ OKLCH.hueDistance($0.hue, looks[0].hue) <= 25 })
    else { return nil }
    let sorted = swatches.sorted { OKLab($0.color).values.x > OKLab($1.color).values.x }
    let lightness = sorted.map { OKLab($0.color).values.x }
    return zip(lightness, lightness.dropFirst()).allSatisfy { $0 - $1 > 0.03 } ? sorted : nil
  }
}
