/// Every command, in the order of the overview.
enum Commands {
  static let all: [any Command.Type] = [
    Init.self, Build.self, Serve.self, Check.self, Render.self, Sonify.self, Describe.self,
    BrailleCommand.self, Tactile.self,
    Suggest.self, Lint.self, PaletteCommand.self, StoreCommand.self, Completions.self,
    VersionCommand.self,
    Help.self,
  ]

  static func named(_ name: String) -> (any Command.Type)? { all.first { $0.name == name } }
}
