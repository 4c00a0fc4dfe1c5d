// Searches the site's pages in the browser: nothing is sent anywhere.
// The words are in search-index-….js, which sets descantSearch: [title, path, summary, words] a page.
// The search's own page loads it; a form that names it in data-index loads it when somebody types.
"use strict";

(() => {
  const form = document.querySelector("form.search");
  if (!form || !(globalThis.descantSearch || form.dataset.index)) return;
  const field = form.querySelector("input");
  const status = form.querySelector("[role=status]");
  const results = form.querySelector("ol");
  const everything = document.querySelector(".everything");
  const counts = JSON.parse(form.dataset.counts);
  const plain = (text) => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
  let records, parts;
  const prepare = () => {
    records = globalThis.descantSearch.filter(([, path]) => path.startsWith(form.dataset.within ?? ""));
    parts = records.map(([title, , summary, words]) => [plain(title), plain(words), plain(summary)]);
  };

  // Every word must be somewhere; one in the title counts most.
  const score = (index, wanted) => {
    const [title, words, summary] = parts[index];
    let sum = 0;
    for (const word of wanted) {
      const found =
        (title.startsWith(word) ? 8 : 0) + (title.includes(word) ? 8 : 0) +
        (words.includes(word) ? 3 : 0) + (summary.includes(word) ? 1 : 0);
      if (!found) return 0;
      sum += found;
    }
    return sum;
  };

  const item = (index) => {
    const [title, path, summary] = records[index];
    const link = document.createElement("a");
    link.href = form.dataset.top + path;
    link.textContent = title;
    const text = document.createElement("p");
    text.textContent = summary;
    const line = document.createElement("li");
    line.append(link, text);
    return line;
  };

  const search = () => {
    if (!globalThis.descantSearch) return load();
    if (!parts) prepare();
    const wanted = plain(field.value).split(/\s+/).filter(Boolean);
    everything.hidden = wanted.length > 0;
    const found = wanted.length === 0 ? [] : records
      .map((_, index) => [score(index, wanted), index])
      .filter(([sum]) => sum > 0)
      .sort((a, b) => b[0] - a[0] || a[1] - b[1]);
    results.replaceChildren(...found.slice(0, counts.length).map(([, index]) => item(index)));
    const more = found.length > counts.length ? " …" : "";
    status.textContent = wanted.length === 0 ? ""
      : found.length === 0 ? form.dataset.nothing
      : counts[Math.min(found.length, counts.length) - 1] + more;
  };

  const load = () => {
    if (globalThis.descantSearch || document.querySelector("script[data-words]")) return;
    const script = document.createElement("script");
    script.src = form.dataset.index;
    script.dataset.words = "";
    script.onload = search;
    document.head.append(script);
  };

  form.addEventListener("submit", (event) => event.preventDefault());
  field.addEventListener("focus", load);
  // Waits for a rest, so that a screen reader is not interrupted at each letter.
  let rest = 0;
  field.addEventListener("input", () => {
    clearTimeout(rest);
    rest = setTimeout(search, 150);
  });
  form.hidden = false;
  field.value = new URLSearchParams(location.search).get("q") ?? "";
  if (field.value) search();
})();
