import Foundation
import Synchronization

/// What the program does when it fails: it begins again without the unit it failed at, or says what it
/// was doing and ends.
///
/// A signal handler gets no context, so what it needs stands in fixed places.
enum Fault {
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  /// Written once, before anything may fail; a handler may neither lock nor allocate, and reads it only.
  nonisolated(unsafe) private static let restart = UnsafeMutablePointer<Restart>.allocate(
    capacity: 1)
  /// "build": the verb of the command line; written once, as ``restart`` is.
  nonisolated(unsafe) private static let verb = UnsafeMutablePointer<FaultLine.Text>.allocate(
    capacity: 1)
  /// The first thread that fails ends all; others may fail while it does.
  private static let isOver = Atomic(false)

  /// From here on.
  ///
  /// - Parameters:
  ///   - verb: what the command line asks for.
  ///   - failed: what this try was told.
  static func contain(_ verb: String, after failed: FailedUnits) {
    restart.initialize(to: Restart(after: failed))
    self.verb.initialize(to: FaultLine.Text(verb))
    _ = ThreadJournal.mine
    rehearse(failed)
    var action = handling
    action.sa_flags = SA_SIGINFO | Int32(SA_ONSTACK)
    sigfillset(&action.sa_mask)
    for signal in signals { sigaction(signal, &action, nil) }
  }

  /// Whatever the runtime makes at first use is made now, not in the handler.
  private static func rehearse(_ failed: FailedUnits) {
    let record = ThreadJournal.mine
    record?.push("rehearsal", mark: 0)
    if let (name, count) = record?.current { _ = restart.pointee.add(1, name, count: count) }
    record?.pop()
    restart.pointee.tell(failed)
    _ = isOver.load(ordering: .relaxed)
    var line = FaultLine()
    line.add("failed")
    line.add(verb.pointee)
    line.add(1)
  }

  // MARK: While the program runs well

  static func tell(_ failed: FailedUnits) { restart.pointee.tell(failed) }
  static func keep(_ socket: KeptSocket) { restart.pointee.keep(socket) }
  static func keep(_ deadline: Deadline) { restart.pointee.keep(deadline) }
  /// Something was read that can't be read again.
  static func hasReadOnce() { restart.pointee.hasReadOnce = true }

  /// A unit took too long; returns if it ended at the last moment.
  static func end(_ record: ThreadRecord, unit: Int, after seconds: Int) {
    guard let (name, count) = record.current else { return }
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    copy.update(from: name, count: count)
    defer { copy.deallocate() }
    guard record.unit == unit, !isOver.exchange(true, ordering: .relaxed) else { return }
    give(up: copy, count, seconds)
  }

  /// The time of the run is over and a unit doesn't end: the program begins again and finds that nothing
  /// is left to do.
  ///
  /// - Parameter isLast: whether it has done so before.
  static func endRun(isLast: Bool) {
    guard !isOver.exchange(true, ordering: .relaxed) else { return }
    if !isLast, !restart.pointee.hasReadOnce { restart.pointee.run() }
    var line = FaultLine()
    line.end("the time is over that --limit seconds allows; nothing is written")
  }

  // MARK: In a signal handler

  static func handle(_ number: Int32, _ facts: UnsafeMutablePointer<siginfo_t>?) {
    guard isOurs(facts) else {
      // Somebody sent it: the program ends by it, as any other does.
      signal(number, SIG_DFL)
      raise(number)
      return
    }
    while isOver.exchange(true, ordering: .relaxed) { pause() }
    guard let (name, count) = ThreadJournal.mineIfAny?.current else {
      var line = FaultLine()
      line.add("failed while running \"")
      line.add(verb.pointee)
      line.end("\", outside of any chart or page; please report it")
      return
    }
    give(up: name, count, nil)
  }

  /// Whether the program itself is the cause.
  private static func isOurs(_ facts: UnsafeMutablePointer<siginfo_t>?) -> Bool {
    guard let facts else { return true }
    return facts.pointee.isOfKernel || facts.pointee.sender == getpid()
  }

