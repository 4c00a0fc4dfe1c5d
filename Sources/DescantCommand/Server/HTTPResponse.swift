import Foundation

/// A whole answer, ready for the wire.
struct HTTPResponse: Sendable {
  var status: Int
  var fields: [(name: String, value: String)]
  var body: [UInt8]

  init(_ status: Int, type: String? = nil, body: [UInt8] = []) {
    self.status = status
    self.body = body
    fields = type.map { [("Content-Type", $0)] } ?? []
  }

  /// A short plain-text answer.
  static func plain(_ status: Int, _ text: String) -> HTTPResponse {
    HTTPResponse(status, type: "text/plain; charset=utf-8", body: Array((text + "\n").utf8))
  }

  static let reasons: [Int: String] = [
    200: "OK", 206: "Partial Content", 301: "Moved Permanently", 304: "Not Modified",
    400: "Bad Request", 404: "Not Found", 405: "Method Not Allowed",
    412: "Precondition Failed", 416: "Range Not Satisfiable",
    431: "Request Header Fields Too Large", 500: "Internal Server Error",
    503: "Service Unavailable", 505: "HTTP Version Not Supported",
  ]

  /// The moment in the fixed form of RFC 9110, 5.6.7, whatever the machine's language.
  static func date(_ moment: time_t) -> String {
    var (moment, parts) = (moment, tm())
    gmtime_r(&moment, &parts)
    let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    func two(_ number: Int32) -> String { (number < 10 ? "0" : "") + String(number) }
    return "\(days[Int(parts.tm_wday)]), \(two(parts.tm_mday)) \(months[Int(parts.tm_mon)]) "
      + "\(1900 + parts.tm_year) \(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec)) GMT"
  }

  /// - Parameters:
  ///   - hasBody: false for HEAD, which announces the length and sends nothing.
  ///   - keepsAlive: whether the connection stays open.
  /// - Returns: the bytes to send.
  func wire(hasBody: Bool, keepsAlive: Bool) -> [UInt8] {
    var head = "HTTP/1.1 \(status) \(Self.reasons[status] ?? "")\r\n"
    head += "Date: \(Self.date(time(nil)))\r\n"
    for (name, value) in fields { head += "\(name): \(value)\r\n" }
    if status != 304 { head += "Content-Length: \(body.count)\r\n" }
    head += "Connection: \(keepsAlive ? "keep-alive" : "close")\r\n"
    head += "X-Content-Type-Options: nosniff\r\n\r\n"
    return Array(head.utf8) + (hasBody && status != 304 ? body : [])
  }
}
