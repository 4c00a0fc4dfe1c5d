/// What the fields of knowledge measure, and what they explain it by, beside the words of English.
extension Lexicon {
  static let germanFields: [NameMeaning: String] = [
    .effect: """
    ertrag, biomasse, trockenmasse, keimung, befall, ernte, überleben, rückfall, schmerz, \
    blutdruck, cholesterin, lohn, gehalt, preis, miete, bip, konsum, arbeitslosigkeit, \
    inflation, ersparnis, umsatz, gewinn, reaktionszeit, genauigkeit, fehler, häufigkeit, \
    dichte, artenzahl, fang, festigkeit, verschleiß, ausfälle, härte, rauheit, viskosität, \
    lärm, note, noten, punktzahl, leistung, stimmen, wahlbeteiligung, zustimmung, tore, \
    siege, straftaten, morde, diebstähle, absorption, fluss, stromstärke
    """,
    .cause: """
    block, parzelle, sorte, abstand, stickstoff, dünger, arm, dosis, stadium, kohorte, \
    bildung, erfahrung, familienstand, geschlecht, bedingung, liste, versuchsperson, \
    standort, lebensraum, jahreszeit, tiefe, höhe, entfernung, druck, geschwindigkeit, \
    katalysator, maschine, schule, klasse, partei, kreis, mannschaft, bundesland, \
    wellenlänge
    """,
  ]

  static let frenchFields: [NameMeaning: String] = [
    .effect: """
    rendement, biomasse, germination, infestation, récolte, survie, rechute, douleur, \
    tension, cholestérol, salaire, prix, loyer, pib, consommation, chômage, inflation, \
    épargne, revenu, bénéfice, temps de réaction, précision, erreurs, abondance, richesse, \
    densité, capture, résistance, usure, pannes, dureté, rugosité, viscosité, bruit, \
    résultat, réussite, voix, participation, approbation, buts, victoires, crimes, \
    homicides, vols, absorbance, flux, intensité
    """,
    .cause: """
    parcelle, bloc, cultivar, variété, espacement, azote, engrais, dose, stade, cohorte, \
    éducation, expérience, sexe, condition, liste, sujet, site, habitat, saison, \
    profondeur, altitude, distance, pression, vitesse, catalyseur, opérateur, école, \
    classe, parti, district, équipe, état, longueur d'onde
    """,
  ]

  static let spanishFields: [NameMeaning: String] = [
    .effect: """
    rendimiento, biomasa, germinación, infestación, cosecha, supervivencia, recaída, dolor, \
    presión arterial, colesterol, salario, precio, alquiler, pib, consumo, desempleo, \
    inflación, ahorro, ingresos, beneficio, tiempo de reacción, precisión, errores, \
    abundancia, riqueza, densidad, captura, resistencia, desgaste, fallos, dureza, \
    rugosidad, viscosidad, ruido, logro, votos, participación, aprobación, goles, \
    victorias, delitos, homicidios, robos, absorbancia, flujo, intensidad
    """,
    .cause: """
    parcela, bloque, cultivar, variedad, nitrógeno, fertilizante, dosis, etapa, cohorte, \
    educación, experiencia, sexo, condición, lista, sujeto, sitio, hábitat, estación, \
    profundidad, altitud, distancia, presión, velocidad, catalizador, operador, escuela, \
    clase, partido, distrito, equipo, estado, longitud de onda
    """,
  ]

  static let italianFields: [NameMeaning: String] = [
    .effect: """
    resa, biomassa, germinazione, infestazione, raccolto, sopravvivenza, recidiva, dolore, \
    pressione, colesterolo, salario, prezzo, affitto, pil, consumo, disoccupazione, \
    inflazione, risparmio, reddito, profitto, tempo di reazione, accuratezza, errori, \
    abbondanza, ricchezza, densità, cattura, resistenza, usura, guasti, durezza, rugosità, \
    viscosità, rumore, rendimento, voti, affluenza, approvazione, gol, vittorie, reati, \
    omicidi, furti, assorbanza, flusso, intensità
    """,
    .cause: """
    parcella, blocco, cultivar, varietà, azoto, fertilizzante, dose, stadio, coorte, \
    istruzione, esperienza, sesso, condizione, lista, soggetto, sito, habitat, stagione, \
    profondità, altitudine, distanza, velocità, catalizzatore, operatore, scuola, classe, \
    partito, distretto, squadra, stato, lunghezza d'onda
    """,
  ]

