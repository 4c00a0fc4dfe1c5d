import DescantSite

/// Keys in just the room that they take: what a site's last build leaves is much, and only looked up.
struct SortedKeys<Key: Comparable & Sendable>: Sendable {
  /// Ascending, each once.
  private(set) var all: [Key]

  init(_ keys: [Key] = []) {
    all = keys.sorted()
  }

  /// - Throws: where they don't ascend as they were written.
  init(
    _ reader: inout PackReader, _ read: (inout PackReader) throws(PackReader.Torn) -> Key
  ) throws(PackReader.Torn) {
    all = try reader.list(read)
    guard zip(all, all.dropFirst()).allSatisfy(<) else { throw PackReader.Torn() }
  }

  func place(of key: Key) -> Int? {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low < all.count && all[low] == key ? low : nil
  }

  func contains(_ key: Key) -> Bool { place(of: key) != nil }

  func subtracting(_ others: SortedKeys) -> [Key] { all.filter { !others.contains($0) } }
}

/// What files hold that nobody has touched since.
struct KnownFiles: Sendable, ExpressibleByDictionaryLiteral {
  private var stamps: SortedKeys<FileStamp>
  private var digests: [Digest]

  init(_ files: [FileStamp: Digest]) {
    stamps = SortedKeys(Array(files.keys))
    digests = stamps.all.compactMap { files[$0] }
  }

  init(dictionaryLiteral elements: (FileStamp, Digest)...) {
    self.init(Dictionary(elements) { $1 })
  }

  subscript(_ stamp: FileStamp) -> Digest? { stamps.place(of: stamp).map { digests[$0] } }

  /// What files hold that differ in nothing but their names.
  var besidesNames: [FileStamp: Digest] {
    Dictionary(zip(stamps.all.lazy.map(\.besidesNames), digests)) { $1 }
  }

  // MARK: In a file

  /// In bytes.
  var size: Int { digests.count * 64 + 16 }

  init(_ reader: inout PackReader) throws(PackReader.Torn) {
    stamps = try SortedKeys(&reader) { reader throws(PackReader.Torn) in try FileStamp(&reader) }
    digests = try reader.list { reader throws(PackReader.Torn) in try reader.digest() }
    guard digests.count == stamps.all.count else { throw PackReader.Torn() }
  }

  func pack(into writer: inout PackWriter) {
    writer.put(stamps.all) { $1.pack(into: &$0) }
    writer.put(digests) { $0.put($1) }
  }
}
