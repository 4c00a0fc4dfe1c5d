import Foundation

/// Of a table with the same names along both sides, in how many rows the highest value is the name's own:
/// of what two people saw, how often they saw the same.
///
/// By chance it would be one row in as many as there are columns.
struct DiagonalFact: Fact {
  let rows: (own: Int, all: Int)
  let evidence: [PointReference]
  var kind: Feature.Kind { .distribution }
  var topic: Topic { .diagonal }

  /// At least this share of the rows, with at most this chance of as many.
  static let threshold = (share: 0.75, p: 0.005)

  static func facts(in data: Observations) -> [DiagonalFact] {
    let chart = data.chart
    guard data.genre == .grid, data.isSingle, let trace = data.traces.first,
      let columns = chart.xAxis.categorical?.order, let names = chart.yAxis.categorical?.order,
      Set(columns) == Set(names), columns.count >= 3, trace.ys.count == columns.count * names.count
    else { return [] }
    var rows: [Int: [(isOwn: Bool, value: Double, place: PointReference)]] = [:]
    for index in trace.ys.indices {
      let place = trace.reference(index)
      guard let column = chart[place].x.category, let row = chart[place].y?.category else {
        return []
      }
      rows[row, default: []].append((columns[column] == names[row], trace.ys[index], place))
    }
    let own = rows.sorted { $0.key < $1.key }.compactMap { _, cells -> PointReference? in
      let most = cells.map(\.value).max()
      let highest = cells.filter { $0.value == most }
      return highest.count == 1 && highest[0].isOwn ? highest[0].place : nil
    }
    guard Double(own.count) >= threshold.share * Double(rows.count),
      chance(of: own.count, in: rows.count, each: 1 / Double(columns.count)) <= threshold.p
    else { return [] }
    return [DiagonalFact(rows: (own.count, rows.count), evidence: own)]
  }

  /// Of at least so many hits.
  private static func chance(of hits: Int, in tries: Int, each p: Double) -> Double {
    (hits...tries).reduce(0) { sum, k in
      let ways = (0..<k).reduce(1.0) { $0 * Double(tries - $1) / Double($1 + 1) }
      return sum + ways * pow(p, Double(k)) * pow(1 - p, Double(tries - k))
    }
  }

  func clause(_ narrator: Narrator) -> String {
    narrator.language.facts.levels.diagonal([
      "k": narrator.language.number(Double(rows.own)),
      "n": narrator.language.number(Double(rows.all)),
    ])
  }
}
