import Descant
import Foundation

/// The font of cards: the site's own `Site/fonts/card.ttf`, or ours.
enum CardFont {
  static let path = "Site/fonts/card.ttf"

  /// Nil only if our own font were torn, which a test excludes.
  static let builtIn: TrueTypeFace? = EmbeddedTheme.fonts.first { $0.path == path }
    .flatMap { Data(base64Encoded: $0.base64) }
    .flatMap { try? TrueTypeFace(Array($0)) }

  /// The site's own font first; one that can't be read is a finding, and ours is taken.
  static func face(of source: SiteSource) -> (face: TrueTypeFace?, findings: [Finding]) {
    guard let file = source.file(path) else { return (builtIn, []) }
    do {
      return (try TrueTypeFace(file.bytes), [])
    } catch {
      return (builtIn, [finding(error)])
    }
  }

  private static func finding(_ trouble: TrueTypeFace.Trouble) -> Finding {
    let message =
      switch trouble {
      case .notAFont: "this is not a TrueType font"
      case .otherOutlines: "the letters of this font are outlines of PostScript kind (\"CFF \")"
      case .lacksTable(let name): "this font lacks the table \"\(name)\""
      }
    return .error(
      .cardFont, message, help: "take a font with TrueType outlines, a file that ends in .ttf",
      at: SourceLocation(file: path))
  }
}

extension FindingCode {
  static let cardFont = FindingCode(
    "card-font", "The font for cards, Site/fonts/card.ttf, can't be read.",
    remedy:
      "Use a font with TrueType outlines; fonttools turns outlines of PostScript kind into such.")
}
