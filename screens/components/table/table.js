// The table: shows a panel and its mark, keeps the selection, sends one move at a time. It knows no rules, no names of cards, no host.

import { Choosing } from "./choosing.js";
import { el, write } from "./dom.js";
import { focused, toFirst, toNews } from "./focusing.js";
import { tellWhy, voice } from "./game.js";
import { pressed } from "./keys.js";
import { Laid, reveal, took } from "./laid.js";
import { MoveQueue } from "./move_queue.js";
import { picturesOf } from "./panel.js";
import { tellAddress } from "./step_link.js";
import { dress, tellHints, tellMark, tellProgress } from "./telling.js";

/** @import { Given, Host } from "./given" */
/** @typedef {"answer" | "next" | "hint" | "reveal" | "undo" | "back" | "share" | "report"} Press */

const DOUBLE_CLICK = 350;
/** @type {Press[]} */
const QUIET = ["hint", "reveal", "undo", "back", "share", "report"];

/** @type {WeakMap<Element | ShadowRoot, Table>} */
const tables = new WeakMap();

// Shows a place's panel in `root`, and goes on from there by itself. Returns what ends it.
/** @param {HTMLElement | ShadowRoot} root @param {Given} panel @param {Host} host */
export function mount(root, panel, host) {
  let table = tables.get(root);
  if (table) {
    table.host = host;
    table.update(panel);
  } else {
    table = new Table(root, panel, host);
    tables.set(root, table);
  }
  const its = table;
  return () => { its.leave(); tables.delete(root); };
}

