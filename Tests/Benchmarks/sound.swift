import Foundation

/// Seconds of one core that this process has used.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// A thousand charts of six seconds, half of them lines of 59 values, half 28 bars.
func speed() {
  var random = RandomTunes(seed: 3)
  var options = AudioOptions.standard
  options.seconds = 6...6
  options.parts = [.overview]
  let charts = (0..<1000).map { number -> Chart in
    let isLine = number % 2 == 0
    let count = isLine ? 59 : 28
    let ys = (0..<count).map { _ -> Double? in random.share() * 100 }
    return Tunes.chart(
      "speed", isLine ? .line : .scatter, x: Tunes.axis("x", 0, Double(count - 1)),
      y: Tunes.axis("y", 0, 100), series: [Tunes.points((0..<count).map(Double.init), ys)])
  }
  var (scores, sound, bytes) = (0.0, 0.0, 0)
  for chart in charts {
    let begin = processorTime()
    let score = Tunes.score(chart, options)
    let composed = processorTime()
    bytes += score.files(AudioTags(title: "Speed"))[0].bytes.count
    scores += composed - begin
    sound += processorTime() - composed
  }
  print("1,000 charts of 6 s, stereo: \((scores + sound).text(decimals: 2)) s of one core")
  print(
    "  score \(scores.text(decimals: 2)) ms each, synthesis and FLAC \(sound.text(decimals: 2)) ms each"
  )
  print("  \(bytes / 1_000_000) kB each")
}

/// Writes every kind of file of charts of any data at all, from a number on.
func wild(from start: Int, count: Int, folder: String) throws {
  for number in start..<start + count {
    var random = RandomTunes(seed: UInt64(number) &* 7919 &+ 1)
    var chart = random.wild()
    if number % 1000 == 7 { chart = random.crowded(100_000) }
    var options = AudioOptions.standard
    options.parts = [.overview, .series, .legend, .midi]
    options.seconds = 1...1
    options.format = number % 4 == 0 ? .wav : .flac
    if number % 3 == 0 { options.arrangement = .together }
    if number % 5 == 0 { (options.isInverted, options.hasReferenceTone) = (true, true) }
    if number % 7 == 0 { options.parts.append(.detailed) }
    let score = Tunes.score(chart, options)
    let texts = Tunes.texts(score, chart)
    for file in score.files(AudioTags(title: "Wild", language: "en"), texts: texts) {
      try Data(file.bytes).write(to: URL(fileURLWithPath: "\(folder)/\(number)\(file.suffix)"))
    }
    try Data(score.captions(texts).utf8).write(
      to: URL(fileURLWithPath: "\(folder)/\(number).vtt"))
  }
}

let given = CommandLine.arguments
if given.count == 5, given[1] == "wild", let start = Int(given[2]), let count = Int(given[3]) {
  try wild(from: start, count: count, folder: given[4])
} else {
  speed()
}
