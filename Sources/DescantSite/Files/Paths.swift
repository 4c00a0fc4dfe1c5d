import Foundation

extension String {
  /// "guide" of "guide/page.md", "" at the top.
  var folderOfPath: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(self[..<slash])
  }

  var nameOfPath: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
    return String(self[utf8.index(after: slash)...])
  }

  /// What stands behind the last dot, in lower case: "csv".
  var endingOfPath: String {
    guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return self[utf8.index(after: dot)...].lowercased()
  }

  /// "a", "a/b" and "a/b/c" of "a/b/c".
  var prefixesOfPath: [String] {
    indices.filter { self[$0] == "/" }.map { String(self[..<$0]) } + [self]
  }

  /// What stands below a folder; all of a path that does not lie there.
  func trimmingFolder(_ folder: String) -> Substring {
    hasPrefix(folder + "/") ? dropFirst(folder.count + 1) : self[...]
  }

  /// A file's name for people: "seattle-weather" is "Seattle weather", "iPhone_sales" stays "iPhone sales".
  var asTitle: String {
    let words = split { $0 == "-" || $0 == "_" || $0 == " " }.joined(separator: " ")
    let isCased = words.contains(where: \.isUppercase)
    return words.isEmpty ? self : isCased ? words : words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Percent signs undone; the text itself where they are no UTF-8.
  var decodedURL: String {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    return removingPercentEncoding ?? self
  }
}
