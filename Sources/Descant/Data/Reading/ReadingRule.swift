/// What the reader does by itself and an author can forbid, by the names in a data package.
enum ReadingRule: String, Sendable, CaseIterable {
  case titleRows = "title-rows"
  case headerRows = "header-rows"
  case notes
  case emptyCells = "empty"
  case repeatedHeaders = "repeated-headers"
  case sections
  case fillDown = "fill-down"
  case splitKeys = "split-keys"
  case periods
  case flags
  case suffixes
  case durations
  case missingWords = "missing-words"
  case sentinels
}
