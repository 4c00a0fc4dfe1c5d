public import Descant

/// A chart with everything it becomes: drawing, table, words and sound, made once and used by its
/// page, by other pages and by its files.
public struct Figure: Sendable {
  /// What is drawn, said and heard: decided, checked, in the units of the data.
  public let chart: Chart
  /// Of all words and numbers but the author's own.
  public let language: Language
  /// Its summary, and a name for every node of the drawing.
  package let words: ChartWords
  let plan: ReadingPlan
  let rows: RowPlan
  let score: Score
  let listening: Listening
  package let features: [Feature]
  /// What its files are drawn in; pages have style sheets.
  let palette: Palette
  /// The spec that gave this chart, to start from.
  let spec: JSONNode?
  /// Its sheets and its braille, where they are wanted.
  let touch: TouchFiles?
  /// What other tools and readers take along: drawing, data, descriptor, sound, captions, words.
  public private(set) var files: [OutputFile]
  /// What can't be heard or felt of it, and why.
  public private(set) var findings: [Finding]
  /// What is drawn beside it by the same spec, in reading order.
  public private(set) var others: [Figure] = []
  /// How many of all stand side by side where there is room.
  private var columns = 1
  /// What it is called together with the others; its own title where it is alone.
  public private(set) var title: String

  /// Makes all of it at once, its files too.
  ///
  /// - Parameters:
  ///   - chart: of rows, of a spec or of a table.
  ///   - name: what its files and ids begin with: lower-case letters, digits and hyphens, no other of that name on the page.
  ///   - language: of the words.
  public init(_ chart: Chart, name: String, language: Language = .english) {
    var chart = chart
    chart.id = name
    self.init(chart: chart, language: language)
  }

  /// Makes all of it at once, its files too.
  ///
  /// - Parameters:
  ///   - chart: with an id that no other on its page has.
  ///   - language: of the words.
  ///   - palette: of its files; pages have style sheets.
  ///   - audio: how it sounds, or that it does not.
  ///   - spec: what gave the chart, offered as a file.
  ///   - touch: which sheets and braille are made; none unless told.
  package init(
    chart: Chart, language: Language = .english, palette: Palette = .standard,
    audio: AudioOptions = .standard, spec: JSONNode? = nil,
    touch: TouchOptions = TouchOptions()
  ) {
    self.chart = chart
    title = chart.title
    self.language = language
    self.palette = palette
    self.spec = spec
    let rendition = Rendition(chart, language, audio: audio)
    plan = rendition.plan
    (words, features) = (rendition.words, rendition.features)
    (score, listening) = (rendition.score, rendition.listening)
    rows = chart.rowPlan
    let touch = touch.isOn ? TouchFiles(chart, words, features, in: language, touch) : nil
    self.touch = touch
    // What can't be felt is told, and stops nothing: all else of the figure is there.
    findings = score.findings + (touch?.findings ?? []).map(\.asWarning)
    files =
      FigureFiles(
        chart: chart, rendition: rendition, rows: rows, language: language, palette: palette,
        spec: spec
      ).all + (touch?.files ?? [])
  }

  /// The figure with others that its author sets beside it, under one title; `columns`: how many stand side by side.
  func grouped(with others: [Figure], title: String?, columns: Int = 1) -> Figure {
    guard !others.isEmpty else { return self }
    var figure = self
    figure.columns = columns
    figure.others = others
    figure.title = title ?? language.list(figure.titles)
    figure.files += others.flatMap(\.files)
    figure.findings += others.flatMap(\.findings)
    return figure
  }

  /// This one and those beside it.
  package var all: [Figure] { [self] + others }

  /// Of all, each once.
  private var titles: [String] {
    let each: [String] = all.map(\.chart.title).reduce(into: []) { found, title in
      if !found.contains(title) { found.append(title) }
    }
    // What only a word in brackets tells apart is called by what it shares.
    let shared = Set(
      each.map { title in
        title.last == ")" ? title.lastIndex(of: "(").map { title[..<$0] } ?? "" : ""
      })
    guard each.count > 1, shared.count == 1, let name = shared.first, name.last == " " else {
      return each
    }
    return [String(name.dropLast())]
  }

