// Keeps what a reader chose between light and dark. Runs before anything is shown, so that nothing flashes;
// without it the switch works for the page it stands on.
"use strict";

(() => {
  const root = document.documentElement;
  let chosen = null;
  try { chosen = localStorage.getItem("descant-scheme"); } catch {}
  if (chosen) root.dataset.scheme = chosen;
  addEventListener("DOMContentLoaded", () => {
    for (const field of document.querySelectorAll("[name=descant-scheme]")) {
      field.checked = field.value === (chosen ?? "auto");
      field.addEventListener("change", () => {
        if (field.value === "auto") delete root.dataset.scheme;
        else root.dataset.scheme = field.value;
        try {
          if (field.value === "auto") localStorage.removeItem("descant-scheme");
          else localStorage.setItem("descant-scheme", field.value);
        } catch {}
      });
    }
  });
})();
