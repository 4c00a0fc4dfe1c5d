import Testing

@testable import Descant

@Suite("Vega's expressions")
struct ExpressionTests {
  private static let row: [String: Value] = [
    "a": .number(3), "b": .text("x y"), "c": .boolean(true), "a b": .number(7),
    "n.m": .number(5), "t": .moment(CivilTime(year: 2024, month: 3, day: 9, hour: 14).moment),
  ]

  private static let values: [(String, String)] = [
    ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("-datum.a", "-3"), ("7 % 4", "3"),
    ("'a' + 1", "a1"), ("1 + '1'", "11"), ("datum.a > 2 && datum.a < 4", "true"),
    ("datum['a b']", "7"), ("datum[\"a\"] === 3", "true"), ("datum.n.m", "5"),
    ("datum.z == null", "true"), ("datum.z === 0", "false"), ("'3' == 3", "true"),
    ("'3' === 3", "false"), ("!datum.c", "false"), ("datum.c ? 'y' : 'n'", "y"),
    ("true || 1/0", "true"), ("null || 'x'", "x"), ("1 < 2 == true", "true"),
    ("if(datum.a === 3, 'three', 'other')", "three"), ("year(datum.t)", "2024"),
    ("month(datum.t)", "2"), ("hours(datum.t)", "14"), ("day(datum.t)", "6"),
    ("year('2020-05-01')", "2020"), ("length(datum.b)", "3"), ("datum.b.length", "3"),
    ("upper(datum.b)", "X Y"), ("substring(datum.b, 2, 3)", "y"), ("indexof(datum.b, 'y')", "2"),
    ("datum.b[0]", "x"), ("isValid(datum.z)", "false"), ("isNumber(datum.a)", "true"),
    ("toNumber('12.5')", "12.5"), ("floor(-1.5)", "-2"), ("round(2.5)", "3"),
    ("pow(2, 10)", "1024"), ("log(1)", "0"), ("clamp(9, 0, 5)", "5"), ("min(3, 1, 2)", "1"),
    ("format(1234.5, ',.1f')", "1,234.5"), ("timeFormat(datum.t, '%Y-%m')", "2024-03"),
    ("time(datetime(1970, 0, 2))", "86400000"), ("1e3", "1000"),
    ("['a', 'b'][1]", "b"), ("['a', 'b'][0]", "a"), ("['a', ''  , 'b']", "a b"),
    ("['a'][2]", "null"), ("[]", ""),
    ("{'x': 1, y: 2, 3: 'three'}['y']", "2"), ("{'x': 1}.x", "1"),
    ("{3: 'three'}[datum.a]", "three"),
    ("{'x': 1}['z']", "null"), ("{}", "null"), ("length(['a', 'b'])", "2"),
    ("indexof(['a', datum.b], 'x y')", "1"), ("indexof(['a'], 'b')", "-1"),
    ("inrange(datum.a, [5, 1])", "true"), ("inrange(datum.a, [4, 5])", "false"),
    // scipy.stats.norm.ppf.
    ("format(quantileNormal(0.975), '.9f')", "1.959963985"),
    ("format(quantileNormal(0.005), '.9f')", "−2.575829304"),
    ("format(quantileNormal(1e-10), '.9f')", "−6.361340902"),
    ("quantileNormal(0.5, 7, 2)", "7"), ("quantileUniform(0.25, 2, 6)", "3"),
    ("isNaN(quantileNormal(2))", "true"),
    ("test('x y', datum.b)", "true"), ("test('X', datum.b)", "false"), ("test('', 'a')", "true"),
    ("test(regexp('X','i'), datum.b)", "true"), ("test(regexp('', 'i'), datum.z)", "true"),
    ("test(regexp('yx', 'i'), datum.b)", "false"),
  ]

  @Test(
    "values by JavaScript's rules",
    arguments: Self.values)
  func evaluates(_ text: String, _ expected: String) throws {
    let expression = try Expression(text)
    #expect(expression.value { Self.row[$0] }.asText == expected)
  }

  @Test(
    "a number that comes from a missing field is known, unless its author gives another for it",
    arguments: [
      ("datum.z + 1", true), ("1 - (2 * datum.z)", true), ("-datum.z", true),
      ("floor(datum.z / 10)", true), ("datum.a + 1", false), ("(datum.z || 0) + 1", false),
      ("isValid(datum.z) ? datum.z * 2 : 0", false), ("datum.z ? 1 : datum.z - 1", true),
      ("if(datum.z, datum.z * 2, 5)", false), ("datum.z < 5 ? 1 : 2", false),
      ("datum.z && datum.z * 2", false), ("datum.z || datum.z * 2", true), ("datum.z", false),
    ])
  func missing(_ text: String, _ isMissing: Bool) throws {
    #expect(try Expression(text).countsMissing { Self.row[$0] } == isMissing)
  }

  private static let unreadable: [String] = [
    "", ".5 + 1", "1 +", "(1", "1)", "datum.", "foo", "foo(1)", "random(1)", "now()", "datum.a = 3",
    "'open", "test('a.c', 'abc')", "test(regexp('a|b'), 'a')", "test(datum.a, 'abc')",
    "1 2", "a => a", "[1,2", "{1 2}", "datum.a ? 1", String(repeating: "(", count: 500),
    String(repeating: "-", count: 500) + "1", String(repeating: "1", count: 5000),
  ]

  @Test(
    "what can't be read says so",
    arguments: Self.unreadable)
  func refuses(_ text: String) {
    #expect(throws: ExpressionProblem.self) { try Expression(text) }
  }
}

@Suite("summaries of rows")
struct AggregationTests {
  // Vega 6's own answers for [1, 2, 4, null, 9].
  private static let answers: [(Aggregate.Operation, Double)] = [
    (.count, 5), (.valid, 4), (.missing, 1), (.distinct, 5), (.sum, 16), (.mean, 4), (.average, 4),
    (.median, 3), (.q1, 1.75), (.q3, 5.25), (.min, 1), (.max, 9), (.product, 72),
    (.variance, 12.666666666666666), (.variancep, 9.5), (.stdevp, 3.082207001484488),
    (.stdev, 3.559026084010437), (.stderr, 1.7795130420052185),
  ]

  @Test("each operation", arguments: Self.answers)
  func summarises(_ operation: Aggregate.Operation, _ expected: Double) throws {
    let column = Column(name: "v", kind: .number, values: .numbers([1, 2, 4, nil, 9]))
    let value = try #require(operation.value(of: Array(0..<5), in: column))
    #expect(abs(value - expected) < 1e-12)
  }
}
