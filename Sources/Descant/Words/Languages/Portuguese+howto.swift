extension HowToReadWords {
  static let portuguese = HowToReadWords(
    title: "Como ler",
    bar: "Quanto mais longa é uma barra, maior é o seu valor.",
    line:
      "Cada ponto é um valor e a linha une-os por ordem: onde sobe, os valores aumentam, e mais depressa quanto mais inclinada for.",
    survival:
      "Cada linha parte de 100% e desce um degrau a cada acontecimento: a sua altura é a parte que ainda não o teve. Uma linha acaba onde já ninguém é observado.",
    area: "O limite superior de uma superfície mostra o seu valor: quanto mais alto, maior.",
    scatter:
      "Cada marca é um elemento dos dados: quanto mais à direita, maior é {x}; quanto mais acima, maior é {y}. Onde as marcas sobem juntas, ambos aumentam juntos.",
    pie: "O círculo inteiro é o total; quanto maior é uma fatia, maior é a sua parte.",
    histogram:
      "Cada barra conta os valores que ficam num intervalo: quanto mais longa é, mais são.",
    heatMap:
      "Cada célula é um valor, onde a sua linha e a sua coluna se cruzam; a legenda diz que cor é cada valor.",
    strip: "Cada marca é um valor ao longo do eixo; onde se juntam, esses valores são frequentes.",
    range:
      "Cada barra vai de um valor inferior a um superior: quanto mais longa é, mais afastados estão.",
    box:
      "A caixa contém a metade central dos valores e a linha nela é a mediana: metade dos valores fica abaixo e metade acima. As linhas finas chegam ao menor e ao maior valor habitual; as marcas isoladas são valores invulgares.",
    interval:
      "Cada linha vai do menor ao maior valor provável ou habitual; uma marca nela é o próprio valor.",
    text: "Cada palavra ou número está no lugar do seu valor.",
    combined:
      "Marcas diferentes partilham os mesmos eixos; os nomes e a legenda dizem o que cada uma mostra.",
    map: "Cada área ou marca está no seu lugar no mapa; a cor ou o tamanho mostra o seu valor.",
    stacked: "As partes seguem-se umas às outras: onde acaba a última está o seu total.",
    shares:
      "As partes somam sempre 100%: quanto mais espaço uma parte ocupa, maior é a sua proporção.",
    dots: "Cada marca é um valor: quanto mais longe no seu eixo, maior é.",
    places: "Cada marca é um lugar e está onde ele fica.",
    plane: "Cada marca é um elemento dos dados, colocado segundo {x} e {y}.",
    signed:
      "Quanto mais longa é uma barra, mais longe de zero está o seu valor. As barras de valores negativos vão para o outro lado.",
    sides:
      "Há duas escalas, uma de cada lado. Os títulos e a legenda dizem que marcas pertencem a cada uma.",
    bands: "Uma banda ou uma linha fina vai do extremo inferior ao superior ({name}).",
    sized: "Quanto maior é uma marca, maior é o seu valor ({size}).",
    centred:
      "Uma linha ao meio separa os dois extremos da escala. Quanto mais uma barra se estende para um lado, mais há nesse extremo. Uma parte do meio da escala fica metade de cada lado.",
    logarithmic: "Na escala logarítmica, passos iguais multiplicam; não somam.",
    panels: "Os painéis mostram o mesmo para grupos diferentes.",
    contrast: "Mais contraste", textures: "Texturas e tracejados",
    bars: "O mesmo em barras", largest: "Os {n} maiores valores em barras",
    strongest: "As {n} mais fortes em barras")
}
