/// A link or image that an author wrote, and where it leads.
struct PageLink: Sendable {
  enum Target: Hashable, Sendable {
    /// A page or file of this build by its output path, and the part behind "#".
    case output(String, anchor: String?)
    /// Web, mail, telephone.
    case external
    /// A path that no source file has.
    case missing
    /// A page that this build leaves out.
    case waiting(WaitingPage)
    /// A scheme that runs or hides something; the link is left out of the page.
    case refused

    /// Whether nothing stands there.
    var isDead: Bool {
      switch self {
      case .missing, .waiting: true
      case .output, .external, .refused: false
      }
    }
  }

  /// The destination as the author wrote it.
  let written: String
  let node: Int32
  /// Where the node begins, as the document's nodes have it.
  let offset: Int32
  let kind: Kind
  let target: Target

  enum Kind: Int, Sendable {
    case link, image
    /// An attribute in HTML: where it names no source file, it is an address of the site as it stands.
    case markup
  }
}

/// A page that a build leaves out.
struct WaitingPage: Hashable, Sendable {
  let file: String
  /// When it comes; nil for a draft.
  let day: String?
}
