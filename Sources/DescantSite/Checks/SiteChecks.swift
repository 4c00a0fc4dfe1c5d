import Descant

/// What is checked about a finished site: one file a check, one line here.
enum SiteChecks {
  static func findings(in site: CheckedSite) -> [Finding] { [] }
}
