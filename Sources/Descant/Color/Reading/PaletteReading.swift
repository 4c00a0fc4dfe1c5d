/// What a file says about colours.
public struct PaletteReading: Sendable {
  public var lists: [ColorList] = []
  public var findings: [Finding] = []
  public var suppressions: [Suppression] = []

  public init() {}
}

/// A kind of file that keeps colours: one file in this folder and one line in ``all``.
struct PaletteFormat: Sendable {
  let name: String
  /// Whether a file is of this kind, by its lower-case name and its bytes.
  let recognises: @Sendable (_ name: String, _ bytes: [UInt8]) -> Bool
  let read: @Sendable (Source) -> PaletteReading

  static let all: [PaletteFormat] = [
    .swatchExchange, .gimp, .json, .styleSheet, .markup, .matplotlib, .plainList,
  ]
}

/// Reads palettes from every format that is known.
public enum PaletteReader {
  /// A list beyond this length is cut, with a finding.
  static let longest = 1000

  /// Whether a file found in a folder is worth looking into.
  public static func mayHold(_ file: String) -> Bool {
    let name = file.lowercased()
    let endings = [
      ".json", ".tokens", ".css", ".svg", ".html", ".htm", ".gpl", ".ase", ".mplstyle", ".hex",
    ]
    return endings.contains { name.hasSuffix($0) }
  }

  /// Reads one file; one that was found in a folder, not named, may hold no palette at all.
  public static func read(file: String, bytes: [UInt8], isNamed: Bool = true) -> PaletteReading {
    let name = file.lowercased()
    guard let format = PaletteFormat.all.first(where: { $0.recognises(name, bytes) }) else {
      var reading = PaletteReading()
      guard isNamed else { return reading }
      let known = PaletteFormat.all.map(\.name).joined(separator: ", ")
      reading.findings = [
        .error(
          .paletteFormat, "\"\(file)\" is in no format that is known",
          help: "known are: \(known)", at: SourceLocation(file: file))
      ]
      return reading
    }
    var reading = format.read(Source(file: file, bytes: bytes))
    for index in reading.lists.indices {
      if let finding = cut(&reading.lists[index]) { reading.findings.append(finding) }
    }
    if isNamed, reading.lists.isEmpty, reading.findings.isEmpty {
      reading.findings = [
        .error(
          .paletteEmpty, "\"\(file)\" holds no colours", help: "read as \(format.name)",
          at: SourceLocation(file: file))
      ]
    }
    return reading
  }

  private static func cut(_ list: inout ColorList) -> Finding? {
    guard list.swatches.count > longest else { return nil }
    let finding = Finding.error(
      .paletteLimit,
      "\(list.swatches.count) colours in one palette; the first \(longest) are read",
      help: "split it into the palettes that charts use",
      at: list.swatches[longest].location ?? list.location)
    list.swatches.removeLast(list.swatches.count - longest)
    return finding
  }

  /// A colour that was meant as one and can't be read.
  static func unreadable(_ written: String, at location: SourceLocation?) -> Finding {
    let mixed = written.contains("color-mix") || written.contains("from ")
    return .error(
      PaletteRule.gamut.code, "\"\(written)\" can't be read as a colour",
      help: mixed
        ? "write the colour that comes out of it: mixtures are not computed"
        : "write #RRGGBB, a CSS colour name or a function such as oklch(62% 0.2 255)",
      at: location)
  }
}
