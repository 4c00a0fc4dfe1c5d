/// The median of the slopes of all pairs of points, without most of the slopes.
///
/// The slopes of a few pairs say between which two it lies. Points in the order of what a line of the
/// lower slope leaves over, put by insertion into the order of what one of the higher leaves: exactly
/// those pairs change places whose slope lies between (Cole, Salowe, Steiger and Szemerédi 1989).
struct MiddleSlope {
  private let xs: [Double]
  private let ys: [Double]

  /// nil where the few pairs mislead, as among many equal slopes: then all must be asked.
  static func median(_ xs: [Double], _ ys: [Double]) -> Double? {
    guard xs.count >= 64, zip(xs, xs.dropFirst()).allSatisfy({ $0 < $1 }) else { return nil }
    return MiddleSlope(xs: xs, ys: ys).median
  }

  private var median: Double? {
    let pairs = xs.count * (xs.count - 1) / 2
    guard let ends = bracket(pairs) else { return nil }
    var (order, below) = sorted(by: ends.low)
    guard var slopes = slopes(sorting: &order, by: ends.high, atMost: pairs / 4) else { return nil }
    let rank = pairs / 2 - below
    guard rank > 0, let upper = Spread.selected(&slopes, rank: rank) else { return nil }
    let lower = pairs.isMultiple(of: 2) ? slopes[..<rank].max() ?? upper : upper
    // Near the ends rounding may have put a pair on the wrong side.
    let doubt = doubt(ends)
    guard lower > ends.low + doubt, upper < ends.high - doubt else { return nil }
    return (lower + upper) / 2
  }

  /// Two slopes with the median between them, unless the sample is odd.
  private func bracket(_ pairs: Int) -> (low: Double, high: Double)? {
    let step = max(1, pairs / 500)
    var sample: [Double] = []
    sample.reserveCapacity(pairs / step + 1)
    var place = step / 2
    for i in xs.indices {
      while place < xs.count - 1 - i {
        let j = i + 1 + place
        sample.append((ys[j] - ys[i]) / (xs[j] - xs[i]))
        place += step
      }
      place -= xs.count - 1 - i
    }
    let margin = Int(1.5 * Double(sample.count).squareRoot())
    let middle = sample.count / 2
    guard let low = Spread.selected(&sample, rank: middle - margin),
      let high = Spread.selected(&sample, rank: middle + margin), low < high
    else { return nil }
    return (low, high)
  }

  /// What a line of a slope through the first point leaves over.
  private func rest(_ slope: Double) -> [Double] {
    let start = xs[0]
    return xs.indices.map { ys[$0] - slope * (xs[$0] - start) }
  }

  /// How far a slope may be from what the comparisons take it for.
  private func doubt(_ ends: (low: Double, high: Double)) -> Double {
    let size = ys.reduce(0) { max($0, abs($1)) }
    let rise = max(abs(ends.low), abs(ends.high)) * (xs[xs.count - 1] - xs[0])
    let step = zip(xs, xs.dropFirst()).reduce(.infinity) { min($0, $1.1 - $1.0) }
    return 8 * Double.ulpOfOne * (size + rise) / step
  }

  /// Places in order of what a line leaves over, and how many pairs are not steeper than it.
  private func sorted(by slope: Double) -> (order: [Int], below: Int) {
    let rest = rest(slope)
    var (from, to) = (Array(xs.indices), Array(xs.indices))
    var below = 0
    var width = 1
    while width < from.count {
      for start in stride(from: 0, to: from.count, by: 2 * width) {
        let middle = min(start + width, from.count)
        let end = min(middle + width, from.count)
        var (i, j) = (start, middle)
        for place in start..<end {
          // A later point comes first also where it is level.
          if j < end, i == middle || rest[from[j]] <= rest[from[i]] {
            to[place] = from[j]
            j += 1
            below += middle - i
          } else {
            to[place] = from[i]
            i += 1
          }
        }
      }
      swap(&from, &to)
      width *= 2
    }
    return (from, below)
  }

  /// The slopes of the pairs that change places; nil for more than `limit`.
  private func slopes(sorting order: inout [Int], by slope: Double, atMost limit: Int) -> [Double]?
  {
    let rest = rest(slope)
    var slopes: [Double] = []
    slopes.reserveCapacity(limit)
    for place in order.indices {
      let j = order[place]
      var hole = place
      while hole > 0, rest[order[hole - 1]] > rest[j] {
        let i = order[hole - 1]
        slopes.append((ys[j] - ys[i]) / (xs[j] - xs[i]))
        order[hole] = i
        hole -= 1
      }
      order[hole] = j
      guard slopes.count <= limit else { return nil }
    }
    return slopes
  }
}
