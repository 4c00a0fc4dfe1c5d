import Testing

@testable import Descant

@Suite("Colours that names ask for")
struct ColorWordsTests {
  private static let slots = Palette.standard.slots.map(\.name)

  @Test(
    "names of colours are drawn in the palette's nearest, each in its own",
    arguments: [
      ("Black,Blond,Brown,Red", "ink,orange,brown,pink"),
      ("Blue,Brown,Green,Hazel", "blue,brown,teal,orange"),
      ("blau,grün,rot", "blue,teal,pink"), ("bleu clair,vert foncé", "blue,teal"),
      ("azul,verde,rojo,otro", "blue,teal,pink,orange"), ("青,赤,緑", "blue,pink,teal"),
      ("파란색,빨간색", "blue,pink"), ("giallo,viola", "orange,violet"),
      ("vermelho,branco", "pink,orange"), ("蓝色,红色", "blue,pink"),
      ("Gold,Silver,Bronze", "orange,ink,brown"),
      // Two share a colour: the second is drawn in what contradicts no name.
      ("Orange,Yellow,Red", "orange,ink,pink"),
      // Pink moves on, so that red has its own.
      ("pink,red", "violet,pink"),
      ("navy,blue", "indigo,blue"),
    ])
  func slots(names: String, drawn: String) throws {
    let found = try #require(
      ColorWords.slots(for: names.split(separator: ",").map(String.init)))
    #expect(found.map { Self.slots[$0] }.joined(separator: ",") == drawn)
  }

  @Test(
    "other names ask for none",
    arguments: ["Red,Large,Small,Medium", "Black,White,Other", "Bach,Haydn", "Red"])
  func none(names: String) {
    #expect(ColorWords.slots(for: names.split(separator: ",").map(String.init)) == nil)
  }

  @Test("a chart draws its series so, and leaves an author's own colours")
  func drawn() throws {
    let dataset = try #require(read("x,eye,n\na,Blue,1\na,Green,2\nb,Blue,3\nb,Green,4\n").dataset)
    let paints: (String) -> [Paint] = { scale in
      let spec = JSONReader.read(
        Source(
          file: "a.vl.json",
          text: """
            {"data": {"url": "a.csv"}, "mark": "bar", "encoding": {"x": {"field": "x"}, \
            "y": {"field": "n", "type": "quantitative"}, "color": {"field": "eye"\(scale)}}}
            """)
      ).node
      let chart = spec.flatMap { SpecCompiler { _ in dataset }.chart(from: $0, id: "a").0 }
      return chart?.panels.flatMap { $0.series.map(\.style.paint) } ?? []
    }
    #expect(paints("") == [.slot(0), .slot(4)])
    let own = ##", "scale": {"range": ["#ff0000", "#00ff00"]}"##
    #expect(paints(own) == [.fixed("#ff0000"), .fixed("#00ff00")])
  }
}
