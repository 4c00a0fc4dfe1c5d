import Testing

@testable import Descant

@Suite("Korean particles")
struct KoreanParticleTests {
  /// Each word as Korean newspapers read it aloud.
  @Test(
    "follow the sound before them",
    arguments: [
      // Hangul, with and without a final consonant; 로 after ㄹ.
      ("사과", "사과가 사과를 사과로"), ("무화과들", "무화과들이 무화과들을 무화과들로"), ("귤", "귤이 귤을 귤로"),
      ("1943년", "1943년이 1943년을 1943년으로"), ("서울", "서울이 서울을 서울로"),
      // The digits by their Sino-Korean names: 영 일 이 삼 사 오 육 칠 팔 구.
      ("0", "0이 0을 0으로"), ("1", "1이 1을 1로"), ("2", "2가 2를 2로"), ("3", "3이 3을 3으로"),
      ("4", "4가 4를 4로"), ("5", "5가 5를 5로"), ("6", "6이 6을 6으로"), ("7", "7이 7을 7로"),
      ("8", "8이 8을 8로"), ("9", "9가 9를 9로"), ("−0.5", "−0.5가 −0.5를 −0.5로"),
      // Round numbers end in 십, 백, 천, 만, 억, 조.
      ("10", "10이 10을 10으로"), ("1,200", "1,200이 1,200을 1,200으로"),
      ("370만", "370만이 370만을 370만으로"), ("2조", "2조가 2조를 2조로"),
      ("3,000,000,000,000", "3,000,000,000,000가 3,000,000,000,000를 3,000,000,000,000로"),
      ("7.50", "7.50이 7.50을 7.50으로"),
      // Signs and units by their Korean words.
      ("45%", "45%가 45%를 45%로"), ("300 mm", "300 mm가 300 mm를 300 mm로"),
      ("62 kg", "62 kg이 62 kg을 62 kg으로"), ("−3 °C", "−3 °C가 −3 °C를 −3 °C로"),
      ("$20.00", "$20.00가 $20.00를 $20.00로"), ("¥500", "¥500이 ¥500을 ¥500으로"),
      // Latin words as they are borrowed, capitals as letters.
      ("Weight", "Weight가 Weight를 Weight로"), ("Japan", "Japan이 Japan을 Japan으로"),
      ("Seoul", "Seoul이 Seoul을 Seoul로"), ("Chinstrap", "Chinstrap이 Chinstrap을 Chinstrap으로"),
      ("GDP", "GDP가 GDP를 GDP로"), ("IBM", "IBM이 IBM을 IBM으로"),
      // Brackets and quotes don't sound; 大 could be anything.
      ("자두(57)", "자두(57)가 자두(57)를 자두(57)로"), ("‘귤’", "‘귤’이 ‘귤’을 ‘귤’로"),
      ("ひらがな", "ひらがな가 ひらがな를 ひらがな로"), ("大", "大이(가) 大을(를) 大(으)로"),
    ])
  func forms(word: String, said: String) {
    #expect(Phrase("{a}{이|가} {a}{을|를} {a}{으로|로}")(["a": word]) == said)
  }

  @Test("are no places to fill")
  func source() {
    let phrase = Phrase("{a}{이|가} {b}보다 높음")
    #expect(phrase.slots == ["a", "b"])
    #expect(phrase.source == "{a}{이|가} {b}보다 높음")
  }
}
