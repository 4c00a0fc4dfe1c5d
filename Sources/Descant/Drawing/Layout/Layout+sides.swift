extension [Layout] {
  /// Of two measured axes over one plot: the second's values stand at its right.
  func overlaid() -> [Layout] {
    guard count == 2 else { return self }
    var (first, second) = (self[0], self[1])
    first.right = Swift.max(first.right, second.left)
    first.slimRight = Swift.max(first.slimRight, second.slimLeft)
    first.top = Swift.max(first.top, second.top)
    second.isOver = true
    (second.left, second.right, second.top) = (first.left, first.right, first.top)
    (second.slimLeft, second.slimRight) = (first.slimLeft, first.slimRight)
    (second.bottom, second.slimBottom) = (first.bottom, first.slimBottom)
    (second.height, second.slimHeight, second.form) = (first.height, first.slimHeight, first.form)
    return [first, second]
  }
}
