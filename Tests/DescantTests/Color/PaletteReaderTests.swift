import Foundation
import Testing

@testable import Descant

@Suite("Palettes in files")
struct PaletteReaderTests {
  static func read(_ file: String, _ text: String) -> PaletteReading {
    PaletteReader.read(file: file, bytes: Array(text.utf8))
  }

  /// "chart dark: #0000CD #A06A00 on #121212" for each list.
  static func summary(_ reading: PaletteReading) -> [String] {
    reading.lists.map { list in
      let theme = list.theme.map { " \($0.rawValue)" } ?? ""
      let kind = list.kind == .categorical ? "" : " \(list.kind.rawValue)"
      let grounds = list.grounds.map(\.color.hex).joined(separator: " ")
      return "\(list.name)\(theme)\(kind): "
        + list.swatches.map(\.color.hex).joined(separator: " ")
        + (grounds.isEmpty ? "" : " on \(grounds)")
    }
  }

  @Test(
    "each format gives its lists",
    arguments: [
      (
        "a.txt", "ground: #fff\n#0072B2 blue\n#D55E00, #009E73",
        ["a.txt: #0072B2 #D55E00 #009E73 on #FFFFFF"]
      ),
      ("a.json", ##"["#0072B2", "rgb(213 94 0)"]"##, ["a.json: #0072B2 #D55E00"]),
      (
        "a.json", ##"{"background":"#fff","sets":{"dark":["#fff","#000"]}}"##,
        ["sets.dark dark: #FFFFFF #000000 on #FFFFFF"]
      ),
      (
        "a.json", ##"{"blue":"#00f","red":"#f00","bg":"white"}"##,
        ["a.json: #0000FF #FF0000 on #FFFFFF"]
      ),
      (
        "brand.tokens.json",
        ##"""
        {"base":{"$type":"color","white":{"$value":"#fff"},"blue":{"$value":{"colorSpace":"srgb",
        "components":[0,0,0.8],"hex":"#0000cc"}}},
        "chart":{"$type":"color","ground":{"$value":"{base.white}"},"1":{"$value":"{base.blue}"},
        "2":{"$value":"#A06A00"}}}
        """##, ["chart: #0000CC #A06A00 on #FFFFFF"]
      ),
      (
        "a.css",
        """
        :root { --bg: #fff; --chart-1: #00c; --chart-2: var(--gold, red); --gold: hsl(40 100% 31%) }
        @media (prefers-color-scheme: dark) { :root { --bg: #121212; --chart-1: #0184fd } }
        """,
        ["--chart light: #0000CC #9E6900 on #FFFFFF", "--chart dark: #0184FD #9E6900 on #121212"]
      ),
      (
        "a.css", "html { --s1: light-dark(#00c, rgb(1 132 253)); --s2: light-dark(#000, #fff) }",
        ["--s light: #0000CC #000000", "--s dark: #0184FD #FFFFFF"]
      ),
      (
        "a.css",
        "/* palette-lint-list --r sequential */ p { --r1: #eee; --r2: #999; --blue-50: red }",
        ["--r sequential: #EEEEEE #999999"]
      ),
      (
        "c.json",
        ##"{"background":"white","range":{"category":["#00c","#c00"],"symbol":["circle"]}}"##,
        ["range category: #0000CC #CC0000 on #FFFFFF"]
      ),
      // Marks stand on the plot's own ground, where it has one.
      (
        "c.json",
        ##"{"group":{"fill":"#e5e5e5"},"range":{"category":["#00c","#c00"]}}"##,
        ["range category: #0000CC #CC0000 on #E5E5E5"]
      ),
      (
        "c.json",
        ##"{"background":"#fff","view":{"fill":"#eee"},"range":{"category":["#00c","#c00"]}}"##,
        ["range category: #0000CC #CC0000 on #EEEEEE"]
      ),
      (
        "c.json",
        ##"{"background":"#fff","view":{"fill":"transparent"},"range":{"category":["#00c","#c00"]}}"##,
        ["range category: #0000CC #CC0000 on #FFFFFF"]
      ),
      (
        "s.vl.json",
        ##"{"mark":"bar","encoding":{"color":{"field":"a","scale":{"range":["#00c","#c00"]}}}}"##,
        ["range color: #0000CC #CC0000"]
      ),
      (
        "x.mplstyle",
        """
        axes.facecolor: white  # the plot
        axes.prop_cycle: cycler('color', ['0000CD', 'r', '0.5']) + cycler('linestyle', ['-', '--', ':'])
        """, ["x.mplstyle: #0000CD #FF0000 #808080 on #FFFFFF"]
      ),
      (
        "x.gpl", "GIMP Palette\nName: Two\nColumns: 2\n# note\n  0 0 205\tblue\n160 106 0 gold\n",
        ["Two: #0000CD #A06A00"]
      ),
      (
        "d.svg",
        """
        <svg xmlns="http://www.w3.org/2000/svg"><style>svg{background:#fff} .a{fill:#00c}
        @media (prefers-color-scheme: dark){.a{fill:#0184fd} svg{background:#121212}}</style>
        <!-- <rect fill="#0f0"/> --><g fill="#c00"><rect class="a"/><rect/></g>
        <path stroke="#ddd" fill="none"/><text fill="#333">x</text></svg>
        """,
        [
          "drawing 1 light: #0000CC #CC0000 on #FFFFFF",
          "drawing 1 dark: #0184FD #CC0000 on #121212",
        ]
      ),
      // The palest step of a ramp is nearly grey.
      (
        "ramp.svg",
        """
        <svg><rect fill="#e3effe"/><rect fill="#94bcf2"/><rect fill="#2b57ac"/><path stroke="#ddd"/></svg>
        """, ["drawing 1 sequential: #E3EFFE #94BCF2 #2B57AC"]
      ),
      (
        "plot.svg", "<svg><rect fill=\"#e3effe\"/><rect fill=\"#c00\"/></svg>",
        ["drawing 1: #CC0000"]
      ),
      ("a.csv", "name,value\nsky,#00c\nfire,#c00\n", ["a.csv: #0000CC #CC0000"]),
    ])
  func formats(file: String, text: String, expected: [String]) {
    let reading = Self.read(file, text)
    #expect(Self.summary(reading) == expected, "\(Finding.text(reading.findings))")
    #expect(reading.findings.isEmpty, "\(Finding.text(reading.findings))")
  }

  @Test(
    "a column of values holds no colours, unless most of it are",
    arguments: [
      "value,temp\n1880-01-01,-0.17\n1881-01-01,-0.09\n", "name,value\na,red\nb,12\nc,tan\nd,13\n",
    ])
  func values(text: String) {
    let reading = Self.read("a.csv", text)
    #expect(reading.lists.isEmpty)
    #expect(reading.findings.map(\.code.id) == ["palette-empty"])
  }

  @Test(
    "mistakes are found where they stand",
    arguments: [
      ("a.txt", "#0072B2\n  #12345 x", ["2:3 PAL036"]),
      ("a.txt", "#0072B2\nhello", ["2:1 PAL036"]), ("a.png", "\u{0}\u{1}", ["1:1 palette-format"]),
      ("a.txt", "", ["1:1 palette-empty"]), ("a.json", "[]", ["1:1 palette-empty"]),
      ("a.json", ##"["#000", "#fff", "#ggg"]"##, ["1:19 PAL036"]),
      (
        "a.tokens", ##"{"c":{"$type":"color","a":{"$value":"{c.b}"},"b":{"$value":"{c.a}"}}}"##,
        ["1:38 palette-alias", "1:61 palette-alias"]
      ),
      (
        "a.tokens", ##"{"c":{"$type":"color","a":{"$value":"{c.x}"},"b":{"$value":"#00000"}}}"##,
        ["1:61 PAL036", "1:38 palette-alias"]
      ),
      (
        "a.tokens",
        ##"{"c":{"$type":"color","a":{"$value":{"colorSpace":"cmyk","components":[]}}}}"##,
        ["1:52 PAL036"]
      ),
      ("a.css", ":root{--c1:#00c;--c2:color-mix(in srgb, red, blue);--c3:red}", ["1:22 PAL036"]),
      (
        "a.css", ":root{--c1:var(--c2);--c2:var(--c1);--c3:var(--x)}",
        [
          "1:27 palette-alias", "1:12 palette-alias", "1:42 palette-alias",
        ]
      ),
      ("x.gpl", "GIMP Palette\n300 0 0\n", ["2:1 PAL036"]),
      ("x.mplstyle", "axes.prop_cycle: cycler('color', ['0000CD', 'blurple'])", ["1:46 PAL036"]),
      ("x.ase", "ASEX", ["1:1 palette-format"]),
    ])
  func mistakes(file: String, text: String, expected: [String]) {
    let findings = Self.read(file, text).findings
    let places = findings.map {
      "\($0.location?.line ?? 0):\($0.location?.column ?? 0) \($0.code.id)"
    }
    #expect(places == expected, "\(Finding.text(findings))")
    #expect(findings.allSatisfy { $0.help != nil })
  }

  // What colour-science 0.4.7 computes, rounded; out of sRGB: the CSS Color 4 lightness and hue.
  @Test(
    "notations of CSS Color 4",
    arguments: [
      ("rebeccapurple", "#663399"), ("RGB(0, 114, 178)", "#0072B2"),
      ("rgb(0% 50% 100%)", "#0080FF"),
      ("rgba(0,114,178,.5)", "#0072B280"), ("rgb(0 114 178 / 50%)", "#0072B280"),
      ("hsl(120deg 100% 25%)", "#008000"), ("hsla(0.5turn, 100%, 50%, 1)", "#00FFFF"),
      ("hwb(194 0% 0%)", "#00C3FF"), ("hwb(0 60% 60%)", "#808080"),
      ("lab(46.2775% -47.5621 48.5837)", "#008000"), ("lch(46.2775% 67.9892 134.3912)", "#008000"),
      ("oklab(51.975% -0.1403 0.10768)", "#008000"), ("oklch(51.975% 0.17686 142.495)", "#008000"),
      ("color(srgb 0 0.4 0.7)", "#0066B3"), ("color(srgb-linear 0.5 0.5 0.5)", "#BCBCBC"),
      ("color(display-p3 0.21604 0.49418 0.13151)", "#008000"),
      ("color(a98-rgb 0.281363 0.498012 0.116746)", "#008000"),
      ("color(prophoto-rgb 0.230479 0.395789 0.129968)", "#008000"),
      ("color(rec2020 0.235202 0.431704 0.085432)", "#008000"),
      ("color(xyz 0.07719 0.15438 0.02573)", "#008000"), ("transparent", "#00000000"),
      ("rgb(none 0 0)", "#000000"), ("rgb(1 2)", nil), ("rgb(1 2 3", nil), ("blurple", nil),
      ("rgb(nan 0 0)", nil), ("color(lab 1 2 3)", nil), ("#12", nil), ("", nil),
      ("hsl(1 2 x)", nil),
    ] as [(String, String?)])
  func notations(text: String, expected: String?) {
    #expect(CSSColor(text)?.color.hex == expected)
  }

  // As Chromium 156 and Firefox 153 paint them on a screen of sRGB; Tailwind publishes the same codes.
  @Test(
    "outside sRGB a colour is clipped as browsers do, and kept whole for screens that show it",
    arguments: [
      ("oklch(0.577 0.245 27.325)", "#E7000B", true),
      ("oklch(0.637 0.237 25.331)", "#FB2C36", false),
      ("oklch(0.645 0.246 16.439)", "#FF2056", true), ("oklch(0.696 0.17 162.48)", "#00BC7D", true),
      ("oklch(0.627 0.265 303.9)", "#AD46FF", true), ("oklch(0.6 0.118 184.704)", "#009689", true),
      ("color(display-p3 1 0 0)", "#FF0000", true), ("oklch(0.769 0.188 70.08)", "#FE9A00", true),
      ("oklch(0.5 0.1 250)", "#32669A", false), ("color(display-p3 1 1 1)", "#FFFFFF", false),
    ])
  func clipped(text: String, expected: String, isOutside: Bool) throws {
    let color = try #require(CSSColor(text))
    #expect(color.color.hex == expected && (color.wide != nil) == isOutside)
    guard let wide = color.wide else { return }
    let channels = [wide.red, wide.green, wide.blue]
    #expect(wide.hex == expected && channels.contains { $0 < 0 || $0 > 1 })
    // Back through display-p3 nothing more is lost.
    let light = LinearRGB(wide)
    #expect((light.onWideScreens.channels - light.channels).max() < 1e-6)
  }

  // The figures of P3 are those of colour-science for the unclipped light.
  @Test(
    "outside sRGB what fails must fail on both kinds of screens, and the milder is told",
    arguments: [
      // Two of Tailwind's roses: E 9.9 or less clipped, 11.9 on display-p3.
      (
        "--bg: #0a0a0a; --chart-1: oklch(0.645 0.246 16.439); --chart-2: oklch(0.514 0.222 16.935)",
        "PAL011", .warning
      ),
      // The same two as browsers clip them, which is all there is.
      ("--bg: #0a0a0a; --chart-1: #ff2056; --chart-2: #c70036", "PAL011", .error),
      ("--bg: #fff; --chart-1: oklch(0.577 0.245 27.325); --chart-2: #0302c2", "PAL001", nil),
      // 4.450 as #8E51FF, 4.536 on display-p3.
      ("--bg: #0c0c09; --chart-1: oklch(0.606 0.25 292.717); --chart-2: #fff", "PAL001", .note),
      ("--bg: #777; --chart-1: oklch(0.577 0.245 27.325); --chart-2: #000", "PAL001", .error),
      // A ground that no screen shows whole.
      ("--card: oklch(0.7 0.4 150); --card-foreground: #fff", "PAL005", .error),
      (
        "--card: oklch(0.5 0.4 264); --card-foreground: oklch(0.55 0.4 264)", "PAL005", .error
      ),
      // Two grounds beyond both kinds of screens, of which one fails: 1.16 and 14.7.
      (
        "--card: oklch(0.9 0.4 150); --card-foreground: #fff; --muted: oklch(0.2 0.4 264); "
          + "--muted-foreground: #fff", "PAL005", .error
      ),
      // Bytes on both: 4.50 of the codes #35530E and #7CCF00, 4.46 and 4.44 before they are rounded.
      (
        "--p: oklch(0.768 0.233 130.85); --p-foreground: oklch(0.405 0.101 131.063)", "PAL005", nil
      ),
    ] as [(String, String, Finding.Severity?)])
  func screens(sheet: String, code: String, expected: Finding.Severity?) {
    let report = PaletteLint.run([
      PaletteLint.Input(file: "a.css", bytes: Array(":root { \(sheet) }".utf8))
    ])
    #expect(
      report.findings.first { $0.code.id == code }?.severity == expected,
      "\(Finding.text(report.findings))")
  }

  @Test("what a kinder screen shows is told with the codes that are written")
  func codesOfWideScreens() throws {
    let violet = try #require(CSSColor("oklch(0.606 0.25 292.717)"))
    var list = ColorList("#FFFFFF", on: "#0C0C09")
    list.texts = [Swatch(violet.color, name: "label", wide: violet.wide)]
    let found = try #require(PaletteLint.findings(in: list).first { $0.code.id == "PAL002" })
    // An error as 4.45, a warning as 4.53.
    #expect(
      found.severity == .warning && found.message.contains("#8E51FF on #0C0C09 has contrast 4.53"))
    #expect(found.message.hasSuffix(", on a display-p3 screen"))
    #expect(found.measurement?.ground == "#0C0C09")
    #expect(found.measurement?.subjects.map(\.color) == ["#8E51FF"])
  }

  @Test("a colour is what its code says: none is told to become itself")
  func codes() throws {
    let (ink, lime) = (
      try #require(CSSColor("oklch(0.405 0.101 131.063)")).color,
      try #require(Color(hex: "#7CCF00"))
    )
    let list = ColorList("").with {
      $0.encounters = [ColorEncounter(Swatch(ink), on: Swatch(lime), reason: "declared")]
    }
    #expect(ink.contrast(with: lime) < 4.5 && ink.rounded.contrast(with: lime) >= 4.5)
    #expect(PaletteLint.findings(in: list).isEmpty)
  }

  @Test("swatch exchange files give RGB, grey and Lab, and refuse inks")
  func swatchExchange() {
    func big(_ value: Int, _ size: Int) -> [UInt8] {
      (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    func color(_ name: String, _ model: String, _ values: [Float]) -> [UInt8] {
      let units = Array(name.utf16) + [0]
      var body = big(units.count, 2) + units.flatMap { big(Int($0), 2) } + Array(model.utf8)
      body += values.flatMap { big(Int($0.bitPattern), 4) } + [0, 0]
      return [0, 1] + big(body.count, 4) + body
    }
    let bytes =
      Array("ASEF".utf8) + [0, 1, 0, 0] + big(4, 4) + color("Blue", "RGB ", [0, 0, 0.8])
      + color("Grey", "Gray", [0.5]) + color("Green", "LAB ", [0.462775, -47.5621, 48.5837])
      + color("Ink", "CMYK", [0, 0, 0, 1])
    let reading = PaletteReader.read(file: "x.ase", bytes: bytes)
    #expect(Self.summary(reading) == ["x.ase: #0000CC #808080 #008000"])
    #expect(reading.findings.map(\.code.id) == ["palette-model"])
    for length in 0..<bytes.count {
      _ = PaletteReader.read(file: "x.ase", bytes: Array(bytes.prefix(length)))
    }
  }

  @Test("our own palettes read back as the standard palette")
  func site() throws {
    let file = PaletteStyleTests.root.appending(path: "Site/palettes/standard.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    let reading = Self.read("standard.json", text)
    #expect(reading.findings.isEmpty)
    let colors = reading.lists.map { $0.swatches.map(\.color) }
    #expect(colors == Palette.standard.lists.prefix(4).map { $0.swatches.map(\.color) })
    #expect(reading.lists[0].texts.count == 3)
    #expect(reading.lists[3].grounds.first?.color == .black)
    let mistyped = Self.read("p.json", text.replacing("\"symbol\"", with: "\"simbol\""))
    #expect(mistyped.findings.first?.help == "did you mean \"symbol\"?")
  }

  @Test("ten thousand colours end in a clear limit")
  func limit() {
    let text = (0..<10_000).map { "#" + String(0x100000 + $0 * 97, radix: 16) }
    let reading = Self.read("many.txt", text.joined(separator: "\n"))
    #expect(reading.lists.first?.swatches.count == 1000)
    #expect(reading.findings.map(\.code.id) == ["palette-limit"])
    #expect(reading.findings.first?.location?.line == 1001)
  }
}
