// What stands beside the cards: who made the last trick, who dealt; in a fold the declarations, the discard, the Matto, house rules.

/** @import { Choice, Declaration, Place, Still } from "./given" */
/** @import { Beside, Dom, HouseRule, On } from "./host" */

export class Options {
  /** @param {Dom} tools @param {Still} table @param {On} on */
  constructor(tools, table, on) {
    this.tools = tools;
    this.table = table;
    this.on = on;
    const { el } = tools;
    const w = table.words;
    const sides = /** @type {Choice[]} */ ([["", w.not_said], ["0", table.sides[0]], ["1", table.sides[1]]]);
    this.last = this.pick(w.last, sides, (to) => on("option", { name: "last", to: number(to) }));
    this.dealer = this.pick(w.dealer, sides, (to) => on("option", { name: "dealer", to: number(to) }));
    this.quick = el("div", { class: "quick" }, this.last.node, this.dealer.node);

    this.list = el("ul", { class: "shown" });
    this.who = this.pick(w.player, table.players.map((name, at) => [String(at), name]), () => {});
    this.what = this.pick(w.kind, table.kinds, () => this.offer());
    this.offered = el("div", { class: "chips", role: "group", "aria-label": w.choose_cards });
    /** The cards of a declaration, as far as they are chosen. @type {Set<Place>} */
    this.chosen = new Set();

    this.left = [w.first_card, w.second_card].map((label) => this.leaving(label));
    this.matto = this.pick(w.matto_went, [["", w.matto_settled], ["owed", w.matto_owed], ["lost", w.matto_lost]], (to) => on("option", { name: "matto", to }));
    this.gives = this.pick(w.gives, [], (to) => on("option", { name: "gives", to: number(to) }));
    this.before = table.sides.map((name) => this.score(name));
    this.rules = el("div", { class: "rules" });
    /** @type {WeakMap<HTMLElement, HTMLSelectElement>} */
    this.selects = new WeakMap();
    this.node = el("details", { class: "more" }, el("summary", {}, el("span", { text: w.more })),
      this.declaring(), this.discarding(), this.settling(), this.matching(), el("section", {}, el("h2", { text: w.rules }), this.rules));
  }

  /** @param {string} label @param {Choice[]} choices @param {(to: string) => void} change */
  pick(label, choices, change) {
    const { el } = this.tools;
    const select = el("select", {}, choices.map(([value, text]) => el("option", { value, text })));
    select.onchange = () => change(select.value);
    return { select, node: el("label", { class: "pick" }, el("span", { text: label }), select) };
  }

  /** @param {Place[]} places @param {Set<Place>} chosen */
  chips(places, chosen) {
    const { el } = this.tools;
    return places.map((at) => {
      const [, name, short] = this.table.cards[at];
      const chip = el("button", { type: "button", class: "chip", "aria-pressed": "false", "aria-label": name, text: short });
      chip.onclick = () => {
        if (!chosen.delete(at)) chosen.add(at);
        chip.setAttribute("aria-pressed", String(chosen.has(at)));
      };
      return chip;
    });
  }

  declaring() {
    const { el } = this.tools;
    const w = this.table.words;
    const add = el("button", { type: "button", class: "quiet", text: w.add });
    add.onclick = () => this.declare();
    this.offer();
    return el("section", {}, el("h2", { text: w.declarations }), this.list, el("div", { class: "quick" }, this.who.node, this.what.node), this.offered, add);
  }

  declare() {
    if (this.chosen.size < 3) { this.on("say", this.table.words.choose_cards); return; }
    this.on("show", { player: Number(this.who.select.value), kind: this.what.select.value, cards: [...this.chosen] });
    this.offer();
  }

  offer() {
    this.chosen = new Set();
    this.offered.replaceChildren(...this.chips(this.table.needs[this.what.select.value], this.chosen));
  }

  /** @param {string} label */
  leaving(label) {
    const cards = this.table.cards.map(([, name], at) => /** @type {Choice} */ ([String(at), name]));
    return this.pick(label, [["", this.table.words.not_said], ...cards], () => {
      const to = this.left.map(({ select }) => select.value).filter((value) => value !== "").map(Number);
      this.on("option", { name: "left", to: [...new Set(to)] });
    });
  }

