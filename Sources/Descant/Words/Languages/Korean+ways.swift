extension WayWords {
  static let korean = WayWords(
    browse: "데이터 찾아보기", folders: "폴더", periods: "기간", kinds: "차트 종류", byName: "이름순 전체 목록",
    filter: "데이터 세트 찾기", changes: "변경 사항", section: "이 섹션", onThisPage: "이 페이지의 내용",
    edit: "이 페이지 편집", appearance: "화면 모드", automatic: "자동", light: "밝게", dark: "어둡게",
    versions: "버전", headingLink: "이 제목의 링크", embed: "삽입", embedHint: "다음 코드를 페이지에 붙여 넣으세요.",
    picture: "이미지", decade: "{n}년대", wholeChart: "{site}에서 전체 차트 보기")
}
