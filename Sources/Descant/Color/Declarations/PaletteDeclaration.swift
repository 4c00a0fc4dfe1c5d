/// Where a palette is, what it is for and what it lies on, as its author says: nothing of it is guessed.
package struct PaletteDeclaration: Sendable {
  /// How its colours are found in a file.
  package enum Selection: Hashable, Sendable {
    /// Every colour of the file.
    case all
    /// Names with "*": "--chart-*".
    case names([String])
    /// The names that lead to a list or map: "color.palette", "themes.*.chart".
    case path(String)
    /// A regular expression with a group called "color", and perhaps one called "name".
    case match(String)
  }

  package var name: String?
  /// Patterns of paths, from the folder of the settings.
  package var files: [String]
  package var selection: Selection
  /// Nil where each of its lists is what the course of its colours shows.
  package var kind: ColorList.Kind?
  /// Colours, or names of colours among the files of the run.
  package var grounds: [String]
  package var theme: ColorList.Theme?
  /// Names or colours that a repair leaves alone.
  package var pinned: [String]
  package var location: SourceLocation?

  package init(
    name: String? = nil, files: [String], selection: Selection = .all,
    kind: ColorList.Kind? = .categorical, grounds: [String] = [], theme: ColorList.Theme? = nil,
    pinned: [String] = [], location: SourceLocation? = nil
  ) {
    self.name = name
    self.files = files
    self.selection = selection
    self.kind = kind
    self.grounds = grounds
    self.theme = theme
    self.pinned = pinned
    self.location = location
  }

  /// Whether a file is one of those it speaks of.
  package func speaks(of file: String) -> Bool {
    files.match(file)
  }
}

/// Colours that meet, as their author says.
package struct PairDeclaration: Sendable {
  package var upper: String
  package var grounds: [String]
  package var role: ColorEncounter.Role
  /// Patterns of the paths of the files in which they meet; none: wherever they are.
  package var files: [String]
  package var location: SourceLocation?

  package init(
    _ upper: String, on grounds: [String], role: ColorEncounter.Role = .text,
    files: [String] = [], location: SourceLocation? = nil
  ) {
    self.upper = upper
    self.grounds = grounds
    self.role = role
    self.files = files
    self.location = location
  }
  /// Whether a file is one of those it speaks of.
  func speaks(of file: String) -> Bool { files.isEmpty || files.match(file) }
}

extension [String] {
  /// Whether one of the patterns matches a path.
  fileprivate func match(_ path: String) -> Bool {
    let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    return contains { PathPattern($0).matches(path) }
  }
}
