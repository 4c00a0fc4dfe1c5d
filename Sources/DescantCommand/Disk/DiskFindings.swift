import Descant

extension FindingCode {
  static let diskUnreadable = FindingCode(
    "disk-unreadable", "A file or folder can't be read.",
    remedy: "Check that it exists and that you may read it.")
  static let diskOutside = FindingCode(
    "disk-outside", "A symbolic link leads out of the folder that is built.",
    remedy: "Copy the file into the folder: a build never reads outside it.")
  static let diskDepth = FindingCode(
    "disk-depth", "A folder lies too deep below the site's.", remedy: "Move it up.")
  static let diskName = FindingCode(
    "disk-name", "The name of a file or folder is not UTF-8.", remedy: "Rename it.")
  static let diskLoop = FindingCode(
    "disk-loop", "A folder is reached a second time through a symbolic link.",
    remedy: "Remove the link; each folder is read once.")
  static let diskDangling = FindingCode(
    "disk-dangling", "A symbolic link leads nowhere.", remedy: "Remove the link or mend it.")
  static let diskFolder = FindingCode(
    "disk-folder", "A folder has the name of a data file.",
    remedy: "Rename the folder. The files in it are read as usual.")
  static let diskSpecial = FindingCode(
    "disk-special", "A device, socket or pipe has the name of a data file.",
    remedy: "Put the data into a regular file.")
  static let diskTooLarge = FindingCode(
    "disk-too-large", "A file is larger than Descant reads.",
    remedy: "Split the file, or summarise the data before it is drawn.")
  static let diskChanged = FindingCode(
    "disk-changed", "A file changed while the site was built from it.",
    remedy: "Build again: the output was left as it was.")
  static let diskOwnSite = FindingCode(
    "disk-own-site", "A folder is a site that Descant built; its files are not read as data.",
    remedy: "Nothing to do; delete the folder if nobody needs that site any more.")
  static let diskLink = FindingCode(
    "disk-link", "A symbolic link lies in a folder that is not trusted; it is not followed.",
    remedy: "Put the file itself there, or build without --untrusted.")
  static let diskNothing = FindingCode(
    "disk-nothing", "A folder holds nothing that a site can show; nothing is built.",
    remedy: """
      Check the path. Data are read from .csv, .tsv, .json and .ndjson, pages from .md; in a project \
      they lie in Content/.
      """)

  static let disk: [FindingCode] = [
    .diskUnreadable, .diskOutside, .diskDepth, .diskName, .diskLoop, .diskDangling, .diskFolder,
    .diskSpecial, .diskTooLarge, .diskOwnSite, .diskNothing, .diskChanged,
    .diskLink,
  ]
}

extension Finding {
  /// A link where nobody is trusted.
  static func link(_ path: String, _ severity: Severity = .warning) -> Finding {
    Finding(
      severity, .diskLink,
      "\"\(path)\" is a link; links are not followed in a folder that is not trusted",
      help: "put the file itself there", at: SourceLocation(file: path))
  }
}
