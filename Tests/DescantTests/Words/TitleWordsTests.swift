import Testing

@testable import Descant

@Suite("Titles that are made")
struct TitleWordsTests {
  private static let spec = """
    {"data": {"values": [{"Poids": 61, "Année": "A"}, {"Poids": 64, "Année": "B"}]},
     "mark": "bar", "encoding": {
       "x": {"field": "Année", "type": "nominal"},
       "y": {"field": "Poids", "type": "quantitative" 1️⃣}}}
    """

  @Test(
    "follow the order of their language",
    arguments: [
      ("en", "", "Poids by Année"), ("de", "", "Poids nach Année"),
      ("fr", "", "Poids selon Année"), ("es", "", "Poids por Année"),
      ("ja", "", "Année別のPoids"), ("ko", "", "Année별 Poids"), ("zh-Hans", "", "按Année划分的Poids"),
      ("de-CH", "", "Poids nach Année"),
      ("en", "mean", "Mean of Poids by Année"), ("de", "mean", "Poids (Mittelwert) nach Année"),
      ("fr", "mean", "Poids (moyenne) selon Année"), ("ja", "mean", "Année別のPoidsの平均"),
      ("en", "count", "Count of Records by Année"), ("es", "count", "Número de filas por Année"),
    ])
  func titles(tag: String, aggregate: String, title: String) throws {
    let language = Language(tag: tag)
    let extra = aggregate.isEmpty ? "" : ", \"aggregate\": \"\(aggregate)\""
    let text = Self.spec.replacing("1️⃣", with: extra)
    #expect(compile(text, in: language).chart?.title == title)
  }
}
