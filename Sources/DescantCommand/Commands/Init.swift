import Descant
import Foundation

/// `descant init [folder]`: a small project to start from.
enum Init: Command {
  static let name = "init"
  static let summary = "Make a small project: settings, a page with a chart, and its data."
  static let operands = "[folder]"
  static let options: [CommandOption] = [
    CommandOption(
      name: "title", value: "text", help: "The site's title; the folder's name unless told."),
    CommandOption(
      name: "language", value: "tag",
      help: "Language of the pages, a BCP 47 tag such as de or ja; en unless told."),
    .quiet, .help,
  ]
  static let examples = [
    (line: "descant init handbook && cd handbook", effect: "a new folder with a project in it"),
    (line: "descant init", effect: "the same in the folder you are in, if it is empty"),
    (line: "descant init bericht --language de", effect: "pages in German"),
  ]

  static func run(
    _ arguments: Arguments, terminal: Terminal, secondTry: SecondTry
  ) async -> ExitCode {
    guard arguments.operands.count <= 1 else {
      return terminal.usage(
        "init takes one folder, not \(arguments.operands.count)",
        help: "quote a path that has spaces", command: name)
    }
    let written = arguments.operands.first ?? "."
    let folder = URL(fileURLWithPath: written, isDirectory: true)
    do {
      if let first = try firstEntry(of: folder) {
        return terminal.usage(
          "the folder \(written) is not empty: it holds \"\(first)\"",
          help: "name a new folder: descant init handbook", command: name)
      }
      let project = NewProject(
        title: arguments.value("title") ?? title(of: folder),
        language: arguments.value("language") ?? "en")
      for (path, text) in project.files {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Disk.write(Array(text.utf8), to: file.path)
      }
      if !arguments.has("quiet") { terminal.print(nextSteps(project, written)) }
      return .clean
    } catch {
      return terminal.failure(error.localizedDescription, help: "check the path")
    }
  }

  /// What stands in the way: version control's own folder does not.
  private static func firstEntry(of folder: URL) throws -> String? {
    guard FileManager.default.fileExists(atPath: folder.path) else { return nil }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().first {
      $0 != ".git"
    }
  }

  private static func title(of folder: URL) -> String {
    let name = folder.standardizedFileURL.lastPathComponent
    let words = name.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    return words.isEmpty ? "Data" : words.prefix(1).uppercased() + words.dropFirst()
  }

  private static func nextSteps(_ project: NewProject, _ folder: String) -> String {
    let list = project.files.map { "  \(folder == "." ? "" : folder + "/")\($0.path)" }
    let enter = folder == "." ? "" : "\n  cd \(quoted(folder))"
    return """
      Made a project:
      \(list.joined(separator: "\n"))

      Next:\(enter)
        descant serve       a preview that reloads when you save
        descant check       what is wrong, without writing anything
        descant build       the site, in Output/
      """
  }

  private static func quoted(_ path: String) -> String {
    path.allSatisfy { $0.isLetter || $0.isNumber || "/._-".contains($0) }
      ? path : "'" + path.replacing("'", with: "'\\''") + "'"
  }
}

/// The files of a new project; small enough to read all of them.
struct NewProject {
  let title: String
  let language: String

  var files: [(path: String, text: String)] {
    [
      (".gitignore", "Output/\n"), ("Content/data/datapackage.json", package),
      ("Content/data/rain.csv", data), ("Content/data/rain.vl.json", spec),
      ("Content/index.md", page), ("Site/site.json", settings),
    ]
  }

  private var settings: String {
    """
    {
      "title": \(JSONNode(title).text(indent: 0)),
      "language": \(JSONNode(language).text(indent: 0))
    }

    """
  }

  private var page: String {
    """
    ---
    title: \(yaml(title))
    description: A first page with a chart.
    ---

    This page is `Content/index.md`. Write what your readers should know, then show it:

    ![Rain in a town, by month: a wet autumn and a dry spring](data/rain.vl.json "Rain falls all year, most of it in autumn.")

    The chart comes with a drawing, a summary in words, a sound and a table, and none of them needs a script.

    Next, try one of these:

    - Change a number in `Content/data/rain.csv` and save: the preview reloads.
    - Put another CSV file into `Content/data/`: it gets a page and charts of its own.
    - Make a page: `Content/method.md`.

    """
  }

  private func yaml(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  // Invented figures: nothing real can be quoted wrongly from them.
  private var data: String {
    let rain = [62, 48, 41, 35, 52, 58, 66, 71, 84, 103, 97, 79]
    let rows = rain.enumerated().map { month, millimetres in
      "2025-\(month < 9 ? "0" : "")\(month + 1),\(millimetres)"
    }
    return "month,rain\n" + rows.joined(separator: "\n") + "\n"
  }

  private var spec: String {
    """
    {
      "$schema": "https://vega.github.io/schema/vega-lite/v6.json",
      "title": "Rain by month",
      "description": "Rain falls all year, most of it in autumn.",
      "data": { "url": "rain.csv" },
      "mark": "bar",
      "encoding": {
        "x": { "field": "month", "type": "temporal", "timeUnit": "yearmonth", "title": "Month" },
        "y": { "field": "rain", "type": "quantitative", "title": "Rain" }
      }
    }

    """
  }

  private var package: String {
    """
    {
      "$schema": "https://datapackage.org/profiles/2.0/datapackage.json",
      "name": "example",
      "resources": [
        {
          "name": "rain",
          "path": "rain.csv",
          "title": "Rain by month",
          "description": "Invented figures, to be replaced by yours.",
          "sources": [{ "title": "An example made by descant init" }],
          "licenses": [{ "name": "CC0-1.0", "title": "Public domain" }],
          "schema": {
            "fields": [
              { "name": "month", "type": "yearmonth", "title": "Month" },
              { "name": "rain", "type": "integer", "title": "Rain", "unit": "millimetre", "unitPlural": "millimetres", "symbol": "mm" }
            ]
          }
        }
      ]
    }

    """
  }
}
