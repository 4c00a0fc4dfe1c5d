import Descant

extension Digest {
  /// With where something stands besides; the same where it stands nowhere.
  func with(_ other: Digest?) -> Digest {
    guard let other else { return self }
    return Digest { writer in
      writer.put(self)
      writer.put(other)
    }
  }

  /// Of a figure with what a page says of it.
  func with(_ view: View) -> Digest {
    Digest { writer in
      writer.put(self)
      writer.put(view)
    }
  }
}
