import Testing

@testable import Descant

@Suite("Delimited text")
struct DelimitedTests {
  @Test(
    "cells are told apart",
    arguments: [
      ("a,b\n1,2\n3,4\n", "a=1,3 b=2,4"), ("a,b\r\n1,2\r\n3,4", "a=1,3 b=2,4"),
      ("a,b\r1,2\r3,4", "a=1,3 b=2,4"), ("\u{FEFF}a,b\n1,2", "a=1 b=2"),
      ("a\tb\n1\tx y", "a=1 b=x y"), ("a|b\n1|x", "a=1 b=x"), ("a;b\n1,5;2,25", "a=1.5 b=2.25"),
      ("a;b\nx;1.234\ny;5,5\n", "a=x,y b=1234,5.5"), ("a,b\n\"x,y\",2", "a=x,y b=2"),
      ("a,b\n\"x\"\"y\",2", "a=x\"y b=2"), ("a,b\n\"x\ny\",2", "a=x\ny b=2"),
      ("a,b\n\"\",2", "a=- b=2"), ("a,b\n x , 2 ", "a=x b=2"), ("a,b\n \"x,y\" ,2", "a=x,y b=2"),
      ("a,b\n\n1,2\n\n\n3,4\n\n", "a=1,3 b=2,4"), ("a\nx\n\ny\n\n", "a=x,-,y"),
      ("a,b\n1,\n,2\n", "a=1,- b=-,2"), ("# note\n# by us\na,b\n1,2", "a=1 b=2"),
      ("# of sun; rain; snow\na,b\n1,2", "a=1 b=2"),
      ("#a,b\n1,2", "#a=1 b=2"), ("a\n\"x\"", "a=x"), ("a,b\nit's,5\" pipe", "a=it's b=5\" pipe"),
      // Blanks alone part columns; between words and thousands they do not.
      ("a b\n1  2.5\n3 4\n 5 6 ", "a=1,3,5 b=2.5,4,6"),
      ("'a' 'b'\n1 2.5\n3 4\n5 6", "a=1,3,5 b=2.5,4,6"),
      ("pop\n12 345\n13 456\n14 567", "pop=12345,13456,14567"),
      ("name\nBob Ross\nAnn Lee\nAl Fox", "name=Bob Ross,Ann Lee,Al Fox"),
      ("a,b,\n1,2\n3,4", "a=1,3 b=2,4"), ("a,b\n1,x\n[98],y\n3,z", "a=1,98,3 b=x,y,z"),
      ("2019,2020\n5,6", "2019=5 2020=6"), ("a,b\n\" x\",y", "a= x b=y"),
    ])
  func cells(_ text: String, digest: String) throws {
    let (dataset, findings) = read(text)
    #expect(findings.isEmpty)
    #expect(try #require(dataset).digest == digest)
  }

  @Test(
    "a name that repeats is told once, with the first three that others got",
    arguments: [
      ("a,a", "2 columns are named \"a\"; the later ones are called \"a 2\""),
      ("a,a,b,a", "3 columns are named \"a\"; the later ones are called \"a 2\", \"a 3\""),
      (
        "a,a,a,a",
        "4 columns are named \"a\"; the later ones are called \"a 2\", \"a 3\", \"a 4\""
      ),
      (
        "a,a,a,a,a",
        "5 columns are named \"a\"; the later ones are called \"a 2\", \"a 3\", \"a 4\" and so on"
      ),
      // A name that is there already is not given again.
      ("a,a 2,a", "2 columns are named \"a\"; the later ones are called \"a 3\""),
    ])
  func repeated(header: String, told: String) {
    let row = Array(repeating: "1", count: header.split(separator: ",").count)
    let (_, findings) = read(header + "\n" + row.joined(separator: ",") + "\n")
    #expect(findings.map(\.message) == [told])
  }

