"""Random tables that are known: names, values, gaps, before anybody wrote them in some dialect."""

WORDS = {
    "en": ["North", "South", "East", "West", "Midlands", "Coast", "Highlands", "Valley", "Harbour", "Moor"],
    "de": ["Thüringen", "Köln", "Größte Stadt", "Saarbrücken", "Bremen", "Würzburg", "Jülich", "Gießen", "Löbau", "Hof"],
    "fr": ["Île-de-France", "Corse", "Région Sud", "Orléans", "Bretagne", "Nîmes", "Besançon", "Angoulême", "Lyon", "Évry"],
    "es": ["Cádiz", "León", "Logroño", "Málaga", "Ávila", "Jaén", "Córdoba", "Soria", "Teruel", "Cáceres"],
    "ja": ["東京都", "大阪府", "北海道", "京都府", "福岡県", "沖縄県", "広島県", "さいたま市", "つくば市", "横浜市"],
    "zh": ["北京市", "上海市", "天津市", "重庆市", "广东省", "浙江省", "江苏省", "四川省", "安徽省", "湖南省"],
    "ko": ["서울특별시", "부산광역시", "대구광역시", "인천광역시", "광주광역시", "대전광역시", "울산광역시", "경기도", "강원도", "제주도"],
}
HEADS = {
    "en": ["Region", "Births", "Deaths", "Rate", "Passengers"],
    "de": ["Gebiet", "Geburten", "Todesfälle", "Quote", "Fahrgäste"],
    "fr": ["Région", "Naissances", "Décès", "Taux", "Voyageurs"],
    "es": ["Provincia", "Nacimientos", "Defunciones", "Tasa", "Pasajeros"],
    "ja": ["地域", "出生数", "死亡数", "率", "乗客数"],
    "zh": ["地区", "出生人数", "死亡人数", "比率", "旅客数"],
    "ko": ["지역", "출생수", "사망수", "비율", "승객수"],
}


class Table:
    """Columns by name, in order; None is a gap. `places` are the decimals of each column of numbers."""

    def __init__(self, language="en"):
        self.language = language
        self.columns = {}
        self.places = {}
        self.title = None

    @property
    def rows(self):
        return len(next(iter(self.columns.values())))


def numbers(random, count, gaps, negative):
    places = random.choice([0, 0, 1, 2])
    size = random.choice([90, 900, 20_000, 3_000_000])
    values = []
    for _ in range(count):
        value = random.uniform(size / 50, size)
        if negative and random.random() < 0.3:
            value = -value
        values.append(round(value, places) if places else int(value))
    for row in range(count):
        if random.random() < gaps:
            values[row] = None
    if all(value is None for value in values):
        values[0] = 7
    return places, values


def table(random, language="en", gaps=0.0, negative=False, measures=None):
    """A name a row, then some columns of numbers."""
    made = Table(language)
    heads = HEADS[language]
    names = WORDS[language][: random.randint(6, 10)]
    made.columns[heads[0]] = list(names)
    for head in heads[1 : 1 + (measures or random.randint(1, 4))]:
        made.places[head], made.columns[head] = numbers(random, len(names), gaps, negative)
    return made


def panel(random, periods, language="en", gaps=0.0, names=None, value="Value"):
    """Names × periods in long form: name, period, value."""
    made = Table(language)
    head = HEADS[language][0]
    names = names or WORDS[language][: random.randint(4, 8)]
    made.columns[head] = [name for name in names for _ in periods]
    made.columns["period"] = [period for _ in names for period in periods]
    made.places[value], made.columns[value] = numbers(random, len(names) * len(periods), gaps, False)
    return made
