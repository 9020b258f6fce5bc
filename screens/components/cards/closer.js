// Seen from close by: one card as large as the page lets it, or the list of keys. Escape, Space, a click lead back to where one was.

import { el } from "./dom.js";

/** @import { Words } from "../../wording/given" */

const KEYS = ["digits", "arrows", "enter", "space", "tab", "escape", "help"];
const IN_WORDS = "calzettini words";

export class Closer {
  /** @param {HTMLElement} box the table, on which the sheet lies */
  constructor(box) {
    this.box = box;
    this.sheet = el("div", { class: "closer", role: "dialog", "aria-modal": "true", tabindex: "-1" });
    this.sheet.onclick = (event) => { if (!(event.target instanceof Element) || !event.target.closest("button")) this.close(); };
    this.sheet.onkeydown = (event) => this.key(event);
    /** @type {HTMLElement | null} */
    this.from = null;
    /** @type {HTMLElement[]} */
    this.row = [];
    if (kept()) box.dataset.words = "";
  }

  // This card, and with the arrows the others of its row.
  /** @param {HTMLElement} card @param {HTMLElement[]} row @param {Words} words */
  card(card, row, words) {
    const image = card.querySelector("img");
    if (!image) return;
    this.row = row;
    this.words = words;
    const name = card.dataset.name ?? "";
    const large = el("img", { src: image.getAttribute("src"), alt: "", width: image.getAttribute("width"), height: image.getAttribute("height") });
    this.open(card, name || (words.card_large ?? ""), [large, el("p", { class: "large-name", text: name })]);
  }

  /** @param {HTMLElement | null} from @param {Words} words */
  help(from, words) {
    this.row = [];
    const keys = KEYS.flatMap((key) => [el("dt", { text: words[`key_${key}`] }), el("dd", { text: words[`key_${key}_does`] })]);
    const inWords = el("button", { type: "button", class: "quiet", "aria-pressed": String(this.box.dataset.words !== undefined), text: words.in_words });
    inWords.onclick = () => {
      const on = this.box.toggleAttribute("data-words");
      inWords.setAttribute("aria-pressed", String(on));
      keep(on);
    };
    const close = el("button", { type: "button", class: "main", text: words.close, onclick: () => this.close() });
    this.open(from, words.keys ?? "", [el("h2", { text: words.keys }), el("dl", { class: "keys" }, ...keys), el("p", {}, inWords), close]);
  }

  /** @param {HTMLElement | null} from @param {string} name @param {HTMLElement[]} nodes */
  open(from, name, nodes) {
    this.from = from;
    this.sheet.setAttribute("aria-label", name);
    this.sheet.replaceChildren(el("div", { class: "close-by" }, ...nodes));
    this.box.append(this.sheet);
    /** @type {HTMLElement} */ (this.sheet.querySelector("button") ?? this.sheet).focus({ preventScroll: true });
  }

  get opened() { return this.sheet.isConnected; }

  close() {
    this.sheet.remove();
    this.from?.focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const on = event.target instanceof HTMLButtonElement;
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (event.key === "Escape" || (!on && (event.key === " " || event.key === "Enter")) || event.key === "?") {
      event.preventDefault();
      this.close();
    } else if (step && this.from) {
      event.preventDefault();
      const next = this.row[this.row.indexOf(this.from) + step];
      if (next) this.card(next, this.row, this.words ?? {});
    } else if (event.key === "Tab") this.within(event);
    event.stopPropagation();
  }

  // The focus stays on the sheet.
  /** @param {KeyboardEvent} event */
  within(event) {
    const buttons = [...this.sheet.querySelectorAll("button")];
    event.preventDefault();
    const root = /** @type {ShadowRoot | Document} */ (this.sheet.getRootNode());
    const at = buttons.findIndex((one) => one === root.activeElement);
    buttons[(at + (event.shiftKey ? buttons.length - 1 : 1)) % Math.max(buttons.length, 1)]?.focus();
  }
}

// Whether the table is told in words is the browser's to remember: it is the eyes' before it that matter.
function kept() {
  try { return localStorage.getItem(IN_WORDS) === "1"; } catch { return false; }
}

/** @param {boolean} on */
function keep(on) {
  try { if (on) localStorage.setItem(IN_WORDS, "1"); else localStorage.removeItem(IN_WORDS); } catch { /* then it lasts as long as the page */ }
}
