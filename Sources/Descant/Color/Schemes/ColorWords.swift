/// Which of the palette's colours names of colours ask for: "Blue" eyes are drawn in blue, and "Red" hair is not green.
package enum ColorWords {
  /// The palette's slots that come near a colour, the nearest first; a palette of the author's own has its own colours at
  /// these places, and none of them was chosen for its name.
  private struct Hue {
    let slots: [Int]
    /// Black and white are words for people as well: alone they ask for no colour.
    var isGrey = false
    let words: [String]
  }

  private static let hues = [
    Hue(
      slots: [0, 3],
      words: [
        "blue", "blau", "bleu", "bleue", "bleus", "azul", "azules", "azuis", "blu", "azzurro",
        "azzurra", "azzurri", "青", "青色", "蓝", "蓝色", "藍", "藍色", "파랑", "파란색",
      ]),
    Hue(
      slots: [3, 0],
      words: ["navy", "indigo", "dunkelblau", "marine", "índigo", "indaco", "紺", "紺色", "남색"]),
    Hue(
      slots: [1],
      words: [
        "orange", "oranges", "naranja", "arancione", "arancio", "laranja", "オレンジ", "橙", "橙色",
        "주황", "주황색",
      ]),
    Hue(
      slots: [1],
      words: [
        "yellow", "gold", "golden", "blond", "blonde", "fair", "amber", "gelb", "jaune", "blonds",
        "amarillo", "amarilla", "rubio", "rubia", "dorado", "giallo", "gialla", "biondo", "bionda",
        "oro", "amarelo", "amarela", "loiro", "loira", "dourado", "黄", "黄色", "金", "金髪", "金色",
        "노랑", "노란색", "금발",
      ]),
    Hue(
      slots: [2],
      words: [
        "red", "ginger", "auburn", "crimson", "rot", "rote", "rouge", "roux", "rousse", "rojo",
        "roja",
        "pelirrojo", "pelirroja", "rosso", "rossa", "rossi", "vermelho", "vermelha", "ruivo",
        "ruiva", "tinto", "赤", "赤色", "红", "红色", "紅", "紅色", "빨강", "빨간색",
      ]),
    Hue(
      slots: [2, 6],
      words: [
        "pink", "rose", "rosé", "magenta", "rosa", "rosado", "cor de rosa", "ピンク", "桃", "桃色",
        "粉", "粉色", "粉红色", "분홍", "분홍색",
      ]),
    Hue(
      slots: [4],
      words: [
        "green", "grün", "gruen", "vert", "verte", "verts", "verde", "verdes", "verdi", "緑", "緑色",
        "绿", "绿色", "綠", "綠色", "초록", "초록색", "녹색",
      ]),
    Hue(
      slots: [4, 0],
      words: [
        "teal", "turquoise", "cyan", "türkis", "turquesa", "turchese", "ciano", "水色", "青绿色",
        "청록", "청록색",
      ]),
    Hue(
      slots: [5, 1],
      words: [
        "brown", "braun", "brun", "brune", "bruns", "brunes", "brunette", "marron", "châtain",
        "marrón", "castaño", "castaña", "moreno", "morena", "marrone", "castano", "castana",
        "castanho", "castanha", "marrom", "茶", "茶色", "褐色", "棕", "棕色", "갈색",
      ]),
    Hue(
      slots: [5],
      words: ["bronze", "bronce", "bronzo", "copper", "銅", "铜", "동메달"]),
    Hue(
      slots: [1, 5, 4],
      words: ["hazel", "noisette", "avellana", "nocciola", "avelã", "haselnussbraun", "浅褐色"]),
    Hue(
      slots: [6, 3],
      words: [
        "purple", "violet", "violette", "lilac", "lavender", "lila", "violett", "mauve", "morado",
        "morada", "violeta", "viola", "roxo", "roxa", "紫", "紫色", "보라", "보라색",
      ]),
    Hue(
      slots: [7], isGrey: true,
      words: [
        "black", "schwarz", "noir", "noire", "noirs", "negro", "negra", "nero", "nera", "preto",
        "preta", "黒", "黒色", "黑", "黑色", "검정", "검은색", "흑색",
      ]),
    Hue(
      slots: [1], isGrey: true,
      words: [
        "white", "weiß", "weiss", "blanc", "blanche", "blancs", "blanco", "blanca", "bianco",
        "bianca", "branco", "branca", "白", "白色", "하양", "흰색", "백색",
      ]),
    Hue(
      slots: [7, 6], isGrey: true,
      words: [
        "grey", "gray", "silver", "grau", "silber", "gris", "argent", "plata", "plateado", "grigio",
        "grigia", "argento", "cinza", "cinzento", "prata", "灰", "灰色", "銀", "银", "银色", "銀色",
        "회색", "은색",
      ]),
  ]

  private static let known: [String: Hue] = Dictionary(
    hues.flatMap { hue in hue.words.map { ($0, hue) } }, uniquingKeysWith: { first, _ in first })

  /// "Dark blue", "bleu clair": a colour, and how light it is.
  private static func hue(of name: String) -> Hue? {
    let plain = name.lowercased()
    if let hue = known[plain] { return hue }
    let words = plain.split { " -_".contains($0) }
    guard words.count == 2 else { return nil }
    let found = words.compactMap { known[String($0)] }
    return found.count == 1 ? found[0] : nil
  }

  /// A slot for each name; nil where these are not mostly names of colours.
  ///
  /// What the palette has no colour for is drawn in its ink, and other names in what is left.
  package static func slots(for names: [String], of count: Int = 8) -> [Int]? {
    guard (2...count).contains(names.count) else { return nil }
    let found = names.map(hue)
    let colors = found.compactMap(\.self)
    guard colors.count >= 2, colors.count * 2 >= names.count,
      colors.contains(where: { !$0.isGrey })
    else { return nil }
    var slots = best(found.map { $0?.slots ?? [] })
    let rest = (0..<count).filter { !slots.contains($0) }
    // The ink contradicts no name; then what is left of the other end.
    var neutral = ([7, 6, 3] + rest).filter(rest.contains)
    var plain = rest
    for place in slots.indices where slots[place] == nil && found[place] != nil {
      slots[place] = neutral.first
      neutral.removeAll { $0 == slots[place] }
      plain.removeAll { $0 == slots[place] }
    }
    for place in slots.indices where slots[place] == nil {
      slots[place] = plain.isEmpty ? place : plain.removeFirst()
    }
    return slots.compactMap(\.self)
  }

  /// As many names as can be with a colour that they ask for, each its own; the first names choose first.
  private static func best(_ wishes: [[Int]]) -> [Int?] {
    var owner: [Int: Int] = [:]
    func place(_ name: Int, _ tried: inout Set<Int>) -> Bool {
      for slot in wishes[name] where tried.insert(slot).inserted {
        if let other = owner[slot], !place(other, &tried) { continue }
        owner[slot] = name
        return true
      }
      return false
    }
    for name in wishes.indices {
      var tried: Set<Int> = []
      _ = place(name, &tried)
    }
    var slots = [Int?](repeating: nil, count: wishes.count)
    for (slot, name) in owner { slots[name] = slot }
    return slots
  }
}
