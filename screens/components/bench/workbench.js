// @ts-check
// The scoring table: which of its ways of working is open, what is told of each, and what is done there. It knows no host.

import { askPlace } from "./ask_place.js";
import { Cloth } from "./cloth.js";
import { Counting } from "./counting.js";
import * as dom from "./dom.js";
import { Exercise } from "./exercise.js";
import { Figures } from "./figures.js";
import { HistoryStore } from "./history_store.js";
import { MoveQueue, overtaken } from "./move_queue.js";
import { fetchedAgain } from "./pictures.js";
import { Tabs, WAYS } from "./tabs.js";
import { Taps } from "./taps.js";

/** @import { BenchProps, Host, Still } from "./host" */

const { el, mark } = dom;
/** @type {WeakMap<HTMLElement | ShadowRoot, Bench>} */
const benches = new WeakMap();
/** What is told once, by its key: a table that is made anew in the same page finds it here. @type {Map<string, Still>} */
const stock = new Map();

// Shows the table in `root`, and goes on from there by itself; returns what ends it. `panel.embedded`: it is part of another page,
// whose address is not its own; `host.changed` then hears the position.
/** @param {HTMLElement | ShadowRoot} root @param {BenchProps} panel @param {Host} host */
export function mount(root, panel, host) {
  let bench = benches.get(root);
  if (!bench) benches.set(root, bench = new Bench(root, panel, host));
  bench.host = host;
  bench.arrive(panel);
  return () => { benches.get(root)?.leave(); benches.delete(root); };
}

