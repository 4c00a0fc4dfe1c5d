import Synchronization

/// Where what a build makes is kept, so that nothing is made twice: content by its digest, and entries
/// by a key that stands for all that went in.
///
/// Content and entries may be gone when they are asked for; then they are made again.
package protocol Store: AnyObject, Sendable {
  /// Stands for the program: what another one made is not taken over.
  var program: Digest { get }
  /// What was noted under a key; nil where that is gone.
  func entry(_ key: Digest) -> [UInt8]?
  /// Keeps an entry in the place of an earlier one; a dear one at once, so that even a killed build
  /// leaves it.
  func note(_ entry: [UInt8], under key: Digest, isDear: Bool)
  /// Whether contents are there, whole.
  func holds(_ contents: [Digest]) -> Bool
  /// That content is needed, though not now: what nobody needs is forgotten.
  func needs(_ content: Digest)
  /// Kept content, as it was; nil where that is gone or damaged.
  func bytes(of content: Digest) -> [UInt8]?
  /// Keeps content at once.
  ///
  /// - Parameters:
  ///   - bytes: the content.
  ///   - digest: of it.
  ///   - path: where it stands in the output, if it is of one page only.
  func keep(_ bytes: [UInt8], as digest: Digest, at path: String?)
}

/// What a store can keep: bytes that say all of a value.
protocol Packable {
  init(_ reader: inout PackReader) throws(PackReader.Torn)
  func pack(into writer: inout PackWriter)
}

extension Store {
  func holds(_ content: Digest) -> Bool { holds([content]) }

  /// What was made of a key before; nil where that is gone or torn.
  func value<Value: Packable>(_ key: Digest, as _: Value.Type = Value.self) -> Value? {
    guard let bytes = entry(key) else { return nil }
    var reader = PackReader(bytes)
    do {
      let value = try Value(&reader)
      return reader.isAtEnd ? value : nil
    } catch { return nil }
  }

  func note(_ value: some Packable, under key: Digest, isDear: Bool = false) {
    var writer = PackWriter()
    value.pack(into: &writer)
    note(writer.bytes, under: key, isDear: isDear)
  }
}

/// A store that ends with its last user: for builds in memory.
package final class MemoryStore: Store {
  package let program = Digest(words: .zero)
  private let entries = Mutex<[Digest: [UInt8]]>([:])
  private let contents = Mutex<[Digest: [UInt8]]>([:])

  /// Empty.
  package init() {}

  /// Noted since it was made; nil for any other.
  package func entry(_ key: Digest) -> [UInt8]? { entries.withLock { $0[key] } }

  package func note(_ entry: [UInt8], under key: Digest, isDear _: Bool) {
    entries.withLock { $0[key] = entry }
  }

  package func holds(_ some: [Digest]) -> Bool {
    contents.withLock { contents in some.allSatisfy { contents[$0] != nil } }
  }

  package func needs(_: Digest) {}

  /// Kept since it was made; nil for any other.
  package func bytes(of content: Digest) -> [UInt8]? { contents.withLock { $0[content] } }

  package func keep(_ bytes: [UInt8], as digest: Digest, at _: String?) {
    contents.withLock { $0[digest] = bytes }
  }
}
