/// Names that have an order of their own: scales of answers, sizes, ages, names of the calendar.
package enum OrderedWords {
  /// Scales from low to high; words of one place are one step, parted by "/".
  private static let scales: [[String]] = [
    // Agreement.
    [
      "strongly disagree/completely disagree/totally disagree",
      "disagree/somewhat disagree/tend to disagree",
      "neutral/neither agree nor disagree/undecided/neither", "agree/somewhat agree/tend to agree",
      "strongly agree/completely agree/totally agree",
    ],
    [
      "stimme gar nicht zu/stimme überhaupt nicht zu", "stimme nicht zu/stimme eher nicht zu",
      "teils, teils/teils teils/teils/teils/weder noch", "stimme zu/stimme eher zu",
      "stimme voll zu/stimme voll und ganz zu",
    ],
    [
      "pas du tout d'accord", "plutôt pas d'accord/pas d'accord", "ni d'accord ni pas d'accord",
      "plutôt d'accord/d'accord", "tout à fait d'accord",
    ],
    [
      "muy en desacuerdo/totalmente en desacuerdo", "en desacuerdo",
      "ni de acuerdo ni en desacuerdo", "de acuerdo", "muy de acuerdo/totalmente de acuerdo",
    ],
    ["非常不同意", "不同意", "一般/中立", "同意", "非常同意"],
    ["全くそう思わない", "そう思わない", "どちらともいえない", "そう思う", "非常にそう思う/強くそう思う"],
    ["전혀 그렇지 않다", "그렇지 않다", "보통이다/보통", "그렇다", "매우 그렇다"],
    // Satisfaction.
    [
      "very dissatisfied", "dissatisfied/somewhat dissatisfied", "neutral/neither",
      "satisfied/somewhat satisfied", "very satisfied",
    ],
    [
      "sehr unzufrieden", "unzufrieden/eher unzufrieden", "neutral/teils/teils",
      "zufrieden/eher zufrieden", "sehr zufrieden",
    ],
    ["très insatisfait", "insatisfait", "neutre", "satisfait", "très satisfait"],
    ["muy insatisfecho", "insatisfecho", "neutral", "satisfecho", "muy satisfecho"],
    ["非常不满意", "不满意", "一般", "满意", "非常满意"],
    ["非常に不満", "不満", "普通", "満足", "非常に満足"],
    ["매우 불만족", "불만족", "보통", "만족", "매우 만족"],
    // How often.
    ["never", "rarely/seldom", "sometimes/occasionally", "often/frequently", "always/very often"],
    ["nie", "selten", "manchmal", "oft/häufig", "immer"],
    ["jamais", "rarement", "parfois", "souvent", "toujours"],
    ["nunca", "rara vez/raramente", "a veces", "a menudo", "siempre"],
    ["从不", "很少", "有时", "经常", "总是"], ["全くない", "めったにない", "ときどき", "よく", "いつも"],
    ["전혀", "드물게", "가끔", "자주", "항상"],
    // How good.
    [
      "very poor/very bad", "poor/bad", "fair/average/mediocre/ok", "good", "very good",
      "excellent/outstanding",
    ],
    ["sehr schlecht", "schlecht", "mittel/mittelmäßig/befriedigend", "gut", "sehr gut"],
    ["très mauvais", "mauvais", "moyen/passable", "bon", "très bon", "excellent"],
    ["muy malo", "malo", "regular", "bueno", "muy bueno", "excelente"],
    ["很差", "差", "一般", "好", "很好"], ["とても悪い", "悪い", "普通", "良い", "とても良い"],
    ["매우 나쁨", "나쁨", "보통", "좋음", "매우 좋음"],
    // How much.
    [
      "none/no/not at all", "very low/slight/a little", "low/mild/some/little",
      "medium/moderate/mid/middle", "high/severe/much/marked/a lot", "very high/very much/extreme",
    ],
    ["sehr niedrig/sehr gering", "niedrig/gering", "mittel", "hoch", "sehr hoch"],
    ["très faible/très bas", "faible/bas", "moyen", "élevé/fort/haut", "très élevé/très fort"],
    ["muy bajo", "bajo", "medio", "alto", "muy alto"], ["很低/低", "中", "高/很高"],
    ["非常に低い/低い", "中", "高い/非常に高い"], ["매우 낮음/낮음", "중간/보통", "높음/매우 높음"],
    // How important.
    [
      "not at all important/unimportant/not important", "slightly important",
      "moderately important",
      "important/very important", "extremely important",
    ],
    ["unwichtig", "eher unwichtig", "mittel", "eher wichtig", "sehr wichtig"],
    ["pas du tout important", "peu important", "assez important", "très important"],
    ["nada importante", "poco importante", "algo importante", "muy importante"],
    ["完全不重要", "不重要", "一般", "重要", "非常重要"],
    ["重要でない", "あまり重要でない", "どちらともいえない", "重要", "非常に重要"],
    // Size and place.
    ["xxs", "xs", "s", "m", "l", "xl", "xxl", "xxxl"],
    ["tiny/very small", "small", "medium", "large/big", "huge/very large"],
    ["klein", "mittel", "groß"], ["petit", "moyen", "grand"], ["pequeño", "mediano", "grande"],
    ["小", "中", "大"], ["소", "중", "대"], ["slow", "medium", "fast"], ["light", "medium", "heavy"],
    ["worse", "same/unchanged/no change", "better"], ["young", "middle/middle-aged", "old"],
    ["lower", "middle", "upper"],
    ["first/1st", "second/2nd", "third/3rd", "fourth/4th", "fifth/5th"],
    ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii"],
    // Education.
    [
      "none/no schooling", "primary/elementary/grade school", "secondary/middle school/middle",
      "high school/hs/some hs/hs grad", "some college/college/bachelor/bachelors",
      "master/masters/graduate", "doctorate/phd/post-grad",
    ],
    [
      "grundschule", "hauptschule", "realschule/mittlere reife", "abitur", "bachelor", "master",
      "promotion",
    ],
    [
      "sin estudios", "primaria", "secundaria", "bachillerato", "grado/licenciatura", "máster",
      "doctorado",
    ],
    ["小学", "初中", "高中", "大专", "本科", "硕士", "博士"], ["小学校", "中学校", "高校", "短大", "大学", "大学院"],
    ["초졸", "중졸", "고졸", "전문대졸", "대졸", "석사", "박사"],
  ]

  private static let places: [[String: Int]] = scales.map { scale in
    var places: [String: Int] = [:]
    for (place, step) in scale.enumerated() {
      let isParted = !step.contains("teils")
      for word in isParted ? step.split(separator: "/").map(String.init) : [step] {
        places[Lexicon.plain(word)] = place
      }
    }
    return places
  }

  /// Whether they are parts of the calendar, where a year's or week's beginning is no rank.
  ///
  /// "S1" and "Q2" name other things too: where they are halves and quarters the column's kind says so.
  static func isCalendar(_ names: [String]) -> Bool {
    guard names.count >= 2, RecurringNames.read(names) != nil else { return false }
    return !names.allSatisfy { $0.utf8.count == 2 && $0.contains { $0.isASCII && $0.isNumber } }
  }

  /// The names in their order; nil when they have none.
  ///
  /// Answers outside a scale ("don't know") come last.
  package static func order(of names: [String]) -> [String]? {
    guard names.count > 1, names.allSatisfy({ $0.utf8.count <= 200 }) else { return nil }
    if names.allSatisfy({ Double($0) != nil }) || haveOneUnit(names) {
      return names.sorted { number($0) < number($1) }
    }
    if let bands = bands(names) { return bands }
    let (outside, inside) = names.parted { name in
      Lexicon.all.contains { $0.holds(.outside, in: name) }
    }
    guard inside.count > 1 else { return nil }
    for scale in places {
      if let order = order(of: inside, in: scale) { return order + outside }
    }
    return CalendarOrder.order(of: inside).map { $0.map { inside[$0] } + outside }
  }

  /// Signs that stand for names, in the order of the alphabet or of their numbers.
  ///
  /// "A", "B"; "K2", "K10"; "II", "III": no rank, and where readers look for them.
  static func signs(_ names: [String]) -> [String]? {
    guard names.count > 1 else { return nil }
    if names.allSatisfy({ $0.count == 1 && $0.first?.isLetter ?? false }) { return names.sorted() }
    let romans = names.compactMap { roman.firstIndex(of: $0) }
    if romans.count == names.count { return romans.sorted().map { roman[$0] } }
    let stems = Set(names.map { $0.prefix { !$0.isNumber } })
    let numbers = names.compactMap { name in Int(name.drop { !$0.isNumber }).map { ($0, name) } }
    guard stems.count == 1, numbers.count == names.count, Set(numbers.map(\.0)).count == names.count
    else { return nil }
    return numbers.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private static let roman = [
    "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII",
  ]

  /// Whether all stand on one scale of words, each on a step of its own.
  static func isScale(_ names: [String]) -> Bool {
    places.contains { order(of: names, in: $0) != nil }
  }

  /// "0.2cwt", "0.4cwt": numbers of one unit.
  private static func haveOneUnit(_ names: [String]) -> Bool {
    let units = Set(names.map { $0.drop { $0.isNumber || $0 == "." } })
    return units.count == 1 && names.allSatisfy { $0.first?.isNumber ?? false }
  }
  private static func number(_ name: String) -> Double {
    Double(name) ?? Double(name.prefix { $0.isNumber || $0 == "." }) ?? 0
  }

  /// All must be on the scale, no two on one step.
  private static func order(of names: [String], in scale: [String: Int]) -> [String]? {
    let found = names.compactMap { name in
      (scale[Lexicon.plain(name)] ?? scale[spaced(name)]).map { ($0, name) }
    }
    guard found.count == names.count, Set(found.map(\.0)).count == names.count else { return nil }
    return found.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// "StronglyAgree" and "strongly.agree" are "strongly agree".
  private static func spaced(_ name: String) -> String {
    ColumnName(name).words.joined(separator: " ")
  }

  /// "0–4", "5–9", "80+", "under 18", "65 und älter": by where they begin.
  private static func bands(_ names: [String]) -> [String]? {
    let starts = names.map(start)
    guard starts.allSatisfy({ $0 != nil }), Set(starts).count == names.count else { return nil }
    return zip(names, starts).sorted { ($0.1 ?? 0) < ($1.1 ?? 0) }.map(\.0)
  }

  private static let below = [
    "<", "≤", "under ", "below ", "less than ", "up to ", "unter ", "bis ", "moins de ",
    "menos de ", "hasta ",
  ]
  private static let above = [
    "+", " and over", " and older", " or more", " and above", " or over", " und älter", " und mehr",
    " u. m.", " ans et plus", " et plus", " y más", " o más", "以上", "岁及以上", "歳以上", "세 이상", "이상",
  ]
  private static let between = ["-", "–", "—", " to ", " bis ", " à ", " a ", "～", "~"]

  private static func start(_ name: String) -> Double? {
    let text = Lexicon.plain(name).replacing(",", with: "").replacing("$", with: "")
    if let mark = (below + ["<=", "<"]).first(where: { text.hasPrefix($0) }) {
      return Double(text.dropFirst(mark.count).prefix { $0.isNumber || $0 == "." }).map { $0 - 0.5 }
    }
    if text.hasPrefix(">") || text.hasPrefix("≥") {
      return Double(text.drop { ">=≥ ".contains($0) }.prefix { $0.isNumber || $0 == "." })
        .map { $0 + 0.5 }
    }
    let digits = text.drop { "([".contains($0) }.prefix { $0.isNumber || $0 == "." }
    guard let number = Double(digits) else { return nil }
    let rest = text.drop { "([".contains($0) }.dropFirst(digits.count)
    let word = Lexicon.plain(String(rest))
    let isAbove = above.contains { word.hasPrefix(Lexicon.plain($0)) }
    let isBand = between.contains { rest.hasPrefix($0) } || rest.hasPrefix(",")
    return isAbove || isBand ? number : nil
  }
}

extension Array {
  /// Those for which it holds, and the others.
  fileprivate func parted(_ holds: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(holds), filter { !holds($0) })
  }
}
