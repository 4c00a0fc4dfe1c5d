import Foundation

/// What libFuzzer calls; the environment names the harness.
private let chosen: Harness? = {
  let name = ProcessInfo.processInfo.environment["DESCANT_HARNESS"]
  return Harness.all.first { $0.name == name }
}()

@_cdecl("LLVMFuzzerTestOneInput")
public func tryInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let chosen else {
    let names = Harness.all.map(\.name).joined(separator: " ")
    print("DESCANT_HARNESS must be one of: \(names)")
    exit(2)
  }
  chosen.run(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
