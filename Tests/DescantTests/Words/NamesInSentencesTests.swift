import Foundation
import Testing

@testable import Descant

/// How columns are named within a sentence, and what is said but once.
@Suite("Names in sentences")
struct NamesInSentencesTests {
  @Test(
    "a title is in small letters where its column's author, or we, wrote it so",
    arguments: [
      ("Dose", "dose", "en", "dose"), ("Dose", "Dose", "en", "dose"),
      ("Temperature", "temp", "en", "temperature"), ("CO2", "co2", "en", "CO2"),
      ("pH", "pH", "en", "pH"), ("Nile", "flow", "en", "Nile"),
      ("Miles Driven", "miles", "en", "Miles Driven"), ("Y", "y", "en", "y"),
      ("Median size", "size", "en", "median size"),
      ("Number of cases", "n", "en", "number of cases"),
      ("Dosis", "dosis", "de", "Dosis"),
    ])
  func title(_ title: String, field: String, tag: String, said: String) throws {
    let language = try #require(Language.all.first { $0.tag == tag })
    var axis = Sketch.axis(title, 0, 1)
    axis.field = field
    #expect(Speaker(Sketch.chart(x: axis, y: axis, []), language).title(axis) == said)
  }

  private func summary(_ rows: [String], _ mark: String, _ encoding: String) throws -> String {
    let spec = """
      {"data": {"values": [\(rows.joined(separator: ","))]}, "mark": "\(mark)", "encoding": {\(encoding)}}
      """
    let chart = try #require(compile(spec).chart)
    return ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english).summary
  }

  @Test(
    "of counts of whole numbers the largest is told, and no course; no value of value",
    arguments: [
      ("kids", "The most common value of kids is 0: 4 of 10 (40%)."),
      ("value", "The most common value is 0: 4 of 10 (40%)."),
      ("Value", "The most common value is 0: 4 of 10 (40%)."),
    ])
  func mode(_ field: String, says: String) throws {
    let rows = [0, 0, 0, 0, 1, 1, 1, 2, 2, 5].map { "{\"\(field)\": \($0)}" }
    let text = try summary(
      rows, "bar",
      "\"x\": {\"field\": \"\(field)\", \"type\": \"ordinal\"}, \"y\": {\"aggregate\": \"count\"}")
    #expect(text.hasPrefix(says), "\(text)")
  }

  @Test(
    "shares without an event tell by when half had it, shares who survive when half remain",
    arguments: [
      ("Event-free share (%)", [[100, 60, 50, 20]], "Half of the cases had had the event by t 3."),
      (
        "Event-free share (%)", [[100, 60, 50, 20], [100, 90, 60, 40]],
        "For a, half of the cases had had the event by t 3, but for b only by t 4."
      ),
      (
        "Event-free share (%)", [[100, 60, 50, 20], [100, 90, 80, 70]],
        """
        For a, half of the cases had had the event by t 3, while for b more than half were still \
        without it at the end.
        """
      ),
      (
        "Event-free share (%)", [[100, 90, 80, 70]],
        "More than half were still without the event at the end: 70"
      ),
      ("Surviving (%)", [[100, 60, 50, 20]], "Half remain at t 3."),
    ])
  func half(_ title: String, curves: [[Int]], says: String) throws {
    let rows = zip(["a", "b"], curves).flatMap { name, curve in
      curve.enumerated().map { "{\"s\": \"\(name)\", \"t\": \($0 + 1), \"v\": \($1)}" }
    }
    let text = try summary(
      rows, "line",
      """
      "x": {"field": "t", "type": "quantitative"}, "color": {"field": "s"}, \
      "y": {"field": "v", "type": "quantitative", "title": "\(title)"}
      """)
    #expect(text.hasPrefix(says), "\(text)")
  }

  @Test(
    "a year that all moments share is said once",
    arguments: [(2024, 2024, 1), (2023, 2024, 3)])
  func year(first: Int, last: Int, times: Int) throws {
    let days = [(first, 3, 4), (first, 5, 3), (last, 10, 14), (last, 12, 5)]
    let rows = days.map { year, month, value in
      let day = month < 10 ? "0\(month)" : "\(month)"
      return "{\"d\": \"\(year)-\(day)-11\", \"v\": \(value)}"
    }
    let text = try summary(
      rows, "line",
      "\"x\": {\"field\": \"d\", \"type\": \"temporal\"}, \"y\": {\"field\": \"v\", \"type\": \"quantitative\"}"
    )
    #expect(text.ranges(of: "202").count == times, "\(text)")
  }

  @Test("of a table of pairs the highest and the lowest pair are told")
  func pairs() throws {
    let names = ["a", "b", "c", "d", "e", "f", "g"]
    let rows = names.indices.flatMap { row in
      names.indices.filter { $0 < row }.map { column in
        "{\"one\": \"\(names[row])\", \"other\": \"\(names[column])\", \"v\": \(row * row + column)}"
      }
    }
    let text = try summary(
      rows, "rect",
      "\"y\": {\"field\": \"one\"}, \"x\": {\"field\": \"other\"}, \"color\": {\"field\": \"v\", \"type\": \"quantitative\"}"
    )
    #expect(text == "The highest value is 41, between f and g. The lowest is 1, between a and b.")
  }
}