export class Table {
  /** @param {HTMLElement | ShadowRoot} root @param {Given} data @param {Host} host */
  constructor(root, data, host) {
    this.host = host;
    this.data = data;
    // Streamlit keeps its own element in the root for html=; ours stands beside it.
    if ("adoptedStyleSheets" in root) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...host.sheets];
    this.box = el("div", { class: "table", translate: "no" });
    this.box.onkeydown = (event) => pressed(event, this);
    this.body = el("div");
    this.voice = voice();
    this.box.append(this.voice, this.body);
    root.append(this.box);
    this.queue = new MoveQueue({
      panel: (told) => this.update(/** @type {any} */ (told)),
      refused: (why) => { this.settle(); if (why) this.say(why); },
      waiting: (reason, why) => this.say(why || (this.data.words[`waiting_${reason}`] ?? "")),
    });
    /** @type {string | null} */
    this.marked = null;
    /** @type {Set<number>} */
    this.cleared = new Set();
    this.answeredAt = 0;
    this.shownAt = performance.now();
    this.refused = false;
    this.choosing = new Choosing(data);
    this.laid = this.lay();
    this.queue.resume(data.place, data.who);
    this.show(null);
  }

  get panel() { return this.laid.panel; }
  get actions() { return this.laid.actions; }
  get feedback() { return this.laid.feedback; }

  leave() { this.queue.leave(); this.box.remove(); }

  /** @param {Given} data */
  update(data) {
    const before = this.data;
    if (before.who !== data.who) { location.reload(); return; } // the browser has become somebody else's
    if (data.at < before.at) return; // overtaken
    this.data = data;
    if (before.qid !== data.qid) this.shownAt = performance.now();
    if (!this.queue.busy) this.settle();
    if (before.leaves !== data.leaves) this.host.leave();
    if (same({ ...before, at: 0 }, { ...data, at: 0 })) return;
    if (before.qid !== data.qid || !same(before.mark, data.mark)) this.cleared.clear();
    if (before.qid !== data.qid) this.choosing = new Choosing(data);
    if (before.qid !== data.qid || before.lang !== data.lang || before.rows.length !== data.rows.length) this.laid = this.lay();
    this.show(before);
  }

  /** @param {Given | null} before */
  show(before) {
    const { data, laid } = this;
    if (this.box.lang !== data.lang) this.box.lang = data.lang; // not each time: the whole table would be styled again
    this.box.dataset.qid = data.qid;
    this.dress();
    tellProgress(laid.progress, data);
    const told = JSON.stringify(data.mark);
    if (told !== this.marked) { this.marked = told; tellMark(laid.feedback, data); }
    tellHints(laid.hints, data);
    this.act();
    this.say(data.note || "");
    if (tellAddress(laid.address, data, (text) => this.say(text))) reveal(laid.address);
    this.voice.textContent = data.announce || "";
    if (!before || before.qid !== data.qid) toFirst(laid, data, Boolean(before));
    else if (toNews(laid, data, before)) this.answeredAt = performance.now();
  }

  settle() { this.box.removeAttribute("aria-busy"); this.say(""); }

  lay() {
    const laid = new Laid(this.data, {
      pick: (place) => this.pick(place),
      refuse: (why) => { if (this.open) { tellWhy(this.feedback, why, this.data.words); reveal(this.feedback); this.refused = true; } },
      choose: (place) => this.choose(place),
      type: (text) => { this.choosing.typed = text; this.changed(); },
    }, this.choosing.typed, picturesOf(this.body));
    this.marked = null;
    this.body.className = laid.panel.shape;
    this.body.replaceChildren(...laid.nodes);
    this.box.dataset.mode = this.data.mode;
    return laid;
  }

  dress() { dress(this.panel, this.data, this.choosing, this.cleared); }

  act() {
    const { can, words, mode } = this.data;
    /** @type {Press[]} */
    const presses = QUIET.filter((event) => can[event]);
    if (can.next) presses.unshift("next");
    if (can.answer && mode !== "none" && !this.data.at_once) presses.unshift("answer");
    const told = presses.map((event) => event + words[event]).join();
    if (told !== [...this.actions.querySelectorAll("button")].map((button) => `${button.dataset.event}${button.textContent}`).join()) {
      const was = focused(this.box)?.dataset.event;
      const buttons = presses.map((event) => pressing(event, this.data.words[event] ?? "", (click) => this.ask(event, click)));
      this.actions.replaceChildren(...buttons);
      buttons.find((button) => was && button.dataset.event === was)?.focus({ preventScroll: true });
    }
    this.ready();
  }

  // While an answer is under way the buttons only look as they did: a moment of grey would be a flicker.
  ready() {
    for (const button of this.actions.querySelectorAll("button")) {
      const waiting = button.dataset.event === "answer" && !this.choosing.complete(this.data);
      button.setAttribute("aria-disabled", waiting ? "true" : "false");
    }
  }

  // ---- what the learner does

  get open() { return !this.queue.busy && this.data.can.answer; }

  /** @param {number} place */
  pick(place) {
    if (!this.open) return;
    if (this.refused) { this.refused = false; tellMark(this.feedback, this.data); }
    if (this.data.again && this.choosing.picked.includes(place)) { this.ask("answer"); return; }
    if (!this.choosing.pick(place, this.data)) { this.say((this.data.words.at_most ?? "").replace("{n}", String(this.data.at_most))); return; }
    this.cleared.add(place);
    this.changed();
    if (this.data.at_once && this.choosing.picked.length) this.ask("answer");
  }

  /** @param {number} place */
  choose(place) {
    if (!this.open) return;
    this.choosing.choose(place);
    this.changed();
  }

  changed() { this.say(""); this.dress(); this.ready(); }

  /** @param {Press} event @param {MouseEvent} [click] */
  ask(event, click) {
    if (this.queue.busy) return;
    // The second half of a double click on Check must not press the Next that took its place.
    if (event === "next" && click && (click.detail > 1 || (click.detail && performance.now() - this.answeredAt < DOUBLE_CLICK))) return;
    const answering = event === "answer";
    if (answering && !this.choosing.complete(this.data)) { this.say(this.data.words.incomplete ?? ""); return; }
    const value = answering ? this.choosing.value(this.data) : null;
    if (!this.data.place) { this.host.pick(value); return; }
    this.box.setAttribute("aria-busy", "true");
    this.queue.push({ place: this.data.place, event, value, seen: this.data.qid, ...(answering ? took(this.shownAt) : {}) });
  }

  /** @param {string} text */
  say(text) { write(this.laid.status, text); if (text) reveal(this.laid.status); }
}

/** @param {Press} event @param {string} text @param {(click: MouseEvent) => void} onclick */
function pressing(event, text, onclick) {
  return el("button", { type: "button", class: QUIET.includes(event) ? "quiet" : "main", text, "data-event": event, onclick });
}

/** @param {unknown} one @param {unknown} other */
function same(one, other) { return JSON.stringify(one) === JSON.stringify(other); }
