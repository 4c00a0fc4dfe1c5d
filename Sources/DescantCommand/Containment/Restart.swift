import Foundation

/// All that beginning again needs, put into memory beforehand: nothing is allocated, locked or looked
/// up when it is used, so that a signal handler can.
struct Restart {
  /// More failures than this in one run, and the program gives up.
  static let mostFailures = 100
  private static let room = mostFailures * (ThreadRecord.longestName + 16) + 4096
  /// Descriptors below this that were open at the start are handed on.
  private static let inheritable: Int32 = 64
  private static let mostDescriptors: Int32 = 4096
  private static let wordRoom = 64

  private let path: UnsafeMutablePointer<CChar>
  private let words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  /// Where the own variables begin in `environment`.
  private let own: Int
  private let failed: UnsafeMutablePointer<CChar>
  private var failedLength = 0
  private(set) var failures = 0
  private let prefixLength: Int
  private var signals = sigset_t()
  private var (interrupt, termination) = (sigaction(), sigaction())
  private var inherited: UInt64 = 0
  /// A socket that goes on listening.
  private var socket: Int32 = -1
  private let socketWord: UnsafeMutablePointer<CChar>
  private let deadlineWord: UnsafeMutablePointer<CChar>
  private var hasDeadline = false
  /// Whether a person sees a line of progress that would be left standing.
  private let clearsLine: Bool
  /// Whether something was read that can be read only once.
  var hasReadOnce = false

  static let socketVariable = "DESCANT_SOCKET"

  /// The program as it was called.
  ///
  /// - Parameter failed: what this try was told.
  init(after failed: FailedUnits) {
    path = Self.executable()
    words = CommandLine.unsafeArgv
    let name = FailedUnits.variable + "="
    prefixLength = name.utf8.count
    self.failed = .allocate(capacity: Self.room)
    socketWord = .allocate(capacity: Self.wordRoom)
    deadlineWord = .allocate(capacity: Self.wordRoom)
    (environment, own) = Self.environment(
      leavingOut: [name, Self.socketVariable + "=", Deadline.variable + "="])
    clearsLine = isatty(2) == 1
    pthread_sigmask(SIG_SETMASK, nil, &signals)
    sigaction(SIGINT, nil, &interrupt)
    sigaction(SIGTERM, nil, &termination)
    for descriptor in 3..<Self.inheritable where fcntl(descriptor, F_GETFD) >= 0 {
      inherited |= 1 << UInt64(descriptor)
    }
    for (place, byte) in name.utf8.enumerated() { self.failed[place] = CChar(bitPattern: byte) }
    tell(failed)
  }

  /// What the next try is told, as long as nothing more fails.
  mutating func tell(_ units: FailedUnits) {
    let bytes = units.bytes.prefix(Self.room - prefixLength - 1)
    for (place, byte) in bytes.enumerated() {
      failed[prefixLength + place] = CChar(bitPattern: byte)
    }
    failedLength = prefixLength + bytes.count
    failures = units.reasons.count
  }

  /// A socket that the next try finds open.
  mutating func keep(_ socket: KeptSocket) {
    self.socket = socket.descriptor
    Self.write("\(Self.socketVariable)=\(socket.text)", to: socketWord)
  }

  /// A time that the next try keeps to.
  mutating func keep(_ deadline: Deadline) {
    hasDeadline = true
    Self.write("\(Deadline.variable)=\(deadline.text)", to: deadlineWord)
  }

  private static func write(_ text: String, to word: UnsafeMutablePointer<CChar>) {
    let bytes = Array(text.utf8.prefix(wordRoom - 1))
    for (place, byte) in bytes.enumerated() { word[place] = CChar(bitPattern: byte) }
    word[bytes.count] = 0
  }

  /// A copy, with room for the own variables and the end.
  private static func environment(
    leavingOut names: [String]
  ) -> (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, count: Int) {
    let list = variables
    var kept: [UnsafeMutablePointer<CChar>?] = []
    var place = 0
    while let word = list?[place] {
      place += 1
      guard !names.contains(where: { strncmp(word, $0, $0.utf8.count) == 0 }) else { continue }
      kept.append(strdup(word))
    }
    let copy = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: kept.count + 4)
    copy.initialize(repeating: nil, count: kept.count + 4)
    for (place, word) in kept.enumerated() { copy[place] = word }
    return (copy, kept.count)
  }
}

// MARK: In a signal handler

extension Restart {
  /// Adds an entry.
  ///
  /// - Parameters:
  ///   - seconds: the limit that the unit broke; nil for a trap.
  ///   - name: of the unit.
  ///   - count: how many bytes it has.
  /// - Returns: whether there was room for it.
  mutating func add(_ seconds: Int?, _ name: UnsafePointer<UInt8>, count: Int) -> Bool {
    guard failedLength + count + 32 < Self.room else { return false }
    put(FailedUnits.separator)
    if let seconds { putNumber(seconds) } else { put(FailedUnits.trap) }
    put(FailedUnits.mark)
    var place = 0
    while place < count {
      put(name[place])
      place += 1
    }
    failures += 1
    return true
  }

  private mutating func put(_ byte: UInt8) {
    failed[failedLength] = CChar(bitPattern: byte)
    failedLength += 1
  }

  private mutating func putNumber(_ number: Int) {
    var unit = 1
    while number / unit >= 10 { unit *= 10 }
    while unit > 0 {
      put(UInt8(truncatingIfNeeded: 0x30 + number / unit % 10))
      unit /= 10
    }
  }

  /// Begins the program anew in its place; returns only if the system refuses.
  mutating func run() {
    failed[failedLength] = 0
    environment[own] = failed
    var count = own + 1
    if socket >= 0 {
      environment[count] = socketWord
      count += 1
    }
    if hasDeadline {
      environment[count] = deadlineWord
      count += 1
    }
    environment[count] = nil
    if clearsLine { FaultLine.clear() }
    closeOnRestart()
    sigaction(SIGINT, &interrupt, nil)
    sigaction(SIGTERM, &termination, nil)
    pthread_sigmask(SIG_SETMASK, &signals, nil)
    execve(path, words, environment)
  }

  /// What this try opened ends with it: files, locks, conversations.
  private func closeOnRestart() {
    var descriptor: Int32 = 3
    while descriptor < Self.mostDescriptors {
      let isInherited =
        descriptor < Self.inheritable && inherited >> UInt64(descriptor) & 1 == 1
      if descriptor == socket {
        _ = fcntl(descriptor, F_SETFD, 0)
      } else if !isInherited {
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      }
      descriptor += 1
    }
  }
}
