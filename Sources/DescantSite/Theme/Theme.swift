import Descant
import Foundation

/// The built-in templates, styles and scripts, with a site's own in front of them file by file.
struct Theme: Sendable {
  let templates: Templates
  /// What pages load, by its path below the output: "assets/page.css".
  let assets: [OutputFile]
  /// The colours of the style sheets, checked where they are the site's own.
  let styles: PageStyles
  /// Whether a sheet or a palette says what ours does not.
  let hasOwnStyles: Bool

  let published: [Asset]
  /// What editors check settings and specs against.
  let schemas: [OutputFile]

  /// Without a site's own files: read once, however many sites are built.
  static let builtIn = Theme(own: [])

  init(_ source: SiteSource) {
    let own = source.files.filter { $0.isInside("Templates") || $0.isInside("Site") }
    self = own.isEmpty ? .builtIn : Theme(own: own)
  }

  private init(own: [SourceFile]) {
    let builtIn = EmbeddedTheme.files.map { SourceFile(path: $0.path, bytes: Array($0.text.utf8)) }
    templates = Templates(
      (builtIn + own).filter { $0.isInside("Templates") && $0.path.hasSuffix(".mustache") }.map {
        (
          name: String($0.path.dropFirst("Templates/".count).dropLast(".mustache".count)),
          source: Source(file: $0.path, bytes: $0.bytes)
        )
      })
    var byPath: [String: OutputFile] = [:]
    for file in builtIn + own {
      guard let path = Self.asset(file) else { continue }
      byPath[path.lowercased()] = OutputFile(path: path, bytes: file.bytes)
    }
    let palettes = PaletteSheet(
      own.filter { $0.isInside("Site/palettes") }.map { Source(file: $0.path, bytes: $0.bytes) })
    let names = Self.sheets(byPath.values.sorted { $0.path < $1.path })
    let files = Dictionary(
      (builtIn + own).compactMap { file in Self.asset(file).map { ($0.lowercased(), file.path) } },
      uniquingKeysWith: { $1 })
    let sheets = names.compactMap { name -> Source? in
      guard let asset = byPath[name.lowercased()] else { return nil }
      return Source(file: files[name.lowercased()] ?? name, bytes: asset.bytes)
    }
    let ownPaths = Set(own.map(\.path))
    styles = PageStyles(sheets, own: ownPaths, palettes: palettes)
    // Copies of our own palettes say what our style sheet says already.
    let isOurs = own.allSatisfy { file in
      !(file.isInside("Site/palettes") || file.path == "Site/styles/chart.css")
        || builtIn.contains { $0.path == file.path && $0.bytes == file.bytes }
    }
    if !palettes.css.isEmpty, !isOurs, let chart = byPath[Self.chartSheet] {
      byPath[Self.chartSheet] = OutputFile(path: chart.path, bytes: chart.bytes + palettes.css.utf8)
    }
    // A sheet of a site's own goes out as it is written, unless it is a copy of ours.
    let copies = Set(
      own.filter { file in builtIn.contains { $0.path == file.path && $0.bytes == file.bytes } }
        .map(\.path))
    let changed = ownPaths.subtracting(copies)
    hasOwnStyles =
      changed.contains { $0.hasSuffix(".css") } || !palettes.css.isEmpty && !isOurs
    for (path, asset) in byPath {
      let isOurs = !changed.contains(files[path] ?? "")
      let bytes: [UInt8]? =
        if path.hasSuffix(".js") {
          (isOurs ? Self.ownScripts[path] : nil) ?? Self.shipped(asset.bytes)
        } else if path.hasSuffix(".css"), isOurs {
          ShippedStyle(asset.bytes, isScoped: path == Self.chartSheet).bytes
        } else {
          nil
        }
      if let bytes { byPath[path] = OutputFile(path: asset.path, bytes: bytes) }
    }
    // One style sheet for figures: what stands around drawings, then they themselves.
    if let chart = byPath.removeValue(forKey: Self.chartSheet),
      let figure = byPath[Self.figureSheet]
    {
      byPath[Self.figureSheet] = OutputFile(path: figure.path, bytes: figure.bytes + chart.bytes)
    }
    assets = byPath.values.sorted { $0.path < $1.path }
    published = assets.map(Asset.init)
    schemas = (builtIn + own).filter { $0.isInside("Site/schemas") }.map {
      OutputFile(path: "schemas/" + $0.name, bytes: $0.bytes)
    }
  }

  /// Our own scripts as they go out: read once, however many sites are built.
  private static let ownScripts: [String: [UInt8]] = Dictionary(
    EmbeddedTheme.files.filter { $0.path.hasSuffix(".js") }.compactMap { file in
      let path = asset(SourceFile(path: file.path, bytes: []))?.lowercased()
      guard let path, let script = ShippedScript(Array(file.text.utf8)) else { return nil }
      return (path, script.bytes)
    }, uniquingKeysWith: { $1 })

