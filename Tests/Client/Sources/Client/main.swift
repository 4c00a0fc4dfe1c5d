import Descant
import DescantSite
import Foundation

struct Year {
  let year: Int
  let births: Int
}

let years = [(2019, 437), (2020, 452), (2021, 431), (2022, 418), (2023, 426)].map(Year.init)
let chart = try Chart.line(years, x: \.year, y: \.births, title: "Births in Utopia")
print(chart.summary())

func write(_ bytes: some Sequence<UInt8>, _ name: String) throws {
  try Data(bytes).write(to: URL(fileURLWithPath: name))
}

try write(chart.svg().utf8, "births.svg")
try write(chart.table().utf8, "births-table.html")
if let sound = chart.sound() {
  try write(sound.flac, "births.flac")
  try write(sound.captions.utf8, "births.vtt")
}

let figure = Figure(chart, name: "births")
for file in figure.files + SingleChart.assets { try write(file.bytes, file.path) }
let head =
  "<!doctype html><meta charset=utf-8><link rel=stylesheet href=figure.css><script src=figure.js defer></script>"
try write("\(head)<title>\(chart.title)</title>\(figure.fragment())".utf8, "births.html")

for finding in Palette.findings(in: ["#1f77b4", "#ff7f0e"]) {
  print(finding.code.id, finding.message)
}