  discarding() {
    const { el } = this.tools;
    const w = this.table.words;
    return el("section", {}, el("h2", { text: w.discard }), el("p", { text: w.discard_help }), el("div", { class: "quick" }, this.left.map(({ node }) => node)));
  }

  settling() {
    const { el } = this.tools;
    return el("section", {}, el("h2", { text: this.table.words.matto }), el("div", { class: "quick" }, this.matto.node, this.gives.node));
  }

  /** @param {string} name */
  score(name) {
    const field = this.tools.el("input", { type: "text", inputmode: "numeric", class: "score", "aria-label": `${this.table.words.before}, ${name}` });
    field.onchange = () => {
      const to = this.before.map((one) => Number(one.value.trim() || 0));
      if (to.every((n) => Number.isInteger(n) && n >= 0 && n < 100000)) this.on("before", to);
    };
    return field;
  }

  matching() {
    const { el } = this.tools;
    return el("section", {}, el("h2", { text: this.table.words.before }), el("div", { class: "quick" }, this.before.map((field, i) =>
      el("label", { class: "pick" }, el("span", { text: this.table.sides[i] }), field))));
  }

  /** @param {Beside} o */
  update(o) {
    const { news, put } = this.tools;
    put(this.last.select, written(o.last));
    put(this.dealer.select, written(o.dealer));
    put(this.matto.select, o.matto);
    this.left.forEach(({ select }, i) => { put(select, written(o.left[i])); select.disabled = o.dealer === null; });
    this.before.forEach((field, i) => { if (!focused(field)) put(field, written(o.before[i])); });
    news(this, "gives", [o.given, o.may_give], () => this.showGives(o));
    put(this.gives.select, written(o.gives));
    this.gives.node.hidden = o.matto !== "owed";
    news(this, "shown", o.shown, () => this.showShown(o.shown));
    this.showRules(o.rules);
  }

  /** @param {Beside} o */
  showGives(o) {
    const { el, fill } = this.tools;
    const usual = o.given === null ? this.table.words.not_said : fill(this.table.words.usual, { card: this.table.cards[o.given][1] });
    this.gives.select.replaceChildren(el("option", { value: "", text: usual }),
      ...o.may_give.map((at) => el("option", { value: String(at), text: this.table.cards[at][1] })));
  }

  /** @param {Declaration[]} shown */
  showShown(shown) {
    const { el, headed } = this.tools;
    const w = this.table.words;
    this.list.replaceChildren(...shown.map((one, at) => {
      const away = el("button", { type: "button", class: "quiet", text: w.remove, "aria-label": `${headed(w, w.remove)} ${one.label}` });
      away.onclick = () => this.on("unshow", at);
      const cards = one.cards.map((place) => this.table.cards[place][2]).join(", ");
      return el("li", {}, el("span", {}, el("strong", { text: `${headed(w, this.table.players[one.player])} ` }), `${one.label} (${cards})`), away);
    }));
  }

  /** @param {HouseRule[]} rules */
  showRules(rules) {
    this.tools.keyed(this.rules, rules.map((rule) => ({ ...rule, key: rule.name })), (rule) => this.rule(rule), (node, rule) => {
      const select = this.selects.get(node);
      if (select) this.tools.put(select, JSON.stringify(rule.value));
      node.toggleAttribute("data-changed", rule.value !== rule.default);
    });
  }

  // A rule without choices is a number of points.
  /** @param {HouseRule} rule */
  rule({ name, label, value, choices }) {
    const offered = choices.length ? choices : [...new Set([800, 1000, value])].map((n) => /** @type {[typeof n, string]} */ ([n, String(n)]));
    const { node, select } = this.pick(label, offered.map(([to, said]) => [JSON.stringify(to), said]), (to) => this.on("rule", { name, to: JSON.parse(to) }));
    this.selects.set(node, select);
    return node;
  }
}

/** @param {unknown} value */
function written(value) { return value === null || value === undefined ? "" : String(value); }

/** @param {string} value */
function number(value) { return value === "" ? null : Number(value); }

/** @param {HTMLElement} field */
function focused(field) { return /** @type {Document | ShadowRoot} */ (field.getRootNode()).activeElement === field; }
