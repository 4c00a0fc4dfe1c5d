// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Client",
  platforms: [.macOS(.v15)],
  dependencies: [.package(url: "https://github.com/OWNER/descant.git", from: "0.1.0")],
  targets: [
    .executableTarget(
      name: "Client",
      dependencies: [
        .product(name: "Descant", package: "descant"),
        .product(name: "DescantSite", package: "descant"),
      ])
  ]
)
