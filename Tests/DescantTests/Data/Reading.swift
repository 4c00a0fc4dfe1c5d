@testable import Descant

/// A dataset read from text, as short to write as it can be.
func read(_ text: String, file: String = "a.csv", described: String? = nil) -> (
  dataset: Dataset?, findings: [Finding]
) {
  read(Array(text.utf8), file: file, described: described)
}

func read(_ bytes: [UInt8], file: String = "a.csv", described: String? = nil) -> (
  dataset: Dataset?, findings: [Finding]
) {
  let package = described.flatMap { fields in
    let text =
      #"{"resources": [{"name": "a", "path": "\#(file)", "schema": {"fields": [\#(fields)]}}]}"#
    return DataPackage.read(Source(file: "datapackage.json", text: text)).package
  }
  return DatasetReader.read(
    file: file, bytes: bytes, resource: package?.resource(forFile: file))
}

extension Dataset {
  /// "a=1,2,- b=x,y,z": each column with its values; "-" is a gap.
  var digest: String {
    columns.map { column in
      let values = (0..<rowCount).map { column.values[$0]?.digest ?? "-" }
      return column.name + "=" + values.joined(separator: ",")
    }.joined(separator: " ")
  }
}

extension Value {
  fileprivate var digest: String {
    switch self {
    case .number(let value): return value.plainText
    case .text(let text): return text
    case .boolean(let flag): return "\(flag)"
    case .moment(let moment):
      let time = CivilTime(moment: moment)
      let pad: (Int) -> String = { $0 < 10 ? "0\($0)" : "\($0)" }
      let date = "\(time.year)-\(pad(time.month))-\(pad(time.day))"
      let isDay = time.hour == 0 && time.minute == 0 && time.second == 0 && time.millisecond == 0
      return isDay ? date : date + "T\(pad(time.hour)):\(pad(time.minute)):\(pad(time.second))"
    }
  }
}

extension [Finding] {
  /// "data-quote 2:3": codes with places.
  var digest: [String] {
    map { "\($0.code.id) \($0.location?.line ?? 0):\($0.location?.column ?? 0)" }
  }
}
