public import Descant

/// What `Site/site.json` says, with the command line's word on top.
public struct SiteSettings: Sendable {
  /// The site's name, in every page's title and header.
  public var title: String
  /// One or two sentences under the title of the front page.
  public var description: String?
  /// BCP 47: "en", "zh-Hans".
  public var language: String
  /// Where the site will live; nil keeps every link relative.
  public var baseURL: String?
  public var audio: AudioOptions
  /// Warnings make the build fail; missing template variables are findings.
  public var strict: Bool
  /// Says what was inferred, and why.
  public var verbose: Bool
  /// What the whole site asks not to be told.
  var suppressed: [Suppression] = []

  public init(
    title: String = "Data", description: String? = nil, language: String = "en",
    baseURL: String? = nil, audio: AudioOptions = .standard, strict: Bool = false,
    verbose: Bool = false
  ) {
    self.title = title
    self.description = description
    self.language = language
    self.baseURL = baseURL
    self.audio = audio
    self.strict = strict
    self.verbose = verbose
  }

  static let path = "Site/site.json"
  static let keys = ["$schema", "title", "description", "language", "baseURL", "audio"]

  /// The settings of a folder; standard ones where it has no `Site/site.json`.
  public static func read(from source: SiteSource) -> (settings: SiteSettings, findings: [Finding])
  {
    var settings = SiteSettings()
    guard let file = source.file(path) else { return (settings, []) }
    let (node, found) = JSONReader.read(Source(file: file.path, bytes: file.bytes))
    guard let node else { return (settings, found) }
    var findings = found
    if !node.isObject {
      findings.append(
        .error(
          .settingsWrongValue, "\"\(path)\" holds \(node.kindName)",
          help: "write an object: { \"title\": \"…\" }", at: node.location))
    }
    for member in node.members { findings += settings.read(member) }
    return (settings, findings)
  }

  private mutating func read(_ member: JSONMember) -> [Finding] {
    switch member.name {
    case "$schema": return []
    case "title": return set(\.title, member)
    case "description":
      description = member.value.string
      return member.value.string == nil ? [wrong(member, "a string")] : []
    case "language": return set(\.language, member)
    case "baseURL":
      guard let url = member.value.string, url.isSafeLink, url.contains("://") else {
        return [wrong(member, "an address such as \"https://example.org/data/\"")]
      }
      baseURL = url
      return []
    case "audio":
      let (options, findings) = AudioOptions.read(from: member.value, over: audio)
      audio = options
      return findings
    default:
      return [
        .error(
          .settingsUnknownKey, "\"\(member.name)\" is not a key of \(Self.path)",
          help: didYouMean(member.name, among: Self.keys), at: member.nameLocation)
      ]
    }
  }

  private mutating func set(
    _ path: WritableKeyPath<SiteSettings, String>, _ member: JSONMember
  ) -> [Finding] {
    guard let text = member.value.string, !text.isEmpty else { return [wrong(member, "a string")] }
    self[keyPath: path] = text
    return []
  }

  private func wrong(_ member: JSONMember, _ wanted: String) -> Finding {
    .error(
      .settingsWrongValue, "\"\(member.name)\" is \(member.value.kindName) here that it can't be",
      help: "write \(wanted)", at: member.value.location)
  }
}

extension FindingCode {
  static let settingsUnknownKey = FindingCode(
    "settings-unknown-key", "A key of Site/site.json is not known.",
    remedy: "Correct its spelling, or remove it.")
  static let settingsWrongValue = FindingCode(
    "settings-wrong-value", "A setting has a value that it can't have.",
    remedy: "Write what the message asks for.")
}
