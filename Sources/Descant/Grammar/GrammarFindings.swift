/// What can be wrong in a chart spec.
extension FindingCode {
  static let specUnknownProperty = FindingCode(
    "spec-unknown-property", "A spec has a property that Vega-Lite does not define at this place.",
    remedy: "Correct the name, or remove the property.")
  static let specUnsupported = FindingCode(
    "spec-unsupported", "A spec uses a part of Vega-Lite that is not supported yet.",
    remedy: "Leave it out, or prepare the data so that it is not needed. No chart is drawn.")
  static let specWrongType = FindingCode(
    "spec-wrong-type", "A property's value is of another kind than it must be.",
    remedy: "Write the value as the message says.")
  static let specUnknownValue = FindingCode(
    "spec-unknown-value", "A property has a value that Vega-Lite does not define.",
    remedy: "Use one of the values that are listed.")
  static let specMissing = FindingCode(
    "spec-missing", "A spec lacks something that every chart needs.",
    remedy: "Add what the message names.")
  static let specNoField = FindingCode(
    "spec-no-field", "A spec names a field that the data does not have.",
    remedy: "Correct the name, or add the column to the data.")
  package static let specNoData = FindingCode(
    "spec-no-data", "The data that a spec names was not found.",
    remedy: "Correct the path; it is read from the folder of the spec.")
  static let specData = FindingCode(
    "spec-data", "Inline data has a shape that can't be read as a table.",
    remedy: "Write an array of objects, or a text with its \"format\".")
  static let specValue = FindingCode(
    "spec-value", "Values of a column can't be read as the type that the spec gives it.",
    remedy: "Change the channel's \"type\", or correct the values.")
  static let specTooMany = FindingCode(
    "spec-too-many", "A chart would have more categories than anyone can read.",
    remedy: "Group the values, filter them, or use another field.")
  static let specEmpty = FindingCode(
    "spec-empty", "No row of the data can be drawn.",
    remedy: "Check the filters and the fields of the spec.")
  static let specNoTitle = FindingCode(
    "spec-no-title", "A chart has no title, so one was made from its axes.",
    remedy: "Give the spec a \"title\" that says what the chart shows.")
  static let specLeftToSite = FindingCode(
    "spec-left-to-site", "A property that only changes looks is left to the site's own style.",
    remedy: "Nothing needs to be done.")
  static let specTwoAxes = FindingCode(
    "spec-two-axes", "Two layers of a spec measure on axes of their own, one at each side.",
    remedy:
      "Nothing needs to be done: readers are told that crossings mean nothing. Two charts, one below the other, can be compared."
  )
  static let specScalesApart = FindingCode(
    "spec-scales-apart", "Layers of a spec have axes of their own, so each becomes a chart.",
    remedy:
      "Nothing needs to be done. Charts one below the other can be compared, two scales can't.")
  static let specNotListed = FindingCode(
    "spec-not-listed", "A spec lists categories by hand, and the data have others.",
    remedy: "Add them to the list, or filter their rows away.")
  static let specAnnotation = FindingCode(
    "spec-annotation", "An annotation of a chart has no place in it.",
    remedy:
      "Write a value that the data has, both ends of a stretch of the axis, or the name of a series."
  )
  static let specCurve = FindingCode(
    "spec-curve", "A curve would pass beside the values, so another one is drawn.",
    remedy: "Write \"interpolate\": \"monotone\", which passes through each value.")
  static let specExpression = FindingCode(
    "spec-expression", "An expression can't be read.",
    remedy: "Correct the expression, or prepare the column in the data.")

  static let specRandom = FindingCode(
    "spec-random", "A spec leaves something to chance.",
    remedy:
      "Nothing needs to be done: chance has a fixed seed, so that a page is the same each time.")

  package static let grammar: [FindingCode] = [
    specUnknownProperty, specUnsupported, specWrongType, specUnknownValue, specMissing, specNoField,
    specNoData, specData, specValue, specTooMany, specEmpty, specNoTitle, specLeftToSite,
    specNotListed, specTwoAxes, specScalesApart, specCurve, specAnnotation, specExpression,
    specRandom,
  ]
}

extension Finding {
  /// The same where nothing depends on it.
  var asWarning: Finding {
    var finding = self
    finding.severity = .warning
    return finding
  }

  static func random(at node: JSONNode) -> Finding {
    .note(
      .specRandom, "random() is drawn with a fixed seed, so that a page is the same each time",
      at: node.location)
  }

  static func unsupported(_ what: String, at node: JSONNode, help: String? = nil) -> Finding {
    .error(.specUnsupported, "\(what) is not supported yet", help: help, at: node.location)
  }

  static func wrongType(_ name: String, _ node: JSONNode, expected: String) -> Finding {
    .error(
      .specWrongType, "\"\(name)\" is \(node.kindName)", help: "write \(expected)",
      at: node.location)
  }

  static func unknownValue(_ name: String, _ node: JSONNode, known: [String]) -> Finding {
    .error(
      .specUnknownValue, "\"\(name)\" can't be \(node.quotedOrKind)",
      help: didYouMean(node.string ?? node.kindName, among: known), at: node.location)
  }
}
