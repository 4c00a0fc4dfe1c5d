/// Which rows, steps and columns a course along time may be made of.
extension AnalystTests {
  private static func day(_ row: Int) -> String {
    let two: (Int) -> String = { $0 < 10 ? "0\($0)" : "\($0)" }
    return "20\(10 + row / 336)-\(two(row / 28 % 12 + 1))-\(two(row % 28 + 1))"
  }

  private static func month(_ row: Int) -> String {
    "20\(10 + row / 12)-\(row % 12 < 9 ? "0" : "")\(row % 12 + 1)"
  }

  static let steps = [
    Row(
      what: "a median is of those that are there at each step",
      table: table("year,place,price", 250) {
        "\(1990 + $0 / 50),P\($0 % 50),\($0 < 100 && $0 % 50 < 7 ? "" : "\($0 % 50 * ($0 % 50) + $0 / 50 * 100)")"
      }, first: "line: Median price by year",
      says: ["title/subtitle": "Median of 43 series (place)"]),
    Row(
      what: "where fewer than half are there at each step their median is none",
      table: table("year,place,price", 400) {
        let (year, place) = ($0 / 50, $0 % 50)
        let isThere = place < 20 || year != place % 8
        return "\(1990 + year),P\(place),\(isThere ? "\(place * place + year * 100)" : "")"
      }, first: "bar: Price by place, 1997: the 10 highest of 46", never: ["Median price by year"]),
    Row(
      what: "where hardly any is missing the median is of all",
      table: table("year,place,price", 1000) {
        let (year, place) = ($0 / 50, $0 % 50)
        let isThere = place % 20 != year % 20 || place >= 40
        return "\(1990 + year),P\(place),\(isThere ? "\(place * place + year * 100)" : "")"
      }, first: "line: Median price by year",
      says: ["title/subtitle": "Median of 48 series (place)"]),
    Row(
      what: "the last month, of which five days are there, is no fall",
      table: table("date,price", 593) { "\(day($0)),\(90 + $0 + noise($0) / 9).5" },
      first: "line: Price by month", says: ["transform/0/filter/range/1/month": "9"]),
    Row(
      what: "a last month of which most days are there is drawn",
      table: table("date,price", 608) { "\(day($0)),\(90 + $0 + noise($0) / 9).5" },
      first: "line: Price by month", says: ["transform": "-"]),
    Row(
      what: "events of which three have a day have no middle each day",
      table: table("date,depth,price", 300) {
        "\(day($0 / 3)),\(noise($0) + 9).5,\(noise($0 * 7) + 30).25"
      }, first: "rect: Price and depth",
      never: ["Median depth by date", "Median price by date"]),
    Row(
      what: "four a day have one",
      table: table("date,price", 400) {
        "\(day($0 / 4)),\(noise($0) + 9 + $0).5"
      }, first: "line: Median price by date"),
    Row(
      what: "a year's value is no news of each month",
      table: table("month,price,index", 60) {
        "\(month($0)),\(300 + $0 * 4 + noise($0)).5,\(200 + $0 / 12 * 7 % 19 * 5).5"
      }, first: "line: Price by month", never: ["Index by month", "Price and index by month"]),
    Row(
      what: "of two columns that are one series one is drawn",
      table: table("month,price_raw,price_adjusted", 60) {
        let price = 300 + $0 * 40 + noise($0)
        return "\(month($0)),\(price).5,\(price).\($0 % 7 == 0 ? 7 : 5)"
      }, first: "line: Price raw by month"),
  ]
}
