import Descant

/// Charts made by hand, for tests of pages.
enum SampleCharts {
  /// Years against births, with two years missing.
  static let births: Chart = {
    let values: [Double?] = [246, 241, 236, 244, 251, nil, nil, 240, 233, 228, 223, 216]
    let points = values.enumerated().map { index, value in
      DataPoint(
        x: .number(CivilTime(year: 1917 + index).moment), y: value.map(AxisValue.number))
    }
    let first = CivilTime(year: 1917).moment
    let last = CivilTime(year: 1928).moment
    return Chart(
      id: "births", title: "Births & <gaps>, 1917 to 1928", subtitle: "Illustrative data",
      description: "Births fell.", kind: .line,
      xAxis: Axis(
        title: "Year", field: "year",
        kind: .numeric(NumericAxis(scale: Scale(.time, start: first, end: last))),
        format: ValueFormat(granularity: .year),
        ticks: [1920, 1924, 1928].map {
          Tick(value: .number(CivilTime(year: $0).moment), label: String($0))
        }),
      yAxis: Axis(
        title: "Births", field: "births",
        kind: .numeric(NumericAxis(scale: Scale(start: 200, end: 260))),
        unit: Unit(symbol: "per 10,000", singular: "birth", plural: "births"),
        ticks: [200, 220, 240, 260].map { Tick(value: .number($0), label: $0.plainText) }),
      panels: [
        Panel(series: [
          Series(isContinuous: true, marks: [Mark(.line)], style: SeriesStyle(), points: points)
        ])
      ],
      provenance: Provenance(
        dataset: "births", sources: [DataSource(title: "Made up", path: "https://example.org/")],
        licences: [Licence(name: "CC0-1.0", path: "javascript:alert(1)")]))
  }()

  /// Two cities over the same months.
  static let rainfall: Chart = {
    let months = ["January", "February", "March"]
    func city(_ name: String, _ values: [Double?], _ slot: Int) -> Series {
      Series(
        name: name, isContinuous: false, marks: [Mark(.bar)],
        style: SeriesStyle(paint: .slot(slot)),
        points: values.enumerated().map { index, value in
          DataPoint(
            x: .category(index), y: value.map(AxisValue.number), y2: .number(0),
            offset: DataPoint.Offset(index: slot, count: 2))
        })
    }
    return Chart(
      id: "rainfall", title: "Rainfall", kind: .bar,
      xAxis: Axis(
        title: "Month", field: "month",
        kind: .categorical(
          CategoricalAxis(order: months, band: BandScale(count: 3), isOrdered: true)),
        ticks: months.enumerated().map { Tick(value: .category($0), label: $1) }),
      yAxis: Axis(
        title: "Rain", field: "rain",
        kind: .numeric(NumericAxis(scale: Scale(start: 0, end: 250))), unit: Unit(symbol: "mm"),
        ticks: [0, 100, 200].map { Tick(value: .number($0), label: $0.plainText) }),
      panels: [
        Panel(series: [city("Tropical", [235, 112, nil], 0), city("Arid", [28, 24.5, 9], 1)])
      ])
  }()
}
