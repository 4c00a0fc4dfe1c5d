/// Words of two to four letters that columns are called by: all others of that length are read as abbreviations.
enum ShortWords {
  /// Letters and a number that everybody reads.
  static let signs: Set<String> = [
    "co2", "no2", "so2", "o3", "pm10", "pm25", "h2o", "n2o", "ch4", "g7", "g20", "b2b", "3d", "2d",
  ]

  static let all = Set(words.split { $0 == " " || $0 == "\n" }.map(String.init))

  private static let words = """
    age aged aid air ally arc area arm arms army art arts asia axis bad bag ball band bank bar bars base bath
    beam bear beat bed beds beef beer bees belt best bid bids big bike bill bird bit bite block blue boat body
    bolt bond bone book born boss both bowl box boy boys bulk burn bus buy cab cake call calm calf camp can cap
    car card care cars case cash cast cat cats cell cent chip city clay club coal coat code coin cold cole come
    cook cool copy core corn cost cow cows crew crop cube cup curb cure cut dam dark data date day days dead
    deal dear debt deck deep deer desk diet dirt disc disk dog dogs door dose down draw drug dry due dust duty
    each ear ears east easy egg eggs else end ends ever exam exit eye eyes face fact fall fan far farm fast fat
    fate fear fee feed fees feet fell few file fill film fine fire firm fish fit five flat flow fly food foot
    form four fowl free from fuel full fund fur gain game gap gas gate gay gear gene gift girl glue goal gold
    golf good grid grip grow gulf gun guns hail hair half hall hand hard harm hat hay head heat help herd here
    hero high hill hip hire hold hole home horn host hot hour huge hunt hurt ice idea idle inch income ink iron
    item jail jazz job jobs join joke jump june july jury just keep key keys kid kids kill kind king knee lab
    lack lady lag lake lamb lamp land lane last late law lawn laws lead leaf lean leg legs lens less life lift
    like lime line link lion list live load loan lock log long loss lost lot low luck lung mail main male man
    many map maps mark mass mean meat men menu mile milk mill mind mine mint mode mood moon more most move much
    mud name navy near neck need nest net new news next nice nine none noon nose note nuts oats odds off office oil
    old once one only open oral ore out oven over own pace pack page paid pain pair park part pass past path
    pay peak pear peas peer pen pet pets pig pigs pill pine pipe pit plan play plot plug plus pole poll pond
    pool poor pork port pose post prey pull pump pure push race rail rain ramp rank rare rat rate rats raw read
    real rear red rent rest rice rich ride ring rise risk road rock role roof room root rose row rows rule run
    runs rural rush rye safe sail sale salt same sand save scan seal seat sea sell send sent seed self sets set
    sex ship shoe shop shot show sick side sign silk sink site six size skin sky slow slip snow soap soft soil
    sold sole solo song soon sort soul spin spot star stay step stem stop such suit sum sun tail take talk tall
    tank tape task tax team tear teen tell ten tent term test text than that them then they thin this tide tile
    time tin tip tire to toe ton tone tons tool top tour town toy tree trip true try tube tuna turn twin two
    type tyre unit up urea urge use used user van vast very view visa vote wage wait walk wall war ward warm
    wash wave way wax weak wear week well went were west wet what when who wide wife wild will win wind wine
    wing wins wire wish with wolf wood wool word work year yard yes yeast yet young your zero zinc zip zone zoo
    geo col gen cpu cpus gpu ram app apps web url api sold cars tags rent gdp cpi bmi gpa
    boys girl girls aunt born kids mom dad wife sons son baby teen dean jobs pens army beds iris crab crabs
    ant bee fly frog hawk lynx hare mice mink moth newt seal swan toad duck goat hens hen ewe elk yak ape
    mon tue wed thu fri jan feb mar apr may jun jul aug sep oct nov dec spring usa mph mpg kph
    am as at be by do go he if in is it me my no of on or so us we id ph iq
    alter art bau berg bett bild bus dorf ende ernte fach fall farbe feld form frau geld haus herr
    hoch hof hund jahr kasse kind kreis kurs land lang last lohn luft mann maß meer miete mond nach name nass
    note nord obst ort ost platz post preis rad rang rasse raum rest sage satz see seit sitz sorte stadt stab
    stand start stoff sued süd tag tage teil text tier tod tor tote typ ufer uhr umsatz und von wahl wald ware
    weg wein welt werk wert west wind wort zahl zeit ziel zins zone zug zoll
    âge an ans air aire août arts avril bain bas base bien blé bois café camp cas coût date deux eau est etat
    état euro faim fer feu film fils fin foie gaz haut hors jeu jour jeux juin lac lait lieu loi lot lune mai
    mars mer mère mois mort mot muet mur nom nord note nuit oeuf oie or ouest pain part pays père pied plan
    poids pont port prix quai rang rue sol son sud taux taxe test trou type vent vert vie vin vol zone
    agua alta alto año años arte auto baja bajo boca cabo café calle cama cara caso casa cero cien clase clave
    clima color coste dato día días dos edad este fase feria fila fin foto gas hijo hoja hora ley lado lugar
    luz luna mal mapa mar masa mes meta mina modo mujer nivel nota obra oro país pago par paro paso pena peso
    pez piso plan plaza raza red renta rey río rojo sal sede sexo sol sur tasa tipo uso vaca valor vía vida
    voto zona acqua alba anni anno ape area arma aria arte asta auto base bene bosco buoi capo caro casa caso
    cibo città costo dado data dose età euro fame file fine fiume foto gara gas gatto giro goal lago lana latte
    legge lira luce luogo madre mano mare mese meta mesi metà moto nave neve nome nord ora ore oro orto ovest
    pane pari paga peso pesce piano pila polo posa rame rata re resa riso ruolo sale sede sesso sole sud tasso
    tema tipo treno uova uso uva vano vento via vino vita voce voto zona ano anos água alto ar bens boi cão
    cama campo cidade cor custo data dia dias doze fase filho foto gado hora idade km lar leite lei lua luz mãe
    mar mês modo mês mulher nome nota norte onda ouro ovo país pai peso pão porto raça rio sal sede sexo sol
    sul taxa tipo uva uso vaca vida voto zona
    """
}
