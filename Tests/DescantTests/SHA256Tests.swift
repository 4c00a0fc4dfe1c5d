import Testing

@testable import Descant

/// Vectors of FIPS 180-4's examples and NIST's SHA256ShortMsg.
@Test(
  "SHA-256 agrees with the published vectors",
  arguments: [
    ("", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    ("a", 1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
  ])
func hashing(text: String, times: Int, hash: String) {
  let bytes = Array(repeating: Array(text.utf8), count: times).flatMap { $0 }
  #expect(SHA256.hex(of: bytes) == hash)
}
