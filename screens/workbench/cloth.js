// The cards of one side as they are laid out for counting: courts and aces by suit, trumps in order, Moors, contatori, scartini.

export class Cloth {
  constructor(tools, table, on) {
    Object.assign(this, { tools, table, on });
    this.won = new Set();
    this.marks = new Map();
    this.build();
  }

  build() {
    const { el } = this.tools;
    const t = this.table;
    this.buttons = new Map();
    this.heads = [];
    const w = t.words;
    const ranks = el("div", { class: "line heads" }, el("span", { class: "corner" }),
      t.ranks.map((name, at) => this.head(name, t.suits.map((suit) => suit.cards[at]))),
      el("span", { class: "colname", text: w.pips, "aria-hidden": "true" }));
    const suits = t.suits.map((suit) => {
      suit.count = el("button", { type: "button", class: "pips", tabindex: -1 }, el("span", { class: "many" }), el("span", { class: "of", text: "/5" }));
      suit.count.onclick = () => this.morePips(suit);
      return el("div", { class: "line" }, this.head(suit.name, suit.cards, true), suit.cards.map((at) => this.card(at)), suit.count);
    });
    const trumps = t.trumps.map((row) => el("div", { class: "line six" }, this.head(row.name, row.cards, true, "•"),
      row.cards.map((at) => this.card(at))));
    this.moors = t.moors.map((at, place) => {
      const button = this.card(at);
      button.onclick = () => this.howMany(place + 1);
      return button;
    });
    const moors = el("div", { class: "line four" }, el("span", { class: "rowname", text: w.moors, "aria-hidden": "true" }), this.moors);
    this.node = el("div", { class: "matrix", role: "group", "aria-label": w.cloth }, ranks, suits, trumps, moors);
    this.node.onkeydown = (event) => this.tools.rove(this.node, event);
    this.node.onfocusin = (event) => {
      for (const one of this.node.querySelectorAll("button")) one.tabIndex = one === event.target ? 0 : -1;
    };
    this.node.querySelector("button").tabIndex = 0;
  }

  head(name, cards, side = false, sign = "") {
    const { el } = this.tools;
    const button = el("button", { type: "button", tabindex: -1, class: side ? "head side" : "head" },
      el("span", { text: sign ? "" : name }), sign ? el("span", { class: "arrow", text: "▸" }) : null);
    button.name_ = name;
    button.cards = cards;
    button.onclick = () => this.row(cards);
    this.heads.push(button);
    return button;
  }

  card(at) {
    const { el } = this.tools;
    const [src, name, short] = this.table.cards[at];
    const button = el("button", { type: "button", class: "cell", tabindex: -1, "aria-pressed": "false" },
      el("span", { class: "face" }, el("img", { src, alt: "", draggable: "false", decoding: "async" })),
      el("span", { class: "short", text: short, "aria-hidden": "true" }), el("span", { class: "tick", "aria-hidden": "true" }));
    button.name_ = name;
    button.onclick = () => { if (this.won.has(at)) this.won.delete(at); else this.won.add(at); this.changed(); };
    this.buttons.set(at, button);
    return button;
  }

  row(cards) {
    const all = cards.every((at) => this.won.has(at));
    for (const at of cards) if (all) this.won.delete(at); else this.won.add(at);
    this.changed();
  }

  // The Moors are level: only how many there are matters, so the third one pressed means three of them.
  howMany(n) {
    const have = this.table.moors.filter((at) => this.won.has(at)).length;
    this.table.moors.forEach((at, place) => { if (place < (have === n ? n - 1 : n)) this.won.add(at); else this.won.delete(at); });
    this.changed();
  }

  morePips(suit) {
    const n = suit.pips.filter((at) => this.won.has(at)).length;
    this.setPips(suit, n === suit.pips.length ? 0 : n + 1);
    this.changed();
  }

  setPips(suit, n) {
    let have = suit.pips.filter((at) => this.won.has(at)).length;
    for (const at of suit.pips) {
      if (have > n && this.won.has(at)) { this.won.delete(at); have -= 1; }
      if (have < n && !this.won.has(at)) { this.won.add(at); have += 1; }
    }
  }

  // So many cards in all: the scartini make up the number, spread over the suits.
  inAll(total) {
    const suits = this.table.suits;
    const count = (suit) => suit.pips.filter((at) => this.won.has(at)).length;
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

  set(won) { this.won = new Set(won); this.dress(); }

  changed() { this.dress(); this.on([...this.won].sort((a, b) => a - b)); }

  lock(locked) { this.node.toggleAttribute("data-locked", locked); this.locked = locked; this.dress(); }

  light(marks) { this.marks = marks; this.dress(); }

  dress() {
    const { fill } = this.tools;
    const w = this.table.words;
    for (const [at, button] of this.buttons) {
      const on = this.won.has(at);
      button.setAttribute("aria-pressed", String(on));
      button.setAttribute("aria-label", button.name_);
      button.querySelector(".tick").textContent = on ? "✓" : "";
      button.dataset.mark = this.marks.get(at) || "";
    }
    const moors = this.table.moors.filter((at) => this.won.has(at)).length;
    this.moors.forEach((button, place) => {
      button.setAttribute("aria-label", fill(w.moor, { n: place + 1 }));
      button.setAttribute("aria-pressed", String(place < moors));
      button.querySelector(".tick").textContent = place < moors ? "✓" : "";
    });
    for (const head of this.heads) {
      head.setAttribute("aria-label", `${head.name_}: ${w.whole}`);
      head.setAttribute("aria-pressed", String(head.cards.every((at) => this.won.has(at))));
    }
    for (const suit of this.table.suits) {
      const n = suit.pips.filter((at) => this.won.has(at)).length;
      suit.count.querySelector(".many").textContent = String(n);
      suit.count.dataset.n = String(n);
      suit.count.setAttribute("aria-label", fill(w.pips_of, { suit: suit.name, n }));
    }
  }
}
