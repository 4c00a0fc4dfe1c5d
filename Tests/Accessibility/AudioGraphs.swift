// Runs what stands behind `#if canImport(Accessibility)` against the modules that stand in for Apple's.
import Accessibility
import Descant
import Foundation
import SwiftUI

@main
struct AudioGraphs {
  static func main() {
    var failed = 0, passed = 0
    for (name, holds) in checks() {
      if holds {
        passed += 1
      } else {
        failed += 1
        print("FAILED \(name)")
      }
    }
    print("\(passed) passed, \(failed) failed")
    if failed > 0 { exit(1) }
  }

  static func chart(_ spec: String) -> Chart {
    do {
      return try Chart(spec: spec)
    } catch {
      fatalError("no chart: \(error)\n\(spec)")
    }
  }

  static func checks() -> [(String, Bool)] {
    let births = chart(
      """
      {"title": "Births", "description": "By hand.", "mark": "line", "data": {"values": [
        {"year": "2019", "births": 437}, {"year": "2020", "births": 452}, {"year": "2021", "births": null},
        {"year": "2022", "births": 418}]},
       "encoding": {"x": {"field": "year", "type": "temporal"}, "y": {"field": "births", "type": "quantitative"}}}
      """)
    let line = births.axChartDescriptor(in: .english)
    let x = line.xAxis as? AXNumericDataAxisDescriptor
    let points = line.series.first?.dataPoints ?? []
    let bars = chart(
      """
      {"title": "Rain", "mark": "bar", "data": {"values": [
        {"place": "Bonn", "rain": 8}, {"place": "Oslo", "rain": 7.12345}]},
       "encoding": {"y": {"field": "place", "type": "nominal"}, "x": {"field": "rain", "type": "quantitative"}}}
      """)
    let bar = bars.axChartDescriptor(in: .english)
    let heat = chart(
      """
      {"title": "Heat", "mark": "rect", "data": {"values": [
        {"day": "Mon", "hour": "1", "n": 3}, {"day": "Mon", "hour": "2", "n": 4}, {"day": "Tue", "hour": "1", "n": 5}]},
       "encoding": {"x": {"field": "day", "type": "ordinal"}, "y": {"field": "hour", "type": "ordinal"},
         "color": {"field": "n", "type": "quantitative"}}}
      """
    ).axChartDescriptor(in: .english)
    let log = chart(
      """
      {"title": "Log", "mark": "point", "data": {"values": [{"a": 1, "b": 10}, {"a": 2, "b": 1000}]},
       "encoding": {"x": {"field": "a", "type": "quantitative"},
         "y": {"field": "b", "type": "quantitative", "scale": {"type": "log"}}}}
      """
    ).axChartDescriptor(in: .english)
    let panels = chart(
      """
      {"title": "Two", "mark": "bar", "data": {"values": [
        {"p": "A", "x": "a", "y": 1}, {"p": "B", "x": "a", "y": 1000}]},
       "resolve": {"scale": {"y": "independent"}},
       "encoding": {"column": {"field": "p"}, "x": {"field": "x", "type": "nominal"}, "y": {"field": "y", "type": "quantitative"}}}
      """)
    let colours = chart(
      """
      {"title": "Cars", "mark": "point", "data": {"values": [
        {"a": 1, "b": 10, "m": "Fiat", "s": 3}, {"a": 2, "b": 12, "m": "Opel", "s": 4}]},
       "encoding": {"x": {"field": "a", "type": "quantitative"}, "y": {"field": "b", "type": "quantitative"},
         "color": {"field": "m", "type": "nominal"}, "size": {"field": "s", "type": "quantitative"}}}
      """
    ).axChartDescriptor(in: .english)
    let view = ChartAudioGraph(bars, in: .german)
    let updated = births.axChartDescriptor(in: .english)
    view.updateChartDescriptor(updated)
    return [
      ("the title", line.title == "Births"),
      ("the message comes first", line.summary?.hasPrefix("By hand.") == false),
      ("what it says is told", (line.summary?.count ?? 0) > 40),
      ("the author's words follow", line.summary?.hasSuffix(". By hand.") == true),
      ("moments are numbers", x != nil && points.first?.xValue.number == 1_546_300_800_000),
      ("they are said as years", x?.valueDescriptionProvider(1_546_300_800_000) == "2019"),
      ("the range is the axis", (x?.range).map { $0.lowerBound <= 1_546_300_800_000 } == true),
      ("lines at the ticks", line.yAxis?.gridlinePositions.isEmpty == false),
      ("a gap has no value", points.count == 4 && points[2].yValue == nil),
      ("lines are continuous", line.series.first?.isContinuous == true),
      ("a series has a name", line.series.first?.name?.isEmpty == false),
      ("bars lie along what they measure", bar.contentDirection == .topToBottom),
      (
        "categories in their order",
        (bar.xAxis as? AXCategoricalDataAxisDescriptor)?.categoryOrder == ["Bonn", "Oslo"]
      ),
      ("bars begin at zero", bar.yAxis?.range.lowerBound == 0),
      ("points by category", bar.series[0].dataPoints.map(\.xValue.category) == ["Bonn", "Oslo"]),
      ("values as they are", bar.yAxis?.valueDescriptionProvider(7.12345) == "7.12345"),
      (
        "what lies between is rounded",
        bar.yAxis?.valueDescriptionProvider(3.14159).hasPrefix("3.142") == true
      ),
      ("cells are measured by colour", heat.yAxis?.title == "n"),
      (
        "rows of cells are series",
        heat.series.map(\.name) == ["1", "2"] || heat.series.map(\.name) == ["2", "1"]
      ),
      (
        "a cell's value",
        heat.series.flatMap(\.dataPoints).compactMap(\.yValue?.number).sorted() == [3, 4, 5]
      ),
      ("tens", log.yAxis?.scaleType == .log10),
      ("even steps", bar.yAxis?.scaleType == .linear),
      ("a descriptor a scale", panels.axChartDescriptors(in: .english).count == 2),
      (
        "each with its own range",
        panels.axChartDescriptors(in: .english).map { ($0.yAxis?.range.upperBound ?? 0) >= 1000 }
          == [false, true]
      ),
      ("size and colour are axes", colours.additionalAxes?.map(\.title) == ["s", "m"]),
      (
        "each point has their values",
        colours.series.flatMap(\.dataPoints).allSatisfy { $0.values.count == 2 }
      ),
      (
        "in its language",
        ChartAudioGraph(births, in: .german).makeChartDescriptor().summary != line.summary
      ),
      (
        "a view's descriptor is brought up to date",
        updated.title == "Rain" && updated.yAxis?.title == bar.yAxis?.title
          && updated.contentDirection == .topToBottom
      ),
    ]
  }
}
