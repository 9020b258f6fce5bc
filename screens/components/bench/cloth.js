// The cards of one side as they are laid out for counting: courts and aces by suit, trumps in order, Moors, contatori, scartini.

/** @import { Place, Still, SuitProps } from "./given" */
/** @import { Dom, On } from "./host" */

const AT_ONCE = 30;

export class Cloth {
  /** @param {Dom} tools @param {Still} table @param {On} on */
  constructor(tools, table, on) {
    this.tools = tools;
    this.table = table;
    this.on = on;
    this.won = /** @type {Set<Place>} */ (new Set());
    this.lain = this.won;
    this.marks = /** @type {Map<Place, string>} */ (new Map());
    this.buttons = /** @type {Map<Place, HTMLButtonElement>} */ (new Map());
    this.heads = /** @type {{ button: HTMLButtonElement, cards: Place[] }[]} */ ([]);
    this.counts = /** @type {HTMLButtonElement[]} */ ([]);
    this.moors = /** @type {HTMLButtonElement[]} */ ([]);
    this.locked = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.later = undefined;
    this.node = tools.el("div", { class: "matrix", role: "group", "aria-label": table.words.cloth });
    this.build();
  }

  build() {
    const { el } = this.tools;
    const t = this.table;
    const w = t.words;
    const ranks = el("div", { class: "line heads" }, el("span", { class: "corner" }),
      t.ranks.map((name, at) => this.head(name, t.suits.map((suit) => suit.cards[at]))),
      el("span", { class: "colname", text: w.pips, "aria-hidden": "true" }));
    const suits = t.suits.map((suit) => {
      const count = el("button", { type: "button", class: "pips", tabindex: -1 }, el("span", { class: "many" }), el("span", { class: "of", text: "/5" }));
      count.onclick = () => this.morePips(suit);
      this.counts.push(count);
      return el("div", { class: "line" }, this.head(suit.name, suit.cards, true), suit.cards.map((at) => this.card(at, true)), count);
    });
    const trumps = t.trumps.map((row) => el("div", { class: "line six" }, this.head(row.name, row.cards, true, row.sign),
      row.cards.map((at) => this.card(at, true))));
    this.moors = t.moors.map((at, place) => {
      const button = this.card(at);
      button.setAttribute("aria-label", this.tools.fill(w.moor, { n: place + 1 }));
      button.onclick = () => this.howMany(place + 1);
      return button;
    });
    const moors = el("div", { class: "line four" }, el("span", { class: "rowname", text: w.moors, "aria-hidden": "true" }), this.moors);
    this.node.append(el("div", { class: "block" }, ranks, suits), el("div", { class: "block" }, trumps, moors));
    this.node.onkeydown = (event) => this.tools.rove(this.node, event);
    this.node.addEventListener("focusin", (event) => this.stay(/** @type {HTMLElement} */ (event.target)));
    const first = this.node.querySelector("button");
    if (first) first.tabIndex = 0;
  }

  // Where the focus was is where the tab key comes back to.
  /** @param {HTMLElement} at */
  stay(at) {
    for (const one of this.node.querySelectorAll("button")) if (one.tabIndex === 0 && one !== at) one.tabIndex = -1;
    if (!this.locked) at.tabIndex = 0;
  }

  /** @param {string} name @param {Place[]} cards @param {boolean} side @param {string} sign */
  head(name, cards, side = false, sign = "") {
    const { el, headed } = this.tools;
    const button = el("button", { type: "button", tabindex: -1, class: side ? "rowhead side" : "rowhead", "aria-label": `${headed(this.table.words, name)} ${this.table.words.whole}` },
      el("span", { text: sign || name }));
    button.onclick = () => this.row(cards);
    this.heads.push({ button, cards });
    return button;
  }

  /** @param {Place} at @param {boolean} named */
  card(at, named = false) {
    const { el } = this.tools;
    const [src, name, , index] = this.table.cards[at];
    const button = el("button", { type: "button", class: "cell", tabindex: -1, "aria-pressed": "false", "aria-label": name },
      el("span", { class: "face" }, el("img", { src, alt: "", draggable: "false", decoding: "async" }),
        named ? el("span", { class: "short", text: index, "aria-hidden": "true" }) : null), el("span", { class: "tick", "aria-hidden": "true", text: "✓" }));
    button.onclick = () => { if (this.won.has(at)) this.won.delete(at); else this.won.add(at); this.changed(); };
    this.buttons.set(at, button);
    return button;
  }

