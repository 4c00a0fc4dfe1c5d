// A figure that answers: one player over its drawing, values where one points, a table to sort.
//
// It builds itself from what every page has: names in the drawing, the transcript, the table. The page
// is whole without it, and whatever goes wrong here, the native player stands there again.
"use strict";
{
  const make = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };
  const button = (className, text, onclick) => make("button", { type: "button", className, onclick }, text);
  const lay = (element, sides) => {
    for (const side in sides) element.style[side] = sides[side] + "px";
  };
  // Written only where it changes: while a sound plays, every new text is one more event for a screen reader.
  const write = (element, name, value) => element[name] + "" !== value + "" && (element[name] = value);
  const language = document.documentElement.lang || "en";
  const decimal = new Intl.NumberFormat(language).formatToParts(1.5)[1].value;
  const fill = (text, n, count) => text.replace("{n}", n).replace("{count}", count);
  // What stops each figure's sound: one chart is heard at a time.
  const stops = new Set();
  const rates = [0.5, 0.75, 1, 1.5, 2];
  // What the reader chose, kept on the device alone; where nothing may be kept, for this page.
  const choices = { speed: 2, sounds: true, speech: true, fit: false, buzz: true, base: false, timbre: 0 };
  try {
    Object.assign(choices, JSON.parse(localStorage.getItem("descant")));
  } catch {}
  if (!rates[choices.speed]) choices.speed = 2;
  const chosen = [];
  function choose(name, value) {
    choices[name] = value;
    try {
      localStorage.setItem("descant", JSON.stringify(choices));
    } catch {}
    for (const tell of chosen) tell();
  }
  // 1. The drawing: where marks are, which are at one place, what is said of them.

  function sight(figure) {
    const drawing = figure.querySelector(".drawing");
    const marks = [...(drawing?.querySelectorAll(".point[aria-label]:not(.annotation)") ?? [])];
    if (!marks.length) return null;
    const isCloud = drawing.matches(".scatter-chart");
    const hits = new Map(marks.map((mark) => [mark, mark.querySelector(".hit") ?? mark]));
    let places = null;
    // Every side of an area of the page and its middle, from the drawing's corner.
    const boxOf = (element) => {
      const [own, around] = [element.getBoundingClientRect(), drawing.getBoundingClientRect()];
      const [left, top] = [own.left - around.left, own.top - around.top];
      const { width, height } = own;
      return { left, top, width, height, x: left + width / 2, y: top + height / 2 };
    };
    // The plot is the content box of its svg.
    const plotOf = (mark) => {
      const svg = mark.closest(".plot");
      const box = boxOf(svg);
      const style = getComputedStyle(svg);
      const [top, right, bottom, left] = ["Top", "Right", "Bottom", "Left"].map((side) => parseFloat(style["padding" + side]) || 0);
      return { left: box.left + left, top: box.top + top, width: box.width - left - right, height: box.height - top - bottom };
    };
    const measure = (mark) => {
      const box = boxOf(hits.get(mark));
      const own = mark.querySelector(".symbol");
      const { x, y } = own && !hits.get(mark).matches(".whole") ? boxOf(own) : box;
      return { x, y, box, plot: plotOf(mark), svg: mark.closest(".plot") };
    };
    const placeOf = (mark) => (places ??= new Map(marks.map((each) => [each, measure(each)]))).get(mark);
    const first = () => placeOf(marks[0]);
    // Rows lie one below the other, cells and dots anywhere, everything else side by side.
    const isRows = () => hits.get(marks[0]).matches(".whole") && first().box.width > first().plot.width * 0.9;
    const isFree = () => !isRows() && hits.get(marks[0]).matches(".dot, .whole");
    const far = (mark, x, y) => {
      const place = placeOf(mark);
      if (isRows()) return Math.abs(place.y - y);
      if (isFree()) return Math.hypot(place.x - x, place.y - y);
      const { plot } = place;
      // Of panels the one that is pointed at.
      const isAside = Math.max(plot.left - x, x - plot.left - plot.width, plot.top - y, y - plot.top - plot.height - 24) > 24;
      return Math.abs(place.x - x) + (isAside ? 1e4 : 0);
    };
    return {
      drawing, marks, boxOf, placeOf, isFree, isRows,
      isAlong: () => !isRows() && !isFree() && drawing.querySelectorAll(".plot").length === 1,
      forget: () => (places = null),
      besides(mark) {
        if (isFree()) return [mark];
        const own = placeOf(mark);
        const side = isRows() ? "y" : "x";
        return marks.filter((other) => placeOf(other).svg === own.svg && Math.abs(placeOf(other).box[side] - own.box[side]) < 2);
      },
      nearest({ clientX, clientY }) {
        const around = drawing.getBoundingClientRect();
        const [x, y] = [clientX - around.left, clientY - around.top];
        const fars = marks.map((mark) => far(mark, x, y));
        const least = Math.min(...fars);
        // Of a cloud only what is near.
        return least > (isCloud ? 32 : 9e3) ? null : marks[fars.indexOf(least)];
      }
    };
  }

  const seriesOf = (mark) => mark?.closest(".points[aria-label]")?.ariaLabel ?? "";
  // The class that colours a mark as all of its series.
  const paintOf = (mark) => [...(mark?.closest(".points")?.classList ?? [])].find((name) => /^[srd]\d$/.test(name)) ?? "bare";

  // 2. What stands over the drawing at one place: a line, rings, the values.

  function overlay(view) {
    const [line, stretch, value] = ["playhead", "stretch", "value"].map((className) => make("div", { className, hidden: true }));
    const layer = make("div", { className: "over-drawing", ariaHidden: "true" }, stretch, line, value);
    const words = [...view.drawing.querySelectorAll(".plot text")];
    let rings = [];
    let shown = [];
    let named;
    let spot = 0;
    view.drawing.append(layer);

    // Where all begin alike, that stands above: "January" once, then a line a series.
    function linesOf(marks, name) {
      const names = name ? [name] : marks.map((mark) => mark.ariaLabel);
      const from = (mark) => make("span", { className: "from " + paintOf(mark) }, seriesOf(mark));
      if (names.length < 2) return [...(seriesOf(marks[0]) ? [make("p", {}, from(marks[0]))] : []), make("p", {}, names[0])];
      let alike = 0;
      while (names.every((name) => alike < name.length && name[alike] === names[0][alike])) alike++;
      const head = names[0].slice(0, alike).match(/^.*(?:, |、|，)/)?.[0] ?? "";
      return [
        ...(head ? [make("p", {}, head.replace(/[,、，]\s*$/, ""))] : []),
        ...names.map((name, at) => make("p", {}, from(marks[at]), make("span", {}, name.slice(head.length))))
      ];
    }

    // The values hide as few marks and words as can be, never their own, and don't jump about.
    function put(places) {
      const { x, y, box, plot } = places[0];
      const { clientWidth } = view.drawing;
      const { offsetWidth: width, offsetHeight: height } = value;
      const aside = Math.max(14, view.isFree() || view.isRows() ? 14 : Math.min(box.width / 2, plot.width / 8) + 4);
      const spots = [x + aside, x - aside - width, x - width / 2].flatMap((left) =>
        [y - height - 18, y + 18, plot.top, plot.top + plot.height - height].map((top) => [left, top]));
      const within = (left) => Math.max(0, Math.min(left, clientWidth - width));
      const covers = (left, top, space) => (each) =>
        each.x > left - space && each.x < left + width + space && each.y > top - space && each.y < top + height + space;
      const texts = words.map(view.boxOf).filter((each) => each.width);
      const all = view.marks.map(view.placeOf);
      // Several symbols of one row stand anywhere along it.
      const isRow = view.isRows() && places.length > 1;
      const harms = spots.map(([left, top], at) => {
        const inside = within(left);
        return (top < -40 || top + height > plot.top + plot.height + 60 ? 500 : 0) + (places.some(covers(inside, top, 8)) || (isRow && y > top - 8 && y < top + height + 8) ? 1000 : 0)
          + all.filter(covers(inside, top, 4)).length + 3 * texts.filter(covers(inside, top, 6)).length
          + Math.abs(inside - left) / 10 + Math.abs(top + height / 2 - y) / 90 - (at === spot ? 2 : 0);
      });
      spot = harms.indexOf(Math.min(...harms));
      const [left, top] = spots[spot];
      lay(value, { left: within(left), top });
    }

    return {
      // One mark leads: it has the line.
      // What is said is what they are called, unless there is another name for it.
      show(marks, name) {
        if (name === named && marks.length === shown.length && marks.every((mark, at) => mark === shown[at])) return;
        for (const mark of shown) mark.classList.remove("current");
        for (const ring of rings) ring.remove();
        rings = [];
        shown = marks;
        named = name;
        line.hidden = value.hidden = !marks[0];
        if (!marks[0]) return;
        const places = marks.map(view.placeOf);
        const { x, y, box, plot } = places[0];
        for (const mark of marks) mark.classList.add("current");
        line.hidden = view.isFree() || (view.isRows() && view.marks.length < 2);
        if (view.isRows()) lay(line, { left: plot.left, top: box.top + box.height, width: plot.width, height: 0 });
        else lay(line, { left: x, top: plot.top, width: 0, height: plot.height });
        if (!view.isRows()) {
          rings = places.map((place) => {
            const ring = make("div", { className: "ring" });
            lay(ring, { left: place.x, top: place.y });
            return ring;
          });
          layer.append(...rings);
        }
        value.replaceChildren(...linesOf(marks, name));
        put(places);
      },
      cover(from, to) {
        stretch.hidden = !from;
        if (!from) return;
        const [start, end] = [view.placeOf(from), view.placeOf(to)];
        const left = Math.min(start.x, end.x);
        lay(stretch, { left: left - 3, width: Math.abs(end.x - start.x) + 6, top: start.plot.top, height: start.plot.height });
      }
    };
  }

  // 3. The table: rows by any column, rows that hold a word; a row for its mark.

  function tabulate(figure, words) {
    const table = figure.querySelector(".data table");
    const body = table?.tBodies[0];
    if (!body || !body.rows[2] || !table.tHead || table.tHead.rows.length > 1) return;
    const rows = [...body.rows];
    const heads = [...table.tHead.rows[0].cells];
    if (rows.some((row) => row.cells.length !== heads.length)) return;
    const isCourse = figure.querySelector(".line-chart, .area-chart, .heatmap-chart");
    const number = (text) => {
      const digits = text.split(decimal).map((part) => part.replace(/\D/g, "")).join(".");
      return digits ? (/^\D*[-−]/.test(text) ? -digits : +digits) : NaN;
    };
    const order = new Map(rows.map((row, at) => [row, at]));
    function by(column) {
      const text = (row) => row.cells[column].textContent.trim();
      if (rows.some((row) => row.cells[column].matches(".num"))) {
        const far = (row) => (row.cells[column].matches(".none") ? NaN : number(text(row)));
        return (one, other, way) => {
          const [a, b] = [far(one), far(other)];
          return isNaN(a) || isNaN(b) ? isNaN(a) - isNaN(b) : way * (a - b);
        };
      }
      const isOrdered = isCourse || rows.some((row) => /\d/.test(text(row)));
      return (one, other, way) => way * (isOrdered ? order.get(one) - order.get(other) : text(one).localeCompare(text(other), language));
    }
    heads.forEach((head, column) => {
      const compare = by(column);
      const sort = button("sort", "", () => {
        const isUp = head.ariaSort !== "ascending";
        for (const other of heads) other.removeAttribute("aria-sort");
        head.ariaSort = isUp ? "ascending" : "descending";
        body.append(...[...rows].sort((one, other) => compare(one, other, isUp ? 1 : -1) || order.get(one) - order.get(other)));
      });
      sort.append(...head.childNodes);
      head.append(sort);
    });
    if (rows.length < 9) return;
    const told = make("span", { className: "quiet", role: "status" });
    const field = make("input", { type: "search", oninput() {
      const term = field.value.trim().toLocaleLowerCase(language);
      for (const row of rows) row.hidden = !row.textContent.toLocaleLowerCase(language).includes(term);
      told.textContent = term ? fill(words.place, rows.filter((row) => !row.hidden).length, rows.length) : "";
    } });
    table.parentElement.before(make("p", { className: "filter" }, make("label", {}, words.filter + " ", field), " ", told));
  }

  // 4. One value, live: the tones of its timbre at its pitch, as loud as those of the file.

  let context;
  const hertz = (pitch) => 440 * 2 ** ((pitch - 69) / 12);

  // Begins and ends without a click.
  function swell(gain, start, span) {
    gain.setValueAtTime(0, start);
    gain.linearRampToValueAtTime(1, start + 0.008);
    if (!span) return;
    gain.setValueAtTime(1, start + span);
    gain.linearRampToValueAtTime(0, start + span + 0.025);
  }

  // From sines. It lasts some seconds from some time on, or until it is ended, and glides where it is sent.
  function sing({ partials, levels, tremolo }, [low, high], pitch, pan, from, span) {
    const start = context.currentTime + 0.01 + from;
    const strength = (pitch) => {
      const place = Math.min(Math.max(((pitch - low) / (high - low || 1)) * 6, 0), 6);
      const at = Math.min(Math.floor(place), 5);
      return 0.16 * (levels[at] + (levels[at + 1] - levels[at]) * (place - at));
    };
    const out = new GainNode(context, { gain: 0 });
    const loud = new GainNode(context, { gain: strength(pitch) });
    const side = new StereoPannerNode(context, { pan });
    loud.connect(out).connect(side).connect(context.destination);
    const sines = partials.filter((_, at) => at % 2 === 0).map((times, at) => {
      const sine = new OscillatorNode(context, { frequency: times * hertz(pitch) });
      sine.connect(new GainNode(context, { gain: partials[2 * at + 1] })).connect(loud);
      return sine;
    });
    const all = [...sines];
    if (tremolo.length) {
      const [depth, frequency, level] = tremolo;
      const wave = new OscillatorNode(context, { frequency });
      const share = new GainNode(context, { gain: level });
      wave.connect(new GainNode(context, { gain: depth * level })).connect(share.gain);
      loud.disconnect();
      loud.connect(share).connect(out);
      all.push(wave);
    }
    for (const each of all) each.start(start);
    swell(out.gain, start, span);
    if (span) for (const each of all) each.stop(start + span + 0.03);
    return {
      glide(pitch, pan) {
        const now = context.currentTime;
        sines.forEach((sine, at) => sine.frequency.setTargetAtTime(partials[2 * at] * hertz(pitch), now, 0.015));
        loud.gain.setTargetAtTime(strength(pitch), now, 0.015);
        side.pan.setTargetAtTime(pan, now, 0.015);
      },
      end() {
        out.gain.cancelScheduledValues(0);
        out.gain.setTargetAtTime(0, context.currentTime, 0.006);
        for (const each of all) each.stop(context.currentTime + 0.05);
      }
    };
  }

  // 5. The player: one state, one way to change it, one that shows it.

  // The data of each voice, from the transcript; their marks, from the drawing, by their names.
  function voicesOf(figure, player, marks) {
    const left = [...marks];
    const voices = [];
    for (const line of figure.querySelectorAll(".transcript [data-voice]")) {
      const { voice, start, end, low, high, row, tones, values, panel, timbre = 0 } = line.dataset;
      const name = line.querySelector(".said").textContent.trim();
      const own = (voices[voice] ??= { panel, name: "", items: [] });
      if (!end) {
        own.name = (panel && !name.startsWith(panel) ? panel + ": " : "") + name;
        continue;
      }
      const at = left.findIndex((mark) => mark.ariaLabel === name);
      // What several voices say is shown where the first of them says it.
      const mark = at < 0 ? marks.find((mark) => mark.ariaLabel === name) : left.splice(at, 1)[0];
      own.items.push({
        name, mark, timbre, row: row && document.getElementById(figure.id + "-row-" + row), start: +start, end: +end, low: +low, high: +high,
        // One value has one pitch, its height; an interval has the sound of its stretch, and values of its own.
        tones: tones ? tones.split(" ").map(Number) : low === high && !isNaN(low) ? [Math.abs(low)] : [], within: values
      });
      own.end = +end;
    }
    return voices.filter((voice) => voice?.items[0]);
  }

  // The values of an interval by their rows in the table, "12:6900 6950 -": cents of their pitches.
  function valuesOf(item, figure) {
    const parts = item.within.split(" ");
    const sign = item.low < 0 ? -1 : 1;
    let place = 0;
    return parts.map((part, at) => {
      const [told, own = place + 1] = part.split(":").reverse();
      place = +own;
      const row = document.getElementById(figure.id + "-row-" + place);
      const heads = [...(row?.closest("table").rows[0].cells ?? [])];
      const cells = [...(row?.cells ?? [])];
      const text = (cell) => cell.textContent.trim();
      const column = heads.findIndex((head, at) => at && text(head) === seriesOf(item.mark));
      const name = cells.map((cell, at) => (column < 1 || !at || at === column) && text(cell) && text(heads[at]) + " " + text(cell)).filter(Boolean).join(", ");
      const tones = told === "-" ? [] : told.split("+").map((cents) => cents / 100);
      const heights = tones.map((tone) => sign * tone);
      const start = item.start + ((item.end - item.start) * at) / parts.length;
      return {
        ...item, name: name || at + 1 + "/" + parts.length, row, start, tones, within: null,
        low: tones.length ? Math.min(...heights) : NaN, high: tones.length ? Math.max(...heights) : NaN
      };
    });
  }

  function liven(figure, made) {
    const player = figure.querySelector(".player");
    const words = JSON.parse(figure.dataset.words);
    tabulate(figure, words);
    const view = sight(figure);
    const over = view && overlay(view);
    if (!over) return;
    const voices = player ? voicesOf(figure, player, view.marks) : [];
    const all = voices.flatMap((voice) => voice.items);

    // The place that was come to, and who asked for it: a reader's place is said, the sound's is not.
    // Among the values of a series or, inside one of its intervals, among the interval's.
    const state = { voice: 0, at: 0, inside: null, isShown: false, isPlaying: false, isAlone: false, asked: "reader", pointed: null, covered: [], now: 0 };
    const items = () => state.inside?.values ?? voices[state.voice].items;
    const current = () => items()[state.at];
    const outside = () => voices[state.voice].items.indexOf(state.inside);
    let rowShown;
    // Another file of the chart that plays: the key to the sound, one series.
    let other;
    const shows = [];
    function set(change) {
      Object.assign(state, change);
      const mark = voices.length && state.isShown ? current().mark : null;
      const inside = state.inside && !state.pointed;
      const marks = state.pointed ?? (mark ? [mark, ...(inside ? [] : view.besides(mark).filter((other) => other !== mark))] : []);
      over.show(marks, inside && mark ? current().name : undefined);
      over.cover(...state.covered);
      const row = inside && state.isShown ? current().row : marks[0] && all.find((item) => item.mark === marks[0])?.row;
      rowShown?.classList.remove("shown");
      row?.classList.add("shown");
      rowShown = row;
      for (const show of shows) show();
    }

    // Pointing, with what the sound is at left alone.
    const { drawing } = view;
    const markAt = (event) => event.target.closest?.(".plot") && view.nearest(event);
    const point = (mark) => set({ pointed: mark ? view.besides(mark) : null });
    drawing.addEventListener("pointermove", (event) => state.isPlaying || event.pointerType === "touch" || point(markAt(event)));
    drawing.addEventListener("pointerleave", () => state.pointed && point());
    figure.addEventListener("pointerover", (event) => {
      const row = event.target.closest?.("tr");
      const mark = row && all.find((item) => item.row === row)?.mark;
      if (mark && !state.isPlaying) point(mark);
    });
    figure.querySelector(".data")?.addEventListener("pointerleave", () => point());
    addEventListener("keydown", (event) => {
      if (event.key === "Escape") other?.pause();
      if (event.key === "Escape" && !state.isPlaying) set({ pointed: null, isShown: false, covered: [], isAlone: false });
    });
    // With the window or with larger letters alone.
    new ResizeObserver(() => {
      view.forget();
      over.show([]);
      point();
    }).observe(drawing);
    if (!voices.length) {
      drawing.addEventListener("click", (event) => point(markAt(event)));
      return;
    }

    const video = player.querySelector("video");
    // Where the overview ends; what follows is heard on demand.
    const [address, overview = Infinity] = (video.src || video.querySelector("source:last-of-type").src).split("#t=0,");
    // A stretch being played ends here; the whole sound has no such end.
    let until = Infinity;
    // Whether the sound moves the place: what the reader asks for takes that from it.
    let leads = false;
    let loading, source, held, turn, frame, resting;

    // Goes somewhere. A reader's step is said and sounds; a held key's is said where it rests, and where
    // nothing is to be said, only the place is another.
    function go(at, asked = "reader", where = {}) {
      clearTimeout(resting);
      const before = state.isShown && current().mark;
      // What was said of another place is over.
      write(status, "textContent", "");
      set({ at, asked: asked === "reader" && !choices.speech ? "quiet" : asked, isShown: true, pointed: null, ...where });
      if (asked === "sound") return;
      rewind();
      buzz(before, current().mark);
      if (asked === "held" && choices.speech) resting = setTimeout(set, 300, { asked: "reader" });
    }
    // The sound stands at the place, too.
    function rewind() {
      const { start } = current();
      if (video.paused && state.isShown && Math.abs(video.currentTime - start) > 0.001) video.currentTime = start;
    }
    // A tone that is held glides on.
    function step(at, asked, where, isHeld = false) {
      hush(isHeld);
      go(at, asked, where);
      if (!choices.sounds) return silence();
      stopOthers();
      hear(current(), isHeld);
    }
    // A value's own tones, live; an interval's stretch, and the noise of no data, from the file.
    function hear({ tones, timbre, mark, start, end }, isHeld) {
      if (!tones[0]) {
        const span = Math.min(Math.max(end - start, 0.15), 3);
        silence();
        if (!state.inside) loaded((buffer) => {
          if (!buffer) return playFrom(start, start + span, false);
          context.resume();
          const out = new GainNode(context, { gain: 0 });
          swell(out.gain, context.currentTime, span);
          const node = new AudioBufferSourceNode(context, { buffer });
          node.connect(out).connect(context.destination);
          node.start(0, start, span + 0.04);
          source = { end: () => out.disconnect() };
        });
        return;
      }
      const place = view.isAlong() && mark && view.placeOf(mark);
      const pan = place ? (1.6 * (place.x - place.plot.left)) / place.plot.width - 0.8 : 0;
      const pitches = tones.map(fitted);
      if (choices.base && !isHeld) pitches.unshift(words.pitches[0]);
      const colour = [timbre, 0, 2][choices.timbre] ?? timbre;
      const kind = isHeld && pitches.length === 1 ? colour : undefined;
      if (kind !== undefined && held === kind) return source.glide(pitches[0], pan);
      silence();
      context ??= new AudioContext();
      context.resume();
      const span = (pitches.length > 1 ? 0.15 : 0.35) / rates[choices.speed];
      const sung = pitches.map((pitch, at) => sing(words.timbres[colour], words.pitches, pitch, pan, at * span, kind === undefined && span));
      held = kind;
      source = { glide: sung[0].glide, end: () => sung.forEach((each) => each.end()) };
    }
    // Small differences are heard where the data alone span the pitches.
    const ends = all.flatMap((item) => [item.low, item.high]).filter((height) => !isNaN(height)).map(Math.abs);
    const [least, most] = [Math.min(...ends), Math.max(...ends)];
    const fitted = (pitch) => {
      const [low, high] = words.pitches;
      return choices.fit && most > least ? low + ((pitch - least) / (most - least)) * (high - low) : pitch;
    };
    // A short vibration where a step passes a gridline.
    const buzzes = navigator.vibrate && matchMedia("(pointer: coarse)").matches && !matchMedia("(prefers-reduced-motion: reduce)").matches;
    function buzz(from, to) {
      if (!buzzes || !choices.buzz || !from || !to || from === to) return;
      const along = view.isRows() ? "left" : "top";
      const at = (element) => element.getBoundingClientRect()[along];
      const [a, b] = [from, to].map((mark) => at(mark.querySelector(".symbol") ?? mark));
      if ([...to.closest(".plot").querySelectorAll("line.grid")].some((line) => (at(line) - a) * (at(line) - b) < 0)) navigator.vibrate(15);
    }

    // The file, fetched once: decoded for the steps, and in memory for the player, which so needs
    // no byte ranges. From a disk it can't be fetched; then the player does it all.
    // What is to be heard once it is there, unless the reader has asked for something else by then.
    function loaded(action) {
      const own = (turn = {});
      context ??= new AudioContext();
      (loading ??= fetched().catch(() => null)).then((samples) => own === turn && action(samples));
    }
    async function fetched() {
      const samples = await context.decodeAudioData(await (await fetch(address)).arrayBuffer());
      if (video.paused) video.src = URL.createObjectURL(plain(samples));
      return samples;
    }
    // As plain samples, in which every player can go anywhere; in FLAC some can't.
    function plain(samples) {
      const { numberOfChannels: width, length, sampleRate } = samples;
      const bytes = 2 * width;
      const out = new Int16Array(22 + width * length);
      new Uint32Array(out.buffer, 0, 11).set(
        [0x46464952, 36 + bytes * length, 0x45564157, 0x20746d66, 16, 1 + 65536 * width, sampleRate, sampleRate * bytes, bytes + 0x100000, 0x61746164, bytes * length]);
      for (let side = 0; side < width; side++)
        samples.getChannelData(side).forEach((sample, at) => (out[22 + at * width + side] = sample * 32767));
      return new Blob([out], { type: "audio/wav" });
    }
    function silence() {
      turn = source = held = void source?.end();
    }
    const stopOthers = () => stops.forEach((stopOther) => stopOther === stop || stopOther());
    // Ends all that is heard, and what would still move the place.
    function stop() {
      if (!video.paused) lead(video.currentTime);
      hush();
      rewind();
      if (state.asked === "sound") set({ isPlaying: false, asked: "reader" });
    }
    function hush(isHeld) {
      leads = false;
      cancelAnimationFrame(frame);
      video.pause();
      other?.pause();
      turn = null;
      if (!isHeld) silence();
    }
    function playFrom(start, end, isLeading) {
      hush();
      leads = isLeading;
      if (leads && state.inside) set({ at: outside(), inside: null });
      video.currentTime = start;
      video.playbackRate = rates[choices.speed];
      until = end;
      // A browser may refuse to play, or be told to stop before it could.
      video.play().catch(rewind);
    }
    function follow() {
      const now = video.currentTime;
      if (now >= until) return video.pause();
      lead(now);
      set({ now });
      cancelAnimationFrame(frame);
      if (!video.paused) frame = requestAnimationFrame(follow);
    }
    // The place goes with the sound: frame by frame, and when it pauses, as a hidden page has no frames.
    function lead(now) {
      if (leads) {
        const heard = voices.findIndex((each) => now >= each.items[0].start && now < each.end + 0.3);
        const voice = heard >= 0 ? heard : state.voice;
        const at = Math.max(0, voices[voice].items.findLastIndex((item) => item.start <= now));
        if (now >= voices[voice].items[0].start && (voice !== state.voice || at !== state.at || !state.isShown)) go(at, "sound", { voice });
      }
    }
    video.onplay = () => {
      // A pause that came after is not told yet.
      if (video.paused) return;
      silence();
      other?.pause();
      stopOthers();
      set({ isPlaying: true, pointed: null });
      follow();
    };
    video.onpause = () => {
      // A pause between two stretches is over before it is told.
      if (!video.paused) return;
      const led = leads;
      const isEnd = led && until === +overview && video.currentTime >= until;
      lead(Math.min(video.currentTime, until - 0.001));
      until = Infinity;
      leads = false;
      set({ isPlaying: false, ...(led && { asked: "reader" }) });
      rewind();
      if (isEnd) say(words.complete);
      else if (led && !video.ended && document.activeElement === play) say(atRest());
    };
    // Firefox goes to where it was sent before it had the file once it has it, whatever came since.
    video.onloadedmetadata = video.oncanplay = rewind;
    video.onended = () => say(words.complete);

    // 6. Controls

    const hasHeights = ends[0];
    const slider = make("input", {
      type: "range", ariaLabel: words.name, ariaDescription: words.moves, oninput: () => step(+slider.value), onkeydown: keyed,
      onblur: () => state.asked === "quiet" && set({ asked: "reader" })
    });
    const handle = make("div", { className: "handle", ariaHidden: "true" });
    const scrub = make("div", { className: "scrub" }, slider, handle);
    const status = make("p", { className: "status unseen", ariaLive: "polite" });
    const say = (text) => (status.textContent = text);
    const clock = make("span", { className: "clock", ariaHidden: "true" });
    const place = make("span", { className: "place", ariaHidden: "true" });
    const choice = (className, texts, onchange) =>
      make("select", { className, onchange }, ...texts.map((text, value) => make("option", { value }, text)));
    const labelled = (name, choice) => make("label", {}, words[name], choice);
    const timbre = choice("timbre", words.ways, () => choose("timbre", +timbre.value));
    const speed = choice("speed", rates.map((rate) => rate + "\u00d7"), () => choose("speed", +speed.value));
    const checks = ["sounds", "speech", ...(hasHeights ? ["fit", "base"] : []), ...(buzzes ? ["buzz"] : [])].map((name) => {
      const box = make("input", { type: "checkbox", className: name, onchange: () => {
        choose(name, box.checked);
        // What the lowest and the highest tone now stand for.
        if (name === "fit" && box.checked) say([["lowest", least], ["highest", most]]
          .map(([end, height]) => words[end] + ": " + all.find((item) => [item.low, item.high].map(Math.abs).includes(height)).name).join("; "));
      } });
      return box;
    });
    // Among several one is seen alone, the others faint, until all are asked for.
    const paints = voices.map(({ items }) => paintOf(items.find(({ mark }) => mark)?.mark));
    const painted = new Set(paints).size > 1 ? [...drawing.querySelectorAll("." + paints.join(",."))] : [];
    const pick = (voice) => {
      stop();
      if (voice < 0) set({ isAlone: false });
      else go(across(voice), "reader", { voice, inside: null, isAlone: true });
    };
    const chooser = choice("series", voices.map((each) => each.name), () => pick(+chooser.value));
    if (painted[0]) chooser.prepend(make("option", { value: -1 }, words.all));
    const play = button("play", words.play, () => {
      if (!video.paused) return video.pause();
      const { start } = current();
      const isEnd = !state.inside && state.at === items().length - 1;
      const from = isEnd ? voices[state.voice].items[0].start : start;
      const goesOn = (!state.isShown && video.currentTime > overview - 0.2) || (isEnd && start < overview && voices[state.voice + 1]?.items[0].start > overview);
      const begin = goesOn ? +overview : from > all[0].start ? from : 0;
      loaded(() => playFrom(begin, begin < overview ? +overview : Infinity, true));
    });
    // What is said where a sound or a finger rests: the chart, what it is, its value.
    const title = figure.querySelector("[id$=-title]")?.textContent.trim();
    const atRest = () => [title, current().mark?.ariaRoleDescription, current().name].filter(Boolean).join(". ");
    const valuesIn = (item) => item.within && (item.values ??= valuesOf(item, figure));
    // Where another series is at the same place.
    function across(voice) {
      const { mark } = state.inside ?? current();
      const own = voices[voice].items;
      const same = mark ? view.besides(mark).map((each) => own.findIndex((item) => item.mark === each)).find((at) => at >= 0) : undefined;
      const at = state.inside ? outside() : state.at;
      return same ?? Math.round((at / (voices[state.voice].items.length - 1 || 1)) * (own.length - 1));
    }
    function jump(at) {
      step(at);
      if (document.activeElement !== slider || !choices.speech) say(current().name);
    }
    // The next place, or the one before, that passes a test; around the end if need be.
    function seek(test, way = 1) {
      const own = items();
      for (let on = 1; on <= own.length; on++) {
        const at = (state.at + way * on + own.length) % own.length;
        if (test(own, at)) return jump(at);
      }
      say(words.none);
    }
    // Where a measure is greatest, the first place if there are several.
    function extreme(measure) {
      const own = items();
      const known = own.map(measure).filter((value) => !isNaN(value));
      const at = own.findIndex((item) => measure(item) === Math.max(...known));
      if (at >= 0) jump(at);
    }
    const height = (item) => item.high + item.low;
    const isTurn = (own, at) => (height(own[at]) - height(own[at - 1] ?? {})) * (height(own[at + 1] ?? {}) - height(own[at])) < 0;
    const isCrossing = (own, at) => at > 0 && !state.inside && own[at].mark && view.besides(own[at].mark).some((mark) =>
      voices.some((voice) => {
        const there = voice.items.findIndex((item) => item.mark === mark);
        return there > 0 && (height(own[at]) - height(voice.items[there])) * (height(own[at - 1]) - height(voice.items[there - 1])) < 0;
      }));
    // Into an interval, and out of it.
    function enter(item = current()) {
      if (!valuesIn(item)?.length) return say(words.none);
      slider.focus();
      step(0, "reader", { inside: item });
    }
    function leave() {
      if (!state.inside) return;
      slider.focus();
      step(outside(), "reader", { inside: null });
    }
    function here() {
      say([seriesOf(current().mark), fill(words.place, state.at + 1, items().length), state.inside?.name, current().name].filter(Boolean).join("; "));
    }
    // All that can be done, each by a button and, at the slider, by a key.
    // A cloud has no turning points.
    const isCourse = hasHeights && view.isAlong() && !figure.querySelector(".scatter-chart, .strip-chart");
    const hasTurns = isCourse && voices.some(({ items }) => items.some((_, at) => isTurn(items, at)));
    // A note of a crowd has no height of its own, and is no gap.
    const isGap = (item) => item.within === null ? !item.tones.length : item.mark?.ariaRoleDescription === words.gapRole;
    const hasValues = all.some((item) => item.within);
    const commands = [
      ["highest", "]", hasHeights && (() => extreme((item) => item.high))],
      ["lowest", "[", hasHeights && (() => extreme((item) => -item.low))],
      ["turn", "T", hasTurns && (() => seek(isTurn))],
      ["previous-turn", "Shift+T", hasTurns && (() => seek(isTurn, -1))],
      ["gap", "G", all.some(isGap) && (() => seek((own, at) => isGap(own[at])))],
      ["crossing", "X", isCourse && words.crossing && (() => seek(isCrossing))],
      ["enter", "Enter", hasValues && (() => enter())],
      ["leave", "Escape", hasValues && leave],
      ["again", "Space", () => jump(state.at)],
      ["here", "P", here],
      ["keys", "H", () => {
        keys.hidden = false;
        say([...keys.children].map((line) => line.textContent).join(". "));
      }]
    ].filter(([, , action]) => action);
    const buttons = commands.map(([name, , action]) => button(name, words[name], action));
    const keys = make("ul", { className: "key-list", hidden: true }, ...[
      words.moves, ...commands.map(([name, key]) => key + ": " + words[name])
    ].map((text) => make("li", {}, text)));
    const steps = make("div", { className: "steps", hidden: true },
      make("span", { className: "quiet" }, words.goTo), ...buttons, labelled("speed", speed), labelled("timbre", timbre),
      ...checks.map((box) => make("label", {}, box, " " + words[box.className])), keys);
    const more = button("more", words.more, () => {
      steps.hidden = !steps.hidden;
      more.ariaExpanded = !steps.hidden;
    });
    more.ariaExpanded = false;
    const tellChoices = () => {
      write(speed, "value", choices.speed);
      write(timbre, "value", choices.timbre);
      for (const box of checks) box.checked = choices[box.className];
      video.playbackRate = rates[choices.speed];
      if (choices.speech && state.asked === "quiet") set({ asked: "reader" });
    };
    chosen.push(tellChoices);

    const others = { " ": "Space", Backspace: "Escape", "?": "H" };
    function keyed(event) {
      const { key, shiftKey } = event;
      if ((event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState("AltGraph")) return;
      const letter = /^[a-z]$/i.test(key) ? (shiftKey ? "Shift+" : "") + key.toUpperCase() : (others[key] ?? key);
      const command = commands.find(([, own]) => own === letter);
      const tenth = Math.ceil(items().length / 10);
      const way = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: tenth, PageDown: -tenth, Home: -1e9, End: 1e9 }[key];
      const on = /Arrow[LR]/.test(key) && slider.matches(":dir(rtl)") ? -way : way;
      // Past its end a series goes on in the next one.
      const isPast = /Arrow[LR]/.test(key) && !state.inside && !event.repeat && !items()[state.at + on];
      if (command && !(letter === "Escape" && !state.inside)) {
        event.stopPropagation();
        command[2]();
      } else if (!way) return;
      else if (isPast || (/Arrow[UD]/.test(key) && voices[1])) {
        const voice = isPast ? state.voice + on : state.voice - way;
        const own = voices[voice]?.items;
        if (own) {
          step(isPast ? (on < 0) * (own.length - 1) : across(voice), "reader", { voice, inside: null, isAlone: true });
          say(seriesOf(current().mark) || voices[voice].name);
        }
      } else if (state.inside && /Page/.test(key)) {
        const own = voices[state.voice].items;
        const next = own[outside() + Math.sign(way)];
        if (next?.within) enter(next);
      } else if (event.repeat || !choices.speech) {
        // While a key is held each datum sounds; where it comes to rest is said.
        const at = Math.max(0, Math.min(items().length - 1, state.at + on));
        if (at !== state.at) step(at, event.repeat ? "held" : "reader");
      } else return state.at === +slider.value || set({ asked: "reader" });
      event.preventDefault();
    }
    // Dragging goes by place, not by number: marks need not lie evenly.
    function drag(event) {
      if (event.type === "pointermove" && !event.buttons) return;
      event.preventDefault();
      slider.focus();
      if (event.type === "pointerdown") slider.setPointerCapture(event.pointerId);
      const own = items();
      const box = slider.getBoundingClientRect();
      const share = (event.clientX - box.left - 12) / (box.width - 24);
      const x = event.clientX - drawing.getBoundingClientRect().left;
      const byMark = view.isAlong() && !state.inside;
      const fars = own.map((item, at) =>
        byMark && item.mark ? Math.abs(view.placeOf(item.mark).x - x) : byMark ? Infinity : Math.abs(at / (own.length - 1 || 1) - share));
      const at = fars.indexOf(Math.min(...fars));
      if (at !== state.at || event.type === "pointerdown") step(at, "held", {}, true);
    }
    // It sounds on while it is dragged, and is said where it rests or is let go.
    function release() {
      if (held !== undefined) silence();
      clearTimeout(resting);
      if (state.asked === "held") set({ asked: choices.speech ? "reader" : "quiet" });
    }
    slider.onpointerdown = slider.onpointermove = drag;
    slider.onpointerup = slider.onpointercancel = release;

    const time = (seconds) => seconds.toFixed(1).replace(".", decimal);
    shows.push(() => {
      const own = items();
      write(slider, "max", own.length - 1);
      if (state.asked === "reader") write(slider, "ariaValueText", [voices[state.voice].panel, painted[0] && !state.isAlone && seriesOf(current().mark), current().name].filter(Boolean).join(", "));
      if (state.asked === "reader" || document.activeElement !== slider) write(slider, "value", state.at);
      write(chooser, "value", painted[0] && !state.isAlone ? -1 : state.voice);
      for (const each of painted) each.classList.toggle("faint", state.isAlone && !each.matches("." + paints[state.voice]));
      for (const each of buttons) each.hidden = { enter: !current().within, leave: !state.inside }[each.className];
      write(play, "textContent", state.isPlaying ? words.stop : words.play);
      play.classList.toggle("playing", state.isPlaying);
      write(place, "textContent", fill(words.place, state.at + 1, own.length));
      write(clock, "textContent", time(state.isPlaying ? state.now : state.isShown ? current().start : 0) + " / " + time(video.duration || Math.max(...all.map((item) => item.end))) + "\u00a0s");
      // The slider lies along the axis, its handle right under its mark.
      const track = view.isAlong() ? view.placeOf(view.marks[0]).plot : { left: 12, width: drawing.clientWidth - 24 };
      lay(scrub, { marginLeft: track.left - 12, width: track.width + 24 });
      const { mark } = current();
      const x = view.isAlong() && mark ? view.placeOf(mark).x - track.left : (track.width * state.at) / (own.length - 1 || 1);
      lay(handle, { left: x + 12 });
    });

    // A click in the drawing leads there, on a series' name to it, and back to all.
    drawing.addEventListener("click", (event) => {
      const named = paints.findIndex((paint) => event.target.closest(".of-series." + paint + ", .entry:has(." + paint + ")"));
      if (named >= 0) return pick(state.isAlone && named === state.voice ? -1 : named);
      const mark = markAt(event);
      const voice = voices.findIndex((each) => each.items.some((item) => item.mark === mark));
      if (voice >= 0) step(voices[voice].items.findIndex((item) => item.mark === mark), "reader", { voice, inside: null });
    });
    // Links to a stretch of the sound play here, with the chart in sight; their sentence marks its stretch.
    const stretchOf = (link) => {
      const [file, span] = (link?.href ?? "").split("#t=");
      return file === address && span ? span.split(",").map(Number) : null;
    };
    const listen = (event) => {
      const link = event.target.closest?.("a[href]:not([download])");
      if (!link || event.defaultPrevented || !/\.(flac|wav)(#|$)/.test(link.href) || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const span = stretchOf(link);
      if (span) return loaded(() => playFrom(...span, true));
      // Another file plays here, too; its link again, or Escape, ends it.
      const isPlaying = other && !other.paused && other.src === link.href;
      for (const stopAny of stops) stopAny();
      if (isPlaying) return;
      other = new Audio(link.href);
      other.play().catch(({ name }) => name === "AbortError" || location.assign(link.href));
    };
    // The key to the sound stands once a page, beside the figures or in the only one.
    for (const root of [figure, ...document.querySelectorAll(".listening")]) root.addEventListener("click", listen);
    const cover = ({ type, target }) => {
      if (state.isPlaying || !view.isAlong()) return;
      const span = stretchOf(target.closest?.(".features li")?.querySelector(".hear"));
      const own = span && voices
        .map((each) => each.items.filter((item) => item.mark && item.start >= span[0] && item.start < span[1] - 0.2))
        .sort((one, other) => other.length - one.length)[0];
      set({ covered: own?.length && !/out$/.test(type) ? [own[0].mark, own.at(-1).mark] : [] });
    };
    for (const type of ["pointerover", "pointerout", "focusin", "focusout"]) figure.querySelector(".features")?.addEventListener(type, cover);

    stops.add(stop);
    made.push(scrub, make("div", { className: "controls" }, play, clock, place, more, ...(voices.length > 1 ? [labelled("series", chooser)] : []), steps), status);
    player.append(...made);
    video.controls = false;
    figure.dataset.live = "";
    tellChoices();
    set({});
  }

  // Where a style sheet of the reader's has changed ground and ink, the drawing takes their colours.
  // Two properties that show nothing and that no reader sets hold what both would be.
  function recolour(figure) {
    const style = getComputedStyle(figure);
    const { backgroundColor: ground, color: ink } = style;
    if (figure.seen === ground + ink) return;
    figure.seen = ground + ink;
    const isOurs = style.outlineColor === ground || style.columnRuleColor === ink;
    figure.classList.toggle("recoloured", !isOurs);
    // Its parts have them, not itself: so it is seen when the sheet goes again.
    const set = (value, ...names) => names.forEach((name) => [...figure.children].forEach(({ style }) => style.setProperty("--descant-" + name, isOurs ? "" : value)));
    const mix = (share) => "color-mix(in srgb, " + ink + " " + share + "%, " + ground + ")";
    set(ground, "ground", "shade");
    set(ink, "ink", "quiet", "base", "focus");
    set(mix(40), "grid");
    for (let at = 0; at < 9; at++) {
      set(ink, "s" + at);
      set(mix(4 + 12 * at), "r" + at);
      set(mix(25 * Math.abs(at - 4)), "d" + at);
    }
  }
  // Such a sheet may come late, and without an element: then the colours of a figure pass over to others.
  const recolourAll = () => figures.forEach(recolour);
  for (const type of ["transitionend", "focusin", "resize"]) addEventListener(type, recolourAll);

  const figures = document.querySelectorAll(".figure[data-words]");
  recolourAll();
  for (const figure of figures) {
    const made = [];
    try {
      liven(figure, made);
    } catch {
      delete figure.dataset.live;
      for (const part of [...made, ...figure.querySelectorAll(".over-drawing")]) part.remove();
      for (const video of figure.querySelectorAll("video")) video.controls = true;
    }
  }

  // What a link leads to is seen, whatever it is folded into.
  const reveal = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    let fold;
    let wasFolded;
    while ((fold = target?.closest("details:not([open])"))) wasFolded = fold.open = true;
    if (wasFolded) target.scrollIntoView();
  };
  addEventListener("hashchange", reveal);
  if (location.hash) reveal();
}
