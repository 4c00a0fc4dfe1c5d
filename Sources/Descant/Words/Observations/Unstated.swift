/// What the data leave unsaid in a column that groups: no group among the others, and none is compared with it.
enum Unstated {
  private static let names = Set(Language.all.map(\.locale.unnamed))

  /// Whether a name stands for rows without one.
  static func isName(_ name: String?) -> Bool { name.map(names.contains) ?? false }
}

extension Chart {
  /// Whether a datum belongs to no group that has a name: by its series, its panel or its place.
  func isUnstated(_ place: PointReference) -> Bool {
    let panel = panels[place.panel]
    return isUnstated(panel, panel.series[place.series])
      || isUnstated(panel.series[place.series].points[place.point])
  }

  func isUnstated(_ panel: Panel, _ series: Series) -> Bool {
    panels.count > 1 && Unstated.isName(panel.title)
      || panel.series.count > 1 && Unstated.isName(series.name)
  }

  func isUnstated(_ point: DataPoint) -> Bool {
    [(xAxis, Optional(point.x)), (yAxis, point.y)].contains { axis, value in
      guard let order = axis.categorical?.order, order.count > 1, let place = value?.category,
        order.indices.contains(place)
      else { return false }
      return Unstated.isName(order[place])
    }
  }
}

extension Observations {
  /// How many values are drawn of no group that has a name.
  var unstatedCount: Int {
    chart.panels.indices.reduce(0) { count, panel in
      chart.panels[panel].series.indices.reduce(count) { count, series in
        let points = chart.panels[panel].series[series].points.indices
        return count
          + points.count {
            let place = PointReference(panel: panel, series: series, point: $0)
            return source.value(of: chart[place]) != nil && chart.isUnstated(place)
          }
      }
    }
  }
}
