import Testing

@testable import Descant

private func year(_ year: Int) -> AxisValue { .number(CivilTime(year: year).moment) }

private func chart(
  x: Axis, y: Axis = number("Rain", unit: Unit(symbol: "mm")), _ series: [(String?, [DataPoint])],
  kind: ChartKind = .line, additional: [Axis] = []
) -> Chart {
  Chart(
    id: "c", title: "Title", kind: kind, xAxis: x, yAxis: y, additionalAxes: additional,
    panels: [
      Panel(
        series: series.map {
          Series(
            name: $0.0, isContinuous: true, marks: [Mark(.line)], style: SeriesStyle(),
            points: $0.1)
        })
    ])
}

private func number(_ title: String, unit: Unit? = nil, decimals: Int? = nil) -> Axis {
  Axis(
    title: title, field: title.lowercased(),
    kind: .numeric(NumericAxis(scale: Scale(start: 0, end: 10))), unit: unit,
    format: ValueFormat(decimals: decimals))
}

private let years = Axis(
  title: "Year", field: "year",
  kind: .numeric(NumericAxis(scale: Scale(.time, start: 0, end: 1))),
  format: ValueFormat(granularity: .year))

private func categories(_ names: [String]) -> Axis {
  Axis(
    title: "Kind", field: "kind",
    kind: .categorical(CategoricalAxis(order: names, band: BandScale(count: names.count))))
}

@Suite("Decimals of a table's column")
struct ColumnDecimalsTests {
  @Test(
    "one number of decimals a column: the data's own, no more than four digits of the least",
    arguments: [
      ([1, 2, 300], 0), ([1.5, 2], 1), ([4.78444444, 5.62], 3), ([1_850_984_270.4, 5.5], 1),
      ([0.0012345, 12], 6), ([870, 0.001], 3), ([0, 0.25, -0.5], 2), ([], 0),
      ([1e15, 0.5], nil), ([.nan, .infinity, 2.5], 1),
      ([0.0833333333333, 98.3050847457627], 3), ([0.000333333333, 98.3050847457627], 4),
    ] as [([Double], Int?)])
  func decimals(_ values: [Double], expected: Int?) {
    #expect(TableLayout.decimals(of: values) == expected)
  }

  @Test(
    "zeros that a program has written behind the point of all numbers are no digits",
    arguments: [
      ("807.000000,184.000000", 0), ("1.500000,2.250000", 2), ("1.500,2.000", 3),
      ("0.123456,2.000000", 6), ("1.5000,2.000", nil),
    ] as [(String, Int?)])
  func written(cells: String, expected: Int?) throws {
    let rows = cells.replacing(",", with: "\n")
    let dataset = try #require(
      DatasetReader.read(file: "a.csv", bytes: Array("n\n\(rows)\n".utf8)).dataset)
    #expect(dataset.columns.first?.decimals == expected)
  }
}

