import Descant
import DescantSite

/// What a site's documents have of other tools: each construct once, with how often and what to do.
struct MigrationReport {
  /// What only this report is about.
  let findings: [Finding]
  /// Everything else that is wrong.
  let others: [Finding]

  init(_ all: [Finding]) {
    let codes = Set(FindingCode.migration.map(\.id))
    findings = all.filter { codes.contains($0.code.id) }
    others = all.filter { !codes.contains($0.code.id) }
  }

  /// A paragraph for each construct, the most frequent first.
  var text: String {
    guard !findings.isEmpty else {
      return "Nothing of another tool's Markdown is left out, changed or shown as code.\n"
    }
    let byCode: [String: [Finding]] = Dictionary(grouping: findings, by: \.code.id)
    let groups: [[Finding]] = byCode.values.sorted { (a: [Finding], b: [Finding]) -> Bool in
      if a.count != b.count { return a.count > b.count }
      return a[0].code.id < b[0].code.id
    }
    let width: Int = groups.first.map { String($0.count).count } ?? 1
    let paragraphs: [String] = groups.map { group in
      lines(of: group.sorted(by: Finding.inOrder), width).joined(separator: "\n")
    }
    return paragraphs.joined(separator: "\n\n") + "\n"
  }

  private func lines(of found: [Finding], _ width: Int) -> [String] {
    let (code, first) = (found[0].code, found[0])
    let count = String(found.count)
    let margin = String(repeating: " ", count: width + 2)
    let files = Set(found.compactMap { $0.location?.file }).count
    let place = first.location.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
    let start = String(repeating: " ", count: width - count.count) + count
    return [
      "\(start)  \(code.meaning) [\(code.id)]",
      "\(margin)in \(files) \(files == 1 ? "file" : "files"), first \(place)\(first.message)",
      "\(margin)\(code.remedy)",
    ]
  }
}
