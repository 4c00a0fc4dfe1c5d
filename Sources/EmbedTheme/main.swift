import Foundation

// Writes one Swift file that holds every file of Templates/ and Site/ as a raw string literal; fonts in base64.
// Raw literals compile fast; `.embedInCode` byte arrays and `Bundle.module` do not do (see Content/docs).

let root = URL(fileURLWithPath: CommandLine.arguments[1])
let output = URL(fileURLWithPath: CommandLine.arguments[2])

func files(below folder: String) -> [String] {
  let path = root.appending(path: folder).path
  let found = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
  return found.sorted().map { "\(folder)/\($0)" }.filter { name in
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(
      atPath: root.appending(path: name).path, isDirectory: &isFolder)
    return exists && !isFolder.boolValue && !name.contains("/.")
  }
}

/// As many `#` as the text needs so that nothing in it closes the literal.
func fence(for text: String) -> String {
  var count = 1
  while text.contains("\"\"\"" + String(repeating: "#", count: count))
    || text.contains("\\" + String(repeating: "#", count: count))
  { count += 1 }
  return String(repeating: "#", count: count)
}

var code = "enum EmbeddedTheme {\n  static let files: [(path: String, text: String)] = [\n"
let names = files(below: "Templates") + files(below: "Site")
for name in names where !name.hasSuffix(".ttf") {
  let text = try String(contentsOf: root.appending(path: name), encoding: .utf8)
  let hashes = fence(for: text)
  code += "    (\"\(name)\", \(hashes)\"\"\"\n\(text)\n\"\"\"\(hashes)),\n"
}
code += "  ]\n  static let fonts: [(path: String, base64: String)] = [\n"
for name in names where name.hasSuffix(".ttf") {
  let bytes = try Data(contentsOf: root.appending(path: name))
  code += "    (\"\(name)\", \"\(bytes.base64EncodedString())\"),\n"
}
code += "  ]\n}\n"
// What is as it was keeps its time: nothing is compiled anew for it.
let embedded = Data(code.utf8)
if FileManager.default.contents(atPath: output.path) != embedded { try embedded.write(to: output) }
