/// What one edition of a table has that an earlier one had not.
package struct EditionChange: Hashable, Sendable {
  /// A step of time, as its column has it.
  package struct Step: Hashable, Sendable {
    package let value: Double
    /// Nil for years that are numbers.
    package let granularity: Granularity?
  }

  /// The one value of a new step of time, and how it stands among those before.
  package struct Latest: Hashable, Sendable {
    package let value: Double
    package let decimals: Int?
    package let unit: Unit?
    /// Nil where values before are on both sides of it.
    package var isHighest: Bool?
    /// The last step with a value as high, or as low; nil where there is none.
    package var since: Step?
  }

  /// Rows that are new, and rows that are gone.
  package var added = 0
  package var removed = 0
  /// Values of rows that were there before.
  package var revised = 0
  package var newColumns: [String] = []
  package var goneColumns: [String] = []
  /// The first and the last step of time of new rows, where all are later than those before.
  package var steps: (first: Step, last: Step)? {
    firstStep.flatMap { first in lastStep.map { (first, $0) } }
  }
  package var firstStep: Step?
  package var lastStep: Step?
  package var latest: Latest?

  package init() {}

  package var isEmpty: Bool {
    added == 0 && removed == 0 && revised == 0 && newColumns.isEmpty && goneColumns.isEmpty
  }
}
