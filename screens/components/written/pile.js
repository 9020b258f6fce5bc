// @ts-check
// The end of a hand by its cards: the scoring table, with the smaller pile laid out, inside the match.

import { el } from "./dom.js";
import { button, choice } from "./fields.js";
import { named, nonce } from "./move_queue.js";

/** @import { EndingProps } from "../board/given" */
/** @import { Match, Page } from "../board/host" */
/** @import { CountPanel } from "../sheet/given" */

/** @type {Map<string, Promise<{ mount: Function, sheets: CSSStyleSheet[] }>>} */
const loaded = new Map();

/** The scoring table, fetched once and only when it is wanted. @param {{ scripts: string[], styles: string[] }} bench */
function load({ scripts, styles }) {
  const at = (/** @type {string} */ name) => new URL(name, document.baseURI).href;
  const ready = loaded.get(scripts[0]) ?? (async () => {
    const [modules, sheets] = await Promise.all([
      Promise.all(scripts.map((one) => import(at(one)))),
      Promise.all(styles.map(async (one) => new CSSStyleSheet().replace(await (await fetch(at(one))).text()))),
    ]);
    return { mount: modules[0].mount, sheets };
  })();
  loaded.set(scripts[0], ready);
  ready.catch(() => loaded.delete(scripts[0]));
  return ready;
}

export class PileTable {
  /** @param {Page<Match>} board @param {EndingProps & { go: string }} told @param {number} side @param {(side: number) => void} turned @param {(value: object) => void} send */
  constructor(board, told, side, turned, send) {
    this.board = board;
    this.hand = told.hand;
    this.side = side;
    this.sides = told.sides;
    const w = board.panel.words;
    const whose = choice(w["end.whose"], told.sides.map((name, at) => [at, name]), (to) => {
      this.side = Number(to);
      turned(this.side);
      this.lay();
    });
    whose.set(side);
    this.place = el("div", { class: "pile" });
    this.so_far = el("p", { class: "worth", role: "status" });
    this.go = button(told.go, "main", () => send({ hand: this.hand, side: this.side, position: this.text }));
    this.go.hidden = true;
    this.node = el("div", {}, whose.node, this.place, this.so_far, this.go);
    this.end = () => {};
    this.lay();
  }

  get draft() { return `${this.board.panel.code} pile ${this.hand} ${this.side}`; }

  leave() {
    this.left = true;
    clearTimeout(this.later);
    this.end();
    this.end = () => {};
  }

  /** The table of this side, with what lay on it. */
  async lay() {
    const { board } = this;
    this.end();
    this.go.hidden = true;
    const place = `pile/${board.panel.code}/${this.hand}/${this.side}`;
    try {
      const [bench, panel] = await Promise.all([load(board.panel.bench), this.stands(place)]);
      if (this.left || place !== `pile/${board.panel.code}/${this.hand}/${this.side}`) return;
      const inside = el("div", {});
      this.place.replaceChildren(inside);
      const root = inside.attachShadow({ mode: "open" });
      const changed = async (/** @type {string} */ text, /** @type {CountPanel | undefined} */ now) => {
        this.go.hidden = true;
        board.drafts.set(this.draft, text);
        this.heard(now ?? await this.stands(place));
      };
      this.end = bench.mount(root, panel, { sheets: bench.sheets, changed });
      this.heard(panel);
    } catch {
      if (this.left) return;
      board.notes.wait(board.panel.words.waiting_look);
      this.later = setTimeout(() => this.lay(), 2000);
    }
  }

  /** The panel of this pile: as it was left here, as the address brought it, else as it was written down. @param {string} place */
  async stands(place) {
    const { board } = this;
    const asked = { credentials: /** @type {RequestCredentials} */ ("same-origin") };
    const answer = await fetch(`/api/place/${place}`, { ...asked, headers: named() });
    if (!answer.ok) throw new Error(String(answer.status));
    const { panel } = await answer.json();
    const kept = board.drafts.get(this.draft) ?? board.address.pile;
    if (!kept || kept === panel.options.text) return panel;
    const headers = { "Content-Type": "application/json", ...named() };
    const move = { place, event: "text", value: kept, seen: "", nonce: nonce() };
    const moved = await (await fetch("/api/move", { ...asked, method: "POST", headers, body: JSON.stringify(move) })).json();
    return moved.refused || !moved.panel ? panel : { ...panel, ...moved.panel };
  }

  /** What lies on the table now, and what it comes to. @param {CountPanel} panel */
  heard(panel) {
    const { board } = this;
    if (this.left || !panel.options) return;
    this.text = panel.options.text;
    board.drafts.set(this.draft, this.text);
    this.go.hidden = !panel.whole;
    const [ours, theirs] = panel.counted.totals;
    const [a, b] = this.side ? [theirs, ours] : [ours, theirs];
    const score = `${this.sides[0]} ${a} – ${b} ${this.sides[1]}`;
    // Before all is said that counts, a total is only what there is so far.
    this.so_far.textContent = panel.whole ? score : board.panel.words["end.provisional"].replace("{score}", score);
    this.so_far.hidden = !panel.options.won.length;
  }
}
