extension PaletteFormat {
  /// Palettes in JSON, whatever their shape.
  static let json = PaletteFormat(
    name: "JSON",
    limits: "colours below names that say neither data nor palette are read where declared",
    recognises: { name, bytes in
      [".json", ".tokens", ".geojson", ".ipynb", ".topojson"].contains { name.hasSuffix($0) }
        || !templates.contains { name.hasSuffix($0) }
          && bytes.first { $0 > 0x20 }.map { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") }
            ?? false
    },
    read: { source in
      let (node, findings) = JSONReader.read(source)
      guard let node else {
        var reading = PaletteReading()
        reading.findings = findings
        return reading
      }
      var reading = JSONPaletteShape.reading(of: node)
      reading.findings = findings + reading.findings
      return reading
    })
}

/// Endings of files that begin with a brace as templates do: `{% extends "page.html" %}`.
private let templates = [".html", ".htm", ".xhtml", ".svg", ".xml", ".css"]

/// One way of writing palettes in JSON: one file here and one line in ``all``.
struct JSONPaletteShape: Sendable {
  let name: String
  let fits: @Sendable (JSONNode) -> Bool
  let read: @Sendable (JSONNode) -> PaletteReading

  /// Tokens are read with the other files of a run, before any of these is tried.
  static let all: [JSONPaletteShape] =
    [.site, .report, .figmaVariables, .notebook, .mapStyle, .grafana]
    + ChartLibrary.all.map(\.shape)
    as [JSONPaletteShape]
    + [.vega, .brewer, .plain]

  /// What an earlier check printed: its colours are those of other files.
  static let report = JSONPaletteShape(
    name: "findings",
    fits: { node in
      node["findings"]?.elements?.allSatisfy { $0["code"] != nil && $0["severity"] != nil } ?? false
    }, read: { _ in PaletteReading() })

  static func reading(of node: JSONNode) -> PaletteReading {
    guard let shape = all.first(where: { $0.fits(node) }) else { return PaletteReading() }
    var reading = shape.read(node)
    if shape.name != plain.name { reading.isOfFormat = true }
    return reading
  }

  /// Arrays of colours, and objects whose values are colours, where names say what they are.
  static let plain = JSONPaletteShape(
    name: "JSON", fits: { _ in true }, read: { OutlineReading.read($0, isCode: false) })
}

extension JSONNode {
  /// The place of what stands between the quotes of a string.
  var textLocation: SourceLocation {
    guard let string, string.utf8.count + 2 == range.count else { return location }
    return source.location(at: range.lowerBound + 1, length: range.count - 2)
  }

  /// A swatch from a string; nil with a finding where it is no colour.
  func swatch(named name: String? = nil, _ findings: inout [Finding]) -> Swatch? {
    guard let string else {
      findings.append(
        .error(
          PaletteRule.gamut.code, "\(kindName) stands where a colour is needed",
          help: "write a colour such as \"#0072B2\"", at: location))
      return nil
    }
    guard let color = CSSColor(string) else {
      findings.append(PaletteReader.unreadable(string, at: textLocation))
      return nil
    }
    return Swatch(
      color.color, name: name, written: string, location: textLocation, isClipped: color.isClipped,
      wide: color.wide)
  }
}

extension ColorRole {
  var isData: Bool { if case .data = self { true } else { false } }
}

extension ColorList {
  /// Puts a swatch where its role belongs.
  mutating func add(_ swatch: Swatch, as role: ColorRole) {
    switch role {
    case .data: swatches.append(swatch)
    case .ground: grounds.append(swatch)
    case .text: texts.append(swatch)
    case .line: lines.append(swatch)
    case .ornament: break
    }
  }
}
