// What is shown of the selection and told of an answer: marks on the cards, the verdict, hints, how far one is.

import { el, headed, mark as set, news, write } from "./dom.js";
import { compared, sideBySide } from "./contrast.js";
import { cited } from "./terms.js";

/** @import { MarkProps, State, TableProps } from "../table/given" */
/** @import { Words } from "../../wording/given" */

/** @type {Record<State, string>} */
const GLYPHS = { right: "✓", wrong: "✗", missed: "!", first: "▸" };

// Marks and badges on cards and choices; a card in `cleared` was touched since it was marked.
/** @param {import("./panel.js").Panel} panel @param {TableProps} data @param {import("./choosing.js").Choosing} choosing @param {Set<number>} cleared */
export function dress(panel, data, choosing, cleared) {
  const { words, mode, can } = data;
  const { cards: marks = {}, choices = {} } = /** @type {Partial<MarkProps>} */ (data.mark ?? {});
  const used = /** @type {Set<State>} */ (new Set());
  const shut = can.answer ? "false" : "true";
  panel.cards.forEach((button, place) => {
    const has = choosing.has(place);
    const number = choosing.numbers.get(place);
    const mark = cleared.has(place) ? null : marks[place] || null;
    set(button, "aria-pressed", has ? "true" : "false");
    set(button, "data-mark", mark || "");
    if (button.hasAttribute("data-held") !== (choosing.held === place)) button.toggleAttribute("data-held", choosing.held === place);
    write(/** @type {HTMLElement} */ (button.querySelector(".nth")), number ? String(number) : "");
    write(/** @type {HTMLElement} */ (button.querySelector(".badge")), mark ? GLYPHS[mark] : "");
    set(button, "aria-label", [panel.names.get(button), pointed(button, data, place), number ? `${words.place} ${number}` : "", choosing.held === place ? words.held : "", mark ? words[mark] : ""].filter(Boolean).join(", "));
    set(button, "aria-disabled", shut);
    // What is over lies in the order that was given, or that is the solution.
    const lies = mode === "order" && !can.answer && number ? String(number) : "";
    if (button.style.order !== lies) button.style.order = lies;
    if (mark) used.add(mark);
  });
  panel.choices.forEach((button, place) => {
    set(button, "aria-pressed", choosing.chosen === place ? "true" : "false");
    set(button, "aria-disabled", shut);
    chosen(button, choices[place], place, words);
  });
  if (panel.field) panel.field.readOnly = !can.answer;
  news(panel.legend, "marks", [[...used], words.right], () => panel.legend.replaceChildren(...[...used].map((mark) =>
    el("span", { class: `key ${mark}` }, el("span", { class: "badge", text: GLYPHS[mark] }), el("span", { text: words[mark] })))));
}

// Of a choice in words its number gives way to how it was.
/** @param {HTMLElement} button @param {State | undefined} mark @param {number} place @param {Words} words */
function chosen(button, mark, place, words) {
  const [digit, text] = /** @type {Iterable<HTMLElement>} */ (button.children);
  set(button, "data-mark", mark || "");
  write(digit, mark ? GLYPHS[mark] : String(place + 1));
  if (mark) set(button, "aria-label", `${text.textContent}, ${words[mark]}`); else button.removeAttribute("aria-label");
}

// What the coach would play is pointed out, and called so.
/** @param {HTMLElement} button @param {TableProps} data @param {number} place */
function pointed(button, { advised = [], words }, place) {
  const its = advised.includes(place);
  if (button.hasAttribute("data-advised") !== its) button.toggleAttribute("data-advised", its);
  return its ? words.advised : "";
}

// Every question moves the bar, also where one step of a lesson asks several. A lesson says itself how much of it is full: nothing that
// is added on the way takes any of it back.
/** @param {HTMLElement} node @param {Pick<TableProps, "progress" | "reached" | "along" | "words">} data */
export function tellProgress(node, { progress: [at, of], reached = at / of, along = [], words }) {
  news(node, "progress", [at, of, reached, along, words.progress], () => {
    if (!of) { node.replaceChildren(); return; }
    if (!node.childElementCount) {
      node.append(el("div", { class: "bar", role: "progressbar", "aria-valuemin": "0" }, el("span")), el("p"));
    }
    const [bar, text] = /** @type {Iterable<HTMLElement>} */ (node.children);
    const said = [`${at} / ${of}`, ...along].join(" · ");
    const told = { "aria-label": words.progress ?? "", "aria-valuemax": String(of), "aria-valuenow": String(at), "aria-valuetext": said };
    for (const [name, value] of Object.entries(told)) set(bar, name, value);
    /** @type {HTMLElement} */ (bar.firstElementChild).style.transform = `scaleX(${Math.min(reached, 1)})`;
    write(text, said);
  });
}

/** @param {HTMLElement} node @param {Pick<TableProps, "mark" | "words">} data @param {(to: number) => void} [go] */
export function tellMark(node, { mark, words }, go = () => {}) {
  node.className = mark ? `feedback ${mark.tone}` : "feedback";
  const all = mark?.did ? [everybody(mark.did, words, node)] : [];
  node.replaceChildren(...(mark ? verdict(mark, words) : []), ...(mark?.ways?.length ? [ways(mark.ways, go)] : []), ...all);
}

// What everybody did is folded away on a telephone, where the cards would be out of sight; where it was unfolded it stays so.
/** @param {NonNullable<MarkProps["did"]>} did @param {Words} words @param {HTMLElement} node */
function everybody({ title, says, source }, words, node) {
  const before = node.querySelector(".did");
  const open = before ? before.hasAttribute("open") : matchMedia(WIDE).matches;
  return el("details", { class: "did", open }, el("summary", {}, el("span", { text: title })), ...says.map((text) => el("p", { text })),
    source.length ? el("p", {}, cited(source, words)) : null);
}

// What leads to where it happened.
/** @param {[text: string, to: number][]} told @param {(to: number) => void} go */
function ways(told, go) {
  return el("ul", { class: "ways" }, ...told.map(([text, to]) => el("li", {}, el("button", { type: "button", class: "way", text, onclick: () => go(to) }))));
}

// Only new hints are added: what a screen reader has said it need not say again.
/** @param {HTMLElement} node @param {Pick<TableProps, "hints" | "words">} data */
export function tellHints(node, { hints, words }) {
  if (node.childElementCount > hints.length) node.replaceChildren();
  for (const hint of hints.slice(node.childElementCount)) {
    node.append(el("p", { class: "hint" }, el("strong", { text: `${headed(words, words.hint)} ` }), el("span", { text: hint })));
  }
}

const WIDE = "(min-width: 60rem)";

// So many sentences stand in one paragraph; of a solution worked out, or told after what was wrong, each has its own.
const FEW = 3;

/** @param {MarkProps} mark @param {Words} words */
function verdict(mark, words) {
  const [first, ...more] = mark.says.length > (mark.tone === "told" ? 1 : FEW) && !mark.beside?.length ? mark.says : [mark.says.join(" ")];
  const head = el("p", { class: "head" }, el("span", { class: "glyph", "aria-hidden": "true", text: mark.glyph }),
    el("span", {}, el("strong", { text: mark.title }), document.createTextNode(first ? ` ${first}` : "")));
  const rule = mark.rule || mark.source.length
    ? el("details", {}, el("summary", {}, el("span", { text: words.rule })),
      mark.rule ? el("p", { text: mark.rule }) : null,
      mark.source.length ? el("p", {}, cited(mark.source, words)) : null)
    : null;
  return [head, compared(mark), sideBySide(mark, words), ...more.map((text) => el("p", { text })), rule].filter((one) => one !== null);
}
