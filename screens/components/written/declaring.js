// @ts-check
// Declarations in the first trick: a player, what is shown, how many cards; three or four taps.

import { el, fill, flag, keyed, news, write } from "./dom.js";
import { button, choice, figure, form, number, several, unfocused } from "./fields.js";

/** @import { CombinationsProps, PlayerDeclares } from "../board/given" */
/** @import { Keeping, Page } from "../board/host" */

export class Declaring {
  /** @param {Page<Keeping>} board */
  constructor(board) {
    this.board = board;
    this.title = el("h2", {});
    this.who = choice("", [], (seat) => { this.seat = Number(seat); this.open(); });
    this.fields = el("div", {});
    this.node = el("section", { class: "declare" }, this.title, this.who.node, this.fields);
    /** @type {number | null} */
    this.seat = null;
    /** @type {PlayerDeclares[]} */
    this.players = [];
    this.hand = 0;
  }

  /** @param {Keeping} panel */
  update(panel) {
    flag(this.node, "hidden", !panel.declare);
    if (!panel.declare) return;
    const { hand, players } = panel.declare;
    this.players = players;
    write(this.title, panel.words.declare);
    write(/** @type {HTMLElement} */ (this.who.node.querySelector("legend")), panel.words["declare.who"]);
    if (this.hand !== hand) { this.hand = hand; this.seat = null; this.open(); }
    news(this, "players", players, () => {
      const focused = () => this.who.node.contains(focusOf(this.node));
      const had = focused();
      this.who.offer(players.map((one) => [one.seat, one.points ? `${one.name} (${one.points})` : one.name]));
      this.who.set(this.seat);
      if (had && !focused()) this.who.focus();
    });
  }

  /** The fields of the player that was chosen; of one who has declared already what was said. */
  open() {
    this.who.set(this.seat);
    const its = this.players.find((one) => one.seat === this.seat);
    if (!its) { this.fields.replaceChildren(); return; }
    const done = () => { this.seat = null; this.open(); if (unfocused(this.node)) this.who.focus(); };
    this.fields.replaceChildren(playerForm(this.board, { ...its, hand: this.hand }, done));
  }
}

/** @param {Node} node @returns {Element | null} */
function focusOf(node) { return /** @type {Document | ShadowRoot} */ (node.getRootNode()).activeElement ?? null; }

/** What one player shows: new, or in the place of entry `number`.
 * @param {Page<Keeping>} board @param {Omit<PlayerDeclares, "points"> & { hand: number }} its @param {() => void} done */
export function playerForm(board, its, done) {
  const { words, combinations } = board.panel;
  const draft = `${board.panel.code} declare ${its.hand} ${its.seat} ${its.number}`;
  const now = board.drafts.get(draft) ?? { kinds: Object.fromEntries(its.had?.combinations ?? []), figure: String(its.had?.figure ?? "") };
  const kinds = combinations.groups.flatMap((group) => group.kinds);
  const chosen = () => kinds.filter((one) => one.kind in now.kinds);
  const changed = () => { board.drafts.set(draft, now); dress(); };

  const groups = combinations.groups.map((group) => {
    const field = several(group.label, group.kinds.map((one) => [one.kind, one.name]), () => {
      const picked = field.get();
      for (const { kind, sizes } of group.kinds) {
        if (!picked.includes(kind)) delete now.kinds[kind];
        else now.kinds[kind] ??= sizes[0][0];
      }
      changed();
    });
    field.set(Object.keys(now.kinds));
    return field.node;
  });
  const many = el("div", {});
  const points = figure(words["declare.points"], (text) => { now.figure = text; changed(); });
  points.input.value = now.figure;
  const worth = el("p", { class: "worth", role: "status" });
  const label = its.number ? words.save : words["declare.go"].replace("{name}", its.name);

  const dress = () => {
    keyed(many, chosen().map((one) => ({ ...one, key: one.kind })), (one) => {
      const field = choice(one.label, one.sizes.map(([n]) => [n, String(n)]), (n) => { now.kinds[one.kind] = Number(n); changed(); });
      field.set(now.kinds[one.kind]);
      return field.node;
    }, () => {});
    const any = chosen().length > 0;
    points.node.hidden = any;
    const typed = number(now.figure);
    const sum = any ? worthOf(combinations, now.kinds) : typed;
    write(worth, sum ? fill(words[sum === 1 ? "declare.one" : "declare.many"], { n: sum }) : words["declare.nothing"].replace("{name}", its.name));
    worth.toggleAttribute("data-empty", !sum);
    if (sum && !its.number) board.foreseen.chosen("declare", read().value);
  };
  const read = () => {
    const said = chosen().map(({ kind }) => [kind, now.kinds[kind]]);
    const typed = said.length ? null : number(now.figure);
    return { said, typed, value: { hand: its.hand, seat: its.seat, combinations: said, figure: typed } };
  };
  const send = () => {
    const { said, typed, value } = read();
    if (!said.length && !typed) {
      board.notes.tell(typed === undefined ? words.no_number.replace("{text}", now.figure) : words["declare.nothing"].replace("{name}", its.name), true);
      return;
    }
    const after = { done: () => { if (its.number) board.drafts.drop(draft); done(); } };
    if (its.number) board.write("correct", { number: its.number, event: "declare", value }, after);
    else board.write("declare", value, after);
  };
  const back = its.number ? [button(words.undo, "quiet", () => board.write("undo", { number: its.number }, { done: () => { board.drafts.drop(draft); done(); } }))] : [];
  dress();
  return form(send, groups, many, points.node, worth, el("div", { class: "row" }, button(label, "main", () => {}, { type: "submit" }), back));
}

/** What the combinations come to: figures and the number from which a sort counts double are the engine's.
 * @param {CombinationsProps} combinations @param {Record<string, number>} kinds */
export function worthOf(combinations, kinds) {
  return combinations.groups.reduce((sum, group) => {
    const worths = group.kinds.filter((one) => one.kind in kinds)
      .map((one) => one.sizes.find(([n]) => n === kinds[one.kind])?.[1] ?? 0);
    const points = worths.reduce((a, b) => a + b, 0);
    return sum + (worths.length >= combinations.doubles_from ? 2 * points : points);
  }, 0);
}
