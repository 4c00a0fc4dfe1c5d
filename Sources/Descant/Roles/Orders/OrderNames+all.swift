extension OrderNames {
  static let all: [OrderNames] = [
    .english, .german, .french, .spanish, .italian, .portuguese, .chinese, .japanese, .korean,
  ]
}