  /** @param {Place[]} cards */
  row(cards) {
    const all = cards.every((at) => this.won.has(at));
    for (const at of cards) if (all) this.won.delete(at); else this.won.add(at);
    this.changed();
  }

  // The Moors are level: only how many there are matters, so the third one pressed means three of them.
  /** @param {number} n */
  howMany(n) {
    const have = this.table.moors.filter((at) => this.won.has(at)).length;
    this.table.moors.forEach((at, place) => { if (place < (have === n ? n - 1 : n)) this.won.add(at); else this.won.delete(at); });
    this.changed();
  }

  /** @param {SuitProps} suit */
  morePips(suit) {
    const n = suit.pips.filter((at) => this.won.has(at)).length;
    this.setPips(suit, n === suit.pips.length ? 0 : n + 1);
    this.changed();
  }

  /** @param {SuitProps} suit @param {number} n */
  setPips(suit, n) {
    let have = suit.pips.filter((at) => this.won.has(at)).length;
    for (const at of suit.pips) {
      if (have > n && this.won.has(at)) { this.won.delete(at); have -= 1; }
      if (have < n && !this.won.has(at)) { this.won.add(at); have += 1; }
    }
  }

  // So many cards in all: the scartini make up the number, spread over the suits.
  /** @param {number} total */
  inAll(total) {
    const suits = this.table.suits;
    const count = (/** @type {SuitProps} */ suit) => suit.pips.filter((at) => this.won.has(at)).length;
    for (let guard = 0; guard < 40 && this.won.size !== total; guard += 1) {
      const more = this.won.size < total;
      const may = suits.filter((suit) => (more ? count(suit) < 5 : count(suit) > 0))
        .sort((a, b) => (more ? count(a) - count(b) : count(b) - count(a)));
      if (!may.length) break;
      this.setPips(may[0], count(may[0]) + (more ? 1 : -1));
    }
    this.changed();
  }

  get pips() {
    return this.table.suits.reduce((sum, suit) => sum + suit.pips.filter((at) => this.won.has(at)).length, 0);
  }

  /** @param {Iterable<Place>} won */
  set(won) { this.won = new Set(won); this.lain = new Set(won); this.dress(); }

  // A tap is shown with what it comes to, in one frame; where that is not there at once, without.
  soon() { this.later ??= setTimeout(() => this.dress(), AT_ONCE); }

  // Only what was turned is sent: before it another move may be on its way, an undo or a pile, that turns other cards.
  changed() {
    const on = [...this.won].filter((at) => !this.lain.has(at));
    const off = [...this.lain].filter((at) => !this.won.has(at));
    this.lain = new Set(this.won);
    this.on("turn", { on, off });
    this.soon();
  }

  // These, whatever lay there.
  /** @param {Iterable<Place>} won */
  lay(won) {
    this.set(won);
    this.on("cards", [...this.won].sort((a, b) => a - b));
  }

  // To look at only: in an exercise the cards are what they are, and nothing on the cloth is a place to stop at.
  lock() {
    this.node.toggleAttribute("data-locked", true);
    for (const one of this.node.querySelectorAll("button")) one.tabIndex = -1;
    this.node.onkeydown = null;
    this.node.inert = true;
    this.node.setAttribute("role", "img");
    this.locked = true;
  }

  told() {
    const names = [...this.won].sort((a, b) => a - b).map((at) => this.table.cards[at][1]);
    return `${this.tools.headed(this.table.words, this.table.words.cloth)} ${names.join(", ")}`;
  }

  /** @param {Map<Place, string>} marks */
  light(marks) { this.marks = marks; this.dress(); }

  dress() {
    clearTimeout(this.later);
    this.later = undefined;
    const { fill, mark, write } = this.tools;
    const w = this.table.words;
    if (this.locked) mark(this.node, "aria-label", this.told());
    const moors = this.table.moors.filter((at) => this.won.has(at)).length;
    for (const [at, button] of this.buttons) {
      const place = this.moors.indexOf(button);
      mark(button, "aria-pressed", String(place < 0 ? this.won.has(at) : place < moors));
      mark(button, "data-mark", this.marks.get(at) || "");
    }
    for (const { button, cards } of this.heads) mark(button, "aria-pressed", String(cards.every((at) => this.won.has(at))));
    this.table.suits.forEach((suit, place) => {
      const n = suit.pips.filter((at) => this.won.has(at)).length;
      const count = this.counts[place];
      write(/** @type {HTMLElement} */ (count.firstElementChild), String(n));
      mark(count, "data-n", String(n));
      mark(count, "aria-label", fill(w.pips_of, { suit: suit.name, n }));
    });
  }
}