/// Charts with the CSV that they must give.
private let tables: [(Chart, RowPlan.Form, String)] = [
  (
    chart(
      x: years,
      [(nil, [DataPoint(x: year(1990), y: .number(0.1)), DataPoint(x: year(1991), y: nil)])]),
    .long, "year,rain\r\n1990,0.1\r\n1991,\r\n"
  ),
  (
    chart(
      x: years,
      [
        ("A", [DataPoint(x: year(1991), y: .number(2)), DataPoint(x: year(1990), y: .number(1))]),
        ("B, or so", [DataPoint(x: year(1991), y: .number(1e21))]),
      ]),
    .wide, "year,A,\"B, or so\"\r\n1990,1,\r\n1991,2,1000000000000000000000\r\n"
  ),
  (
    chart(
      x: categories(["a \"b\"", "=1+1"]),
      [
        (
          nil,
          [DataPoint(x: .category(0), y: .number(-1)), DataPoint(x: .category(1), y: .number(2))]
        )
      ]
    ), .long, "kind,rain\r\n\"a \"\"b\"\"\",-1\r\n=1+1,2\r\n"
  ),
  // Bins: both ends.
  (
    chart(
      x: number("Size"),
      [(nil, [DataPoint(x: .number(0), x2: .number(5), y: .number(3), y2: .number(0))])],
      kind: .histogram), .long, "size,size_end,rain\r\n0,5,3\r\n"
  ),
  // A bar of a year is that year, also where it is centred on its beginning.
  (
    chart(
      x: years,
      [
        (
          nil,
          [
            DataPoint(x: year(1900), x2: year(1901), y: .number(3), y2: .number(0)),
            DataPoint(
              x: .number(CivilTime(year: 1901, month: 7).moment),
              x2: .number(CivilTime(year: 1902, month: 7).moment), y: .number(4), y2: .number(0)),
          ]
        )
      ],
      kind: .bar), .long, "year,rain\r\n1900,3\r\n1902,4\r\n"
  ),
  // Two data of a series at one x: no wide form.
  (
    chart(
      x: number("Size"),
      [
        ("A", [DataPoint(x: .number(1), y: .number(1)), DataPoint(x: .number(1), y: .number(2))]),
        ("B", [DataPoint(x: .number(1), y: .number(3))]),
      ], kind: .scatter), .long, "series,size,rain\r\nA,1,1\r\nA,1,2\r\nB,1,3\r\n"
  ),
  // A range, an additional value, a label, a link.
  (
    chart(
      x: categories(["k"]),
      [
        (
          nil,
          [
            DataPoint(
              x: .category(0), y: .number(9), y2: .number(4), additional: [.number(7.25)],
              label: "Name", href: "https://example.org/?a=1&b=2")
          ]
        )
      ], kind: .range, additional: [number("Weight")]),
    .long,
    "label,kind,rain_from,rain_to,weight,link\r\nName,k,4,9,7.25,https://example.org/?a=1&b=2\r\n"
  ),
  // Stacked: the amount, not where it stands.
  (
    chart(
      x: categories(["k"]),
      [
        (
          nil,
          [
            DataPoint(
              x: .category(0), y: .number(9), y2: .number(4), amount: 5, share: 0.25)
          ]
        )
      ], kind: .bar), .long, "kind,rain,share\r\nk,5,0.25\r\n"
  ),
]

@Test("a chart's CSV carries every digit, in the rows of its table", arguments: tables)
func csv(chart: Chart, form: RowPlan.Form, text: String) {
  #expect(chart.rowPlan.form == form)
  #expect(chart.csv() == text)
}

@Test("every datum of every chart has a row with its anchor", arguments: tables)
func anchors(chart: Chart, form: RowPlan.Form, text: String) {
  let plan = chart.rowPlan
  let table = chart.table(words: .sample)
  for (p, panel) in chart.panels.enumerated() {
    for (s, series) in panel.series.enumerated() {
      for point in series.points.indices {
        let reference = PointReference(panel: p, series: s, point: point)
        let anchor = plan.anchor(of: reference) ?? "none"
        #expect(table.contains("<tr id=\"\(anchor)\">"))
        #expect(plan.row(of: reference).map { plan.rows[$0].points.contains(reference) } == true)
      }
    }
  }
  #expect(plan.anchor(of: PointReference(panel: 3, point: 0)) == nil)
  #expect(plan.anchor(of: PointReference(point: -1)) == nil)
}

@Test(
  "cells say values in the reader's way",
  arguments: [
    (tables[0].0, "<caption>Title</caption>"),
    (tables[0].0, "<th scope=\"col\" class=\"num\">Rain (mm)</th>"),
    (tables[0].0, "<th scope=\"row\">1991</th><td class=\"none\">no data</td>"),
    (tables[1].0, "<caption>Title: Rain (mm)</caption>"),
    (tables[1].0, "<th scope=\"col\" class=\"num\">B, or so (mm)</th>"),
    (tables[2].0, "<th scope=\"row\">a &quot;b&quot;</th><td class=\"num\">\u{2212}1</td>"),
    (tables[3].0, "<th scope=\"row\">0 to 5</th>"),
    (tables[6].0, "<th scope=\"row\">Name</th>"),
    (tables[6].0, "<td><a href=\"https://example.org/?a=1&amp;b=2\">"),
    (tables[7].0, "<td class=\"num\">25%</td>"),
  ])
func cells(chart: Chart, markup: String) {
  #expect(chart.table(words: .sample).contains(markup))
}

