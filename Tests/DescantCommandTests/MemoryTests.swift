import Foundation
import Testing

@testable import DescantCommand

@Suite("Memory")
struct MemoryTests {
  #if canImport(Glibc)
    @Test("large parts that were let go of are the system's again, whatever came before")
    func returned() throws {
      // From a size that came and went, glibc learns to keep it.
      free(calloc(1, 1 << 23))
      Memory.returnLargeParts()
      let before = try held()
      var (large, small): ([UnsafeMutableRawPointer?], [UnsafeMutableRawPointer?]) = ([], [])
      for _ in 0..<128 {
        let part = try #require(malloc(1 << 21))
        memset(part, 1, 1 << 21)
        large.append(part)
        small.append(malloc(64))
      }
      #expect(try held() - before > 128 << 20)
      for part in large { free(part) }
      #expect(try held() - before < 128 << 20)
      for part in small { free(part) }
    }

    /// Bytes of this process that lie in memory.
    private func held() throws -> Int {
      let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      return (Int(pages.split(separator: " ")[1]) ?? 0) * sysconf(Int32(_SC_PAGESIZE))
    }
  #endif
}
