/// Every command, in the order of the overview.
enum Commands {
  static let all: [any Command.Type] = [
    Build.self, Serve.self, Render.self, Describe.self, Suggest.self, Lint.self,
    PaletteCommand.self, Version.self, Help.self,
  ]

  static func named(_ name: String) -> (any Command.Type)? { all.first { $0.name == name } }
}
