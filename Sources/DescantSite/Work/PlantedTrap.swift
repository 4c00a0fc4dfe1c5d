#if TRAPS
  import Foundation

  /// Failures that tests plant in units of work, in debug builds only.
  ///
  ///     DESCANT_TRAP="index@drawing rain.csv;loop@writing page about" descant build
  ///
  /// A path stands for what its file holds at the time.
  package enum PlantedTrap: String, CaseIterable {
    case precondition, index, overflow, stack, foundation, memory, abort, loop

    /// How long a unit may take; nil without a limit.
    package static var seconds: Int? {
      getenv("DESCANT_UNIT_SECONDS").flatMap { Int(String(cString: $0)) }
    }

    /// Fails as planted for a unit; does nothing for others.
    package static func spring(in unit: String) {
      guard var planted = getenv("DESCANT_TRAP").map({ String(cString: $0) }) else { return }
      if planted.hasPrefix("/") {
        // A file that is gone plants nothing.
        planted = (try? String(contentsOfFile: planted, encoding: .utf8)) ?? ""
      }
      for plan in planted.split(separator: ";") {
        let parts = plan.split(separator: "@", maxSplits: 1)
        guard parts.count == 2, unit.contains(parts[1]) else { continue }
        PlantedTrap(rawValue: String(parts[0]))?.spring(Int(parts[1].count))
      }
    }

    /// - Parameter count: a number that the compiler doesn't know.
    private func spring(_ count: Int) {
      switch self {
      case .precondition: preconditionFailure("planted")
      case .index: print([1, 2][count])
      case .overflow: print(Int.max - 1 + count)
      case .stack: print(Self.deep(count))
      case .foundation: print(NSArray(array: [1]).object(at: count))
      case .memory: UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = count
      case .abort: Foundation.abort()
      case .loop:
        var number = count
        while number != 0 { number = number &* 3 | 1 }
      }
    }

    private static func deep(_ depth: Int) -> Int {
      depth < 0 ? 0 : depth + deep(depth + 1) % 7
    }
  }
#endif
