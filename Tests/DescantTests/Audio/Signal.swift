import Testing

@testable import Descant

/// Samples that a codec may meet at worst.
struct Signal: Sendable, CustomTestStringConvertible {
  let name: String
  /// A sample at a place of so many, with chance at hand.
  let sample: @Sendable (_ place: Int, _ count: Int, _ random: inout RandomTunes) -> Int

  var testDescription: String { name }

  func samples(_ count: Int, seed: UInt64) -> [Int16] {
    var random = RandomTunes(seed: seed)
    return (0..<count).map { Int16(clamping: sample($0, count, &random)) }
  }

  /// Around every limit of the encoder: no predictor below 25, partitions of 32, a block of 2304.
  static let counts = [
    0, 1, 2, 12, 13, 24, 25, 31, 32, 33, 64, 576, 2304 + 128, 2 * 2304 - 30,
  ]

  static let all =
    plain + noises + impulses
    + (1..<16).map { wasted in
      Signal(name: "\(wasted) low bits of zero") { _, _, random in
        ((random.below(65_536) - 32_768) >> wasted) << wasted
      }
    }

  private static let plain = [
    Signal(name: "silence") { _, _, _ in 0 },
    Signal(name: "the least") { _, _, _ in -32_768 },
    Signal(name: "the greatest") { _, _, _ in 32_767 },
    Signal(name: "one") { _, _, _ in 1 },
    Signal(name: "minus one") { _, _, _ in -1 },
    Signal(name: "a step") { place, count, _ in place < count / 2 ? -32_768 : 32_767 },
    Signal(name: "extremes by turns") { place, _, _ in place % 2 == 0 ? 32_767 : -32_768 },
    Signal(name: "extremes by threes") { place, _, _ in place % 6 < 3 ? 32_767 : -32_768 },
    Signal(name: "a ramp") { place, _, _ in place * 37 % 65_536 - 32_768 },
    Signal(name: "a parabola") { place, _, _ in place * place / 50 % 65_536 - 32_768 },
    Signal(name: "a tone") { place, _, _ in Int(30_000 * Sine.value(turns: Double(place) / 54.5)) },
    Signal(name: "a tone at full scale, clipped") { place, _, _ in
      Int(90_000 * Sine.value(turns: Double(place) / 91))
    },
    Signal(name: "a tone with a tick") { place, count, _ in
      place == count / 3 ? -32_768 : Int(900 * Sine.value(turns: Double(place) / 54.5))
    },
  ]

  private static let noises =
    [1, 2, 7, 100, 3000, 20_000, 32_768].map { reach in
      Signal(name: "noise up to \(reach)") { _, _, random in
        random.below(2 * reach) - reach
      }
    } + [
      Signal(name: "noise of three levels") { _, _, random in (random.below(3) - 1) * 32_767 },
      Signal(name: "noise of extremes") { _, _, random in
        random.below(2) == 0 ? 32_767 : -32_768
      },
      Signal(name: "noise after silence") { place, count, random in
        place < count * 7 / 8 ? 0 : random.below(65_536) - 32_768
      },
      Signal(name: "extremes after silence") { place, count, _ in
        place < count * 7 / 8 ? 0 : place % 2 == 0 ? 32_767 : -32_768
      },
      Signal(name: "extremes of chance after silence") { place, count, random in
        place < count * 3 / 4 ? 0 : random.below(2) == 0 ? 32_767 : -32_768
      },
      Signal(name: "silence after noise") { place, count, random in
        place > count / 8 ? 0 : random.below(65_536) - 32_768
      },
      Signal(name: "noise in bursts") { place, _, random in
        place / 36 % 5 == 0 ? random.below(65_536) - 32_768 : random.below(3) - 1
      },
      Signal(name: "noise that grows") { place, _, random in
        let reach = 1 << (place / 144 % 16)
        return random.below(2 * reach) - reach
      },
    ]

  private static let impulses =
    [1, 35, 36, 500, 2303].map { distance in
      Signal(name: "an impulse every \(distance)") { place, _, _ in
        place % distance == 0 ? (place / distance % 2 == 0 ? 32_767 : -32_768) : 0
      }
    } + [
      Signal(name: "an impulse in noise") { place, count, random in
        place == count / 2 ? 32_767 : random.below(5) - 2
      },
      Signal(name: "the last sample") { place, count, _ in place == count - 1 ? -32_768 : 0 },
      Signal(name: "the first sample") { place, _, _ in place == 0 ? -32_768 : 0 },
    ]
}
