// What a panel shows: the rows of cards, the table they lie on, the choices, the field for a number. Only what changes is touched.

import { choices, standing, typing } from "./answers.js";
import { cardNode, nameCard, picturesOf, rest, whyNot } from "./card.js";
import { arrange, el, flag, mark, news } from "./dom.js";
import { Felt, MINE } from "./felt.js";
import { Moves } from "./motion.js";
import { paragraphs } from "./prompt.js";
import { Reordering } from "./reordering.js";
import { RowOfCards } from "./row.js";
import { TricksSoFar } from "./tricks_so_far.js";

/** @import { CardProps, MarkProps, RowProps, TableProps } from "./given" */

/**
 * Told what the learner does.
 * @typedef {object} Doing
 * @property {(place: number) => void} pick
 * @property {(place: number) => void} choose
 * @property {(text: string) => void} type
 * @property {(why: MarkProps) => void} refuse
 * @property {(card: HTMLElement) => void} turn
 * @property {(place: number, onto: number) => void} swap
 */

const HAND = -1; // the row of the hand at a table, wherever it stands among the others

export class Panel {
  /** @param {TableProps} data @param {Doing} on */
  constructor(data, on) {
    this.data = data;
    this.on = on;
    /** Those that may be picked, in the order that answers count. @type {HTMLButtonElement[]} */
    this.cards = [];
    /** What each of them is called. @type {Map<HTMLElement, string>} */
    this.names = new Map();
    /** @type {Map<string, HTMLElement>} */
    this.nodes = new Map();
    /** @type {Map<number, RowOfCards>} */
    this.rows = new Map();
    /** @type {HTMLButtonElement[]} */
    this.choices = [];
    /** @type {HTMLInputElement | null} */
    this.field = null;
    /** @type {Felt | null} */
    this.felt = null;
    /** @type {Moves | Reordering | null} */
    this.moves = null;
    this.prompt = el("div", { class: "prompt", tabindex: "-1", role: "group" });
    this.answers = el("div", { class: "answers" });
    this.legend = el("p", { class: "legend" });
    this.cloth = el("div", { class: "cloth" });
    this.tricks = new TricksSoFar(this.cloth);
    this.shape = "";
    this.stand = standing(data, this.cards);
    /** @type {import("./card.js").Touched} */
    this.touched = {
      press: (one) => this.pressed(one),
      come: (one) => { if (this.placeOf(one) >= 0) this.rove(one); },
      look: (one, left) => this.looked(one, left),
      turn: (one) => on.turn(one),
      moves: () => this.data.mode === "order" && this.data.can.answer,
      drop: (one, onto) => { const [from, to] = [this.placeOf(one), this.placeOf(onto)]; if (to >= 0) on.swap(from, to); },
    };
    this.update(data);
  }

  /** @param {TableProps} data */
  update(data) {
    this.moves = this.felt && data.table?.seats.length === this.felt.seats ? new Moves(this.felt, this.data)
      : data.mode === "order" && !data.can.answer ? new Reordering(this.cards, this.rows) : null;
    this.data = data;
    news(this, "prompt", [data.prompt, data.words.question], () => {
      this.prompt.setAttribute("aria-label", data.words.question ?? "");
      this.prompt.replaceChildren(...paragraphs(data.prompt, data.words));
    });
    news(this, "asked", [data.mode, data.choices, data.parts, data.words.choose], () => this.ask());
    this.spread(data);
  }

  // The cards go where they lie now, which takes so many milliseconds: to be asked for when all is changed, for it wants to know how they lie.
  move() { const { moves } = this; this.moves = null; return moves?.play(this.data) ?? 0; }

  // The cards on the cloth: by themselves, or at the table.
  /** @param {TableProps} data */
  spread({ rows, table, at_once: atOnce }) {
    const nodes = this.lay(rows);
    const laid = rows.map((row, at) => ({ row, at, nodes: nodes[at] }));
    const sits = (/** @type {RowProps} */ { seat }) => Boolean(table) && seat !== null && seat !== undefined;
    const alone = laid.filter(({ row }) => !sits(row)).map((one) => this.row(one.row, one.at, one.nodes));
    const felt = table ? this.sit(table, laid.filter(({ row }) => sits(row))) : null;
    if (!felt) this.felt = null;
    const asks = this.answers.childElementCount > 0;
    this.stand = standing(this.data, this.cards);
    const answers = asks && this.stand === "cloth" ? this.answers : null;
    const past = felt ? this.tricks.before(rows, this.data.words) : null;
    arrange(this.cloth, [past, ...alone, felt, answers, table ? null : this.legend].filter((one) => one !== null));
    // Told by attributes: a sheet that asks what the cloth holds (`:has`) has all of it styled again with every card that comes or goes.
    flag(this.cloth, "data-seated", Boolean(felt));
    flag(this.cloth, "data-beside", alone.some((one) => one.hasAttribute("data-beside")));
    for (const layout of ["aside", "past"]) flag(this.cloth, `data-${layout}`, laid.some(({ row }) => row.layout === layout && !sits(row)));
    this.cloth.dataset.rows = String(Math.min(alone.length + (asks && !table ? 1 : 0), 3));
    this.shape = !rows.length && !answers && !table ? `body ${asks ? "two unlaid" : "bare"}` : atOnce ? "body alone" : past ? "body two after-tricks" : "body two";
  }

