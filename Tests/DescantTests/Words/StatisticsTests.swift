import Foundation
import Testing

@testable import Descant

/// What scipy, pymannkendall and statsmodels say; see `Tests/Statistics/make_vectors.py`.
struct StatisticsVector: Decodable, Sendable {
  var name: String
  var y: [Double]
  var s, variance, z, p, slope: Double
  var correctedZ: Double?
  var tauOfRolled, rhoOfRolled, median, deviation, quartile: Double
  var acf: [Double]

  static func all() throws -> [StatisticsVector] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Statistics/statistics.json")
    return try JSONDecoder().decode([StatisticsVector].self, from: Data(contentsOf: file))
  }
}

@Suite("Statistics")
struct StatisticsTests {
  @Test("agree with scipy, pymannkendall and statsmodels on 200 random and 20 real series")
  func vectors() throws {
    let vectors = try StatisticsVector.all()
    #expect(vectors.count == 220)
    var largest: [String: Double] = [:]
    for row in vectors {
      let xs = row.y.indices.map(Double.init)
      let rolled = Array(row.y.suffix(2) + row.y.dropLast(2))
      let test = try #require(Kendall(xs, row.y), "\(row.name)")
      let pairs: [(String, Double?, Double)] = [
        ("S", test.score, row.s), ("variance", test.variance, row.variance), ("z", test.z, row.z),
        ("p", test.p, row.p), ("slope", TheilSen(xs, row.y)?.slope, row.slope),
        ("τ", Kendall(rolled, row.y)?.tau, row.tauOfRolled),
        ("ρ", Spearman(rolled, row.y)?.rho, row.rhoOfRolled),
        ("median", Spread.median(row.y), row.median),
        ("MAD", Spread.deviation(row.y), row.deviation),
        ("quartile", Spread.quantile(0.25, of: row.y), row.quartile),
      ]
      for (name, found, expected) in pairs {
        let found = try #require(found, "\(row.name): \(name)")
        let error = abs(found - expected) / max(1, abs(expected))
        largest[name] = max(largest[name] ?? 0, error)
        #expect(isClose(found, expected), "\(row.name): \(name) \(found), not \(expected)")
      }
      for (lag, expected) in row.acf.enumerated() {
        #expect(
          isClose(Autocorrelation.value(of: row.y, lag: lag), expected), "\(row.name): \(lag)")
      }
      let corrected = test.corrected(for: row.y, slope: row.slope).z
      if let expected = row.correctedZ { #expect(isClose(corrected, expected), "\(row.name)") }
    }
    for (name, error) in largest.sorted(by: { $0.key < $1.key }) {
      print("figure: \(name) of 220 series, largest difference from the reference \(error)")
    }
  }

  // scipy.stats.kruskal of SciPy 1.17; p by the cube root comes within a tenth.
  @Test(
    "Kruskal and Wallis's test agrees with scipy",
    arguments: [
      ([[1.0, 2, 3, 4], [3, 4, 5, 9], [8, 9, 10, 12]], 7.900176678445231, 0.01925300),
      (
        [[27.0, 2, 4, 18, 7, 9], [20, 8, 14, 36, 21, 22], [34, 31, 3, 23, 30, 6]],
        2.853801169590639, 0.24005179
      ),
    ])
  func kruskal(groups: [[Double]], h: Double, p: Double) throws {
    let test = try #require(KruskalWallis(groups))
    #expect(isClose(test.h, h))
    #expect(abs(test.p - p) <= 0.1 * p)
  }

  @Test("groups of noise are seldom told apart")
  func quietGroups() {
    var noise = Noise(seed: 11)
    let found = (0..<400).count { _ in
      let groups = (0..<6).map { _ in noise.white(10) }
      guard let test = KruskalWallis(groups) else { return true }
      return test.p <= GroupFact.threshold.p && test.share >= GroupFact.threshold.share
    }
    #expect(found <= 3)
  }

  private func isClose(_ a: Double, _ b: Double) -> Bool {
    abs(a - b) <= 1e-9 * max(1, abs(a), abs(b))
  }

  @Test("the middle of all slopes is found without making them, bit for bit")
  func middleSlope() {
    var noise = Noise(seed: 11)
    var (found, ofSmooth) = (0, 0)
    for round in 0..<400 {
      let count = 64 + round % 137
      // Rounded to nothing, to a quarter, to whole numbers; bent, level, wild, and over moments.
      let steps: [Double] = [0, 0.25, 1]
      let scales: [Double] = [1, 1e-6, 1e9]
      let (step, scale) = (steps[round % 3], scales[round / 3 % 3])
      var (xs, ys): ([Double], [Double]) = ([], [])
      for place in 0..<count {
        let x = Double(place)
        xs.append(round % 2 == 0 ? x : 1e12 + x * (x + 1) * 86_400_000)
        let wild: Double = place == 7 ? 1e4 : 0
        let value = 3 * noise.normal() + x * Double(round % 5) / 50 + wild
        ys.append((step > 0 ? (value / step).rounded() * step : value) * scale)
      }
      guard let middle = MiddleSlope.median(xs, ys) else { continue }
      found += 1
      ofSmooth += step == 0 ? 1 : 0
      var slopes: [Double] = []
      for i in 0..<count {
        for j in (i + 1)..<count { slopes.append((ys[j] - ys[i]) / (xs[j] - xs[i])) }
      }
      slopes.sort()
      let half = slopes.count / 2
      let expected =
        slopes.count.isMultiple(of: 2) ? (slopes[half - 1] + slopes[half]) / 2 : slopes[half]
      #expect(middle == expected, "\(round): \(count) points")
    }
    print(
      "figure: middle of all slopes from a part of them: \(found) of 400 series, \(ofSmooth) of 134 not rounded"
    )
    // Among whole numbers many slopes are the same, and all are asked.
    #expect(ofSmooth >= 126)
    #expect(found >= 300)
  }

  @Test("Theil's incomplete method comes close to the slope of all pairs")
  func incompleteSlope() throws {
    var noise = Noise(seed: 7)
    for count in [201, 1000, 5000] {
      let xs = (0..<count).map(Double.init)
      let ys = xs.map { $0 * 3 / Double(count) + noise.normal() }
      let slope = try #require(TheilSen(xs, ys)?.slope) * Double(count)
      #expect(abs(slope - 3) < 4 * (12 * 1.2 / Double(count)).squareRoot(), "\(count): \(slope)")
    }
  }

  @Test(
    "turning points are few and clear",
    arguments: [
      ([1, 2, 3, 4], [0, 3]),
      ([246, 236, 251, 187, 268, 192], [0, 3, 4, 5]),
      ([1, 9, 1, 9, 1, 9, 1, 9], nil),
      ([5, 5, 5], nil),
      ([1, 5, 4.5, 9, 0], [0, 3, 4]),
      ([3, 1], [0, 1]),
    ] as [([Double], [Int]?)])
  func turns(_ ys: [Double], _ vertices: [Int]?) {
    #expect(TurningPoints(ys)?.vertices == vertices)
  }
}
