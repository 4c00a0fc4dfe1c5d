import Foundation

// Reads a file three times; prints the best time and the most memory, the file's bytes included.
let path = CommandLine.arguments.dropFirst().first ?? ""
guard let data = FileManager.default.contents(atPath: path) else {
  print("there is no file \"\(path)\"")
  exit(2)
}
let bytes = [UInt8](data)
var best = Double.infinity
var cells = ""
for _ in 0..<3 {
  let start = clock()
  let (dataset, findings) = DatasetReader.read(file: path, bytes: bytes)
  best = min(best, Double(clock() - start) / Double(CLOCKS_PER_SEC))
  cells = "\(dataset?.rowCount ?? 0) × \(dataset?.columns.count ?? 0), \(findings.count) findings"
}
var usage = rusage()
#if os(Linux)
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
#else
  getrusage(RUSAGE_SELF, &usage)
#endif
let size = Double(bytes.count) / 1e6
print(
  "\(path): \(cells): \(Int(size)) MB in \(Int(best * 1000)) ms, \(Int(size / best)) MB/s, "
    + "at most \(usage.ru_maxrss / 1024) MB of memory")
