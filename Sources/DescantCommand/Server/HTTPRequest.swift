/// The head of an HTTP/1.1 request (RFC 9112), read strictly.
struct HTTPRequest: Sendable {
  let method: String
  /// As sent, with percent-escapes, without query.
  let path: String
  /// What follows the "?", as sent; empty without.
  let query: String
  let version: String
  /// Names in lower case; repeated fields joined by ", ".
  let fields: [String: String]

  static let largestHead = 16_384

  /// Why a head is refused, as a status code.
  enum Refusal: Int, Error {
    case badRequest = 400
    case headTooLarge = 431
    /// This program failed at it before.
    case failed = 500
    case versionNotSupported = 505
  }

  /// - Parameter head: everything up to the empty line, without it.
  /// - Throws: a refusal that names the status to answer with.
  init(head: [UInt8]) throws(Refusal) {
    var lines = head.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      line.last == 0x0D ? line.dropLast() : line
    }[...]
    while let first = lines.first, first.isEmpty { lines.removeFirst() }
    guard let requestLine = lines.popFirst() else { throw .badRequest }
    let words = requestLine.split(separator: 0x20, omittingEmptySubsequences: false)
    guard words.count == 3, words.allSatisfy({ !$0.isEmpty }) else { throw .badRequest }
    method = String(decoding: words[0], as: UTF8.self)
    version = String(decoding: words[2], as: UTF8.self)
    guard version.hasPrefix("HTTP/1.") else { throw .versionNotSupported }
    (path, query) = try Self.parts(of: words[1])
    fields = try Self.fields(in: lines)
    // A host must be named, once (RFC 9112, 3.2).
    guard version == "HTTP/1.0" || fields["host"] != nil else { throw .badRequest }
  }

  private static func parts(of target: ArraySlice<UInt8>) throws(Refusal) -> (
    path: String, query: String
  ) {
    var target = String(decoding: target, as: UTF8.self)
    for scheme in ["http://", "https://"] where target.hasPrefix(scheme) {
      let rest = target.dropFirst(scheme.count)
      target = rest.firstIndex(of: "/").map { String(rest[$0...]) } ?? "/"
    }
    guard target.hasPrefix("/") else { throw .badRequest }
    let whole = target.prefix { $0 != "#" }
    let path = whole.prefix { $0 != "?" }
    return (String(path), String(whole.dropFirst(path.count + 1)))
  }

  private static func fields(in lines: ArraySlice<ArraySlice<UInt8>>) throws(Refusal) -> [String:
    String]
  {
    guard lines.count <= 100 else { throw .headTooLarge }
    var fields: [String: String] = [:]
    for line in lines where !line.isEmpty {
      guard let colon = line.firstIndex(of: 0x3A), colon > line.startIndex,
        line[..<colon].allSatisfy({ $0 > 0x20 && $0 < 0x7F })
      else { throw .badRequest }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      let value = String(decoding: line[(colon + 1)...], as: UTF8.self)
        .trimming { $0 == " " || $0 == "\t" }
      if name == "host", fields[name] != nil { throw .badRequest }
      fields[name] = fields[name].map { "\($0), \(value)" } ?? value
    }
    return fields
  }

  /// Whether the connection stays open after the answer.
  var keepsAlive: Bool {
    let wish = fields["connection"]?.lowercased() ?? ""
    return version == "HTTP/1.0" ? wish.contains("keep-alive") : !wish.contains("close")
  }
}

extension String {
  func trimming(_ isLoose: (Character) -> Bool) -> String {
    var rest = self[...]
    while let first = rest.first, isLoose(first) { rest.removeFirst() }
    while let last = rest.last, isLoose(last) { rest.removeLast() }
    return String(rest)
  }
}