  @Test(
    "what strays from the format is told with its place, and the rest is read",
    arguments: [
      ("a,b\n1,2,3\n4,5", "data-ragged-row 2:5", "a=1,4 b=2,5"),
      ("a,b\n1,2,\n4,5", "", "a=1,4 b=2,5"),
      ("a,b\n1\n4,5", "data-ragged-row 2:1", "a=1,4 b=-,5"),
      // What most rows lack is told once.
      (
        "town,people\nA,1,234.5\nB,2,345.5", "data-ragged-row 2:5 data-ragged-row 3:5",
        "town=A,B people=1,2"
      ),
      (
        "month,rain\nMay,3,5\nJune,4,25", "data-ragged-row 2:7 data-ragged-row 3:8",
        "month=May,June rain=3,4"
      ),
      (
        "a,b,c\n1,2\n3,4\n5,6\n7,8\n9,1,2", "data-ragged-row 2:1",
        "a=1,3,5,7,9 b=2,4,6,8,1 c=-,-,-,-,2"
      ),
      (
        "-0.5 0.25\n0.5 0.75\n1.5 2.5\n", "data-no-header 1:1",
        "Column 1=-0.5,0.5,1.5 Column 2=0.25,0.75,2.5"
      ),
      // A line that says how many rows and columns follow is none of them.
      (
        "3,3,low,high\n1.5,2,3,0\n2.5,3,4,1\n3.5,5,6,0\n", "data-no-header 2:1",
        "Column 1=1.5,2.5,3.5 Column 2=2,3,5 Column 3=3,4,6 Column 4=0,1,0"
      ),
      ("a,b\n1,\"x\n4,5", "data-quote 2:3", "a= b="),
      ("a,b\n1,\"x\"y\n4,z", "data-quote 2:6", "a=1,4 b=xy,z"),
      ("a,a\n1,2", "data-header 1:3", "a=1 a 2=2"),
      ("a,\n1,2", "data-header 1:3", "a=1 Column 2=2"),
      ("1.5,2\n3,4", "data-no-header 1:1", "Column 1=1.5,3 Column 2=2,4"),
      ("a,b\nx\0y,2", "data-null-byte 2:2", "a=xy b=2"),
      ("a,b\n", "data-empty 1:1", "a= b="), ("", "data-empty 1:1", ""),
      (" \n\n", "data-empty 1:1", ""),
      ("a\r1\r2\r3\r4\r5\rx\r", "data-not-a-number 7:1", "a=1,2,3,4,5,-"),
    ])
  func mistakes(_ text: String, digest: String, cells: String) throws {
    let (dataset, findings) = read(text)
    #expect(findings.digest.joined(separator: " ") == digest)
    #expect(try #require(dataset).digest == cells)
  }

  @Test("UTF-16 with a mark is read, both ways round")
  func utf16() throws {
    let units = Array("\u{FEFF}ä,b\n😀,2".utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [little, big] {
      let (dataset, findings) = read(bytes)
      #expect(findings.isEmpty)
      #expect(try #require(dataset).digest == "ä=😀 b=2")
    }
    #expect(read(little + [0x41]).findings.digest == ["data-encoding 2:4"])
    #expect(read(Array(little.dropFirst(2))).findings.digest == ["data-binary 1:1"])
  }

  @Test(
    "what is no text is named",
    arguments: [
      ([0x50, 0x4B, 3, 4, 20], "ZIP"), ([0x89, 0x50, 0x4E, 0x47], "PNG"),
      ([0x1F, 0x8B, 8], "gzip"),
      (Array("%PDF-1.7".utf8), "PDF"), ([0, 1, 2, 3, 0, 0], "NUL"),
    ] as [([UInt8], String)])
  func binary(_ bytes: [UInt8], word: String) {
    let (dataset, findings) = read(bytes)
    #expect(dataset == nil)
    #expect(findings.map(\.code) == [.dataBinary])
    #expect(findings.first?.message.contains(word) == true)
  }

  @Test("a line of many megabytes is read like any other")
  func longLine() throws {
    let cell = [UInt8](repeating: UInt8(ascii: "x"), count: 2_000_000)
    let (dataset, findings) = read(Array("a,b\n".utf8) + cell + Array(",1\ny,2,3".utf8))
    #expect(findings.digest == ["data-ragged-row 3:5"])
    #expect(try #require(dataset).rowCount == 2)
  }
}
