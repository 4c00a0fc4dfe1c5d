/// Who may ask this preview for anything.
///
/// A page of any site can send a browser here. What it may learn is nothing: a name that only its own name server leads
/// here (DNS rebinding) is refused, and so is what a browser says another site's page asks for.
struct Admission: Sendable {
  private let names: Set<HostName>

  /// - Parameter names: what the user allows besides the names of this machine.
  init(names: [HostName]) { self.names = Set(names) }

  /// What a request is answered with if it is refused; nil if it is welcome.
  ///
  /// - Parameters:
  ///   - request: its head.
  ///   - address: what the connection came to.
  /// - Returns: 421 for a name that isn't known, 403 for a page of another origin.
  func refusal(of request: HTTPRequest, at address: String) -> HTTPResponse? {
    if let host = request.host, !host.isLoopback, host.text != address, !names.contains(host) {
      return .plain(
        421,
        "This preview answers to the names of its own machine only, and \"\(host.text)\" is none of them.\n"
          + "To allow it: descant serve --host \(host.text)")
    }
    guard isForeign(request) else { return nil }
    return .plain(403, "A page of another site may link to this preview, but not read it.")
  }

  /// Whether a page of another origin asks, other than by a link (W3C Fetch Metadata; Fetch, 3.2 Origin).
  private func isForeign(_ request: HTTPRequest) -> Bool {
    let isLink = request.fields["sec-fetch-mode"] == "navigate"
    if let site = request.fields["sec-fetch-site"], !isLink, site != "same-origin", site != "none" {
      return true
    }
    guard let origin = request.fields["origin"] else { return false }
    let parts = origin.lowercased().split(separator: "://", maxSplits: 1)
    return parts.count != 2 || request.fields["host"].map { parts[1] != $0.lowercased() } ?? true
  }
}
