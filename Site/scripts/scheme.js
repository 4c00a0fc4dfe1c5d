// Keeps what a reader chose: light or dark, more contrast, textures. Light and dark are set before anything is shown, so that
// nothing flashes; without this the switches work for the page and the figure that they stand on.
"use strict";

(() => {
  const root = document.documentElement;
  let chosen = null;
  const looks = {};
  try {
    chosen = localStorage.getItem("descant-scheme");
    Object.assign(looks, JSON.parse(localStorage.getItem("descant-looks")));
  } catch {}
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
    // Each figure has its own: what is chosen at one holds for all.
    const boxes = [...document.querySelectorAll(".looks input")];
    const show = () => boxes.forEach((box) => (box.checked = Boolean(looks[box.className])));
    show();
    for (const box of boxes) {
      box.addEventListener("change", () => {
        looks[box.className] = box.checked;
        show();
        try {
          localStorage.setItem("descant-looks", JSON.stringify(looks));
        } catch {}
      });
    }
  });
})();
