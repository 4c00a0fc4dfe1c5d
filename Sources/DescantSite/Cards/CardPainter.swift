/// Makes cards: drawings as the pictures that other sites show where they link to a page.
struct CardPainter: Sendable {
  /// What sites ask for: about twice as wide as high, and large enough for sharp screens.
  static let width = 1200
  static let height = 630

  let face: TrueTypeFace

  /// A PNG file, and the texts of the drawing that it lacks.
  func card(of drawing: String) -> (bytes: [UInt8], unwritten: [UnwrittenText]) {
    var painter = DrawingPainter(face, width: Self.width, height: Self.height)
    painter.paint(drawing)
    return (PNG.bytes(of: painter.painting.picture), painter.unwritten)
  }

  /// A PNG file twice as large as a drawing says it is, for sharp screens.
  func picture(of drawing: String) -> (bytes: [UInt8], unwritten: [UnwrittenText]) {
    let root = DrawingTag.all(in: drawing).first { $0.name == "svg" }
    let size = { (name: String) in min(4000, max(1, Int(root?[name] ?? "") ?? 720)) * 2 }
    var painter = DrawingPainter(face, width: size("width"), height: size("height"))
    painter.paint(drawing)
    return (PNG.bytes(of: painter.painting.picture), painter.unwritten)
  }

  /// Why a text can't be written; nil where it can.
  func obstacle(to text: String) -> UnwrittenText? {
    do {
      _ = try Lettering(text, face, size: 1, isBold: false)
      return nil
    } catch {
      return error
    }
  }
}