@Test(
  "links lead to the web, to mail or to pages here, and nowhere else",
  arguments: [
    ("https://example.org/", true), ("HTTP://a", true), ("mailto:a@b.c", true), ("a/b.html", true),
    ("#row", true), ("?q=a:b", true), ("javascript:alert(1)", false),
    (" javascript:alert(1)", false), ("java\nscript:alert(1)", false), ("data:text/html,x", false),
    ("//evil.example", false), ("", false), ("vbscript:x", false), ("a\\b", false),
  ])
func links(link: String, isSafe: Bool) { #expect(link.isSafeLink == isSafe) }

@Test(
  "what is drawn as an angle or a shade is a bar in the table, unless a value is below zero",
  arguments: [
    (
      #""arc","encoding":{"theta":{"field":"v","type":"quantitative"},"color":{"field":"a"}}"#, 1.0,
      ["25%", "100%"]
    ),
    (
      #""rect","encoding":{"x":{"field":"a"},"y":{"field":"b"},"color":{"field":"v","type":"quantitative"}}"#,
      1, ["25%", "100%"]
    ),
    (
      #""rect","encoding":{"x":{"field":"a"},"y":{"field":"b"},"color":{"field":"v","type":"quantitative"}}"#,
      -1, []
    ),
    (#""bar","encoding":{"x":{"field":"a"},"y":{"field":"v","type":"quantitative"}}"#, 1, []),
  ] as [(String, Double, [String])])
func bars(mark: String, least: Double, widths: [String]) throws {
  let made = compile(
    "{\"title\":\"T\",\"data\":{\"values\":[{\"a\":\"p\",\"b\":\"x\",\"v\":\(least)},{\"a\":\"q\",\"b\":\"y\",\"v\":4}]},\"mark\":\(mark)}"
  )
  let chart = try #require(made.chart, "\(made.findings.map(\.message))")
  let table = chart.table(
    words: ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english))
  let found = table.matches(of: /<svg class="as-bar" aria-hidden="true"><rect width="([^"]+)"/)
  #expect(found.map { String($0.output.1) } == widths)
}

@Test("the descriptor of a chart is JSON that holds its points in Apple's words")
func descriptor() throws {
  let text = tables[6].0.descriptor(words: .sample)
  let node = try #require(JSONReader.read(Source(file: "c.json", text: text)).node)
  #expect(node["format"]?.string == "descant-chart")
  #expect(node["version"]?.number == 1)
  #expect(node["xAxis"]?["categoryOrder"]?.elements?.first?.string == "k")
  let point = try #require(node["series"]?.elements?.first?["dataPoints"]?.elements?.first)
  #expect(point["xValue"]?.string == "k")
  #expect(point["yValue"]?.number == 9)
  #expect(point["yStartValue"]?.number == 4)
  #expect(point["additionalValues"]?.elements?.first?.number == 7.25)
  #expect(point["label"]?.string == "Name")
}

@Test("the groups of a scatter plot are one more axis of its descriptor")
func descriptorOfGroups() throws {
  var plot = chart(
    x: number("Size"),
    [
      ("A", [DataPoint(x: .number(1), y: .number(1))]),
      ("B", [DataPoint(x: .number(1), y: .number(3))]),
    ], kind: .scatter)
  plot.legends = [Legend(title: "Kind", entries: .series([]))]
  let text = plot.descriptor(words: .sample)
  let node = try #require(JSONReader.read(Source(file: "c.json", text: text)).node)
  let axis = try #require(node["additionalAxes"]?.elements?.last)
  #expect(axis["title"]?.string == "Kind")
  #expect(axis["categoryOrder"]?.elements?.compactMap(\.string) == ["A", "B"])
  let point = try #require(node["series"]?.elements?.last?["dataPoints"]?.elements?.first)
  #expect(point["additionalValues"]?.elements?.compactMap(\.string) == ["B"])
}

extension ChartWords {
  fileprivate static let sample = ChartWords(
    language: "en", kind: "line chart", seriesRole: "series", gapRole: "gap",
    intervalRole: "interval", panelRole: "panel", pointRoles: [], names: [], noData: "no data",
    skip: "", summary: "", referenceNames: [])
}
