import Descant

extension AuditRule {
  /// How much stands in how little space.
  static let crowding: [AuditRule] = [
    AuditRule("AUD-P6", "Marks don't hide each other", "P6", hidden),
    AuditRule("AUD-U5", "There are at most five kinds of thing", "U5", kinds),
    AuditRule("AUD-A1", "There are not too many marks to go through", "A1", density),
    AuditRule("AUD-A5", "No series is pressed flat by another unsaid", "A5", extremes),
  ]

  /// The workbook's number.
  private static let mostKinds = 5
  private static let mostNodes = 120
  /// The share of symbols that may lie within half a symbol of another.
  private static let mostHidden = 0.25
  /// Half a symbol, in CSS px on a plot of the standard size.
  private static let nearness = 4.0

  @Sendable private static func hidden(_ subject: AuditSubject) -> AuditJudgement {
    let chart = subject.chart
    guard [.scatter, .strip].contains(chart.kind) else {
      return subject.resting(on: "marks that touch have a seam; labels keep clear of each other")
    }
    let counts = chart.panels.indices.map { panel in
      let places = chart.places(inPanel: panel)
      return (near: places.countOfNear(nearness), all: places.count)
    }
    let (near, all) = counts.reduce((0, 0)) { ($0.0 + $1.near, $0.1 + $1.all) }
    guard all > 0 else { return .inapplicable("nothing is drawn") }
    let evidence = "\(near) of \(all) symbols lie within half a symbol of another"
    return Double(near) > mostHidden * Double(all) ? .failed(evidence) : .passed(evidence)
  }

  @Sendable private static func kinds(_ subject: AuditSubject) -> AuditJudgement {
    let chart = subject.chart
    let slices = chart.kind == .pie ? chart.allSeries.map(\.points.count).max() ?? 0 : 0
    let most = max(slices, Set(chart.allSeries.compactMap(\.name)).count)
    let evidence = most < 2 ? "one series" : "\(most) \(slices == most ? "slices" : "series")"
    return most > mostKinds ? .failed(evidence + ", more than \(mostKinds)") : .passed(evidence)
  }

  @Sendable private static func density(_ subject: AuditSubject) -> AuditJudgement {
    let nodes = subject.figure.plan.nodes.flatMap { $0.flatMap(\.self) }
    let intervals = nodes.count { $0.role == .interval }
    let data = subject.chart.allSeries.reduce(0) { $0 + $1.points.count }
    let evidence =
      "\(counted(nodes.count, "node")) for \(counted(data, "value"))"
      + (intervals > 0 ? ", \(counted(intervals, "interval")) among them" : "")
    return nodes.count > mostNodes
      ? .failed(evidence + ", more than \(mostNodes)") : .passed(evidence)
  }

  @Sendable private static func extremes(_ subject: AuditSubject) -> AuditJudgement {
    let squeezed = subject.chart.squeezedSeries
    guard !squeezed.isEmpty else {
      return .passed("no series changes within less than 5 % of its axis")
    }
    let names = squeezed.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ")
    let evidence =
      "\(counted(squeezed.count, "series uses", "series use")) less than 5 % of the axis: \(names)"
      + (squeezed.count > 3 ? " and others" : "")
    // What is made clear in words is no failure, as the workbook has it.
    let isSaid = subject.figure.features.contains { feature in
      feature.kind == .scale && squeezed.allSatisfy(feature.text.contains)
    }
    return isSaid ? subject.resting(on: evidence + "; a remark says so") : .failed(evidence)
  }
}

extension Chart {
  /// Where symbols stand, in CSS px.
  fileprivate func places(inPanel panel: Int) -> [SIMD2<Double>] {
    let chart = onAxes(ofPanel: panel)
    return panels[panel].series.flatMap { series in
      series.points.compactMap { point in
        point.y.map { y in
          SIMD2(
            chart.xAxis.position(of: point.x) * PlotSize.standard.width,
            chart.yAxis.position(of: y) * PlotSize.standard.height)
        }
      }
    }
  }
}

extension [SIMD2<Double>] {
  /// How many lie nearer to another than that; looked for in a grid of that width.
  fileprivate func countOfNear(_ distance: Double) -> Int {
    let finite = filter { $0.x.isFinite && $0.y.isFinite && abs($0.x) < 1e6 && abs($0.y) < 1e6 }
    let cell: (SIMD2<Double>) -> SIMD2<Int> = {
      SIMD2(Int(($0.x / distance).rounded(.down)), Int(($0.y / distance).rounded(.down)))
    }
    let grid = Dictionary(grouping: finite.indices, by: { cell(finite[$0]) })
    return finite.indices.count { place in
      let home = cell(finite[place])
      return (-1...1).contains { dx in
        (-1...1).contains { dy in
          (grid[home &+ SIMD2(dx, dy)] ?? []).contains { other in
            let way = finite[other] - finite[place]
            return other != place && (way * way).sum() < distance * distance
          }
        }
      }
    }
  }
}
