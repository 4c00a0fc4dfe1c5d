// swift-tools-version: 6.2
import PackageDescription

let language: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // Lets tests have a unit of work fail: see PlantedTrap.
  .define("TRAPS", .when(configuration: .debug)),
]

/// Who only uses the package has its warnings suppressed by the build system, which can't have both.
let isStrict = Context.environment["DESCANT_STRICT"] != nil
/// File by file, on all cores, and after a change only what it touches; whole modules are compiled by one.
let quick: SwiftSetting = .unsafeFlags(
  ["-Osize", "-no-whole-module-optimization", "-enable-batch-mode"],
  .when(configuration: .release))
let strict = language + (isStrict ? [.treatAllWarnings(as: .error), quick] : [])

/// What tests themselves compute is little: to optimise it would take longer than all of them run.
let tests = strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

let package = Package(
  name: "Descant",
  // `Mutex` and `Atomic` of Synchronization are not in earlier systems of Apple's.
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "descant", targets: ["DescantCommand"]),
    .library(name: "Descant", targets: ["Descant"]),
    .library(name: "DescantSite", targets: ["DescantSite"]),
  ],
  targets: [
    .target(name: "Descant", swiftSettings: strict),
    .target(
      name: "DescantSite", dependencies: ["Descant"], swiftSettings: strict,
      plugins: ["EmbedThemePlugin"]),
    .executableTarget(
      name: "DescantCommand", dependencies: ["Descant", "DescantSite"], swiftSettings: strict),
    .executableTarget(name: "EmbedTheme", swiftSettings: strict),
    .plugin(
      name: "EmbedThemePlugin", capability: .buildTool(), dependencies: ["EmbedTheme"],
      path: "Sources/EmbedThemePlugin"),
    .testTarget(name: "DescantTests", dependencies: ["Descant"], swiftSettings: tests),
    .testTarget(name: "DescantSiteTests", dependencies: ["DescantSite"], swiftSettings: tests),
    .testTarget(
      name: "FuzzTests", dependencies: ["Descant", "DescantSite"], path: "Tests/Fuzz",
      exclude: ["Entry.swift", "run", "seeds.py", "rows"], swiftSettings: tests),
    .testTarget(
      name: "DescantCommandTests", dependencies: ["DescantCommand"], swiftSettings: tests),
  ]
)
