@testable import Descant
@testable import DescantSite

extension Harness {
  /// A spec and its data become drawing, table, words and files.
  static let chart = Harness(name: "chart", longest: 8192) { input in
    guard let (chart, spec) = read(input) else { return }
    var audio = AudioOptions.standard
    audio.isOn = false
    for language in ["en", "de", "ko"] {
      let figure = Figure(chart: chart, language: Language(tag: language), audio: audio, spec: spec)
      tell(figure.findings + figure.fragment(isUntrusted: false).findings)
      _ = figure.description
    }
  }

  /// The same as sound, in every kind of file.
  static let sound = Harness(name: "sound", longest: 4096) { input in
    guard let (chart, spec) = read(input) else { return }
    var audio = AudioOptions.standard
    audio.parts = AudioOptions.Part.allCases
    audio.seconds = 1...1
    let figure = Figure(chart: chart, audio: audio, spec: spec)
    _ = figure.score.wav()
  }

  /// What our own drawings may hold, and what they never do.
  static let drawing = Harness(name: "drawing", longest: 4096) { input in
    guard let face = CardFont.builtIn else { return }
    var painter = DrawingPainter(face, width: 120, height: 63)
    painter.paint(String(decoding: input, as: UTF8.self))
    _ = PNG.bytes(of: painter.painting.picture)
  }

  static let font = Harness(name: "font", longest: 40_000) { input in
    guard let face = try? TrueTypeFace(input) else { return }
    for text in ["Rain in mm, 2024", "ÄÖÜ é ñ ß", "雨 비 \u{1F327}"] {
      guard let lettering = try? Lettering(text, face, size: 24, isBold: text.count < 10) else {
        continue
      }
      let place = Place(3, 40)
      var painting = Painting(Picture(width: 60, height: 60))
      painting.fill(lettering.outline(at: place, Placement(), halo: 2), 0)
    }
    for glyph in 0..<64 { _ = face.outline(of: glyph, Placement()) }
  }

  /// The first byte is the stride.
  static let deflate = Harness(name: "deflate", longest: 8192) { input in
    guard let first = input.first else { return }
    _ = Deflate.zlib(Array(input.dropFirst()), stride: Int(first) + 1)
  }

  private static func read(_ input: [UInt8]) -> (chart: Chart, spec: JSONNode)? {
    let parcel = Parcel(input)
    guard let spec = parcel.files.first else { return nil }
    let (node, findings) = JSONReader.read(Source(file: spec.path, bytes: spec.bytes))
    tell(findings)
    guard let node else { return nil }
    let datasets = Dictionary(
      parcel.files.dropFirst().map { file in
        (file.path, DatasetReader.read(file: file.path, bytes: file.bytes).dataset)
      }, uniquingKeysWith: { $1 })
    let compiler = SpecCompiler(titles: Language.english.titles) { datasets[$0] ?? nil }
    let (chart, found) = compiler.chart(from: node, id: "a")
    tell(found)
    precondition(
      chart != nil || found.contains { $0.severity == .error }, "no chart without saying why")
    return chart.map { ($0, node) }
  }
}
