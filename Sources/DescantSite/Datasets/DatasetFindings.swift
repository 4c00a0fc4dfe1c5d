import Descant

extension FindingCode {
  static let siteChangesLost = FindingCode(
    "site-changes-lost", "The list of changes that an earlier build left can't be read.",
    remedy: "Put changes.json of an earlier site into the output, and build again.")
  static let siteColumnType = FindingCode(
    "site-column-type", "A column's type was inferred; this says why.",
    remedy: "Nothing to do; to change the type, declare it in datapackage.json.")
}