  /// "3 charts: Rain, Sun and Wind": what is said of all together.
  var overview: String {
    guard !others.isEmpty else { return words.summary }
    return language.overview(language.charts(all.count), of: titles).asSentence
  }

  /// The same with what is drawn before it.
  var told: String {
    guard others.isEmpty else { return overview }
    return words.joined(words.overview, chart.description?.isolated ?? words.summary)
  }

  /// The figure in words alone.
  package var description: ChartDescription {
    chart.description(in: language, listening: score.isSilent ? nil : listening)
  }

  var id: String { chart.id }

  /// The sound of the whole chart; nil where the author switched sound off.
  var sound: OutputFile? {
    files.first { $0.path == "\(id).flac" } ?? files.first { $0.path == "\(id).wav" }
  }

  /// How it sounds: what the spec says over what the site says.
  package var audio: AudioOptions { score.options }

  func file(_ ending: String) -> OutputFile? { files.first { $0.path == "\(id)\(ending)" } }
}

extension Figure {
  /// The whole figure as HTML, with its heading at a level and its files in a folder.
  ///
  /// - Parameters:
  ///   - level: of its heading, 1 to 6.
  ///   - folder: where the page finds ``files``: "" beside it, or a way that ends in "/".
  /// - Returns: an `<article class="figure">` that ``SingleChart/assets`` style; all in it works without a script.
  public func fragment(level: Int = 2, folder: String = "") -> String {
    fragment(level: level, folder: folder, isUntrusted: false).html
  }

  /// The whole figure as HTML, with what its template leaves to be said.
  ///
  /// Where its author is not trusted, its links lead to its own files, or to the web with a word for
  /// search engines.
  package func fragment(
    level: Int = 2, folder: String = "", isUntrusted: Bool
  ) -> (html: String, findings: [Finding]) {
    let page = Theme.builtIn.templates.render(
      "figure", with: .map(FigureView(self).members(level: level, folder: folder)))
    guard isUntrusted else { return (page.text, page.findings) }
    let guardian = GuardedLinks(names: Set(files.map(\.path)), folder: folder)
    let html = guardian.guarded(Array(page.text.utf8), at: "").html
    return (String(decoding: html, as: UTF8.self), page.findings)
  }
}

/// Everything that the templates of a figure use, wherever it is shown.
struct FigureView: Packable {
  private let view: View

  init(_ figure: Figure) { view = figure.view }

  init(_ reader: inout PackReader) throws(PackReader.Torn) { view = try reader.view() }

  func pack(into writer: inout PackWriter) { writer.put(view) }

  /// - Parameters:
  ///   - level: of its heading; a figure of the first level is alone on its page.
  ///   - folder: the way from the page to the figure's files, "" or ending in "/".
  ///   - alternative: what a page's author says about it there, before the summary.
  ///   - caption: a line under the drawing.
  ///   - hasTouch: whether the page links to files for touch.
  /// - Returns: what the template "figure" is filled with.
  func members(
    level: Int, folder: String, alternative: String? = nil, caption: String? = nil,
    hasTouch: Bool = true
  ) -> [String: View] {
    guard case .map(var members) = view.placed(in: folder) else { return [:] }
    members["level"] = .text(String(level))
    members["sublevel"] = .text(String(min(level + 1, 6)))
    if case .list(let parts)? = members["parts"] {
      members["parts"] = .list(
        parts.map { part in
          guard case .map(var part) = part else { return part }
          part["level"] = .text(String(min(level + 1, 6)))
          part["sublevel"] = .text(String(min(level + 2, 6)))
          part["caption"] = .nothing
          part["isAlone"] = false
          if !hasTouch { part["touch"] = .nothing }
          return .map(part)
        })
    }
    members["caption"] = View(caption)
    if !hasTouch { members["touch"] = .nothing }
    if let alternative { members["description"] = .text(alternative.asSentence) }
    members["isAlone"] = .flag(level == 1)
    return members
  }
}

