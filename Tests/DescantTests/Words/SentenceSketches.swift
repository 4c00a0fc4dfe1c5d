@testable import Descant

/// The few words that a table of sentences needs from an author, in one language.
struct AuthorsWords: Sendable {
  var tag: String
  var cup, line, step, pound: (one: String, other: String)
  var cups, code, births, year, month, steps, weight, rain, city, share, fruit, rate: String
  var cities: (String, String)
  var fruits: [String]
  var goal, average, title: String

  static let all: [AuthorsWords] = [
    AuthorsWords(
      tag: "en", cup: ("cup", "cups"), line: ("line of code", "lines of code"),
      step: ("step", "steps"), pound: ("pound", "pounds"), cups: "Cups of coffee", code: "Code",
      births: "Births", year: "Year", month: "Month", steps: "Steps", weight: "Weight",
      rain: "Rainfall", city: "City", share: "Share", fruit: "Fruit", rate: "Unemployment",
      cities: ("Manaus", "Aswan"), fruits: ["apples", "pears", "plums", "grapes", "figs"],
      goal: "Goal", average: "average steps per day", title: "step count"),
    AuthorsWords(
      tag: "de", cup: ("Tasse", "Tassen"), line: ("Zeile Code", "Zeilen Code"),
      step: ("Schritt", "Schritte"), pound: ("Pfund", "Pfund"), cups: "Tassen Kaffee",
      code: "Code", births: "Geburten", year: "Jahr", month: "Monat", steps: "Schritte",
      weight: "Gewicht", rain: "Niederschlag", city: "Stadt", share: "Anteil", fruit: "Obst",
      rate: "Arbeitslosigkeit", cities: ("Manaus", "Assuan"),
      fruits: ["Äpfel", "Birnen", "Pflaumen", "Trauben", "Feigen"], goal: "Ziel",
      average: "Schritte pro Tag im Mittel", title: "Schrittzahl"),
    AuthorsWords(
      tag: "fr", cup: ("tasse", "tasses"), line: ("ligne de code", "lignes de code"),
      step: ("pas", "pas"), pound: ("livre", "livres"), cups: "Tasses de café", code: "Code",
      births: "Naissances", year: "Année", month: "Mois", steps: "Pas", weight: "Poids",
      rain: "Précipitations", city: "Ville", share: "Part", fruit: "Fruits", rate: "Chômage",
      cities: ("Manaus", "Assouan"), fruits: ["pommes", "poires", "prunes", "raisins", "figues"],
      goal: "Objectif", average: "moyenne de pas par jour", title: "nombre de pas"),
    AuthorsWords(
      tag: "es", cup: ("taza", "tazas"), line: ("línea de código", "líneas de código"),
      step: ("paso", "pasos"), pound: ("libra", "libras"), cups: "Tazas de café", code: "Código",
      births: "Nacimientos", year: "Año", month: "Mes", steps: "Pasos", weight: "Peso",
      rain: "Lluvia", city: "Ciudad", share: "Cuota", fruit: "Fruta", rate: "Desempleo",
      cities: ("Manaos", "Asuán"), fruits: ["manzanas", "peras", "ciruelas", "uvas", "higos"],
      goal: "Meta", average: "media de pasos por día", title: "número de pasos"),
    AuthorsWords(
      tag: "pt", cup: ("chávena", "chávenas"), line: ("linha de código", "linhas de código"),
      step: ("passo", "passos"), pound: ("libra", "libras"), cups: "Chávenas de café",
      code: "Código", births: "Nascimentos", year: "Ano", month: "Mês", steps: "Passos",
      weight: "Peso", rain: "Precipitação", city: "Cidade", share: "Quota", fruit: "Fruta",
      rate: "Desemprego", cities: ("Manaus", "Assuão"),
      fruits: ["maçãs", "peras", "ameixas", "uvas", "figos"], goal: "Meta",
      average: "média de passos por dia", title: "número de passos"),
    AuthorsWords(
      tag: "it", cup: ("tazza", "tazze"), line: ("riga di codice", "righe di codice"),
      step: ("passo", "passi"), pound: ("libbra", "libbre"), cups: "Tazze di caffè",
      code: "Codice", births: "Nascite", year: "Anno", month: "Mese", steps: "Passi",
      weight: "Peso", rain: "Precipitazioni", city: "Città", share: "Quota", fruit: "Frutta",
      rate: "Disoccupazione", cities: ("Manaus", "Assuan"),
      fruits: ["mele", "pere", "prugne", "uva", "fichi"], goal: "Obiettivo",
      average: "media dei passi al giorno", title: "numero di passi"),
    AuthorsWords(
      tag: "zh-Hans", cup: ("杯", "杯"), line: ("行代码", "行代码"), step: ("步", "步"),
      pound: ("磅", "磅"), cups: "咖啡杯数", code: "代码", births: "出生数", year: "年份", month: "月份",
      steps: "步数", weight: "体重", rain: "降雨量", city: "城市", share: "份额", fruit: "水果",
      rate: "失业率", cities: ("玛瑙斯", "阿斯旺"), fruits: ["苹果", "梨", "李子", "葡萄", "无花果"],
      goal: "目标", average: "日均步数", title: "步数"),
    AuthorsWords(
      tag: "ja", cup: ("杯", "杯"), line: ("行", "行"), step: ("歩", "歩"), pound: ("ポンド", "ポンド"),
      cups: "コーヒーの杯数", code: "コード", births: "出生数", year: "年", month: "月", steps: "歩数",
      weight: "体重", rain: "降水量", city: "都市", share: "割合", fruit: "果物", rate: "失業率",
      cities: ("マナウス", "アスワン"), fruits: ["りんご", "なし", "すもも", "ぶどう", "いちじく"],
      goal: "目標", average: "1日の平均歩数", title: "歩数"),
    AuthorsWords(
      tag: "ko", cup: ("잔", "잔"), line: ("줄", "줄"), step: ("걸음", "걸음"), pound: ("파운드", "파운드"),
      cups: "커피 잔 수", code: "코드", births: "출생", year: "연도", month: "월", steps: "걸음 수",
      weight: "체중", rain: "강수량", city: "도시", share: "비율", fruit: "과일", rate: "실업률",
      cities: ("마나우스", "아스완"), fruits: ["사과", "배", "자두", "포도", "무화과"], goal: "목표",
      average: "하루 평균 걸음 수", title: "걸음 수"),
  ]
}

