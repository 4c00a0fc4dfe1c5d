import DescantSite

/// Which units earlier tries of this run failed at, as one try tells the next.
///
/// In the environment: the edition, then an entry a unit, each behind a byte that no UTF-8 text holds.
struct FailedUnits: Equatable, Sendable {
  static let variable = "DESCANT_FAILED"
  static let separator: UInt8 = 0xFF
  /// Between why a unit failed and its name.
  static let mark: UInt8 = 0xFE
  /// Units in whose place nothing can stand are marked so.
  static let neededMark: UInt8 = 0x21
  static let trap: UInt8 = 0x74

  /// What the units belong to: a preview's build of one state of its folder; empty otherwise.
  var edition = ""
  private(set) var reasons: [String: WorkFailure.Reason] = [:]

  init(edition: String = "") { self.edition = edition }

  /// - Parameter bytes: as the environment holds them, without the variable's name.
  init(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: Self.separator, omittingEmptySubsequences: false)
    edition = parts.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
    for part in parts.dropFirst() {
      let fields = part.split(separator: Self.mark, maxSplits: 1, omittingEmptySubsequences: false)
      guard fields.count == 2 else { continue }
      let seconds = Int(String(decoding: fields[0], as: UTF8.self))
      reasons[String(decoding: fields[1], as: UTF8.self)] = seconds.map { .time($0) } ?? .trap
    }
  }

  /// What the next try is told if nothing more fails.
  var bytes: [UInt8] {
    var bytes = Array(edition.utf8)
    for (name, reason) in reasons.sorted(by: { $0.key < $1.key }) {
      bytes.append(Self.separator)
      switch reason {
      case .trap: bytes.append(Self.trap)
      case .time(let seconds): bytes += Array(String(seconds).utf8)
      }
      bytes.append(Self.mark)
      bytes += Array(name.utf8)
    }
    return bytes
  }

  func failure(of unit: WorkUnit, named name: String) -> WorkFailure? {
    reasons[name].map { WorkFailure(unit, $0) }
  }
}
