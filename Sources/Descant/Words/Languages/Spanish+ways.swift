extension WayWords {
  static let spanish = WayWords(
    browse: "Explorar los datos", folders: "Carpetas", periods: "Periodos",
    kinds: "Tipos de gráfico", byName: "Todos por nombre", filter: "Buscar un conjunto de datos",
    changes: "Qué ha cambiado", section: "En esta sección", onThisPage: "En esta página",
    edit: "Editar esta página", appearance: "Apariencia", automatic: "Automática",
    light: "Clara", dark: "Oscura", versions: "Versiones", headingLink: "Enlace a este título",
    embed: "Insertar", embedHint: "Copie esto en su página:", picture: "Imagen",
    decade: "Años {n}", wholeChart: "El gráfico completo en {site}")
}
