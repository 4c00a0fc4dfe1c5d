import Foundation

/// Values as sheets and their key say them.
extension Desk {
  /// A value with no more figures than a hand needs; what its author wants written stays as it is.
  func value(_ value: AxisValue, on axis: Axis) -> String {
    guard case .number(let number) = value, number.isFinite, !axis.isTemporal, !axis.countsYears,
      axis.format.specifier == nil
    else { return axis.text(value, locale: chart.locale) }
    let places = places(of: number, on: axis)
    var axis = axis
    if let decimals = axis.format.decimals, decimals <= places || number == 0 {
      return axis.text(value, locale: chart.locale)
    }
    axis.format.decimals = nil
    let power = pow(10, Double(places + (axis.format.isPercent ? 2 : 0)))
    let rounded = (number * power).rounded() / power
    return axis.text(.number(rounded.isFinite ? rounded : number), locale: chart.locale)
  }

  /// How many digits after the point are told: as many as the value needs, and no finer than the whole axis does.
  ///
  /// Near a line for one value so many more that rounding takes it no farther from that than it is.
  func places(of number: Double, on axis: Axis) -> Int {
    let plain = plainPlaces(of: number, on: axis)
    guard !chart.references.isEmpty else { return plain }
    let isUpright = axis.field == chart.yAxis.field
    let distances = chart.references.compactMap { line -> Double? in
      guard (line.axis == .y) == isUpright, let value = line.value.number, value != number else {
        return nil
      }
      return abs(value - number)
    }
    guard let nearest = distances.min() else { return plain }
    let factor = axis.format.isPercent ? 100.0 : 1
    let most = plain + Int(Rules.figures.value)
    return (plain..<most).first { places in
      let power = pow(10, Double(places))
      return abs((number * factor * power).rounded() / power / factor - number) <= nearest
    } ?? most
  }

  private func plainPlaces(of number: Double, on axis: Axis) -> Int {
    let figures = Int(Rules.figures.value)
    let factor = axis.format.isPercent ? 100.0 : 1
    let own = max(0, Prose.figures(number * factor, figures))
    guard let scale = axis.numeric?.scale, scale.kind == .linear else { return own }
    let reach = max(abs(scale.start), abs(scale.end)) * factor
    return reach > 0 && reach.isFinite ? min(own, max(0, Prose.figures(reach, figures))) : own
  }

  /// Names or values as the language lists them; of many the first.
  func listed(_ parts: [String], most: Int = .max) -> String {
    parts.prefix(most).joined(separator: language.joining.listComma)
      + (parts.count > most ? "…" : "")
  }

  /// Names that have nothing on a sheet; of many the first.
  func noteMissing(_ names: [String], on part: String?) {
    guard !names.isEmpty else { return }
    let text = tactile.missing(listed(names, most: Int(Rules.toldNames.value)))
    note(part.map { language.labelled($0, text) } ?? text)
  }

  /// The highest and the lowest of values that no hand finds on a sheet, and where they are.
  ///
  /// Places are said where they are few; of more how many points there are, where they are points.
  func noteExtremes<Place>(
    _ values: [(value: Double, place: Place)], on axis: Axis, of part: String? = nil,
    by speaker: Speaker? = nil, counts: Bool = true, _ name: (Place) -> String
  ) {
    let all = values.map(\.value)
    guard let high = all.max(), let low = all.min(), low < high || speaker != nil else { return }
    let ends = [(tactile.highest, high)] + (low < high ? [(tactile.lowest, low)] : [])
    let texts = ends.map { label, number in
      let places = values.filter { $0.value == number }.map(\.place)
      // The unit once: "Highest: 48 miles per gallon (1.1 tons)", "Lowest: 12 (3.6 tons)".
      var text = amount(number, on: axis, by: number == high ? speaker : nil)
      if places.count <= Int(Rules.toldPlaces.value) {
        text += language.joining.aside(["text": language.list(places.map(name))])
      } else if counts {
        // Too many to list: how many, and the first of them.
        let count = language.text(language.names.points, count: places.count)
        let first = places.prefix(Int(Rules.toldPlaces.value)).map(name) + ["…"]
        let some = language.joining.subject([
          "name": count, "text": listed(first),
        ])
        text += language.joining.aside(["text": some])
      }
      return language.labelled(label, text)
    }
    guard let part else {
      for text in texts { note(text) }
      return
    }
    note(language.labelled(part, texts.joined(separator: language.joining.nameComma)))
  }

  /// A value with its unit in words, where there is who says it.
  func amount(_ number: Double, on axis: Axis, by speaker: Speaker?) -> String {
    guard let speaker, axis.unit != nil, !axis.isTemporal, !axis.countsYears,
      axis.format.specifier == nil
    else {
      return value(.number(number), on: axis)
    }
    return speaker.quantity(number, on: axis, .written, limit: places(of: number, on: axis))
  }

  /// What an author wrote into the chart, and by which name it stands.
  func text(of annotation: Annotation) -> String {
    let text = Speaker(chart, language).name(of: annotation)
    guard case .words(let x, let y, _) = annotation.place, !text.isEmpty else { return text }
    let names = [(x, chart.xAxis), (y, chart.yAxis)].compactMap { value, axis -> String? in
      guard axis.categorical != nil else { return nil }
      let name = axis.text(value, locale: chart.locale)
      return name.isEmpty || name == text ? nil : name
    }
    return names.reduce(text) { $0 + language.joining.nameComma + $1 }
  }
}

extension String {
  /// Whether it has this number, as it is or with fewer digits after the point.
  func says(_ number: Double) -> Bool {
    split { !$0.isNumber && $0 != "." }.contains { part in
      guard let written = Double(part) else { return false }
      if written == number { return true }
      let decimals = part.split(separator: ".").dropFirst().first?.count ?? 0
      return decimals > 0 && abs(written - number) <= 0.5 * pow(10, -Double(decimals)) + 1e-12
    }
  }
}
