import Descant

/// Files that make a reader wait.
enum LargeAssets {
  /// Most bytes by file ending.
  static let limits: [String: Int] = [
    "png": 600_000, "jpg": 600_000, "jpeg": 600_000, "gif": 600_000, "webp": 600_000,
    "avif": 600_000, "css": 250_000, "js": 250_000, "woff2": 300_000,
  ]

  @Sendable static func findings(_ subject: SiteSubject) -> [Finding] {
    let least = limits.values.min() ?? 0
    let large = subject.site.outputs.filter { $0.size > least }
    return large.sorted { $0.path < $1.path }.compactMap { file in
      let (path, size) = (file.path, file.size)
      let ending = path.split(separator: ".").last?.lowercased() ?? ""
      guard let limit = limits[ending], size > limit else { return nil }
      return .warning(
        .assetTooLarge, "\"\(path)\" has \(size / 1000) kB; up to \(limit / 1000) kB load fast",
        help: "make it smaller", at: SourceLocation(file: path))
    }
  }
}
