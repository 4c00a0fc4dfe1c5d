import Foundation
import Synchronization

/// What one thread is doing, in memory that a signal handler can read: names of nested units.
///
/// The same piece of memory is the stack for the handler, as a thread may fail for want of its own.
struct ThreadRecord {
  /// More units inside each other, or longer names, are done under the name of the one around them.
  static let mostNested = 15
  static let textSize = 15_872
  /// Names are cut to this before they come here.
  static let longestName = 960
  private static let headSize = 512
  private static let stackSize = 131_072
  private static let size = stackSize + headSize + textSize

  private let memory: UnsafeMutableRawPointer

  /// How many units the thread is in.
  private var depth: UnsafeMutablePointer<Int> { field(0) }
  private var lastSerial: UnsafeMutablePointer<Int> { field(1) }
  /// The unit that it is in, for the eyes of other threads; 0 is none.
  private var serial: UnsafeMutablePointer<Atomic<Int>> { field(2) }
  private var clock: UnsafeMutablePointer<ThreadClock> { field(3) }
  /// Where each name begins; the one after it where it ends.
  private var starts: UnsafeMutablePointer<Int> { field(5) }
  private var serials: UnsafeMutablePointer<Int> { field(5 + Self.mostNested + 1) }
  private var text: UnsafeMutablePointer<UInt8> {
    (memory + Self.stackSize + Self.headSize).assumingMemoryBound(to: UInt8.self)
  }

  private func field<Value: ~Copyable>(_ place: Int) -> UnsafeMutablePointer<Value> {
    (memory + Self.stackSize + place * 8).assumingMemoryBound(to: Value.self)
  }

  /// One that this thread filed before.
  init(at memory: UnsafeMutableRawPointer) { self.memory = memory }

  /// Fresh memory; nil where the system has none.
  static func allocated() -> ThreadRecord? {
    guard let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0),
      memory != MAP_FAILED
    else { return nil }
    let record = ThreadRecord(at: memory)
    record.serial.initialize(to: Atomic(0))
    return record
  }

  var address: UnsafeMutableRawPointer { memory }

  // MARK: The thread's own

  /// Makes it the calling thread's.
  func open() {
    depth.pointee = 0
    starts.pointee = 0
    clock.pointee = ThreadClock.ofThisThread
    var stack = stack_t()
    stack.ss_sp = memory
    stack.ss_size = numericCast(Self.stackSize)
    sigaltstack(&stack, nil)
  }

  /// The calling thread ends: another one may have the memory.
  func close() {
    var stack = stack_t()
    stack.ss_flags = Int32(SS_DISABLE)
    stack.ss_size = numericCast(Self.stackSize)
    sigaltstack(&stack, nil)
    serial.pointee.store(0, ordering: .releasing)
  }

  /// A unit begins; the mark is the first byte of its entry.
  func push(_ name: String, mark: UInt8) {
    let place = depth.pointee
    depth.pointee = place + 1
    lastSerial.pointee += 1
    guard place < Self.mostNested else { return }
    var name = name
    let start = starts[place]
    name.withUTF8 { bytes in
      // Where there is no room for a name, the one around it is told.
      let count = start + 1 + bytes.count <= Self.textSize ? bytes.count : -1
      if count >= 0, let first = bytes.baseAddress {
        text[start] = mark
        (text + start + 1).update(from: first, count: count)
      }
      starts[place + 1] = start + count + 1
    }
    serials[place] = lastSerial.pointee
    serial.pointee.store(lastSerial.pointee, ordering: .releasing)
  }

  /// The unit that began last is done.
  func pop() {
    let place = depth.pointee - 1
    depth.pointee = place
    let isInside = place > 0
    let around = isInside ? serials[min(place, Self.mostNested) - 1] : 0
    serial.pointee.store(around, ordering: .releasing)
  }

  /// The name of the innermost unit behind its mark; nil between units.
  ///
  /// Safe in a signal handler.
  var current: (start: UnsafeMutablePointer<UInt8>, count: Int)? {
    var place = min(depth.pointee, Self.mostNested)
    while place > 0 {
      let (start, end) = (starts[place - 1], starts[place])
      if end > start { return (text + start, end - start) }
      place -= 1
    }
    return nil
  }

  // MARK: For other threads

  /// Which unit the thread is in, by a number that none had before; 0 between units.
  var unit: Int { serial.pointee.load(ordering: .acquiring) }

  /// How long the thread has computed, in seconds; nil where it is gone.
  var seconds: Double? { clock.pointee.seconds }
}
