/// How a residual is cut into partitions, each with the Rice parameter that makes it shortest.
struct Rice {
  private let partitionOrder: Int
  private let parameters: [Int]
  private let lengths: [Int]
  let bits: Int

  init(_ residual: [Int32], order: Int) {
    let block = residual.count + order
    var best: (order: Int, parameters: [Int], bits: Int)?
    for partitions in 0...6 {
      let width = block >> partitions
      guard width << partitions == block, width > order else { break }
      var place = 0
      var bits = 0
      var parameters: [Int] = []
      for part in 0..<1 << partitions {
        let end = place + width - (part == 0 ? order : 0)
        let choice = Self.parameter(for: residual[place..<end])
        parameters.append(choice.parameter)
        bits += 4 + choice.bits
        place = end
      }
      if bits < best?.bits ?? .max { best = (partitions, parameters, bits) }
    }
    partitionOrder = best?.order ?? 0
    parameters = best?.parameters ?? [14]
    bits = best?.bits ?? 0
    let width = block >> partitionOrder
    lengths = parameters.indices.map { width - ($0 == 0 ? order : 0) }
  }

  private static func parameter(for part: ArraySlice<Int32>) -> (parameter: Int, bits: Int) {
    let sum = part.reduce(0) { $0 + Int(UInt32(bitPattern: ($1 << 1) ^ ($1 >> 31))) }
    var best = (parameter: 0, bits: Int.max)
    for parameter in 0...14 {
      let bits = part.count * (parameter + 1) + sum >> parameter
      if bits < best.bits { best = (parameter, bits) }
    }
    return best
  }

  func write(_ residual: [Int32], to out: inout BitWriter) {
    out.write(0, width: 2)
    out.write(UInt64(partitionOrder), width: 4)
    var place = 0
    for (parameter, length) in zip(parameters, lengths) {
      out.write(UInt64(parameter), width: 4)
      for value in residual[place..<place + length] { out.writeRice(value, parameter: parameter) }
      place += length
    }
  }
}
