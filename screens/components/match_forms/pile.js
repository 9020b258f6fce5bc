// @ts-check
// The end of a deal by its cards: the scoring table, with the smaller pile laid out, inside the form.

import { el } from "./dom.js";
import { choice } from "./fields.js";
import { named, nonce } from "./move_queue.js";

/** @import { PileField } from "./given" */
/** @import { MatchForm } from "./form.js" */
/** @import { Input } from "./host" */
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

/** @param {PileField} told @param {MatchForm} form @returns {Input} */
export function pile(told, form) {
  const table = new PileTable(told, form);
  return {
    name: told.key, node: table.node, leave: () => table.leave(),
    put: (value) => { Object.assign(value, { side: table.side, position: table.text }); }, said: () => Boolean(table.whole),
  };
}

class PileTable {
  /** @param {PileField} told @param {MatchForm} form */
  constructor(told, form) {
    this.form = form;
    this.name = told.key;
    this.sides = told.sides;
    this.hand = form.way?.value.hand;
    const { words: w } = form.around;
    const whose = choice(w["end.whose"], told.sides.map((name, at) => [at, name]), (to) => {
      form.now.told[told.key] = Number(to);
      form.changed();
      this.lay();
    });
    whose.set(this.side);
    this.place = el("div", { class: "pile" });
    this.so_far = el("p", { class: "worth", role: "status" });
    this.node = el("div", {}, whose.node, this.place, this.so_far);
    this.end = () => {};
    this.lay();
  }

  get side() { return Number(this.form.now.told[this.name] ?? 0); }

  get draft() { return `${this.form.around.code} pile ${this.hand} ${this.side}`; }

  leave() {
    this.left = true;
    clearTimeout(this.later);
    this.end();
    this.end = () => {};
  }

  /** Nothing can be written before all is said that counts. @param {boolean} [whole] */
  ready(whole = false) {
    this.whole = whole;
    this.form.go.hidden = !whole;
  }

  /** The table of this side, with what lay on it. */
  async lay() {
    const { desk, around } = this.form;
    this.end();
    this.ready();
    const place = `pile/${around.code}/${this.hand}/${this.side}`;
    try {
      if (!around.bench) return;
      const [bench, panel] = await Promise.all([load(around.bench), this.stands(place)]);
      if (this.left || place !== `pile/${around.code}/${this.hand}/${this.side}`) return;
      const inside = el("div", {});
      this.place.replaceChildren(inside);
      const root = inside.attachShadow({ mode: "open" });
      const changed = async (/** @type {string} */ text, /** @type {CountPanel | undefined} */ now) => {
        this.ready();
        desk.drafts.set(this.draft, text);
        this.heard(now ?? await this.stands(place));
      };
      this.end = bench.mount(root, panel, { sheets: bench.sheets, changed });
      this.heard(panel);
    } catch {
      if (this.left) return;
      desk.notes.wait(around.words.waiting_look);
      this.later = setTimeout(() => this.lay(), 2000);
    }
  }

  /** The panel of this pile: as it was left here, as the address brought it, else as it was written down. @param {string} place */
  async stands(place) {
    const { desk } = this.form;
    const asked = { credentials: /** @type {RequestCredentials} */ ("same-origin") };
    const answer = await fetch(`/api/place/${place}`, { ...asked, headers: named() });
    if (!answer.ok) throw new Error(String(answer.status));
    const { panel } = await answer.json();
    const kept = desk.drafts.get(this.draft) ?? desk.address?.pile;
    if (!kept || kept === panel.options.text) return panel;
    const headers = { "Content-Type": "application/json", ...named() };
    const move = { place, event: "text", value: kept, seen: "", nonce: nonce() };
    const moved = await (await fetch("/api/move", { ...asked, method: "POST", headers, body: JSON.stringify(move) })).json();
    return moved.refused || !moved.panel ? panel : { ...panel, ...moved.panel };
  }

  /** What lies on the table now, and what it comes to. @param {CountPanel} panel */
  heard(panel) {
    if (this.left || !panel.options) return;
    this.text = panel.options.text;
    this.form.desk.drafts.set(this.draft, this.text);
    this.ready(panel.whole);
    const [ours, theirs] = panel.counted.totals;
    const [a, b] = this.side ? [theirs, ours] : [ours, theirs];
    const score = `${this.sides[0]} ${a} – ${b} ${this.sides[1]}`;
    // Before all is said that counts, a total is only what there is so far.
    this.so_far.textContent = panel.whole ? score : this.form.around.words["end.provisional"].replace("{score}", score);
    this.so_far.hidden = !panel.options.won.length;
  }
}
