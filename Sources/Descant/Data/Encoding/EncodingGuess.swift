/// Which encoding bytes that are not UTF-8 are most likely in, by what they decode to.
///
/// In western text the bytes above 127 stand alone between letters; in Chinese, Japanese and Korean
/// they come in pairs.
struct EncodingGuess {
  /// The text in UTF-8.
  let text: [UInt8]
  let encoding: TextEncoding
  /// Whether other encodings would give other letters, and none is plainly right.
  let isDoubtful: Bool

  /// Nil where nothing fits.
  init?(_ bytes: [UInt8]) {
    let runs = HighRuns(bytes.prefix(1 << 20))
    if runs.paired * 2 > runs.count, runs.count >= 2 {
      guard let best = Self.eastAsian(bytes) else {
        // Whole words of letters above 127: Cyrillic or Greek, in one of many encodings.
        return nil
      }
      self = best
      return
    }
    let mac = runs.controls > runs.letters && runs.hasMacLineEnds
    let encoding = mac ? TextEncoding.macRoman : .windows1252
    guard let text = encoding.decode(bytes) else { return nil }
    let unassigned: Set<UInt8> = [0x81, 0x8D, 0x8F, 0x90, 0x9D]
    guard mac || !bytes.contains(where: { unassigned.contains($0) }) else { return nil }
    self.init(text: text, encoding: encoding, isDoubtful: !mac && runs.signsInWords > 0)
  }

  private init(text: [UInt8], encoding: TextEncoding, isDoubtful: Bool) {
    self.text = text
    self.encoding = encoding
    self.isDoubtful = isDoubtful
  }

  private static func eastAsian(_ bytes: [UInt8]) -> EncodingGuess? {
    let candidates: [(TextEncoding, EastAsianText.Language)] = [
      (.shiftJIS, .japanese), (.eucJP, .japanese), (.koreanWindows, .korean), (.gb18030, .chinese),
    ]
    var best: (guess: EncodingGuess, score: Double)?
    for (encoding, language) in candidates {
      if language == .korean, !isStandardKorean(bytes) { continue }
      guard let text = encoding.decode(bytes) else { continue }
      let score = EastAsianText(String(decoding: text, as: UTF8.self)).score(as: language)
      guard score > best?.score ?? 0.55 else { continue }
      best = (EncodingGuess(text: text, encoding: encoding, isDoubtful: false), score)
    }
    return best?.guess
  }

  /// Whether nearly all pairs are of the syllables that Korean is written in; those that Windows
  /// added lie where Shift_JIS has its signs.
  private static func isStandardKorean(_ bytes: [UInt8]) -> Bool {
    var (syllables, others, i) = (0, 0, 0)
    while i < bytes.count {
      guard bytes[i] >= 0x80 else { i += 1; continue }
      let second = i + 1 < bytes.count ? bytes[i + 1] : 0
      if (0xB0...0xC8).contains(bytes[i]), second >= 0xA1 { syllables += 1 } else { others += 1 }
      i += 2
    }
    return syllables > others * 4
  }
}

/// Bytes above 127 and what stands around them.
private struct HighRuns {
  var count = 0
  /// Those with a neighbour above 127.
  var paired = 0
  /// 0x80 to 0x9F between letters: accents on a Mac, marks in Windows.
  var controls = 0
  /// 0xC0 to 0xFF, and the letters that Windows has below.
  var letters = 0
  /// "¹" or "³" amid letters: a letter of another Windows encoding.
  var signsInWords = 0
  var hasMacLineEnds = false

  init(_ bytes: ArraySlice<UInt8>) {
    let isLetter: (UInt8) -> Bool = { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
    var lineFeeds = 0
    for i in bytes.indices {
      let byte = bytes[i]
      if byte == 0x0A { lineFeeds += 1 }
      if byte == 0x0D { hasMacLineEnds = true }
      guard byte >= 0x80 else { continue }
      count += 1
      let before = i > bytes.startIndex ? bytes[i - 1] : 0
      let after = i + 1 < bytes.endIndex ? bytes[i + 1] : 0
      if before >= 0x80 || after >= 0x80 { paired += 1 }
      let isInWord = isLetter(before) || isLetter(after)
      if byte >= 0xC0 { letters += 1 }
      if byte < 0xA0, isInWord { controls += 1 }
      if byte >= 0xA1, byte < 0xC0, isLetter(before), isLetter(after), byte != 0xB7, byte != 0xAD {
        signsInWords += 1
      }
    }
    hasMacLineEnds = hasMacLineEnds && lineFeeds == 0
  }
}

/// How much a text looks like one of three languages.
struct EastAsianText {
  enum Language { case chinese, japanese, korean }

  private var kana = 0
  private var halfKana = 0
  private var hangul = 0
  private var common = 0
  private var rare = 0
  private var other = 0

  init(_ text: String) {
    for scalar in text.unicodeScalars.prefix(200_000) where scalar.value >= 0x80 {
      switch scalar.value {
      case 0x3041...0x30FF: kana += 1
      case 0xFF61...0xFF9F: halfKana += 1
      case 0xAC00...0xD7A3: hangul += 1
      case 0x4E00...0x9FFF: if Self.isCommon(scalar) { common += 1 } else { rare += 1 }
      case 0x3000...0x3020, 0xFF01...0xFF5E, 0x2010...0x203B, 0xB0, 0xB7: break
      default: other += 1
      }
    }
  }

  /// Signs that tables are full of, in simple, traditional and Japanese forms.
  private static let commonSigns = Set(
    """
    年月日人口数量率合计計区市省县縣名地域国家国男女总總数數産产业業金额額元万亿億千百比例平均价格\
    収入支出销售売上高位单単第一二三四五六七八九十大中小东東京西南北海上山川河江湖州广廣福浙苏蘇安徽天津重庆慶\
    用户气氣温度雨水电電力会社公司学校生活教育医院死亡出生世帯面积積増減加率的了是不在有和与及其他\
    沖縄阪都府道奈良神戸横浜名古屋札幌仙台島岡長崎熊本鹿児資料出典注単位全体総農工商品番号类型別
    """.unicodeScalars)

  private static func isCommon(_ scalar: Unicode.Scalar) -> Bool { commonSigns.contains(scalar) }

  /// From 0 to about 3; nothing convincing is below 0.55.
  func score(as language: Language) -> Double {
    let all = Double(kana + halfKana + hangul + common + rare + other)
    guard all > 0 else { return 0 }
    let (kana, common, rare) = (Double(kana) / all, Double(common) / all, Double(rare) / all)
    let (hangul, wrong) = (Double(hangul) / all, Double(other + halfKana) / all)
    switch language {
    case .japanese: return 0.3 + kana + common * 2 + rare * 0.2 - hangul - wrong * 2
    case .korean: return 0.4 + hangul * 1.2 + common * 0.5 - kana - rare - wrong * 2
    case .chinese: return 0.3 + common * 2 + rare * 0.2 - kana * 0.5 - hangul - wrong * 2
    }
  }
}
