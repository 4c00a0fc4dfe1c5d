// The explorer: one slider along a chart, a sound and a name at each step.
//
// It builds itself from the transcript that every page has, and the page is whole without it:
// whatever goes wrong here, the transcript, the player and the table stay as they were.
(() => {
  "use strict";

  function make(name, properties, ...children) {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  }

  function explore(listen) {
    const words = JSON.parse(listen.dataset.words);
    const video = listen.querySelector("video");
    const figure = listen.closest(".figure") ?? listen;
    const voices = voicesOf(listen, figure);
    if (!video || !voices.length) return;
    const sound = new Sound(video.src);
    let voice = voices[0];
    let current = 0;
    let until = Infinity;

    const slider = make("input", { type: "range", min: 0, step: 1, ariaLabel: words.name });
    const readout = make("p", { className: "readout", ariaHidden: "true" });
    const status = make("p", { className: "status", role: "status" });
    const chooser = make("select", { ariaLabel: words.series });
    voices.forEach((each, index) => chooser.append(make("option", { value: index }, each.name)));
    const speed = make("select", { ariaLabel: words.speed });
    for (const rate of [0.5, 0.75, 1, 1.5, 2]) {
      speed.append(make("option", { value: rate, selected: rate === 1 }, rate + "\u00d7"));
    }
    const sounds = make("input", { type: "checkbox", checked: true });
    const play = button(words.play, () => (video.paused ? start() : video.pause()));
    const playhead = make("div", { className: "playhead", hidden: true });
    playhead.setAttribute("aria-hidden", "true");

    function button(text, action) {
      const made = make("button", { type: "button", onclick: action }, text);
      return made;
    }

    // Shows a datum; `isSpoken` also gives the slider its name, which screen readers then say.
    function show(index, isSpoken) {
      voice.items[current]?.mark?.classList.remove("current");
      current = Math.min(Math.max(index, 0), voice.items.length - 1);
      const item = voice.items[current];
      slider.value = current;
      readout.textContent = item.name;
      if (isSpoken) slider.setAttribute("aria-valuetext", item.name);
      item.mark?.classList.add("current");
      place(item);
    }

    function place(item) {
      const frame = item.mark?.closest(".drawing");
      playhead.hidden = !frame;
      if (!frame) return;
      if (playhead.parentNode !== frame) frame.append(playhead);
      const [box, around] = [item.mark.getBoundingClientRect(), frame.getBoundingClientRect()];
      const plot = item.mark.ownerSVGElement.getBoundingClientRect();
      const isUpright = box.width > plot.width * 0.9 && voice.items.length > 1;
      Object.assign(playhead.style, isUpright
        ? { left: plot.left - around.left + "px", width: plot.width + "px",
            top: box.top + box.height / 2 - around.top + "px", height: "2px" }
        : { left: box.left + box.width / 2 - around.left + "px", width: "2px",
            top: plot.top - around.top + "px", height: plot.height + "px" });
    }

    // The slider lies along the axis: its ends below the first and the last datum.
    function align() {
      const [first, last] = [voice.items[0].mark, voice.items.at(-1).mark].map((mark) =>
        mark?.getBoundingClientRect());
      const around = explorer.getBoundingClientRect();
      const middle = (box) => box.left + box.width / 2;
      const isAlong = first && last && middle(last) - middle(first) > around.width / 3;
      const thumb = 8;
      slider.style.marginLeft = isAlong ? middle(first) - around.left - thumb + "px" : "";
      slider.style.width = isAlong ? middle(last) - middle(first) + 2 * thumb + "px" : "";
    }

    function step(index, isSaid) {
      if (!video.paused) video.pause();
      show(index, true);
      if (isSaid) status.textContent = voice.items[current].name;
      if (sounds.checked) sound.play(voice.items[current], Number(speed.value));
    }

    function start() {
      const isAtEnd = current === voice.items.length - 1;
      video.currentTime = voice.items[isAtEnd ? 0 : current].start;
      video.playbackRate = Number(speed.value);
      video.play().catch(() => {});
    }

    function follow() {
      if (video.paused) return;
      const now = video.currentTime;
      if (now >= until) return video.pause();
      const found = voices.find((each) => now >= each.items[0].start && now < each.end + 0.3);
      if (found && found !== voice) choose(voices.indexOf(found), 0);
      const next = voice.items.findIndex((item) => item.start > now);
      const index = next < 0 ? voice.items.length - 1 : Math.max(0, next - 1);
      if (index !== current) show(index, false);
      requestAnimationFrame(follow);
    }

    function choose(index, share) {
      voice.items[current]?.mark?.classList.remove("current");
      voice = voices[index];
      chooser.value = index;
      slider.max = voice.items.length - 1;
      align();
      show(Math.round(share * (voice.items.length - 1)), true);
    }

    // The greatest of a measure, the first if several are.
    function most(measure) {
      let best = -1;
      voice.items.forEach((item, index) => {
        const value = measure(item);
        if (!Number.isNaN(value) && (best < 0 || value > measure(voice.items[best]))) best = index;
      });
      return best;
    }

    function turn() {
      const { items } = voice;
      const height = (index) => items[index].high + items[index].low;
      for (let step = 1; step <= items.length; step++) {
        const index = (current + step) % items.length;
        if (index === 0 || index === items.length - 1) continue;
        const [rise, fall] = [height(index) - height(index - 1), height(index + 1) - height(index)];
        if (rise * fall < 0) return index;
      }
      return -1;
    }

    const go = (find) => () => {
      const index = find();
      if (index >= 0) step(index, true);
    };
    slider.addEventListener("input", () => step(Number(slider.value), false));
    chooser.addEventListener("change", () =>
      choose(Number(chooser.value), current / Math.max(1, voice.items.length - 1)));
    speed.addEventListener("change", () => (video.playbackRate = Number(speed.value)));
    video.addEventListener("play", () => {
      sound.stop();
      play.textContent = words.stop;
      follow();
    });
    video.addEventListener("pause", () => {
      until = Infinity;
      play.textContent = words.play;
      show(current, true);
      if (!video.ended && document.activeElement === play) {
        status.textContent = voice.items[current].name;
      }
    });
    video.addEventListener("ended", () => (status.textContent = words.complete));
    // Links to a stretch of the sound play here: a browser's own page for it may begin at the start.
    figure.addEventListener("click", (event) => {
      const address = event.target.closest("a[href*='#t=']")?.href ?? "";
      const stretch = /#t=([\d.]+),([\d.]+)$/.exec(address);
      if (!stretch || !address.startsWith(video.src)) return;
      event.preventDefault();
      video.pause();
      video.currentTime = Number(stretch[1]);
      video.play().then(() => (until = Number(stretch[2]))).catch(() => {});
    });
    addEventListener("resize", () => {
      align();
      if (!playhead.hidden) place(voice.items[current]);
    });

    const controls = make("div", { className: "controls" }, play,
      button(words.highest, go(() => most((item) => item.high))),
      button(words.lowest, go(() => most((item) => -item.low))),
      button(words.turningPoint, go(turn)), speed,
      make("label", {}, sounds, " " + words.sounds));
    if (voices.length > 1) controls.prepend(chooser);
    const explorer = make("div", { className: "explorer", role: "group", ariaLabel: words.name },
      slider, readout, controls, status);
    const drawing = figure.querySelector(".drawing");
    if (drawing) drawing.after(explorer);
    else listen.prepend(explorer);
    choose(0, 0);
    playhead.hidden = true;
    voice.items[0].mark?.classList.remove("current");
  }

  // The data of each voice, from the transcript; their marks, from the drawing, by their names.
  function voicesOf(listen, figure) {
    const marks = new Map();
    for (const mark of figure.querySelectorAll(".drawing .point[aria-label]")) {
      const name = mark.getAttribute("aria-label");
      marks.set(name, [...(marks.get(name) ?? []), mark]);
    }
    const voices = [];
    for (const line of listen.querySelectorAll(".transcript [data-voice]")) {
      const { voice, start, end, low, high } = line.dataset;
      const name = (line.querySelector(".said") ?? line).textContent.trim();
      const own = (voices[voice] ??= { name: "", items: [] });
      if (end === undefined) {
        own.name = name;
        continue;
      }
      own.items.push({
        name, start: Number(start), end: Number(end), low: Number(low), high: Number(high),
        mark: marks.get(name)?.shift(),
      });
      own.end = Number(end);
    }
    return voices.filter((voice) => voice?.items.length);
  }

  // Plays stretches of the file: from memory where it can be fetched, which is exact and needs no
  // byte ranges; else (from a disk, say) through a player of its own.
  class Sound {
    constructor(address) {
      this.address = address;
    }

    async play({ start, end }, rate) {
      this.stop();
      const length = Math.min(Math.max(end - start, 0.15), 3);
      this.context ??= new AudioContext();
      this.loading ??= fetch(this.address)
        .then((answer) => (answer.ok ? answer.arrayBuffer() : Promise.reject()))
        .then((bytes) => this.context.decodeAudioData(bytes))
        .catch(() => null);
      const turn = (this.turn = {});
      const samples = await this.loading;
      if (turn !== this.turn) return;
      if (samples) this.playSamples(samples, start, length);
      else this.playElement(start, length, rate);
    }

    playSamples(samples, start, length) {
      const { context } = this;
      context.resume();
      this.source = context.createBufferSource();
      this.gain = context.createGain();
      const now = context.currentTime;
      this.gain.gain.setValueAtTime(0, now);
      this.gain.gain.linearRampToValueAtTime(1, now + 0.008);
      this.gain.gain.setValueAtTime(1, now + length);
      this.gain.gain.linearRampToValueAtTime(0, now + length + 0.03);
      this.source.buffer = samples;
      this.source.connect(this.gain).connect(context.destination);
      this.source.start(now, start, length + 0.04);
    }

    playElement(start, length, rate) {
      this.element ??= new Audio(this.address);
      this.element.currentTime = start;
      this.element.playbackRate = rate;
      this.element.play().catch(() => {});
      this.timer = setTimeout(() => this.element.pause(), (length / rate) * 1000);
    }

    stop() {
      this.turn = null;
      clearTimeout(this.timer);
      this.source?.stop();
      this.source = null;
      this.element?.pause();
    }
  }

  for (const listen of document.querySelectorAll(".listen[data-words]")) {
    try {
      explore(listen);
    } catch {
      listen.querySelector(".explorer")?.remove();
    }
  }
})();
