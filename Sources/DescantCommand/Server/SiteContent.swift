import Descant
import DescantSite

/// A built site, answering requests: nothing but what the build gave can ever be served.
///
/// Its files stay where the build keeps them, and are read when somebody asks.
struct SiteContent: Sendable {
  private struct Entry {
    let file: OutputFile
    let number: Int
    /// Added to a page; nil elsewhere.
    let script: String?
    let tag: String
  }

  /// A file on its way to whoever asked.
  struct Resource: Sendable {
    let bytes: [UInt8]
    let type: String
    let tag: String
  }

  private var entries: [String: Entry] = [:]
  /// What was asked for lately, once for all who ask.
  private let held = Recent<[UInt8]>(most: 16 << 20)
  /// Tags of the pages, without quotes.
  private var pages: Set<String> = []

  /// - Parameters:
  ///   - files: the build's output.
  ///   - pageScript: a script address that is added to every page, for live reload; the page's tag
  ///     follows as its query.
  init(_ files: [OutputFile], pageScript: String? = nil) {
    for (number, file) in files.enumerated() {
      let hash = String((file.digest?.hex ?? SHA256.hex(of: file.bytes)).prefix(24))
      let isPage = pageScript != nil && file.path.hasSuffix(".html")
      if isPage { pages.insert(hash) }
      entries[file.path] = Entry(
        file: file, number: number, script: isPage ? pageScript.map { "\($0)?\(hash)" } : nil,
        tag: "\"\(hash)\"")
    }
  }

  private func resource(_ path: String) -> Resource? {
    guard let entry = entries[path] else { return nil }
    let file = entry.file
    var bytes = held.value(entry.number, weight: file.size) { file.bytes }
    if let script = entry.script { bytes = Self.adding(script: script, to: bytes) }
    return Resource(bytes: bytes, type: MediaType.of(path), tag: entry.tag)
  }

  /// Whether a page with this tag, without quotes, is as the last build made it.
  func isCurrent(_ tag: String) -> Bool { pages.contains(tag) }

  func response(to request: HTTPRequest) -> HTTPResponse {
    guard request.method == "GET" || request.method == "HEAD" else {
      var refusal = HTTPResponse.plain(405, "only GET and HEAD")
      refusal.fields.append(("Allow", "GET, HEAD"))
      return refusal
    }
    guard let path = Self.decoded(request.path) else { return .plain(400, "bad path") }
    if let resource = resource(path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path) {
      return answer(request, resource)
    }
    if entries[path + "/index.html"] != nil {
      var redirect = HTTPResponse.plain(301, "see /\(path)/")
      redirect.fields.append(("Location", request.path + "/"))
      return redirect
    }
    guard let page = resource("404.html") else { return .plain(404, "there is no /\(path)") }
    return HTTPResponse(404, type: page.type, body: page.bytes)
  }

  private func answer(_ request: HTTPRequest, _ resource: Resource) -> HTTPResponse {
    if let wanted = request.fields["if-match"], !Self.matches(wanted, resource.tag) {
      return .plain(412, "the file changed")
    }
    if let known = request.fields["if-none-match"], Self.matches(known, resource.tag, weakly: true)
    {
      var response = HTTPResponse(304)
      response.fields = [("ETag", resource.tag), ("Cache-Control", "no-cache")]
      return response
    }
    let isCurrent = request.fields["if-range"].map { $0 == resource.tag } ?? true
    let isPartial = request.method == "GET" && isCurrent
    let ranges = ByteRanges(isPartial ? request.fields["range"] : nil, size: resource.bytes.count)
    var response = Self.response(ranges, resource)
    response.fields += [
      ("Accept-Ranges", "bytes"), ("ETag", resource.tag), ("Cache-Control", "no-cache"),
    ]
    return response
  }

  private static func response(_ ranges: ByteRanges, _ resource: Resource) -> HTTPResponse {
    let size = resource.bytes.count
    switch ranges {
    case .whole: return HTTPResponse(200, type: resource.type, body: resource.bytes)
    case .unsatisfiable:
      var response = HTTPResponse.plain(416, "the file has \(size) bytes")
      response.fields.append(("Content-Range", "bytes */\(size)"))
      return response
    case .some(let list) where list.count == 1:
      var response = HTTPResponse(206, type: resource.type, body: [resource.bytes[list[0]]])
      response.fields.append(("Content-Range", contentRange(list[0], size)))
      return response
    case .some(let list):
      let boundary = "descant-" + resource.tag.filter(\.isHexDigit)
      var body: [ArraySlice<UInt8>] = []
      for range in list {
        let head =
          "\r\n--\(boundary)\r\nContent-Type: \(resource.type)\r\nContent-Range: "
          + "\(contentRange(range, size))\r\n\r\n"
        body += [Array(head.utf8)[...], resource.bytes[range]]
      }
      body.append(Array("\r\n--\(boundary)--\r\n".utf8)[...])
      return HTTPResponse(206, type: "multipart/byteranges; boundary=\(boundary)", body: body)
    }
  }

  private static func contentRange(_ range: ClosedRange<Int>, _ size: Int) -> String {
    "bytes \(range.lowerBound)-\(range.upperBound)/\(size)"
  }

  private static func matches(_ list: String, _ tag: String, weakly: Bool = false) -> Bool {
    list.split(separator: ",").contains { item in
      let item = String(item).trimming { $0 == " " }
      return item == "*" || item == tag || (weakly && item == "W/" + tag)
    }
  }

  /// Percent-escapes undone once; nil for bad escapes, NUL, and any part that is "..".
  private static func decoded(_ path: String) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(path.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == 0x25 else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.count == 2, let value = UInt8(digits, radix: 16) else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
      return nil
    }
    let parts = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains("..") else { return nil }
    return String(text.dropFirst())
  }

  private static func adding(script: String, to page: [UInt8]) -> [UInt8] {
    let end = Array("</head>".utf8)
    guard let place = page.firstRange(of: end)?.lowerBound else { return page }
    return page[..<place] + Array("<script src=\"\(script)\" defer></script>".utf8) + page[place...]
  }
}

/// Media types by file ending.
enum MediaType {
  private static let types: [String: String] = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "json": "application/json",
    "csv": "text/csv; charset=utf-8", "txt": "text/plain; charset=utf-8",
    "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg",
    "gif": "image/gif", "webp": "image/webp", "avif": "image/avif", "ico": "image/x-icon",
    "flac": "audio/flac", "mp4": "audio/mp4", "wav": "audio/wav", "mid": "audio/midi",
    "vtt": "text/vtt; charset=utf-8",
    "xml": "application/xml", "woff2": "font/woff2", "pdf": "application/pdf",
    "webmanifest": "application/manifest+json", "md": "text/markdown; charset=utf-8",
  ]

  static func of(_ path: String) -> String {
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return types[ending] ?? "application/octet-stream"
  }
}
