import Foundation

@testable import Descant
@testable import DescantSite

extension Harness {
  static let markdown = Harness(name: "markdown", longest: 4096) { input in
    let file = SourceFile(path: "Content/a.md", bytes: input)
    let (page, findings) = MarkdownPage.read(file, settings: SiteSettings())
    tell(findings)
    var writer = MarkdownHTML(page?.document ?? MarkdownDocument.parse(input))
    writer.rawHTML = input.count % 2 == 0 ? .kept : .removed
    writer.highlighted = { language, code in
      Highlighter.knows(language) ? Highlighter.html(code, language: language) : nil
    }
    let html = writer.html()
    _ = PageOutline(Array(html.utf8), at: PagePath(page: "a.html", baseURL: nil))
  }

  /// Templates, the first of which is rendered, with "data.json" or what it names.
  static let mustache = Harness(name: "mustache", longest: 2048) { input in
    let parcel = Parcel(input)
    guard let first = parcel.files.first else { return }
    let templates = Templates(
      parcel.files.map { ($0.path, Source(file: $0.path, bytes: $0.bytes)) })
    let data = parcel["data.json"].flatMap { JSONReader.read(Source(file: "d", bytes: $0)).node }
    let (_, findings) = templates.render(
      first.path, with: data.map(view) ?? .nothing, isStrict: input.count % 2 == 0)
    tell(templates.findings + findings)
  }

  static let frontMatter = Harness(name: "front-matter", longest: 2048) { input in
    let source = Source(file: "Content/a.md", bytes: input)
    let (matter, bodyStart, findings) = FrontMatter.read(source, customKeys: ["colour"])
    tell(findings)
    precondition((0...input.count).contains(bodyStart), "the body starts in the file")
    for key in FrontMatter.Key.allCases { _ = matter.location(of: key) }
  }

  /// The first byte chooses the file's ending.
  static let palette = Harness(name: "palette", longest: 4096) { input in
    guard let first = input.first else { return }
    let endings = [
      ".json", ".tokens", ".css", ".svg", ".html", ".gpl", ".ase", ".mplstyle", ".hex", "",
    ]
    let file = "a" + endings[Int(first) % endings.count]
    let bytes = Array(input.dropFirst())
    let reading = PaletteReader.read(file: file, bytes: bytes)
    tell(reading.findings)
    let small = reading.lists.filter { $0.swatches.count <= 12 }.prefix(3)
    for list in small { tell(PaletteLint.findings(in: list)) }
    let repairs = small.prefix(1).compactMap { list in
      PaletteRepair(list, settings: LintSettings(), mostLooks: 200).map { (list, $0) }
    }
    guard !repairs.isEmpty else { return }
    tell(PalettePatch(Source(file: file, bytes: bytes), repairs: repairs).findings)
  }

  /// A style sheet of a site's own; each of its lines is tried as a colour as well.
  static let styles = Harness(name: "styles", longest: 4096) { input in
    let sheet = Source(file: "Site/styles/own.css", bytes: input)
    let ours = EmbeddedTheme.files.filter { $0.path.hasSuffix(".css") }
      .map { Source(file: $0.path, text: $0.text) }
    tell(PageStyles(ours + [sheet], own: [sheet.file]).findings)
    for line in String(decoding: input, as: UTF8.self).split(separator: "\n").prefix(20) {
      _ = CSSColor(String(line))
    }
  }

  static let settings = Harness(name: "settings", longest: 2048) { input in
    let source = SiteSource(files: [SourceFile(path: SitePaths.settings, bytes: input)])
    tell(SiteSettings.read(from: source).findings)
  }

  /// A folder, built as `descant build` does; without sound unless its own settings say more.
  static let site = Harness(name: "site", longest: 8192) { input in
    let parcel = Parcel(input)
    let source = SiteSource(
      files: parcel.files.map { SourceFile(path: $0.path, bytes: $0.bytes) })
    let (read, findings) = SiteSettings.read(from: source)
    var silent = read
    if source.file(SitePaths.settings) == nil { silent.audio.isOn = false }
    let settings = silent
    let output = wait { await SiteBuilder.build(source, settings: settings) }
    tell(findings + output.findings)
  }

  private static func view(_ node: JSONNode) -> View {
    switch node.kind {
    case .null: .nothing
    case .boolean(let flag): .flag(flag)
    case .number(_, let text): .text(text)
    case .string(let text): .text(text)
    case .array(let items): .list(items.map(view))
    case .object(let members):
      .map(Dictionary(members.map { ($0.name, view($0.value)) }, uniquingKeysWith: { $1 }))
    }
  }

  private static func wait<Result: Sendable>(
    _ work: @escaping @Sendable () async -> Result
  ) -> Result {
    let slot = Slot<Result>()
    Task.detached {
      slot.value = await work()
      slot.isFull.signal()
    }
    slot.isFull.wait()
    guard let value = slot.value else { preconditionFailure("a task ends with its result") }
    return value
  }
}

/// Where a task leaves its result; the semaphore keeps reader and writer apart.
private final class Slot<Value>: @unchecked Sendable {
  var value: Value?
  let isFull = DispatchSemaphore(value: 0)
}
