import Descant

extension FindingCode {
  static let frontMatterSyntax = FindingCode(
    "front-matter-syntax", "The lines between \"---\" at the start of a page can't be read.",
    remedy: "Write \"key: value\" lines; put texts with signs in quotes.")
  static let frontMatterUnsupported = FindingCode(
    "front-matter-unsupported", "Front matter uses a part of YAML that is left out on purpose.",
    remedy: "Write the value out: anchors, aliases, tags and merged keys are not read.")
  static let frontMatterTwice = FindingCode(
    "front-matter-twice", "A key of the front matter is written twice.",
    remedy: "Remove one of the two.")
  static let frontMatterUnclosed = FindingCode(
    "front-matter-unclosed", "A page starts with \"---\" and no later line closes it.",
    remedy: "Write \"---\" on a line of its own behind the keys; a rule in the text is \"***\".")
  static let frontMatterOther = FindingCode(
    "front-matter-other",
    "A page starts with front matter that is not YAML, as other tools have it.",
    remedy: "Write it as YAML, between two lines of \"---\"; dates and lists look alike in both.")
  static let frontMatterUnknownKey = FindingCode(
    "front-matter-unknown-key", "A key of the front matter is not known.",
    remedy: "Correct its spelling; keys of your own go under \"custom\" or into \"customKeys\".")
  static let frontMatterIgnored = FindingCode(
    "front-matter-ignored",
    "A key of the front matter belongs to another tool; told once for a site.",
    remedy: "Remove it, or declare it under \"customKeys\" in Site/site.json, for your templates.")
  static let frontMatterWrongValue = FindingCode(
    "front-matter-wrong-value", "A key of the front matter has a value that it can't have.",
    remedy: "Write what the message asks for.")

  static let frontMatter: [FindingCode] = [
    frontMatterSyntax, frontMatterUnsupported, frontMatterTwice, frontMatterUnclosed,
    frontMatterOther, frontMatterUnknownKey, frontMatterWrongValue, frontMatterIgnored,
  ]
}
