// Builds what a panel shows: the rows of cards, the choices, the field for a number, and texts as nodes.

import { el } from "./dom.js";
import { greyed, seated } from "./game.js";
import { unfolding } from "./terms.js";
import { face, named, tag, watch } from "./overlays.js";

/** @import { Card, Given, Mark, Paragraph, Row, Words } from "./given" */

/** @type {Record<string, "strong" | "em" | "b" | undefined>} */
const TAGS = { bold: "strong", term: "em", card: "b" };
const MARK = /^\u00a0?[,.;:!?)»”]+/;

// Texts come in pieces and become nodes: markup that someone wrote into a lesson is shown as it was written.
/** @param {Paragraph[]} told @param {Words} words */
export function paragraphs(told, words) {
  return told.map((pieces, place) => el("p", { class: place ? "more" : "first" },
    ...pieces.map(([kind, text, note], at) => {
      const rest = pieces[at - 1]?.[2] ? text.replace(MARK, "") : text;
      if (note) return kept(unfolding(text, note, words), pieces[at + 1]?.[1].match(MARK)?.[0]);
      const tagged = TAGS[kind];
      return tagged ? el(tagged, { text: rest, class: `said-${kind}` }) : document.createTextNode(rest);
    })));
}

// A line may break behind a button, even before a comma: the mark stays with its word.
/** @param {HTMLButtonElement} button @param {string} [mark] */
function kept(button, mark) {
  return mark ? el("span", { class: "kept" }, button, mark) : button;
}

/**
 * Told what the learner does.
 * @typedef {object} Doing
 * @property {(place: number) => void} pick
 * @property {(place: number) => void} choose
 * @property {(text: string) => void} type
 * @property {(why: Mark) => void} refuse
 */

export class Panel {
  /** @param {Given} data @param {Doing} on @param {Map<string, HTMLImageElement[]>} [pictures] those that are there already */
  constructor(data, on, pictures = new Map()) {
    this.data = data;
    this.on = on;
    this.pictures = pictures;
    /** @type {HTMLButtonElement[]} */
    this.cards = [];
    /** What each card is called. @type {Map<HTMLButtonElement, string>} */
    this.names = new Map();
    /** @type {HTMLButtonElement[]} */
    this.choices = [];
    /** @type {HTMLInputElement | null} */
    this.field = null;
    /** @type {HTMLElement | null} */
    this.legend = null;
    const d = data;
    this.prompt = el("div", { class: "prompt", tabindex: "-1", role: "group", "aria-label": d.words.question }, ...paragraphs(d.prompt, d.words));
    const rows = d.rows.map((row) => this.row(row));
    const asked = d.choices.length ? this.choosing() : d.mode === "number" ? this.typing() : null;
    const bare = !rows.length && !asked;
    this.cloth = bare ? null : el("div", { class: "cloth", "data-rows": Math.min(rows.length + (asked ? 1 : 0), 3) },
      ...rows, asked, this.legend = el("p", { class: "legend" }));
    this.shape = bare ? "body bare" : d.at_once ? "body alone" : "body two";
  }

  /** @param {Row} row */
  row(row) {
    const many = row.cards.length;
    const half = Math.ceil(many / 2);
    const lines = many > 20 ? 3 : many > 8 ? 2 : 1; // on a telephone: the strip that is seen of each card must hold its small name
    const caption = row.named && row.pick && row.layout !== "trick" ? el("p", { class: "caption", "aria-hidden": "true" }) : null;
    const cards = row.cards.map((card, place) => this.card(row, card, place, caption));
    const list = el("div", {
      class: `cards ${row.layout}`, role: row.pick ? "group" : "list", "aria-label": row.label || null,
      style: { "--n": many, "--wide": Math.max(many - 1, 1), "--middle": Math.max((many > 20 ? half : many) - 1, 1), "--narrow": Math.max(Math.ceil(many / lines) - 1, 1) },
      "data-few": many === 1 ? "one" : null,
    }, ...cards);
    watch(list);
    return el("section", { class: `row ${row.layout}` }, row.label ? el("p", { class: "label", text: row.label }) : null, list, caption);
  }

  /** @param {Row} row @param {Card} card @param {number} place @param {HTMLElement | null} caption */
  card(row, card, place, caption) {
    const image = [face(this.picture(card.src, row.layout === "grid" && place > 20), card), tag(card)];
    const name = named(row.named ? card.label : `${place + 1}. ${card.label}`, card, this.data.words);
    if (!row.pick) {
      return seated(el("div", { class: "card", role: "listitem", "aria-label": name }, image,
        row.layout === "trick" && row.named ? el("span", { class: "under", "aria-hidden": "true", text: card.label }) : null), card);
    }
    const mine = this.cards.length;
    const button = el("button", { type: "button", class: "card", "aria-pressed": "false", tabindex: mine ? "-1" : "0" },
      image, el("span", { class: "badge", "aria-hidden": "true" }));
    const told = () => { if (caption) caption.textContent = card.label; };
    button.onclick = () => this.on.pick(mine);
    button.onfocus = () => { this.rove(mine); told(); };
    button.onmouseenter = told;
    this.names.set(button, name + greyed(button, card, this.data.words, this.on.refuse));
    this.cards.push(button);
    return button;
  }

  // A picture that was on the table stays what it is: made anew, it would be decoded and painted again.
  /** @param {string} src @param {boolean} far */
  picture(src, far) {
    const [width, height] = this.data.size;
    return this.pictures.get(src)?.pop()
      ?? el("img", { src, alt: "", draggable: "false", decoding: "async", loading: far ? "lazy" : null, width, height });
  }

  choosing() {
    this.choices = this.data.choices.map((text, place) => {
      const button = el("button", { type: "button", class: "choice", "aria-pressed": "false" },
        el("span", { class: "digit", "aria-hidden": "true", text: String(place + 1) }), el("span", { text }));
      button.onclick = () => this.on.choose(place);
      return button;
    });
    return el("div", { class: "choices", role: "group", "aria-label": this.data.words.choose }, ...this.choices);
  }

  typing() {
    const { number } = this.data.words;
    // A keyboard of digits alone has no sign for a half.
    const field = el("input", { type: "text", inputmode: this.data.parts > 1 ? "decimal" : "numeric", autocomplete: "off", maxlength: "9", class: "number", "aria-label": number });
    field.oninput = () => this.on.type(field.value);
    this.field = field;
    return el("div", { class: "typing" }, el("label", {}, el("span", { text: number }), field));
  }

  // One card at a time is in the tab order.
  /** @param {number} place */
  rove(place) {
    this.cards.forEach((button, at) => button.setAttribute("tabindex", at === place ? "0" : "-1"));
  }
}

// The pictures of a table, by where they come from.
/** @param {HTMLElement | null} cloth */
export function picturesOf(cloth) {
  /** @type {Map<string, HTMLImageElement[]>} */
  const found = new Map();
  for (const one of cloth?.querySelectorAll("img") ?? []) {
    const src = one.getAttribute("src") ?? "";
    found.set(src, [...(found.get(src) ?? []), one]);
  }
  return found;
}
