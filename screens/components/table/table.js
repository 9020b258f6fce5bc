// The table: shows a panel and its mark, keeps the selection, sends one move at a time. It knows no rules, no names of cards, no host.

import { Choosing, returned, untold } from "./choosing.js";
import { Closer } from "./closer.js";
import { el, fill, same, write } from "./dom.js";
import { focused, staying, toFirst, toNews, withoutFocus } from "./focusing.js";
import { tellWhy, voice } from "./game.js";
import { guard, waits } from "./guard.js";
import { Holding } from "./holding.js";
import { pressed } from "./keys.js";
import { reveal } from "./in_sight.js";
import { Laid, asked, settle, took } from "./laid.js";
import { overtaken } from "./move_queue.js";
import { fetchedAgain } from "./pictures.js";
import { tellAddress } from "./step_link.js";
import { dress, tellHints, tellMark, tellProgress } from "./telling.js";
import { UnderWay } from "./under_way.js";
/** @import { Press, TableProps } from "./given" */
/** @import { Host } from "./host" */

/** @type {WeakMap<Element | ShadowRoot, Table>} */ const tables = new WeakMap();
// Shows a place's panel in `root`, and goes on from there by itself. Returns what ends it.
/** @param {HTMLElement | ShadowRoot} root @param {TableProps} panel @param {Host} host */
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
  /** @param {HTMLElement | ShadowRoot} root @param {TableProps} data @param {Host} host */
  constructor(root, data, host) {
    this.host = host; this.data = data;
    // Streamlit keeps its own element in the root for html=; ours stands beside it.
    if ("adoptedStyleSheets" in root) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...host.sheets];
    this.box = el("div", { class: "table", translate: "no" });
    this.box.onkeydown = (event) => pressed(event, this);
    guard(this.box); fetchedAgain(this.box);
    this.body = el("div"); this.closer = new Closer(this.box);
    this.go = (/** @type {number} */ to) => { if (this.moves.any) waits(focused(this.box)); else this.moves.send(this.data, "answer", to); };
    this.holding = new Holding(this);
    this.box.append(this.voice = voice(), this.body); root.append(this.box);
    this.unsettle = settle(this.box);
    this.moves = new UnderWay(this.box, {
      panel: (told) => this.update(/** @type {TableProps} */ (told)),
      refused: (why) => { this.settle(); if (why) this.say(why); },
      waiting: (reason, why) => this.say(why || (this.data.words[`waiting_${reason}`] ?? "")),
    });
    /** @type {string | null} */ this.marked = null;
    /** @type {Set<number>} */ this.cleared = new Set();
    this.shownAt = performance.now(); this.refused = this.tried = false; this.choosing = new Choosing(data);
    this.laid = this.lay(); asked(this, null);
    this.moves.resume(data); this.moves.look(data); this.show(null); this.holding.offer();
  }

  get panel() { return this.laid.panel; }
  get bar() { return this.laid.bar; }
  get feedback() { return this.laid.feedback; }

  leave() { this.holding.leave(); this.moves.leave(); this.unsettle(); this.laid.leave(); this.box.remove(); }

  /** @param {TableProps} data */
  update(data) {
    const before = this.data;
    if (before.who !== data.who) { location.reload(); return; } // the browser has become somebody else's
    // Where all is told anew, so is what waited: written before that, it would have the page laid out once more.
    const late = overtaken(before, data), other = !late && (before.qid !== data.qid || !same({ ...before, at: 0 }, { ...data, at: 0 }));
    if (other) this.moves.home(); else this.settle();
    if (late) return;
    this.data = data; this.moves.look(data);
    const anew = before.qid !== data.qid; if (anew) { this.shownAt = performance.now(); this.marked = null; this.holding.end(); }
    if (before.leaves !== data.leaves) this.host.leave();
    this.comesBack(data);
    if (!other) { this.dress(); this.holding.tell(); this.chosen(); return; } // it may have been chosen before the last move was home
    if (anew || !same(before.mark, data.mark)) this.cleared.clear();
    // What is over shows the answer that counts: one's own, or the solution.
    const over = !data.can.answer && !same(before.answer, data.answer);
    if (anew || over) this.choosing = new Choosing(data);
    const change = () => {
      if (before.lang !== data.lang) this.laid = this.lay(); else this.laid.update(data);
      asked(this, before);
      this.show(before);
      this.holding.lain(this.panel.move());
    };
    if (anew) withoutFocus(this.box, change); else staying(this, change);
  }

  // The card that was tried is in the hand again, and chosen no longer.
  /** @param {TableProps} data */
  comesBack(data) { if (this.tried && !this.moves.any && returned(data)) { this.choosing = new Choosing(data); this.tried = false; } }

  /** @param {TableProps | null} before */
  show(before) {
    const { data, laid } = this;
    if (this.box.lang !== data.lang) this.box.lang = data.lang; // not each time: the whole table would be styled again
    this.box.dataset.qid = data.qid;
    this.box.toggleAttribute("data-left", data.leaves);
    this.dress();
    tellProgress(laid.progress, data);
    const told = JSON.stringify(data.mark); if (told !== this.marked) { this.marked = told; tellMark(laid.feedback, data, this.go); }
    tellHints(laid.hints, data);
    this.holding.tell();
    write(laid.status, data.note || "");
    if (data.note && !data.game) reveal(laid.status);
    if (tellAddress(laid.address, data, (text) => this.say(text))) reveal(laid.address);
    this.voice.textContent = data.announce || "";
    if (!before || before.qid !== data.qid) toFirst(laid, data, Boolean(before));
    else toNews(laid, data, before);
  }

  // A move has come home: that it waited is said no longer, and what the place says of it stays when the same news come once more.
  settle() {
    if (!this.moves.home()) return;
    this.holding.landed();
    if (this.laid.status.textContent !== this.data.note) this.say(this.data.note || "");
  }

  lay() {
    this.laid?.leave(); this.body.replaceChildren();
    this.marked = null;
    return new Laid(this.body, this.data, {
      pick: (place) => this.pick(place),
      refuse: (why) => { if (this.open) { tellWhy(this.feedback, why, this.data.words); reveal(this.feedback); this.refused = true; } },
      choose: (place) => this.choose(place),
      type: (text) => { this.choosing.typed = text; this.changed(); },
      turn: (card) => this.turn(card),
      swap: (place, onto) => { if (this.open) { this.choosing.swap(place, onto); this.touched(place, onto); } },
    }, (event) => { if (event === "claim") this.host.sure?.(() => this.ask(event)); else this.ask(event); }, () => this.help());
  }

  dress() { dress(this.panel, this.data, this.choosing, this.cleared); this.bar.counted = this.choosing.counted(this.data); }
  get complete() { return this.choosing.complete(this.data); }

  // ---- what the learner does

  get turns() { return Boolean(this.data.turns); }
  get goes() { return this.holding.any; }
  get open() { return !this.moves.any && this.data.can.answer; }

  // What is pressed while a move is under way shows that it waits.
  /** @param {HTMLElement} button */
  free(button) { if (this.moves.any) waits(button); return this.open; }

  /** @param {number} place */
  pick(place) {
    if (!this.free(this.panel.cards[place])) return;
    if (this.refused) { this.refused = false; tellMark(this.feedback, this.data, this.go); }
    if (this.data.again && this.choosing.picked.includes(place)) { this.ask("answer"); return; }
    if (!this.choosing.pick(place, this.data)) { this.say(fill(this.data.words.at_most ?? "", { n: this.data.at_most })); return; }
    this.touched(place);
    if (this.data.tap) this.holding.hold(place);
    if (this.data.at_once && this.choosing.picked.length) this.ask("answer");
  }

  /** @param {number[]} places */
  touched(...places) { for (const place of places) this.cleared.add(place); this.changed(); }

  /** @param {HTMLElement} card */
  turn(card) {
    if (this.data.at_once) return;
    this.holding.lookedAway(); this.closer.card(card, [.../** @type {Iterable<HTMLElement>} */ (card.parentElement?.children ?? [])], this.data.words);
  }

  help() { this.holding.lookedAway(); this.closer.help(focused(this.box), this.data.words); }

  /** @param {number} place */
  choose(place) {
    if (!this.free(this.panel.choices[place])) return;
    this.holding.drop();
    this.choosing.choose(place);
    this.changed();
  }

  changed() { this.say(untold(this.choosing, this.data)); this.dress(); this.bar.ready(this.complete); this.chosen(); }
  chosen() { if (this.open && this.complete) this.moves.chosen(this.choosing.value(this.data)); }

  /** @param {Press} event */
  ask(event) {
    if (event === "undo" && this.goes) { staying(this, () => { this.holding.takeBack(); this.changed(); }); return; }
    if (this.moves.any) { waits(this.bar.at(event)); return; }
    const answering = event === "answer";
    if (answering) this.holding.end(); else this.holding.drop();
    if (answering && !this.complete) { this.say(this.data.words.incomplete ?? ""); return; }
    this.holding.undoes = event === "undo" ? this.data.qid : ""; this.tried = answering;
    const value = answering ? this.choosing.value(this.data) : null;
    if (!this.data.place) { this.host.pick(value); return; }
    const next = this.moves.send(this.data, event, value, answering ? took(this.shownAt) : {});
    if (next) this.update(next);
  }

  /** @param {string} text */
  say(text) { const other = this.laid.status.textContent !== text; write(this.laid.status, text); if (text && other) reveal(this.laid.status); }
}
