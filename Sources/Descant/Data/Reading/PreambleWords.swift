/// How lines around tables begin, by language, in small letters.
struct PreambleWords {
  let language: String
  /// Where data comes from; what is numbered; remarks.
  let source, table, note: String

  static let all = [
    PreambleWords(
      language: "en", source: "source, sources, data source",
      table: "table, figure, chart, exhibit, tab, fig",
      note: "note, notes, last updated, last updated date, updated, date, unit, units"),
    PreambleWords(
      language: "de", source: "quelle, quellen, datenquelle", table: "tabelle, abbildung, abb",
      note: "anmerkung, anmerkungen, hinweis, hinweise, stand, einheit"),
    PreambleWords(
      language: "fr", source: "source des données", table: "tableau, graphique",
      note: "lecture, champ, remarque, mise à jour, unité"),
    PreambleWords(
      language: "es", source: "fuente, fuentes", table: "tabla, cuadro, gráfico",
      note: "nota, notas, actualizado, unidad"),
    PreambleWords(
      language: "zh", source: "资料来源, 来源, 数据来源", table: "表, 图", note: "注, 注释, 备注, 单位, 更新"),
    PreambleWords(
      language: "ja", source: "出典, 資料, 出所", table: "図表, 図", note: "注記, 備考, 単位"),
    PreambleWords(
      language: "ko", source: "출처, 자료", table: "표, 그림", note: "주, 주석, 단위, 갱신"),
  ]

  /// The longer ones first, as they may begin with the shorter ones.
  static let sources = words(\.source)
  static let tables = words(\.table)
  static let notes = words(\.note)

  private static func words(_ list: KeyPath<PreambleWords, String>) -> [String] {
    let texts = all.map { $0[keyPath: list] }
    let words = texts.joined(separator: ",").split(separator: ",").map { word in
      String(word.drop { $0 == " " })
    }
    return words.sorted { a, b in a.count == b.count ? a < b : a.count > b.count }
  }
}
