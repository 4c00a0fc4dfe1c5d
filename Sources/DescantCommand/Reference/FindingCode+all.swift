public import Descant
import DescantSite

extension FindingCode {
  /// Every code that the tool can report; each has its page in the documentation.
  public static let all: [FindingCode] = libraries + disk + output + web

  /// The code as `descant help` tells it: what it means, what to do.
  var explanation: String { "\(id)\n  \(meaning)\n  \(remedy)" }
}