  static let portugueseFields: [NameMeaning: String] = [
    .effect: """
    rendimento, produtividade, biomassa, germinação, infestação, colheita, sobrevivência, \
    recaída, dor, pressão arterial, colesterol, salário, preço, aluguel, pib, consumo, \
    desemprego, inflação, poupança, renda, lucro, tempo de reação, precisão, erros, \
    abundância, riqueza, densidade, captura, resistência, desgaste, falhas, dureza, \
    rugosidade, viscosidade, ruído, desempenho, votos, participação, aprovação, gols, \
    vitórias, crimes, homicídios, roubos, absorbância, fluxo, intensidade
    """,
    .cause: """
    parcela, bloco, cultivar, variedade, nitrogênio, fertilizante, dose, estágio, coorte, \
    educação, experiência, sexo, condição, lista, sujeito, local, habitat, estação, \
    profundidade, altitude, distância, pressão, velocidade, catalisador, operador, escola, \
    classe, partido, distrito, equipe, estado, comprimento de onda
    """,
  ]

  static let chineseFields: [NameMeaning: String] = [
    .effect: """
    产量, 生物量, 发芽率, 存活, 复发, 疼痛, 血压, 胆固醇, 工资, 价格, 租金, 消费, 失业率, 通货膨胀, 储蓄, 反应时, 正确率, 错误, 丰度, 密度, \
    捕获量, 强度, 磨损, 故障, 硬度, 粘度, 噪声, 成绩, 分数, 得票, 投票率, 支持率, 进球, 胜场, 犯罪, 谋杀, 盗窃, 吸光度, 通量
    """,
    .cause: """
    小区, 区组, 品种, 株距, 氮, 肥料, 剂量, 分期, 队列, 教育, 经验, 性别, 条件, 被试, 地点, 生境, 季节, 深度, 海拔, 距离, 压力, 速度, \
    催化剂, 机器, 学校, 班级, 政党, 选区, 球队, 州, 波长
    """,
  ]

  static let japaneseFields: [NameMeaning: String] = [
    .effect: """
    収量, バイオマス, 発芽率, 生存, 再発, 痛み, 血圧, コレステロール, 賃金, 価格, 家賃, 消費, 失業率, インフレ率, 貯蓄, 反応時間, 正答率, 誤り, \
    個体数, 密度, 漁獲量, 強度, 摩耗, 故障, 硬度, 粘度, 騒音, 成績, 得点, 得票, 投票率, 支持率, ゴール, 勝利, 犯罪, 殺人, 窃盗, 吸光度, \
    流束
    """,
    .cause: """
    区画, ブロック, 品種, 株間, 窒素, 肥料, 用量, 病期, 教育, 経験, 性別, 条件, 被験者, 地点, 生息地, 季節, 深さ, 標高, 距離, 圧力, 速度, \
    触媒, 機械, 学校, 学級, 政党, 選挙区, チーム, 州, 波長
    """,
  ]

  static let koreanFields: [NameMeaning: String] = [
    .effect: """
    수확량, 생물량, 발아율, 생존, 재발, 통증, 혈압, 콜레스테롤, 임금, 가격, 임대료, 소비, 실업률, 물가상승률, 저축, 반응시간, 정확도, 오류, \
    개체수, 밀도, 어획량, 강도, 마모, 고장, 경도, 점도, 소음, 성적, 점수, 득표, 투표율, 지지율, 골, 승리, 범죄, 살인, 절도, 흡광도
    """,
    .cause: """
    구획, 블록, 품종, 질소, 비료, 용량, 병기, 교육, 경력, 성별, 조건, 피험자, 장소, 서식지, 계절, 깊이, 고도, 거리, 압력, 속도, 촉매, \
    기계, 학교, 학급, 정당, 선거구, 팀, 주, 파장
    """,
  ]
}
