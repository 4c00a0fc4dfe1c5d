import Descant
import DescantSite
import Foundation

let table = "year,births\n2019,437\n2020,452\n2021,431\n2022,418\n2023,426\n"
let source = SiteSource(files: [SourceFile(path: "births.csv", bytes: Array(table.utf8))])
let settings = SiteSettings(language: "en")
let result = await SingleChart.figure(of: "births.csv", in: source, settings: settings)
for finding in result.findings { print("\(finding.code.id): \(finding.message)") }
guard let figure = result.figure else { exit(1) }
for file in figure.files { try Data(file.bytes).write(to: URL(fileURLWithPath: file.path)) }
print(figure.words.overview, figure.words.summary)
