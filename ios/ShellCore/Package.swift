// swift-tools-version: 6.0
import PackageDescription

/// Everything the iOS app decides, without UIKit: it builds and is tested on Linux too.
let package = Package(
    name: "ShellCore",
    platforms: [.iOS("16.4"), .macOS(.v13)],
    products: [.library(name: "ShellCore", targets: ["ShellCore"])],
    targets: [
        .target(name: "ShellCore"),
        .testTarget(name: "ShellCoreTests", dependencies: ["ShellCore"]),
    ],
    swiftLanguageModes: [.v6]
)
