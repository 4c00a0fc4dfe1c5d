/// What pages run during a preview only: reload on a new build, show what is wrong.
enum ReloadScript {
  static let eventPath = "/.descant/events"
  static let text = """
    const page = document.currentScript.src.split("?")[1] ?? "";
    const events = new EventSource("\(eventPath)?" + page);
    events.onmessage = ({ data }) => {
      if (data === "reload") return location.reload();
      let box = document.getElementById("descant-mistakes");
      if (!box) {
        box = document.createElement("pre");
        box.id = "descant-mistakes";
        box.setAttribute("role", "alert");
        // Allowed by the pages' policy, unlike a style attribute in their text.
        Object.assign(box.style, {
          border: "0.2rem solid", borderInlineStartWidth: "1rem", padding: "1rem", margin: "1rem",
          whiteSpace: "pre-wrap",
        });
        document.body.prepend(box);
      }
      box.textContent = data.replace(/^mistakes /, "").replaceAll("\\\\n", "\\n");
    };
    """
}
