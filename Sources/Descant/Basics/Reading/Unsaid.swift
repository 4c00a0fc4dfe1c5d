/// What a file leaves unsaid: of its numbers what they are and in which unit, of its codes what they stand for, and where
/// all of it comes from.
package struct Unsaid: Sendable, Equatable {
  /// Columns of numbers without a description and without a unit, as they are called.
  package var numbers: [String] = []
  /// Other columns whose names are no words and that nothing describes.
  package var names: [String] = []
  package var isSourceless = false

  /// Nothing unsaid.
  package init() {}

  package var isEmpty: Bool { numbers.isEmpty && names.isEmpty && !isSourceless }
}
