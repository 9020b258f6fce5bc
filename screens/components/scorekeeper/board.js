// @ts-check
// The score of a match at a real table. It knows no rules: what can be written, and what it comes to, it is told.

import { Address } from "./address.js";
import { Beginning } from "./beginning.js";
import { el } from "./dom.js";
import { Drafts } from "./drafts.js";
import { unfocused } from "./fields.js";
import { Foreseen } from "./foreseen.js";
import { MoveQueue, named, overtaken } from "./move_queue.js";
import { follow } from "./news.js";
import { Notes } from "./notes.js";
import { fetchedAgain } from "./pictures.js";
import { Writing } from "./writing.js";

/** @import { After, Match, Page, Shown, Told } from "./host" */
/** @typedef {{ sheets?: CSSStyleSheet[], leave: () => void }} Host */

const NEW = "match/new";
const AGAIN_AFTER = 2000;
/** @type {WeakMap<HTMLElement | ShadowRoot, Board>} */ const boards = new WeakMap();
/** How many lines are known. @param {Told | null | undefined} panel */
const lengthOf = (panel) => (panel && "length" in panel ? panel.length : 0);

/** Shows a match, or where one is begun, in `root`, and goes on from there by itself; returns what ends it.
 * @param {HTMLElement | ShadowRoot} root @param {Told} panel @param {Host} host */
export function mount(root, panel, host) {
  const board = boards.get(root) ?? new Board(root, host.sheets ?? []);
  boards.set(root, board);
  board.show(panel);
  return () => { board.leave(); boards.delete(root); };
}

class Board {
  /** @param {HTMLElement | ShadowRoot} root @param {CSSStyleSheet[]} sheets */
  constructor(root, sheets) {
    if ("adoptedStyleSheets" in root) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
    this.drafts = new Drafts();
    this.notes = new Notes();
    this.body = el("div", { class: "body" });
    this.box = el("div", { class: "keeper", translate: "no" }, this.body, this.notes.node, this.notes.voice);
    root.append(this.box); fetchedAgain(this.box);
    /** @type {Shown | null} */
    this.panel = null;
    /** @type {Beginning | Writing | null} */
    this.part = null;
    /** @type {{ nonce: string, after: After } | null} */
    this.pressed = null;
    /** @type {{ nonce: string, after: After } | null} the press that is being answered */
    this.answered = null;
    this.foreseen = new Foreseen();
    this.unfollow = () => {};
    this.rumoured = 0;
    this.address = new Address(() => this.wander());
    this.queue = new MoveQueue({
      panel: (panel, move) => this.heard(/** @type {Told} */ (panel), move),
      refused: (why, move, reason) => this.refused(why, move, reason),
      waiting: (reason) => this.notes.wait(this.panel?.words[`waiting_${reason}`] ?? ""),
    });
  }

  leave() {
    this.left = true;
    clearTimeout(this.later);
    this.unfollow(); this.address.leave(); this.queue.leave();
    this.part?.leave(); this.notes.clear();
    this.box.remove();
  }

  /** The page around has run, with what its address told it: the browser's own address knows better. @param {Told} panel */
  show(panel) {
    const wanted = this.address.place(NEW);
    if (!this.panel || panel.place === this.panel.place) this.update(panel);
    if (wanted !== panel.place) this.visit(wanted);
  }

  /** Back and Forward of the browser. */
  wander() {
    if (!this.panel) return;
    const wanted = this.address.place(NEW);
    if (wanted !== this.panel.place) this.visit(wanted);
    else this.tell(this.panel);
  }

  /** What the place looks like now, whoever has changed it; a press is told only what it may have changed. @param {Told} told */
  update(told) {
    const last = this.panel;
    if (last && last.who !== told.who) { location.reload(); return; } // the browser has become somebody else's
    const before = last?.place === told.place ? last : undefined;
    if (before && (overtaken(before, told) || lengthOf(told) < lengthOf(before))) return;
    if (!("words" in told) && before?.lang !== told.lang) { this.visit(told.place); return; } // told in words that are not here
    const panel = this.panel = /** @type {Shown} */ ({ ...before, ...told });
    if (this.box.lang !== panel.lang) this.box.lang = panel.lang;
    if (before?.lang !== panel.lang) this.build(panel);
    this.tell(panel, before);
    this.foreseen.look(panel, this.queue.busy);
    if (!before) this.queue.resume(panel.place, panel.who);
  }

