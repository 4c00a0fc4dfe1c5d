import Descant

extension SiteSource {
  /// Of every file: what failed in one state of a folder may work in the next.
  public var edition: Digest {
    var writer = PackWriter()
    for file in files { writer.put(file.digest) }
    return writer.key
  }
}

extension WorkUnit {
  /// A file of any kind.
  static func reading(_ file: String) -> WorkUnit { WorkUnit("reading \(file)", file: file) }

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

  /// - Parameters:
  ///   - page: its path below the output.
  ///   - source: the file that its author wrote.
  /// - Returns: the unit.
  static func writing(_ page: String, from source: String?) -> WorkUnit {
    WorkUnit("writing page \(page)", file: source ?? page)
  }

  static func looking(at page: CheckedPage) -> WorkUnit {
    WorkUnit("reading the written page \(page.path)", file: page.file)
  }

  static func checking(_ page: CheckedPage) -> WorkUnit {
    WorkUnit("checking page \(page.path)", file: page.file)
  }
}
