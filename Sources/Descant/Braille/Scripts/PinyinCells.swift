/// Chinese syllables by initial, final and tone, from pinyin.
enum PinyinCells {
  /// The cells of a word in pinyin; nil where it doesn't part into syllables, or is Latin letters without a tone.
  ///
  ///     cells(of: "zēngzhǎng")   // 1356-3456-1-34-236-3
  static func cells(of word: [UInt32], isTold: Bool) -> [UInt8]? {
    var letters: [UInt8] = []
    var tones: [UInt8] = []
    for value in word {
      if let marked = vowels[value] {
        letters.append(marked.letter)
        tones.append(marked.tone)
      } else if value == 0x27 || value >= 0x61 && value <= 0x7A {
        letters.append(UInt8(value))
        tones.append(0)
      } else {
        return nil
      }
    }
    guard isTold || tones.contains(where: { $0 > 0 }) else { return nil }
    return parse(letters[...], tones[...])
  }

  /// The longest syllable first; a shorter one where the rest of the word is none.
  private static func parse(_ letters: ArraySlice<UInt8>, _ tones: ArraySlice<UInt8>) -> [UInt8]? {
    guard let first = letters.first else { return [] }
    if first == 0x27 { return parse(letters.dropFirst(), tones.dropFirst()) }
    for length in stride(from: min(6, letters.count), through: 1, by: -1) {
      let marks = tones.prefix(length).filter { $0 > 0 }
      guard marks.count < 2, let cells = syllables[Array(letters.prefix(length))],
        let rest = parse(letters.dropFirst(length), tones.dropFirst(length))
      else { continue }
      return cells + marks.map { toneCells[Int($0)] } + rest
    }
    return nil
  }

  /// Of the four tones; the neutral one is written as nothing.
  private static let toneCells: [UInt8] = [0, 0x01, 0x02, 0x04, 0x06]

  /// Marked vowels, and ü as v.
  private static let vowels: [UInt32: (letter: UInt8, tone: UInt8)] = {
    var table: [UInt32: (letter: UInt8, tone: UInt8)] = [0xFC: (0x76, 0)]
    let marked = [
      "a": "āáǎà", "e": "ēéěè", "i": "īíǐì", "o": "ōóǒò", "u": "ūúǔù", "v": "ǖǘǚǜ",
    ]
    for (letter, forms) in marked {
      for (place, form) in forms.unicodeScalars.enumerated() {
        table[form.value] = (letter.utf8.first ?? 0, UInt8(place + 1))
      }
    }
    return table
  }()

  private static func pairs(_ text: String) -> [(name: String, cells: [UInt8])] {
    text.split(separator: " ").map { pair in
      let sides = pair.split(separator: ":")
      return (String(sides[0]), BrailleText.cells(ofDots: sides[1]) ?? [])
    }
  }

  private static let initials = pairs(
    """
    b:12 p:1234 m:134 f:124 d:145 t:2345 n:1345 l:123 g:1245 j:1245 k:13 q:13 h:125 x:125 zh:34 \
    ch:12345 sh:156 r:245 z:1356 c:14 s:234
    """)
  private static let finals = pairs(
    """
    a:35 o:26 e:26 i:24 u:136 v:346 er:1235 ai:246 ao:235 ei:2346 ou:12356 ia:1246 iao:345 ie:15 \
    iu:1256 ua:123456 uai:13456 ui:2456 uo:135 ve:23456 an:1236 ang:236 en:356 eng:3456 ian:146 \
    iang:1346 in:126 ing:16 uan:12456 uang:2356 un:25 ong:256 van:12346 vn:456 iong:1456
    """)
  /// Finals that stand alone, as pinyin spells them.
  private static let alone = """
    a:a o:o e:e er:er ai:ai ao:ao ei:ei ou:ou an:an ang:ang en:en eng:eng yi:i ya:ia yao:iao ye:ie \
    you:iu yan:ian yin:in yang:iang ying:ing yong:iong yu:v yue:ve yuan:van yun:vn wu:u wa:ua wo:uo \
    wai:uai wei:ui wan:uan wen:un wang:uang weng:ong
    """

  private static let syllables: [[UInt8]: [UInt8]] = {
    var table: [[UInt8]: [UInt8]] = [:]
    let cells = Dictionary(uniqueKeysWithValues: finals.map { ($0.name, $0.cells) })
    for pair in alone.split(separator: " ") {
      let sides = pair.split(separator: ":")
      table[Array(sides[0].utf8)] = cells[String(sides[1])]
    }
    for initial in initials {
      for final in finals where final.name != "er" {
        table[Array((initial.name + final.name).utf8)] = initial.cells + final.cells
        // After j, q and x, u is ü.
        if ["j", "q", "x"].contains(initial.name), final.name.hasPrefix("v") {
          table[Array((initial.name + "u" + final.name.dropFirst()).utf8)] =
            initial.cells + final.cells
        }
      }
      if ["zh", "ch", "sh", "r", "z", "c", "s"].contains(initial.name) {
        table[Array((initial.name + "i").utf8)] = initial.cells
      }
    }
    return table
  }()
}