/// Charts in an author's language.
extension AuthorsWords {
  func unit(_ words: (one: String, other: String)) -> Unit {
    Unit(symbol: "u", singular: words.one, plural: words.other)
  }

  private func only(_ points: [(Double, Double?)], _ mark: Mark.Shape = .line) -> [Series] {
    [Sketch.series(nil, mark, Sketch.points(points))]
  }

  /// Too few for a test, though each is higher than the one before.
  var few: Chart {
    Sketch.chart(
      .scatter, x: Sketch.axis(cups, 0, 12, unit: unit(cup)),
      y: Sketch.axis(code, 0, 100, unit: unit(line)), only([(1, 1), (2, 20), (4, 35)], .point))
  }

  /// Numbers along one axis.
  var single: Chart {
    let points = (0..<25).map { (place: Int) -> DataPoint in
      DataPoint(x: .category(0), y: .number(Double(max(0, place - 9))))
    }
    return Sketch.chart(
      .strip, x: Sketch.categories("", ["All rows"]), y: Sketch.axis(code, 0, 20, unit: unit(line)),
      [Sketch.series(nil, .tick, points)])
  }

  var groups: Chart {
    let points = (0..<30).map { (place: Int) -> DataPoint in
      let value = place / 10 * 20 + place % 10
      return DataPoint(x: .category(place / 10), y: .number(Double(value)))
    }
    return Sketch.chart(
      .strip, x: Sketch.categories(fruit, Array(fruits.prefix(3))),
      y: Sketch.axis(steps, 0, 60, unit: unit(step)), [Sketch.series(nil, .tick, points)])
  }

  /// The first has an outlier, the last is a single value.
  var boxes: Chart {
    let groups: [[Double]] = [[10, 12, 13, 14, 40], [20, 22, 30, 34], [25]]
    let points = groups.enumerated().map { (place: Int, values: [Double]) -> DataPoint in
      let spread = BoxSpread(of: values, reach: 1.5)
      return DataPoint(
        x: .category(place), y: spread.map { .number($0.median) }, spread: spread)
    }
    return Sketch.chart(
      .box, x: Sketch.categories(fruit, Array(fruits.prefix(3))),
      y: Sketch.axis(steps, 0, 60, unit: unit(step)), [Sketch.series(nil, .boxplot, points)])
  }

  /// The highest overlaps with the second; the last has no interval.
  func estimates(_ shape: Mark.Shape = .point) -> Chart {
    let values: [(Double, Double?)] = [(10, 3), (24, 4), (30, 5), (12, nil)]
    let points = values.enumerated().map { place, value in
      DataPoint(
        x: .category(place), y: .number(value.0),
        interval: value.1.map {
          EstimateInterval(
            kind: .confidence(level: 0.95), low: value.0 - $0, high: value.0 + $0, count: 9)
        })
    }
    return Sketch.chart(
      shape == .line ? .line : .interval, x: Sketch.categories(fruit, Array(fruits.prefix(4))),
      y: Sketch.axis(steps, 0, 60, unit: unit(step)), [Sketch.series(nil, shape, points)])
  }

  var coffee: Chart {
    let points = (0..<12).map { (place: Int) -> (Double, Double?) in
      (Double(place), Double(20 + 4 * place + place % 3))
    }
    return Sketch.chart(
      .scatter, x: Sketch.axis(cups, 0, 12, unit: unit(cup)),
      y: Sketch.axis(code, 0, 100, unit: unit(line)), only(points, .point))
  }