  /** @param {Shown} panel @param {Shown} [before] */
  tell(panel, before) {
    if (panel.sort !== "beginning" && this.part instanceof Writing) this.part.update(panel, /** @type {Match | undefined} */ (before));
    else if (panel.sort === "beginning" && this.part instanceof Beginning) this.part.update(panel);
  }

  /** @param {Shown} panel */
  build(panel) {
    this.part?.leave();
    const page = /** @type {Page<any>} */ (this);
    this.part = panel.sort === "beginning" ? new Beginning(page) : new Writing(page);
    this.body.replaceChildren(this.part.node);
    this.unfollow();
    this.unfollow = panel.sort !== "beginning" ? follow([panel.place], (news) => this.elsewhere(/** @type {Match} */ (news)), (_, moment) => this.knows(Number(moment))) : () => {};
  }

  /** Is the match known so far, or will the answer to a press say? @param {number} length */
  knows(length) {
    if (this.queue.busy) this.rumoured = length;
    return this.queue.busy || length <= lengthOf(this.panel);
  }

  /** Another device has written, or the line has opened again. @param {Match} news */
  elsewhere(news) {
    const before = this.panel;
    if (!before || news.place !== before.place) return;
    this.update(news);
    if (!this.queue.busy && news.length > lengthOf(before)) this.notes.tell(news.words.elsewhere.replace("{what}", news.said));
  }

  /** @param {Told} panel @param {import("./move_queue.js").Move} move */
  heard(panel, move) {
    const mine = this.answered = this.pressed?.nonce === move.nonce ? this.pressed : null;
    this.settle();
    if (panel.place !== this.panel?.place) return;
    this.panel = this.foreseen.settled(this.panel, panel);
    this.update(panel);
    if (this.rumoured > lengthOf(panel)) this.visit(panel.place);
    if (panel.opened) this.visit(`match/${panel.opened}`, true);
    // Whether it was taken is known when nothing was said against it; that is heard right after.
    queueMicrotask(() => { if (this.answered === mine) { this.answered = null; mine?.after.done?.(panel); } });
  }

  /** @param {string} why @param {import("./move_queue.js").Move} move @param {string} [reason] */
  refused(why, move, reason) {
    const after = (this.answered ?? this.pressed)?.after;
    this.answered = null;
    this.settle();
    if (reason !== "doubted" || !this.panel) { this.notes.tell(why || (this.panel?.words.not_written ?? ""), true); return; }
    const again = () => this.write(move.event, { .../** @type {object} */ (move.value), anyway: true }, after);
    this.notes.doubt(this.panel.words, why.split("\n"), again);
  }

  settle() {
    this.pressed = null;
    this.box.removeAttribute("aria-busy");
    this.notes.clear();
  }

  /** A press: one at a time, for what is pressed next may hang on what this one writes.
   * @param {string} event @param {unknown} value @param {After} [after] */
  write(event, value, after = {}) {
    if (this.queue.busy || !this.panel) return;
    this.notes.clear();
    this.box.setAttribute("aria-busy", "true");
    const next = this.foreseen.take(this.panel, event, value);
    const move = this.queue.push({ place: this.panel.place, event, value, seen: this.panel.qid });
    this.pressed = { nonce: move.nonce, after };
    if (next) this.update(/** @type {Told} */ (next));
  }

  /** Another place, asked for until it answers. @param {string} place @param {boolean} [push] */
  async visit(place, push = false) {
    if (push) this.address.go(place === NEW ? "" : place.slice("match/".length));
    clearTimeout(this.later);
    const wanted = () => !this.left && this.address.place(NEW) === place;
    try {
      const answer = await fetch(`/api/place/${place}`, { credentials: "same-origin", headers: named() });
      if (!wanted()) return;
      if (answer.ok) { this.notes.clear(); this.arrive((await answer.json()).panel, push); return; }
      if (answer.status === 404) { this.unknown(); return; }
    } catch { /* the server is away; it is asked again */ }
    if (wanted()) {
      this.notes.wait(this.panel?.words.waiting_look ?? "");
      this.later = setTimeout(() => this.visit(place), AGAIN_AFTER);
    }
  }

  /** What was pressed went with the page it was on, which may have been scrolled far down. @param {Told} panel @param {boolean} pressed */
  arrive(panel, pressed) {
    this.update(panel);
    if (pressed && this.part instanceof Writing && unfocused(this.body)) this.part.toTheScore();
  }

  async unknown() {
    if (this.panel?.sort === "beginning") { this.tell(this.panel); this.notes.tell(this.panel.words["code.unknown"], true); return; }
    this.address.go("");
    await this.visit(NEW);
    if (this.panel) this.notes.tell(this.panel.words["code.unknown"], true);
  }
}