class Bench {
  /** @param {HTMLElement | ShadowRoot} root @param {BenchProps} panel @param {Host} host */
  constructor(root, panel, host) {
    if ("adoptedStyleSheets" in root) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...(host.sheets ?? [])];
    this.host = host;
    this.embedded = Boolean(panel.embedded);
    this.place = this.embedded ? panel.place : "scoring/count";
    this.who = panel.who;
    this.box = el("div", { class: "bench", translate: "no" });
    this.box.onkeydown = (event) => this.keys(event);
    root.append(this.box); fetchedAgain(this.box);
    this.status = el("p", { class: "note", role: "status" });
    /** The latest panel of each place. @type {Map<string, BenchProps>} */
    this.panels = new Map();
    this.way = "";
    this.key = "";
    this.asking = () => {};
    this.kept = new HistoryStore({ place: panel.place, addressed: !this.embedded, begins: panel.qid });
    this.queue = new MoveQueue({
      panel: (told) => this.heard(/** @type {BenchProps} */ (told)),
      refused: (why) => { this.show(); this.say(why); },
      waiting: (reason, why) => this.say(why || this.still.words[`waiting_${reason}`]),
    });
    this.taps = new Taps(this.queue, this.place, () => this.panels.get(this.place)?.qid ?? "");
    this.back = () => { const way = this.addressedWay; if (way && way !== this.way) this.turn(way); };
    if (!this.embedded) window.addEventListener("popstate", this.back);
  }

  leave() {
    window.removeEventListener("popstate", this.back);
    this.asking();
    this.queue.leave();
    this.kept.leave();
    this.exercise?.leave(); this.counting?.leave();
    this.box.remove();
  }

  /** @param {string} way */
  placeOf(way) { return this.embedded || way === WAYS[0] ? this.place : `scoring/${way}`; }

  // One of the ways of working, where the address is this table's.
  get addressedWay() { return this.kept.way === undefined ? undefined : WAYS.find((one) => one === this.kept.way) ?? WAYS[0]; }

  // ---- what is told

  // The page shows its place, for the first time or once more. What is on the table is the browser's, whatever the page begins with.
  /** @param {BenchProps} panel */
  arrive(panel) {
    const first = !this.way;
    const wanted = first ? this.kept.wanted : this.kept.text;
    const old = panel.mode === "count" && wanted !== undefined && wanted !== panel.options.text;
    const said = !first && panel.key === this.key; // in these words the newer position is on the screen already
    if (!(old && said) && !this.take(panel)) return;
    if (first) for (const place of new Set([this.place, panel.place])) this.queue.resume(place, panel.who);
    if (panel.mode === "count" && !old) this.remember(panel.options.text);
    // Where a move is on its way, its answer brings the position.
    else if (old && !said && !this.queue.busy) this.taps.push("text", wanted);
    this.turn(this.addressedWay ?? panel.mode, panel.place);
  }

  // A move was answered.
  /** @param {BenchProps} panel */
  heard(panel) {
    if (panel.mode === "count" && panel.who === this.who) {
      const before = this.kept.text;
      this.panels.set(panel.place, panel);
      this.remember(panel.options.text);
      this.taps.heard();
      if (before !== panel.options.text) this.host.changed?.(panel.options.text, panel);
    }
    if (!panel.still && !stock.has(panel.key)) {
      // Told in other words by now: the whole place is asked for, with these words.
      this.asking();
      this.asking = askPlace(panel.place, (/** @type {BenchProps} */ { still }) => { if (still) stock.set(panel.key, still); this.heard(panel); }, () => {});
      return;
    }
    const newer = this.take(panel);
    if (panel.place !== this.placeOf(this.way)) return;
    this.say("");
    if (newer) this.show();
  }

  // Is it news? What is older than what is on the screen is not, and what is another learner's is for a page of theirs.
  /** @param {BenchProps} panel */
  take(panel) {
    if (panel.who !== this.who) { location.reload(); return false; }
    // A position is counted for whoever asks, and the answers come in the order of the moves.
    if (panel.mode !== "count" && overtaken(this.panels.get(panel.place), panel)) return false;
    this.panels.set(panel.place, panel);
    if (panel.still) stock.set(panel.key, panel.still);
    if (panel.key !== this.key) this.build(panel.key);
    // Not set anew each time: the whole table would be styled again.
    mark(this.box, "lang", panel.lang);
    return true;
  }

  get still() { return /** @type {Still} */ (stock.get(this.key)); }

  /** @param {string} text */
  remember(text) { this.kept.remember(text, this.still.blank); }

  // ---- what is shown

  // Another way of working: what is known of it at once, and what the log says by now where it is the log's.
  /** @param {string} way @param {string} told the place that was told just now */
  turn(way, told = "") {
    this.way = way;
    this.asking();
    this.tabs?.show(way);
    const place = this.placeOf(way);
    const known = this.panels.get(place)?.key === this.key;
    if (known) this.show();
    if (place !== this.place && place !== told) {
      this.asking = askPlace(place, (/** @type {BenchProps} */ panel) => this.heard(panel), (reason) => this.say(this.still.words[`waiting_${reason}`]));
    } else if (!known) {
      this.taps.push("text", this.kept.text ?? this.kept.wanted ?? this.still.blank);
    }
  }

  show() {
    const panel = this.panels.get(this.placeOf(this.way));
    if (!panel || panel.key !== this.key) return;
    mark(this.box, "data-mode", panel.mode);
    if (panel.mode === "count") this.counting?.update(panel, this.kept, this.queue.busy);
    else this.exercise?.update(panel.exercise);
  }

  /** @param {string} key */
  build(key) {
    this.key = key;
    const { still } = this;
    this.exercise?.leave(); this.counting?.leave();
    this.counting = new Counting(still, (event, value) => this.counts(event, value), { post: this.taps, kept: this.kept }, this.embedded);
    this.exercise = this.embedded ? undefined : new Exercise({ ...dom, Cloth, Figures }, still, (event, value) => this.practises(event, value));
    this.tabs = this.embedded ? undefined : new Tabs(still.words, (way) => { if (way !== this.way) { this.kept.turn(way); this.turn(way); } });
    const parts = [this.tabs, this.counting, this.exercise].flatMap((part) => (part ? [part.node] : []));
    this.box.replaceChildren(...parts, this.status);
  }

  // ---- what is done

  /** @param {string} event @param {unknown} value */
  counts(event, value) {
    if (event === "say") this.say(String(value)); else this.taps.push(event, value);
  }

  /** @param {string} event @param {any} value */
  practises(event, value) {
    const panel = this.panels.get(this.placeOf(this.way));
    if (event === "say") { this.say(value); return; }
    if (!panel || panel.mode === "count") return;
    const { do: done, ...about } = value;
    this.queue.push({ place: panel.place, event: done, value: Object.keys(about).length ? about : null, seen: panel.qid });
  }

  /** @param {KeyboardEvent} event */
  keys(event) {
    const typing = /** @type {HTMLElement} */ (event.target).tagName === "INPUT";
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z" || typing || this.box.dataset.mode !== "count") return;
    event.preventDefault();
    this.counting?.steps.go(event.shiftKey ? 1 : -1);
  }

  /** @param {string} text */
  say(text) { dom.write(this.status, text); }
}
