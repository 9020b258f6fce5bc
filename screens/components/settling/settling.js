// @ts-check
// The scoring table of a Sicilian game: cards are laid with a side, the form says the rest, and what it comes to is told.

import { el, mark, news, write } from "./dom.js";
import { MatchForm } from "./form.js";
import { MoveQueue } from "./move_queue.js";
import { fetchedAgain } from "./pictures.js";
import { Piles } from "./piles.js";
import { ledger } from "./reckoning.js";

/** @import { PlaceAround } from "../given" */
/** @import { SettlementProps, SettlingArrival, SettlingPanel } from "./given" */
/** @typedef {(SettlingArrival | SettlingPanel) & PlaceAround} Told what is told, and of that all that whoever arrives is told */
/** @typedef {SettlingArrival & PlaceAround} Panel */
/** @typedef {{ way: string | null, told: Record<string, unknown> }} Entered */
const KEPT = "calzettini settled ";
/** @type {WeakMap<HTMLElement | ShadowRoot, Settling>} */
const tables = new WeakMap();

/** @param {HTMLElement | ShadowRoot} root @param {Panel} panel @param {{ sheets?: CSSStyleSheet[] }} host */
export function mount(root, panel, host) {
  const table = tables.get(root) ?? new Settling(root, panel, host.sheets ?? []);
  tables.set(root, table);
  table.show(panel);
  return () => { table.leave(); tables.delete(root); };
}

class Settling {
  /** @param {HTMLElement | ShadowRoot} root @param {Panel} panel @param {CSSStyleSheet[]} sheets */
  constructor(root, panel, sheets) {
    if ("adoptedStyleSheets" in root) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
    this.panel = panel;
    /** What is entered, and what lies with which side. @type {{ form?: Entered, cards?: string[][] }} */
    this.now = this.kept() ?? {};
    this.sheet = el("section", { class: "counted", "aria-live": "polite" });
    this.status = el("p", { class: "note", role: "status" });
    this.left = el("div", {});
    this.box = el("div", { class: "keeper settling", translate: "no" }, this.left, this.sheet, this.status);
    root.append(this.box); fetchedAgain(this.box);
    this.queue = new MoveQueue({
      panel: (told) => this.heard(/** @type {Told} */ (told)),
      refused: (why) => write(this.status, why),
      waiting: (reason) => write(this.status, this.panel.words[`waiting_${reason}`] ?? ""),
    });
  }

  leave() { this.queue.leave(); this.box.remove(); }

  /** @param {Panel} panel */
  show(panel) {
    const same = this.lang === panel.lang;
    this.panel = { ...this.panel, ...panel };
    if (same) return;
    this.lang = panel.lang;
    mark(this.box, "lang", panel.lang);
    this.piles = new Piles(this.panel.words, () => this.count());
    if (this.now.cards) this.piles.told = this.now.cards;
    this.piles.lay(this.panel.cards);
    // The form writes nothing down: what changes in it is counted.
    const desk = { drafts: { get: () => this.now.form, set: (/** @type {string} */ _, /** @type {Entered} */ now) => { this.now.form = now; this.count(); }, drop() {} },
      notes: { tell: (/** @type {string} */ why) => write(this.status, why), wait() {} }, write() {} };
    this.form = new MatchForm(desk, this.panel, panel.form);
    this.left.replaceChildren(el("section", { class: "end" }, this.form.node), this.piles.node);
    this.count();
  }

  count() {
    this.now.cards = this.piles?.told ?? [];
    try { sessionStorage.setItem(KEPT + this.panel.game, JSON.stringify(this.now)); } catch { /* it lives as long as the page */ }
    const { value } = this.form?.read() ?? {};
    if (value) this.queue.push({ place: this.panel.place, event: "count", value: { ...value, cards: this.now.cards }, seen: this.panel.qid });
  }

  /** @param {Told} told */
  heard(told) {
    if (told.place !== this.panel.place) return;
    this.panel = { ...this.panel, ...told };
    write(this.status, "");
    if (told.counted) this.tell(told.counted);
  }

  /** @param {SettlementProps} its */
  tell(its) {
    const w = this.panel.words;
    this.piles?.seat(its.sides.map((side) => side.name));
    news(this, "sheet", its, () => this.sheet.replaceChildren(
      el("h2", { text: w["jochi.table.sheet"] }),
      ...(its.problem ? [el("p", { class: "problem", text: its.problem })] : []),
      el("div", { class: "counts" }, its.sides.map((side) => el("details", { class: "side" },
        el("summary", {}, el("span", { text: side.name }), el("b", { text: String(side.points) })), ledger(side.threes)))),
      ...(its.waits ? [el("p", { class: "help", text: its.waits })] : [
        el("h2", { text: w["jochi.table.pays"] }), its.lines.length ? ledger(its.lines) : el("p", { text: w["jochi.why-none"] }),
        el("table", { class: "pays" }, el("tbody", {}, its.pays.map(([name, sum]) =>
          el("tr", {}, el("th", { scope: "row", text: name }), el("td", { text: sum }))))),
        ...(its.pool ? [el("p", { text: its.pool })] : [])])));
  }

  kept() {
    try { return JSON.parse(sessionStorage.getItem(KEPT + this.panel.game) ?? "null"); } catch { return null; }
  }
}
