// A box of a table or of code is a stop of the keyboard only while there is something to scroll in it.
"use strict";

(() => {
  const watch = new ResizeObserver((parts) => {
    for (const { target } of parts) {
      const box = target.closest(".scroll, pre");
      box.tabIndex = box.scrollWidth > box.clientWidth + 1 ? 0 : -1;
    }
  });
  // Of a table both may change: sorting gives its heads another width.
  for (const part of document.querySelectorAll(".scroll, .scroll > table, pre")) watch.observe(part);
})();
