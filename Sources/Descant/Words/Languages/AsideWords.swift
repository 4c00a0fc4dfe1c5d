/// Words for boxes beside a text, a language each.
extension AsideWords {
  static let english = AsideWords(
    note: "Note", info: "Info", tip: "Tip", important: "Important", success: "Success",
    question: "Question", warning: "Warning", caution: "Caution", danger: "Danger",
    failure: "Failure", bug: "Bug", example: "Example", quote: "Quote", abstract: "Summary",
    details: "Details", back: "Back to the text")

  static let german = AsideWords(
    note: "Hinweis", info: "Info", tip: "Tipp", important: "Wichtig", success: "Erfolg",
    question: "Frage", warning: "Warnung", caution: "Vorsicht", danger: "Gefahr",
    failure: "Fehlschlag", bug: "Fehler", example: "Beispiel", quote: "Zitat",
    abstract: "Zusammenfassung", details: "Einzelheiten", back: "Zurück zum Text")

  static let french = AsideWords(
    note: "Remarque", info: "Info", tip: "Conseil", important: "Important", success: "Succès",
    question: "Question", warning: "Avertissement", caution: "Attention", danger: "Danger",
    failure: "Échec", bug: "Bogue", example: "Exemple", quote: "Citation", abstract: "Résumé",
    details: "Détails", back: "Retour au texte")

  static let spanish = AsideWords(
    note: "Nota", info: "Información", tip: "Consejo", important: "Importante", success: "Éxito",
    question: "Pregunta", warning: "Advertencia", caution: "Precaución", danger: "Peligro",
    failure: "Fallo", bug: "Error", example: "Ejemplo", quote: "Cita", abstract: "Resumen",
    details: "Detalles", back: "Volver al texto")

  static let portuguese = AsideWords(
    note: "Nota", info: "Informação", tip: "Dica", important: "Importante", success: "Sucesso",
    question: "Pergunta", warning: "Aviso", caution: "Cuidado", danger: "Perigo",
    failure: "Falha", bug: "Erro", example: "Exemplo", quote: "Citação", abstract: "Resumo",
    details: "Detalhes", back: "Voltar ao texto")

  static let italian = AsideWords(
    note: "Nota", info: "Informazione", tip: "Suggerimento", important: "Importante",
    success: "Riuscito", question: "Domanda", warning: "Avviso", caution: "Attenzione",
    danger: "Pericolo", failure: "Fallito", bug: "Errore", example: "Esempio",
    quote: "Citazione", abstract: "Riassunto", details: "Dettagli", back: "Torna al testo")

  static let japanese = AsideWords(
    note: "注記", info: "情報", tip: "ヒント", important: "重要", success: "成功", question: "質問",
    warning: "警告", caution: "注意", danger: "危険", failure: "失敗", bug: "不具合", example: "例",
    quote: "引用", abstract: "要約", details: "詳細", back: "本文に戻る")

  static let korean = AsideWords(
    note: "참고", info: "정보", tip: "팁", important: "중요", success: "성공", question: "질문",
    warning: "경고", caution: "주의", danger: "위험", failure: "실패", bug: "버그", example: "예시",
    quote: "인용", abstract: "요약", details: "자세히", back: "본문으로 돌아가기")

  static let chinese = AsideWords(
    note: "注释", info: "信息", tip: "提示", important: "重要", success: "成功", question: "问题",
    warning: "警告", caution: "小心", danger: "危险", failure: "失败", bug: "缺陷", example: "示例",
    quote: "引用", abstract: "摘要", details: "详情", back: "返回正文")
}
