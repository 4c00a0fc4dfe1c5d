extension WayWords {
  static let portuguese = WayWords(
    browse: "Explorar os dados", folders: "Pastas", periods: "Períodos",
    kinds: "Tipos de gráfico", byName: "Todos por nome", filter: "Procurar um conjunto de dados",
    changes: "O que mudou", section: "Nesta secção", onThisPage: "Nesta página",
    edit: "Editar esta página", appearance: "Aspeto", automatic: "Automático", light: "Claro",
    dark: "Escuro", versions: "Versões", headingLink: "Ligação para este título",
    embed: "Incorporar", embedHint: "Copie isto para a sua página:", picture: "Imagem",
    decade: "Anos {n}", wholeChart: "O gráfico completo em {site}")
}