  /// Begins again without a unit, or ends.
  private static func give(up entry: UnsafePointer<UInt8>, _ length: Int, _ seconds: Int?) {
    let (name, count) = (entry + 1, length - 1)
    var line = FaultLine()
    line.add(seconds == nil ? "failed while " : "gave up ")
    line.add(name, count: count)
    if entry[0] == FailedUnits.neededMark {
      return line.end(", which nothing can stand for; please report it")
    }
    if restart.pointee.hasReadOnce {
      return line.end(
        ", and what it was given through a pipe can't be read again; please report it")
    }
    if restart.pointee.failures >= Restart.mostFailures {
      line.add(", after ")
      line.add(restart.pointee.failures)
      return line.end(" other failures; please report it")
    }
    if restart.pointee.add(seconds, name, count: count) { restart.pointee.run() }
    line.end(", and could not begin again without it; please report it")
  }
}

/// One line on standard error, put together without allocating.
struct FaultLine {
  /// A text for later.
  struct Text {
    let start: UnsafeMutablePointer<UInt8>
    let count: Int

    init(_ text: String) {
      let bytes = Array(text.utf8.prefix(200))
      count = bytes.count
      start = .allocate(capacity: max(1, count))
      for (place, byte) in bytes.enumerated() { start[place] = byte }
    }
  }

  private static let room = 4096
  /// A handler can't allocate: room for one line, for the one thread that gets to say it.
  nonisolated(unsafe) private static let memory = UnsafeMutablePointer<UInt8>.allocate(
    capacity: room)

  private var length = 0

  init() { add("descant: ") }

  mutating func add(_ text: StaticString) { add(text.utf8Start, count: text.utf8CodeUnitCount) }

  mutating func add(_ text: Text) { add(text.start, count: text.count) }

  mutating func add(_ text: UnsafePointer<UInt8>, count: Int) {
    var place = 0
    // Nothing that steers a terminal, and nothing that turns the order of signs.
    while place < count, length < Self.room - 1 {
      let steering = Self.steering(text + place, count: count - place)
      Self.memory[length] = steering > 0 ? 0x3F : text[place]
      length += 1
      place += max(1, steering)
    }
  }

  /// How many bytes at the beginning are a sign that is not shown; 0 for others.
  private static func steering(_ text: UnsafePointer<UInt8>, count: Int) -> Int {
    if text[0] < 0x20 || text[0] == 0x7F { return 1 }
    if count > 1, text[0] == 0xC2, text[1] < 0xA0 { return 2 }
    let isGeneral = count > 2 && text[0] == 0xE2 && (text[1] == 0x80 || text[1] == 0x81)
    guard isGeneral else { return 0 }
    // U+200B to U+200F, U+2028 to U+202E, U+2060 to U+206F.
    let isInvisible =
      text[1] == 0x80
      ? (0x8B...0x8F).contains(text[2]) || (0xA8...0xAE).contains(text[2])
      : (0xA0...0xAF).contains(text[2])
    return isInvisible ? 3 : 0
  }

  mutating func add(_ number: Int) {
    var unit = 1
    while number / unit >= 10 { unit *= 10 }
    while unit > 0 {
      var digit = UInt8(truncatingIfNeeded: 0x30 + number / unit % 10)
      add(&digit, count: 1)
      unit /= 10
    }
  }

  /// Says it, and ends the program: nobody is left who could do more.
  mutating func end(_ text: StaticString) {
    add(text)
    Self.memory[length] = 0x0A
    _ = write(2, Self.memory, length + 1)
    _exit(ExitCode.failure.rawValue)
  }

  /// Takes away a line of progress.
  static func clear() {
    let text: StaticString = "\r\u{1B}[K"
    _ = write(2, text.utf8Start, text.utf8CodeUnitCount)
  }
}