  var birthRates: Chart {
    let values: [(Int, Double?)] = [
      (1917, 285), (1925, 230), (1935, 187), (1943, nil), (1944, nil), (1950, 240), (1960, 268),
      (1968, 200), (1975, 146),
    ]
    let points = values.map { (Sketch.year($0.0), $0.1) }
    var chart = Sketch.chart(
      x: Sketch.axis(
        year, Sketch.year(1917), Sketch.year(1975), format: ValueFormat(granularity: .year),
        scale: .utc), y: Sketch.axis(births, 100, 300), only(points))
    chart.notes = [.truncatedAxis(from: 100), .droppedRows(1)]
    return chart
  }

  var weights: Chart {
    let start = CivilTime(year: 2024, month: 12, day: 2).moment
    let points = (0..<40).map { (place: Int) -> (Double, Double?) in
      let noise = Double(place * place * 7 % 11) / 20 - 0.25
      return (start + Double(place) * 86_400_000, 165 - 0.1 * Double(place) + noise)
    }
    let axis = Sketch.axis(
      weight, 150, 170, unit: unit(pound), format: ValueFormat(decimals: 1))
    var chart = Sketch.chart(x: Sketch.time("D", .day), y: axis, only(points))
    chart.references = [ReferenceLine(axis: .y, value: .number(155), label: goal)]
    return chart
  }

  var cityRain: Chart {
    let names = Language(tag: tag).locale.months
    let rain = [
      [235.0, 228, 260, 216, 170, 130, 121, 110, 120, 140, 180, 190],
      [1, 2, 1, 1, 3, 1, 1, 1, 1, 1, 1, 2],
    ]
    let millimetres = Unit(symbol: "mm")
    return Sketch.chart(
      x: Sketch.categories(month, names, isOrdered: true),
      y: Sketch.axis(self.rain, 0, 300, unit: millimetres),
      zip([cities.0, cities.1], rain).map { name, values in
        Sketch.series(
          name, .line,
          values.enumerated().map { DataPoint(x: .category($0), y: .number($1)) })
      })
  }

  func bars(_ values: [Double], _ kind: ChartKind = .bar) -> Chart {
    let total = values.reduce(0, +)
    return Sketch.chart(
      kind, x: Sketch.categories(fruit, Array(fruits.prefix(values.count))),
      y: Sketch.axis(steps, 0, 60, unit: unit(step)),
      [
        Sketch.series(
          nil, kind == .pie ? .arc : .bar,
          values.enumerated().map {
            DataPoint(x: .category($0), y: .number($1), share: kind == .pie ? $1 / total : nil)
          })
      ])
  }

  /// Twelve months, four times; or level, with a value far off.
  func waves(far: Bool) -> Chart {
    let wave: [Double] = [0, 5, 9, 10, 9, 5, 0, -5, -9, -10, -9, -5]
    let noise: [Double] = [0.3, -0.5, 0.1, 0.6, -0.2]
    let points = (0..<48).map { (place: Int) -> (Double, Double?) in
      let swing: Double = far ? (place == 17 ? 20 : 0) : wave[place % 12]
      return (CivilTime(year: 2020, month: 1 + place).moment, 50 + swing + noise[place % 5])
    }
    return Sketch.chart(x: Sketch.time(month, .month), y: Sketch.axis(rain, 0, 80), only(points))
  }

  /// A walk that ends where it began, by way of large numbers, in a unit or none.
  func walk(_ size: Double, _ unit: Unit?) -> Chart {
    let course: [Double] = [
      3, 6, 8, 7, 4, 2, 3, 6, 9, 8, 5, 7, 8, 4, 2, 1, 5, 8, 9, 6, 3, 2, 6, 8,
    ]
    let points = course.enumerated().map { (Double(1990 + $0), $1 * size) }
    let format = ValueFormat(granularity: .year, isUngrouped: true)
    return Sketch.chart(
      x: Sketch.axis(year, 1990, 2013, format: format),
      y: Sketch.axis(births, 0, 10 * size, unit: unit), only(points))
  }

  var crossing: Chart {
    func course(_ name: String, _ start: Double, _ step: Double) -> Series {
      let points = (0..<12).map { (place: Int) -> (Double, Double?) in
        (Double(2001 + place), start + step * Double(place))
      }
      return Sketch.series(name, .line, Sketch.points(points))
    }
    let format = ValueFormat(granularity: .year, isUngrouped: true)
    return Sketch.chart(
      x: Sketch.axis(year, 2001, 2012, format: format),
      y: Sketch.axis(rate, 0, 12, unit: Unit(symbol: "%")),
      [course(cities.0, 4, 0.5), course(cities.1, 9.7, -0.5)])
  }

  var histogram: Chart {
    let counts: [Double] = [40, 61, 33, 18, 9, 4, 2, 1]
    var chart = Sketch.chart(
      .histogram, x: Sketch.axis(weight, 0, 80), y: Sketch.axis("N", 0, 70),
      [
        Sketch.series(
          nil, .bar,
          counts.enumerated().map {
            DataPoint(
              x: .number(Double($0 * 10)), x2: .number(Double($0 * 10 + 10)), y: .number($1))
          })
      ])
    chart.rows = RowSpread(
      count: 168, lowerQuartile: 11, median: 17.5, upperQuartile: 26.25, skewness: 1.2)
    return chart
  }
}