extension Figure {
  fileprivate var view: View {
    guard others.isEmpty else {
      let group: [String: View] = [
        "id": .text(id), "title": .text(title), "overview": .text(overview),
        "ours": .ours(language), "isGroup": true,
        "beside": columns > 1 ? .text("beside-\(columns)") : .nothing,
        "parts": .list(all.map(\.ownView)),
        "description": .nothing,
      ]
      return .map(group)
    }
    return ownView
  }

  /// Whether a drawing has textures or dashes that wait until somebody asks for them.
  static func hasTextures(_ drawing: String) -> Bool {
    drawing.ranges(of: "class=\"").contains { start in
      drawing[start.upperBound...].prefix { $0 != "\"" }.split(separator: " ").contains {
        ["over", "spare"].contains($0) || $0.hasPrefix("dash-")
      }
    }
  }

  private var ownView: View {
    let words = language.interface.figure
    let remarks = FigureTelling(self).remarks
    let drawing = chart.drawing(words: self.words, plan: plan)
    var members: [String: View] = [
      "id": .text(id), "isGroup": .nothing, "ours": .ours(language), "title": .text(chart.title),
      "subtitle": View(chart.subtitle),
      "description": .nothing,
      "read": [
        "title": .text(language.interface.howToRead.title),
        "purpose": View(chart.description?.asSentence), "text": .text(language.howToRead(chart)),
        "unsaid": View(language.text(of: chart.provenance.unsaid)),
        "contrast": .text(language.interface.howToRead.contrast),
        "textures": Self.hasTextures(drawing)
          ? .text(language.interface.howToRead.textures) : .nothing,
      ],
      "drawn": View(self.words.line(under: chart.title)), "generated": .text(self.words.summary),
      "skip": .text(self.words.skip), "skipTarget": .text(score.isSilent ? "data" : "listen"),
      "drawing": .text(drawing),
      "image": own["points"]?.string == "table"
        ? .text(language.name(chart.title, self.words.kind)) : .nothing,
      "explorer": .text(explorerWords),
      "remarks": remarks.isEmpty
        ? .nothing : .text(remarks.reduce("") { $0.isEmpty ? $1 : language.paragraph($0, $1) }),
      "words": [
        "summary": .text(words.summary), "viewAsTable": .text(words.viewAsTable),
        "howToListen": .text(words.howToListen), "features": .text(words.features),
        "download": .text(words.download), "more": .text(language.interface.explorer.more),
        "source": .text(words.source), "licence": .text(words.licence),
        "note": .text(words.note),
      ],
      "listen": listenView, "features": featuresView,
      "touch": touch?.view(of: chart, in: language) ?? .nothing,
    ]
    members["twin"] =
      chart.twin(in: language).map { ["title": .text($0.title), "drawing": .text($0.drawing)] }
      ?? .nothing
    members["foreign"] = .titled(chart.foreignWords(on: language.tag)?.language)
    return .map(members.merging(dataView) { $1 })
  }
}

extension View {
  /// The attributes of a title in another language than its page's.
  static func titled(_ language: String?) -> View {
    guard let language else { return .nothing }
    return ["tag": .text(language), "dir": language.isRightToLeft ? .text("rtl") : .nothing]
  }
}

extension Finding {
  fileprivate var asWarning: Finding {
    guard severity == .error else { return self }
    return .warning(code, message, help: help, at: location)
  }
}

extension String {
  /// With a full stop, so that the next sentence does not run into it.
  var asSentence: String {
    guard let last = unicodeScalars.last else { return self }
    if (0x3040...0x9FFF).contains(last.value) { return self + "。" }
    let isOpen =
      last.properties.isAlphabetic || ("0"..."9").contains(last)
      || ")”’".unicodeScalars.contains(last)
    return isOpen ? self + "." : self
  }
}