  /** @param {import("./given").SeatsProps} table @param {{ row: RowProps, at: number, nodes: HTMLElement[] }[]} laid */
  sit(table, laid) {
    if (this.felt?.seats !== table.seats.length) this.felt = new Felt(table.seats.length);
    const hand = laid.find(({ row }) => row.layout === "hand");
    this.felt.update(this.data, table, laid, hand ? this.row(hand.row, HAND, hand.nodes) : null);
    return this.felt.node;
  }

  // The nodes of all rows: a card that stays where it was keeps its node, one that goes elsewhere takes its picture with it.
  /** @param {RowProps[]} rows */
  lay(rows) {
    /** @type {Map<string, number>} */
    const seen = new Map();
    /** @type {Map<string, HTMLElement>} */
    const kept = new Map();
    const keyed = rows.map((row) => row.cards.map((card) => {
      const nth = seen.get(card.src) ?? 0;
      seen.set(card.src, nth + 1);
      const key = `${card.src} ${nth}`;
      const id = `${row.layout} ${this.picks(row)} ${row.named} ${row.names} ${row.seat} ${JSON.stringify([card.rings, card.tag])} ${key}`;
      const node = this.nodes.get(id);
      if (node) kept.set(id, node);
      return { card, key, id };
    }));
    const free = picturesOf([...this.nodes].filter(([id]) => !kept.has(id)).map(([, node]) => node));
    this.cards = [];
    this.names.clear();
    const all = rows.map((row, at) => keyed[at].map(({ card, key, id }, place) => {
      const far = row.layout === "grid" && place > 20;
      const node = kept.get(id) ?? cardNode(card, row, this.picks(row), free.get(card.src)?.pop() ?? this.picture(card, far), this.touched);
      node.dataset.key = key;
      kept.set(id, node);
      const name = nameCard(node, card, row, place, this.data.words);
      if (row.pick) {
        this.names.set(node, name);
        this.cards.push(/** @type {HTMLButtonElement} */ (node));
      } else if (this.picks(row)) rest(node, name);
      return node;
    }));
    this.nodes = kept;
    if (!this.cards.some((one) => one.tabIndex === 0)) this.rove(this.cards[0]);
    return all;
  }

  // The row that shows this one: the one that was there, where only its cards have changed.
  /** @param {RowProps} row @param {number} at @param {HTMLElement[]} nodes */
  row(row, at, nodes) {
    const had = this.rows.get(at);
    const pick = this.picks(row);
    const its = had?.shows(row, pick) ? had : new RowOfCards(row, pick);
    this.rows.set(at, its);
    its.update(nodes, row.pick);
    return its.node;
  }

  // Are its cards? The hand that one plays stays what it is while others play: made anew, it is laid out and painted anew, twice a trick.
  /** @param {RowProps} row */
  picks({ pick, layout, seat }) {
    const { game, turns, table } = this.data;
    return pick || Boolean(game && !turns && table && layout === "hand" && seat === MINE);
  }

  // A picture that was on the table stays what it is: made anew, it would be decoded and painted again.
  /** @param {CardProps} card @param {boolean} far */
  picture({ src }, far) {
    const [width, height] = this.data.size;
    return el("img", { src, alt: "", draggable: "false", decoding: "async", loading: far ? "lazy" : null, width, height });
  }

  /** @param {HTMLElement} node */
  pressed(node) {
    const why = whyNot(node), place = this.placeOf(node);
    this.looked(node);
    if (why) this.on.refuse(why); else if (place >= 0) this.on.pick(place); else this.on.turn(node);
  }

  /** @param {Element} node */
  placeOf(node) { return this.cards.findIndex((one) => one === node); }

  // What is looked at says its name, where it may be picked. `left`: this one is looked at no longer, and another may be.
  /** @param {HTMLElement | null} node @param {HTMLElement} [left] */
  looked(node, left) { for (const row of this.rows.values()) if (!left || row.at === left) row.look(node && this.placeOf(node) >= 0 ? node : null); }

  // One card at a time is in the tab order.
  /** @param {HTMLElement | undefined} node */
  rove(node) { for (const one of this.cards) mark(one, "tabindex", one === node ? "0" : "-1"); }

  ask() {
    const worded = this.data.choices.length ? choices(this.data, this.on.choose) : null;
    const typed = !worded && this.data.mode === "number" ? typing(this.data, this.on.type) : null;
    this.choices = worded?.buttons ?? [];
    this.field = typed?.field ?? null;
    arrange(this.answers, [worded ?? typed].flatMap((one) => (one ? [one.node] : [])));
  }
}
