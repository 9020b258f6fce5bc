// What lays many cards at once: none, all, the others, a pile drawn, and how many cards there are in all.

/** @import { Still } from "./given" */
/** @import { Dom, On } from "./host" */

export class Starts {
  /** @param {Dom} tools @param {Still} table @param {import("./cloth.js").Cloth} cloth @param {On} on */
  constructor(tools, table, cloth, on) {
    this.tools = tools;
    this.table = table;
    this.cloth = cloth;
    const { el } = tools;
    const w = table.words;
    const button = (/** @type {string} */ text, /** @type {() => void} */ run) => {
      const made = el("button", { type: "button", class: "quiet" }, el("span", { class: "word", text }));
      made.onclick = run;
      return made;
    };
    const every = table.cards.map((_, at) => at);
    const sort = el("select", { "aria-label": w.draw }, table.sorts.map(([value, text]) => el("option", { value, text })));
    this.node = el("div", { class: "cloth-head" },
      el("div", { class: "starts" }, button(w.none, () => cloth.lay([])), button(w.all, () => cloth.lay(every)),
        button(w.swap, () => cloth.lay(every.filter((at) => !cloth.won.has(at))))),
      el("div", { class: "starts draw" }, sort, button(w.draw_go, () => on("draw", sort.value))));
    this.all = el("select", {});
    this.all.onchange = () => { if (this.all.value !== "") cloth.inAll(Number(this.all.value)); };
    this.size = el("label", { class: "pick inline" }, el("span", { text: w.in_all }), this.all);
  }

  // How many cards there are, and what numbers there can be in all.
  /** @param {number[]} possible */
  tally(possible) {
    const { el, fill, news, put } = this.tools;
    const n = this.cloth.won.size;
    const least = n - this.cloth.pips;
    const sizes = possible.filter((size) => size >= least && size <= least + 20 && size !== n);
    news(this, "sizes", [n, sizes], () => {
      this.all.replaceChildren(el("option", { value: "", text: String(n) }), ...sizes.map((size) => el("option", { value: String(size), text: String(size) })));
      this.all.title = fill(this.table.words.cards, { n });
    });
    put(this.all, "");
  }
}
