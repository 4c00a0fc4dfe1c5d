import Descant

/// A file to write, below the output folder.
public struct OutputFile: Sendable {
  /// Never absolute, never upwards; but for static files, letters, digits, hyphens, dots and "/" only.
  public let path: String
  /// In bytes.
  public let size: Int
  /// Of the content, once it is known.
  package internal(set) var digest: Digest?
  private let content: Content

  private enum Content: Sendable {
    case bytes([UInt8])
    case kept(any Store)
    indirect case source(SourceFile)
  }

  /// A file whose bytes stay in memory.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    size = bytes.count
    content = .bytes(bytes)
  }

  init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

  /// A file whose content a store keeps.
  init(path: String, size: Int, digest: Digest, in store: any Store) {
    self.path = path
    self.size = size
    self.digest = digest
    content = .kept(store)
  }

  /// A file of the author's, as it is.
  init(path: String, copyOf source: SourceFile) {
    self.path = path
    size = source.size
    digest = source.digest
    content = .source(source)
  }

  /// Read where they are kept, each time; none where that has just gone.
  public var bytes: [UInt8] {
    switch content {
    case .bytes(let bytes): bytes
    case .kept(let store): digest.flatMap(store.bytes) ?? []
    case .source(let source): source.bytes
    }
  }

  /// The same file with its digest.
  var digested: OutputFile {
    guard digest == nil else { return self }
    var file = self
    file.digest = Digest(of: bytes)
    return file
  }
}

extension Store {
  /// A file of the output whose content is kept here from now on.
  func file(_ path: String, _ bytes: [UInt8], isPage: Bool = false) -> OutputFile {
    let digest = Digest(of: bytes)
    keep(bytes, as: digest, at: isPage ? path : nil)
    return OutputFile(path: path, size: bytes.count, digest: digest, in: self)
  }
}
