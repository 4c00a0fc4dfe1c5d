import Testing

@testable import Descant

@Suite("Names of what recurs")
struct RecurringNamesTests {
  @Test("CLDR's names of months and weekdays are known in nine languages")
  func cldr() {
    for row in CalendarVectors.names.split(separator: "\n") {
      let parts = row.split(separator: "|").map(String.init)
      let names = parts[2].split(separator: ";").map(String.init)
      let reading = RecurringNames.read(names, language: parts[0])
      #expect(reading?.cycle.rawValue == parts[1], "\(row)")
      #expect(reading?.places == Array(names.indices), "\(row)")
      let shouted = RecurringNames.read(names.map { $0.uppercased() })
      #expect(shouted?.places == Array(names.indices), "\(row)")
    }
  }

  @Test(
    "names stand in their calendar's order, not by size or letters",
    arguments: [
      ("März Januar Februar Juli", "Januar Februar März Juli"),
      ("juillet janvier août", "janvier juillet août"),
      ("7月 1月 12月 2月", "1月 2月 7月 12月"), ("10월 2월", "2월 10월"),
      ("enero dic abr", "enero abr dic"), ("Dec Feb Jan", "Jan Feb Dec"),
      ("viernes lunes miércoles", "lunes miércoles viernes"), ("Mi Di Mo", "Mo Di Mi"),
      ("dim. lun. mar.", "lun. mar. dim."), ("X J L M V", "L M X J V"),
      ("周三 周一 周天", "周一 周三 周天"), ("金 月 水 火 木", "月 火 水 木 金"),
      ("Q4 Q1 Q2", "Q1 Q2 Q4"), ("T3 T1 T2", "T1 T2 T3"), ("2分期 1分期", nil),
      ("2분기 1분기", "1분기 2분기"), ("第二季度 第一季度", "第一季度 第二季度"),
      ("下半年 上半年", "上半年 下半年"), ("winter summer spring", "spring summer winter"),
      ("été hiver printemps", "printemps été hiver"),
      ("dez. jan. fev.", "jan. fev. dez."), ("luglio gennaio ago", "gennaio luglio ago"),
      ("sexta segunda terça-feira", "segunda terça-feira sexta"),
      ("venerdì lunedì mercoledì", "lunedì mercoledì venerdì"),
      ("inverno verão outono", "verão outono inverno"), ("sera mattina", "mattina sera"),
      ("夜 朝 昼", "朝 昼 夜"),
      ("10h 9h 8h", "8h 9h 10h"), ("14時 8時", "8時 14時"), ("3pm 9am", "9am 3pm"),
      ("2-Feb 31-Jan 1-Feb", "31-Jan 1-Feb 2-Feb"),
      // A turn that begins elsewhere stays as the file has it.
      ("Sun Mon Tue Wed Thu Fri Sat", "Sun Mon Tue Wed Thu Fri Sat"),
      (
        "Jul Aug Sep Oct Nov Dec Jan Feb Mar Apr May Jun",
        "Jul Aug Sep Oct Nov Dec Jan Feb Mar Apr May Jun"
      ),
      ("Sun Mon Tue Wed Thu Fri", "Mon Tue Wed Thu Fri Sun"),
      // Letters that mean other things.
      ("S M L", nil), ("火 水 木 金 土", nil), ("Mo Di", nil), ("Total Januar", nil),
      ("So Mi Do", "Mi Do So"), ("may june anna", nil), ("I II III", nil),
    ] as [(String, String?)])
  func order(_ names: String, ordered: String?) {
    let names = names.split(separator: " ").map(String.init)
    let order = RecurringNames.order(of: names)
    #expect(order.map { $0.map { names[$0] }.joined(separator: " ") } == ordered)
  }

  @Test(
    "a name of two languages is read in the one that is asked for, or that all others speak",
    arguments: [
      (["mar", "lun", "mer"], nil, "weekday 1,0,2"), (["mar", "abr", "ene"], nil, "month 2,3,0"),
      (["di", "lu", "me"], nil, "weekday 6,0,2"), (["di", "mo", "mi"], nil, "weekday 1,0,2"),
      (["ma", "mi", "ju"], "es", "weekday 1,2,3"), (["mai"], "de", "month 4"),
    ] as [([String], String?, String)])
  func languages(_ names: [String], language: String?, digest: String) {
    let reading = RecurringNames.read(names, language: language)
    let places = reading?.places.map(String.init).joined(separator: ",") ?? ""
    #expect("\(reading?.cycle.rawValue ?? "") \(places)" == digest)
  }

  @Test("a name as long as a file is no name of the calendar, at once")
  func long() {
    let name = String(repeating: "a", count: 30_000_000)
    let clock = ContinuousClock()
    let taken = clock.measure { #expect(RecurringNames.read([name, "Mo"]) == nil) }
    // Folding it takes twenty times as long where nothing is optimised.
    #expect(taken < .seconds(1))
  }

  @Test(
    "spans and years of several kinds have an order, too",
    arguments: [
      (["2001–05", "1990s", "2006"], [1, 0, 2]), (["2016/17", "2015/16"], [1, 0]),
      (["Q2 2024", "Q1 2024"], [1, 0]), (["a", "2015/16"], nil),
    ] as [([String], [Int]?)])
  func spans(_ names: [String], order: [Int]?) {
    #expect(CalendarOrder.order(of: names) == order)
  }
}