  /// A site's scripts go out without their indentation, their lines of comment and spaces beside marks.
  ///
  /// That is all, so that it needs to know nothing of the language but where a text may run over
  /// lines: scripts that hold a backquote or a backslash at a line's end stay as they are.
  private static func shipped(_ bytes: [UInt8]) -> [UInt8] {
    let script = String(decoding: bytes, as: UTF8.self)
    let lines = script.split(whereSeparator: \.isNewline)
    guard !script.contains("`"), !lines.contains(where: { $0.hasSuffix("\\") }) else {
      return bytes
    }
    let kept = lines.map { $0.drop(while: \.isWhitespace) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
    return Array(kept.map { tight($0) + "\n" }.joined().utf8)
  }

  /// A line of script whose spaces beside marks are gone, but not those in its texts.
  ///
  /// A line with a slash may hold a pattern or a comment, unless it divides; one with an apostrophe
  /// another text.
  private static func tight(_ line: Substring) -> String {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    let slashes = line.count { $0 == "/" }
    guard parts.count % 2 == 1, !line.contains("'"),
      slashes == 0 || slashes == 1 && line.contains(" / ")
    else { return String(line) }
    return parts.enumerated().map { place, part in
      place % 2 == 1 ? String(part) : spaceless(Array(part))
    }.joined(separator: "\"")
  }

  private static func spaceless(_ code: [Character]) -> String {
    func isMark(_ place: Int) -> Bool {
      code.indices.contains(place) && "=(){},;:?&|<>*".contains(code[place])
    }
    /// "a + +b" is a sum, "a ++b" is none; "+" and "-" keep their spaces between each other.
    func isSign(_ place: Int) -> Bool {
      code.indices.contains(place) && "+-".contains(code[place])
    }
    return String(
      code.indices.filter { place in
        let isFree =
          isMark(place - 1) || isMark(place + 1)
          || isSign(place - 1) != isSign(place + 1)
        return code[place] != " " || !isFree
      }.map { code[$0] })
  }

  /// Styles, scripts and images keep their names; anything else in Site/ is not for readers.
  private static func asset(_ file: SourceFile) -> String? {
    guard ["Site/styles", "Site/scripts", "Site/images"].contains(where: file.isInside) else {
      return nil
    }
    let name = file.name.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || "0123456789-_.".unicodeScalars.contains($0))
    }
    return name && !file.name.hasPrefix(".") ? "assets/\(file.name)" : nil
  }

  static let schemeScript = "assets/scheme.js"
  private static let chartSheet = "assets/chart.css"
  private static let figureSheet = "assets/figure.css"

  /// In the order in which they load: the tokens before what uses them.
  private static func sheets(_ assets: [OutputFile]) -> [String] {
    let paths = assets.map(\.path).filter { $0.hasSuffix(".css") }
    return paths.filter(isFigures) + paths.filter { !isFigures($0) }
  }

  private static func isFigures(_ path: String) -> Bool {
    path == chartSheet || path == figureSheet
  }

  var styleFiles: [OutputFile] {
    let byPath = Dictionary(assets.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
    return Self.sheets(assets).compactMap { byPath[$0] }
  }

  private static func isLoaded(_ path: String, by need: Need) -> Bool {
    switch path {
    case "assets/figure.js": need.contains(.figures)
    case "assets/search.js": !need.isDisjoint(with: [.search, .filter])
    default: true
    }
  }

  /// What a page has that not all have.
  struct Need: OptionSet, Sendable {
    let rawValue: Int
    static let figures = Need(rawValue: 1)
    static let search = Need(rawValue: 2)
    /// A search whose words are loaded when somebody types.
    static let filter = Need(rawValue: 4)
  }

  /// Style sheets in the order they load: the chart's tokens before what uses them.
  func styleSheets(for need: Need) -> [Asset] {
    let sheets = published.filter { $0.name.hasSuffix(".css") && Self.isLoaded($0.name, by: need) }
    return sheets.filter { Self.isFigures($0.name) } + sheets.filter { !Self.isFigures($0.name) }
  }

  func scripts(for need: Need) -> [Asset] {
    published.filter { $0.name.hasSuffix(".js") && Self.isLoaded($0.name, by: need) }
  }

  var icon: Asset? { published.first { $0.name == "assets/icon.svg" } }

  /// An asset with its content in its address, so that browsers may keep it for ever.
  struct Asset: Sendable {
    /// "assets/page.css".
    let name: String
    /// "assets/page.1a2b3c4d.css".
    private(set) var file: OutputFile
    /// For the attribute `integrity`.
    let integrity: String

    init(_ file: OutputFile) {
      name = file.path
      let digest = SHA256.hash(of: file.bytes)
      let hash = digest.prefix(4).map { byte in
        String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
      }.joined()
      let ending = name.split(separator: ".").last.map(String.init) ?? ""
      let path = name.dropLast(ending.count) + hash + "." + ending
      self.file = OutputFile(path: String(path), bytes: file.bytes)
      integrity = "sha256-" + Data(digest).base64EncodedString()
    }

    /// The same, its content let go of.
    func kept(in store: any Store) -> Asset {
      var asset = self
      asset.file = store.file(file.path, file.bytes, isPage: true)
      return asset
    }
  }
}
