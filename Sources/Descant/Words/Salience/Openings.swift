/// The words with which a clause begins that has no subject, and how it follows one: "falls from 285" after "Births" is "fall
/// from 285".
struct Openings: Sendable {
  /// What a verb is after one thing, and after several.
  var verbs: [String: String]
  /// What comes between a subject and a clause that begins with no verb: "is highest", "are highest".
  ///
  /// nil: such a clause needs no subject. The first that fits holds.
  var joints: KeyValuePairs<String, AgreedVerb?>
  /// What stands for the subject in a later sentence.
  var pronoun: AgreedVerb
  /// More words make a subject that nobody keeps in mind.
  static let longest = 7

  /// The clause after its subject; nil if it begins otherwise.
  func clause(_ clause: String, of subject: String) -> String? {
    let isSeveral = subject == pronoun.ofSeveral || AgreedVerb.isPlural(subject)
    if let (_, joint) = joints.first(where: { clause.hasPrefix($0.key + " ") }) {
      return joint.map { "\(subject) \(isSeveral ? $0.ofSeveral : $0.ofOne) \(clause)" }
    }
    guard beginsWithVerb(clause) else { return nil }
    return "\(subject) \(isSeveral ? several(clause) : clause)"
  }

  func beginsWithVerb(_ clause: String) -> Bool {
    clause.split(separator: " ").first.map { verbs[String($0)] != nil } ?? false
  }

  /// Each verb that begins the clause or a part of it.
  private func several(_ clause: String) -> String {
    var isOpen = true
    return clause.split(separator: " ", omittingEmptySubsequences: false).map { part in
      let word = String(part)
      let form = isOpen ? verbs[word] ?? word : word
      isOpen = word.hasSuffix(",") || isOpen && word == "then" || ["and", "then"].contains(word)
      return form
    }.joined(separator: " ")
  }
}
