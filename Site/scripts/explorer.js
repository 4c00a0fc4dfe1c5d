// The explorer: one slider along a chart, a sound and a name at each step.
//
// It builds itself from the transcript that every page has, and the page is whole without it:
// whatever goes wrong here, the transcript, the player and the table stay as they were.
"use strict";
{
  const make = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };
  const choice = (texts, name, action) =>
    make("select", { ariaLabel: name, onchange: action },
      ...texts.map((text, value) => make("option", { value }, text)));
  const boxOf = (part) => part?.getBoundingClientRect();
  const middle = (box) => box.left + box.width / 2;

  // The data of each voice, from the transcript; their marks, from the drawing, by their names.
  function voicesOf(listen, figure) {
    const marks = [...figure.querySelectorAll(".drawing .point[aria-label]")];
    const voices = [];
    for (const line of listen.querySelectorAll("[data-voice]")) {
      const { voice, start, end, low, high } = line.dataset;
      const name = line.querySelector(".said").textContent.trim();
      const own = (voices[voice] ??= { name: "", items: [] });
      if (!end) {
        own.name = name;
        continue;
      }
      const at = marks.findIndex((mark) => mark.ariaLabel === name);
      const mark = at < 0 ? null : marks.splice(at, 1)[0];
      own.items.push({ name, mark, start: +start, end: +end, low: +low, high: +high });
      own.end = +end;
    }
    return voices.filter((voice) => voice?.items.length);
  }

  // What stops each explorer's sound: one chart is heard at a time.
  const stops = new Set();

  function explore(listen) {
    const words = JSON.parse(listen.dataset.words);
    const video = listen.querySelector("video");
    const figure = listen.closest(".figure") ?? listen;
    const drawing = figure.querySelector(".drawing");
    const address = video.src;
    const voices = voicesOf(listen, figure);
    if (!voices.length) return;
    let voice = voices[0];
    let current = 0;
    // A stretch being played ends here; the whole sound has no such end.
    let until = Infinity;
    // Whether the sound moves the place: what the reader asks for takes that from it.
    let leads = false;
    let marked, context, loading, source, turn, frame, resting;

    const rates = [0.5, 0.75, 1, 1.5, 2];
    const slider = make("input", {
      type: "range", ariaLabel: words.name, oninput: () => step(+slider.value), onkeydown: hold,
    });
    const readout = make("p", { className: "readout", ariaHidden: "true" });
    const status = make("p", { className: "status unseen", ariaLive: "polite" });
    const playhead = make("div", { className: "playhead", hidden: true, ariaHidden: "true" });
    const sounds = make("input", { type: "checkbox", checked: true });
    const speed = choice(rates.map((rate) => rate + "\u00d7"), words.speed, () =>
      (video.playbackRate = rates[speed.value]));
    speed.value = 2;
    const chooser = choice(voices.map((each) => each.name), words.series, () =>
      choose(+chooser.value, current / slider.max || 0));
    const button = (text, onclick) => make("button", { type: "button", onclick }, text);
    // To what a search finds in the voice's data, if anything.
    const go = (text, find) => button(text, () => {
      const index = find(voice.items);
      if (index < 0) return;
      step(index);
      status.textContent = voice.items[index].name;
    });
    const play = button(words.play, () => {
      if (!video.paused) return video.pause();
      const at = current === voice.items.length - 1 ? 0 : current;
      loaded(() => playFrom(voice.items[at].start, Infinity));
    });
    const explorer = make("div", { className: "explorer" },
      slider, readout,
      make("div", { className: "controls" },
        ...(voices.length > 1 ? [chooser] : []), play,
        go(words.highest, (items) => first(items, (item) => item.high)),
        go(words.lowest, (items) => first(items, (item) => -item.low)),
        go(words.turningPoint, turningPoint), speed,
        make("label", {}, sounds, " " + words.sounds)),
      status);

    // Where a measure is greatest, the first place if there are several.
    function first(items, measure) {
      const known = items.map(measure).filter((value) => !isNaN(value));
      return items.findIndex((item) => measure(item) === Math.max(...known));
    }

    function turningPoint(items) {
      const heights = items.map((item) => item.high + item.low);
      for (let step = 1; step <= items.length; step++) {
        const at = (current + step) % items.length;
        if ((heights[at] - heights[at - 1]) * (heights[at + 1] - heights[at]) < 0) return at;
      }
      return -1;
    }

    // Shows a datum; one that is said also gives the slider its name. Screen readers speak that as
    // soon as a slider moves that has the focus.
    function show(index, isSaid) {
      current = index;
      clearTimeout(resting);
      const { name, mark } = voice.items[current];
      marked?.classList.remove("current");
      marked = mark;
      readout.textContent = name;
      if (isSaid) slider.ariaValueText = name;
      if (isSaid || document.activeElement !== slider) slider.value = current;
      mark?.classList.add("current");
      place();
    }

    function place() {
      playhead.hidden = !marked;
      if (!marked) return;
      if (!playhead.isConnected) drawing.append(playhead);
      const [box, plot, around] = [marked, marked.ownerSVGElement, drawing].map(boxOf);
      const isAcross = box.width > plot.width * 0.9 && voice.items.length > 1;
      const { style } = playhead;
      style.left = (isAcross ? plot.left : middle(box)) - around.left + "px";
      style.top = (isAcross ? box.top + box.height / 2 : plot.top) - around.top + "px";
      style.width = (isAcross ? plot.width : 2) + "px";
      style.height = (isAcross ? 2 : plot.height) + "px";
    }

    // The slider lies along the axis: its ends below the first and the last datum.
    function align() {
      const [from, to, around] =
        [voice.items[0].mark, voice.items.at(-1).mark, explorer].map(boxOf);
      const length = from && to ? middle(to) - middle(from) : 0;
      const isAlong = length > around.width / 3;
      // Half a thumb to each side.
      slider.style.marginLeft = isAlong ? middle(from) - around.left - 8 + "px" : "";
      slider.style.width = isAlong ? length + 16 + "px" : "";
    }

    function choose(index, share) {
      voice = voices[index];
      chooser.value = index;
      slider.max = voice.items.length - 1;
      align();
      show(Math.round(share * slider.max), true);
    }

    // While a key is held each datum sounds; where it comes to rest is said.
    function hold(event) {
      if (!event.repeat) return current === +slider.value || show(current, true);
      const way = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
      if (!way || slider.matches(":dir(rtl)")) return;
      event.preventDefault();
      if (!voice.items[current + way]) return;
      step(current + way, false);
      resting = setTimeout(show, 300, current, true);
    }

    function step(index, isSaid = true) {
      stop();
      show(index, isSaid);
      const { start, end } = voice.items[current];
      if (video.readyState) video.currentTime = start;
      if (!sounds.checked) return;
      stops.forEach((other) => other());
      const length = Math.min(Math.max(end - start, 0.15), 3);
      loaded((samples) => {
        if (samples) playSamples(samples, start, length);
        else playFrom(start, start + length);
      });
    }

    // The file, fetched once: decoded for the steps, and in memory for the player, which so needs
    // no byte ranges. From a disk it can't be fetched; then the player does it all.
    function load() {
      context ??= new AudioContext();
      return (loading ??= fetched().catch(() => null));
    }

    // What is to be heard once the file is there, unless the reader has asked for something else by then.
    function loaded(action) {
      const own = (turn = {});
      load().then((samples) => own === turn && action(samples));
    }

    async function fetched() {
      const blob = await (await fetch(address)).blob();
      const samples = await context.decodeAudioData(await blob.arrayBuffer());
      const { paused, currentTime } = video;
      if (paused) Object.assign(video, { src: URL.createObjectURL(blob), currentTime });
      return samples;
    }

    function playSamples(buffer, start, length) {
      context.resume();
      const now = context.currentTime;
      const { gain } = (source = new GainNode(context, { gain: 0 }));
      gain.linearRampToValueAtTime(1, now + 0.008);
      gain.setValueAtTime(1, now + length);
      gain.linearRampToValueAtTime(0, now + length + 0.03);
      const player = new AudioBufferSourceNode(context, { buffer });
      player.connect(source).connect(context.destination);
      player.start(now, start, length + 0.04);
    }

    function silence() {
      turn = null;
      source?.disconnect();
    }

    // Ends all that is heard, and what would still move the place.
    function stop() {
      leads = false;
      cancelAnimationFrame(frame);
      video.pause();
      silence();
    }

    function playFrom(start, end) {
      stop();
      video.currentTime = start;
      video.playbackRate = rates[speed.value];
      until = end;
      video.play().catch(() => {});
    }

    function follow() {
      const now = video.currentTime;
      if (now >= until) return video.pause();
      if (leads) {
        const heard = voices.findIndex((each) => now >= each.items[0].start && now < each.end + 0.3);
        if (heard >= 0 && voices[heard] !== voice) choose(heard, 0);
        const index = Math.max(0, voice.items.findLastIndex((item) => item.start <= now));
        if (index !== current) show(index, false);
      }
      cancelAnimationFrame(frame);
      if (!video.paused) frame = requestAnimationFrame(follow);
    }

    video.onplay = () => {
      // A pause that came after is not told yet.
      if (video.paused) return;
      silence();
      stops.forEach((other) => other === stop || other());
      leads = until === Infinity;
      play.textContent = words.stop;
      follow();
    };
    video.onpause = () => {
      // A pause between two stretches is over before it is told.
      if (!video.paused) return;
      const led = leads;
      until = Infinity;
      leads = false;
      play.textContent = words.play;
      if (!led) return;
      show(current, true);
      if (!video.ended && document.activeElement === play) status.textContent = readout.textContent;
    };
    video.onended = () => (status.textContent = words.complete);
    // Links to a stretch of the sound play here, with the chart in sight.
    figure.addEventListener("click", (event) => {
      const link = event.target.closest("a[href*='#t=']")?.href ?? "";
      const [file, stretch] = link.split("#t=");
      if (file !== address) return;
      event.preventDefault();
      loaded(() => playFrom(...stretch.split(",").map(Number)));
    });
    addEventListener("resize", () => {
      align();
      if (!playhead.hidden) place();
    });

    stops.add(stop);
    if (drawing) drawing.after(explorer);
    else listen.prepend(explorer);
    choose(0, 0);
    // Nothing is marked before the first step.
    marked?.classList.remove("current");
    playhead.hidden = true;
  }

  for (const listen of document.querySelectorAll(".listen[data-words]")) {
    try {
      explore(listen);
    } catch {
      (listen.closest(".figure") ?? listen).querySelector(".explorer")?.remove();
    }
  }
}
