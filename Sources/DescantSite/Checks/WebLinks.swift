package import Descant

/// Addresses of other sites: listed as notes, their spelling looked at, never fetched.
///
/// A build is the same without a network, and tells nobody what you link to; `descant check --web-links` asks.
enum WebLinks {
  @Sendable static func findings(_ subject: CheckSubject) -> [Finding] {
    subject.pages.flatMap { page, _ in
      page.links.filter { $0.target == .external }.compactMap { link -> Finding? in
        let place = page.location(of: link) ?? page.place
        if let mistake = mistake(in: link.written) {
          return .warning(
            .linkMalformed, "\"\(link.written)\" \(mistake)",
            help: "write it as https://example.org/page", at: place)
        }
        guard subject.settings.verbose, link.written.contains("://") else { return nil }
        return .note(
          .linkElsewhere, "\"\(link.written)\" leads to another site; it was not fetched",
          at: place)
      }
    }
  }

  /// What a program could ask for.
  static func all(in site: CheckedSite) -> [WebLink] {
    site.pages.flatMap { page in
      page.links.filter { link in
        let scheme = link.written.prefix { $0 != ":" }.lowercased()
        return link.target == .external && (scheme == "http" || scheme == "https")
          && mistake(in: link.written) == nil
      }
      .map { WebLink(address: $0.written, location: page.location(of: $0) ?? page.place) }
    }
  }

  private static func mistake(in link: String) -> String? {
    let lower = link.lowercased()
    for scheme in ["http:", "https:"] where lower.hasPrefix(scheme) {
      let rest = link.dropFirst(scheme.count)
      guard rest.hasPrefix("//") else { return "has no // after \(scheme)" }
      let host = rest.dropFirst(2).prefix { !"/?#".contains($0) }
      if host.isEmpty { return "names no site" }
      if host.contains(" ") || host.contains("%20") { return "has a blank in the site's name" }
      if !host.contains("."), !host.contains(":"), host != "localhost" {
        return "names the site \"\(host)\", which has no dot"
      }
    }
    if lower.hasPrefix("mailto:"), !lower.contains("@") { return "has no @" }
    return nil
  }
}

/// A link to a page of another site, as its author wrote it.
package struct WebLink: Hashable, Sendable {
  /// With its scheme, `http:` or `https:`.
  package let address: String
  /// Where it is written; nil for a link that no author wrote.
  package let location: SourceLocation?
}
