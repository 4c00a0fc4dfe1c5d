import Foundation

/// An answer: its head as values, its body as parts of what lies in memory anyway.
struct HTTPResponse: Sendable {
  var status: Int
  var fields: [(name: String, value: String)]
  /// One after the other; never joined, so that an answer takes no room of its own.
  var body: [ArraySlice<UInt8>]

  init(_ status: Int, type: String? = nil, body: [ArraySlice<UInt8>] = []) {
    self.status = status
    self.body = body
    fields = type.map { [("Content-Type", $0)] } ?? []
  }

  init(_ status: Int, type: String?, body: [UInt8]) {
    self.init(status, type: type, body: [body[...]])
  }

  /// On every answer: its type is what it says, and no page of another origin gets hold of it.
  static let always =
    "X-Content-Type-Options: nosniff\r\nCross-Origin-Resource-Policy: same-origin\r\n"

  /// A short plain-text answer.
  static func plain(_ status: Int, _ text: String) -> HTTPResponse {
    HTTPResponse(status, type: "text/plain; charset=utf-8", body: Array((text + "\n").utf8))
  }

  static let reasons: [Int: String] = [
    200: "OK", 206: "Partial Content", 301: "Moved Permanently", 304: "Not Modified",
    400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    412: "Precondition Failed", 416: "Range Not Satisfiable", 421: "Misdirected Request",
    431: "Request Header Fields Too Large", 500: "Internal Server Error",
    503: "Service Unavailable",
    505: "HTTP Version Not Supported",
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

  /// The head as it is sent, with the length of the body.
  func head(keepsAlive: Bool) -> [UInt8] {
    var head = "HTTP/1.1 \(status) \(Self.reasons[status] ?? "")\r\n"
    head += "Date: \(Self.date(time(nil)))\r\n"
    for (name, value) in fields { head += "\(name): \(value)\r\n" }
    if status != 304 { head += "Content-Length: \(body.reduce(0) { $0 + $1.count })\r\n" }
    head += "Connection: \(keepsAlive ? "keep-alive" : "close")\r\n"
    return Array((head + Self.always + "\r\n").utf8)
  }
}
