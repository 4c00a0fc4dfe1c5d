import Descant

extension WorkUnit {
  /// Finding out which charts a dataset asks for.
  static func suggesting(_ file: String) -> WorkUnit {
    WorkUnit("choosing charts for \(file)", file: file)
  }

  static func drawing(_ job: Charting.Job) -> WorkUnit {
    let file = job.place?.file ?? job.file ?? job.spec.location.file
    var name = "drawing \(file)"
    if let number = job.number {
      name += ", chart \(number)"
    } else if job.specFile == nil {
      let place = job.place ?? job.spec.location
      name = "drawing the chart at \(file):\(place.line)"
      if place.column > 1 { name += ":\(place.column)" }
    }
    if job.isCopy { name += ", as \(job.id)" }
    return WorkUnit(name, file: file)
  }

  /// What a chart report says.
  static func reporting(_ entry: ChartEntry) -> WorkUnit {
    WorkUnit("describing the chart \(entry.id)", file: entry.file)
  }
}
