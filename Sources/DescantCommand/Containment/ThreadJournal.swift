import Foundation
import Synchronization

/// The records of all threads that do units, each found by its own thread without a lock.
enum ThreadJournal {
  private struct Records {
    var all: [UInt] = []
    var free: [UInt] = []
  }

  private static let records = Mutex(Records())

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { value in
      let memory: UnsafeMutableRawPointer? = value
      if let memory { ThreadJournal.file(ThreadRecord(at: memory)) }
    }
    return key
  }()

  /// The calling thread's, made if need be; nil where the system has no memory for it.
  static var mine: ThreadRecord? {
    if let known = mineIfAny { return known }
    let known = records.withLock { $0.free.popLast() }
    let filed = known.flatMap { UnsafeMutableRawPointer(bitPattern: $0) }.map(
      ThreadRecord.init(at:))
    guard let record = filed ?? fresh() else { return nil }
    record.open()
    pthread_setspecific(key, record.address)
    return record
  }

  /// Safe in a signal handler, once a thread has a record.
  static var mineIfAny: ThreadRecord? { pthread_getspecific(key).map(ThreadRecord.init(at:)) }

  /// Every record, whether or not its thread is in a unit.
  static var all: [ThreadRecord] {
    records.withLock { $0.all }.compactMap { UnsafeMutableRawPointer(bitPattern: $0) }
      .map(ThreadRecord.init(at:))
  }

  private static func fresh() -> ThreadRecord? {
    let record = ThreadRecord.allocated()
    if let record { records.withLock { $0.all.append(UInt(bitPattern: record.address)) } }
    return record
  }

  /// A thread ends.
  private static func file(_ record: ThreadRecord) {
    record.close()
    records.withLock { $0.free.append(UInt(bitPattern: record.address)) }
  }
}
