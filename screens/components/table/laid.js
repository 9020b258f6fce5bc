// What stands on the table for one question, and how much room it has.

import { arrange, el, flag, measure, ofItself, put } from "./dom.js";
import { AskRoom } from "./ask_room.js";
import { Bar } from "./bar.js";
import { KeptHeight } from "./kept_height.js";
import { reveal } from "./in_sight.js";
import { Panel } from "./panel.js";

/** @import { TableProps } from "./given" */

/** With more words than these to choose from, beside the cards, or with more letters, the words have more of the page. */
const [FEW, MUCH] = [3, 110];
/** With more than these, each of no more than so many letters, a tablet has them two by two; a telephone held sideways with any. */
const [SOME, SHORT] = [4, 32];
/** More than these stand as close as a finger can tell them apart: all that may be declared on a good hand, whole and in parts. */
const MOST = 6;

ofItself(["--foot"]);

export class Laid {
  /** @param {HTMLElement} body @param {TableProps} data @param {ConstructorParameters<typeof Panel>[1]} on @param {ConstructorParameters<typeof Bar>[0]} ask @param {() => void} help */
  constructor(body, data, on, ask, help) {
    this.body = body;
    this.panel = new Panel(data, on);
    this.status = el("p", { class: "note", role: "status" });
    this.address = el("div", { class: "address" });
    this.hints = el("div", { class: "hints", role: "status" });
    this.feedback = el("div", { class: "feedback", role: "status", tabindex: "-1" });
    this.bar = new Bar(ask);
    this.progress = el("div", { class: "progress" });
    this.help = el("button", { type: "button", class: "help", text: "?", onclick: help });
    this.top = el("div", { class: "top" }, this.progress, this.help);
    // What is said ends above the buttons, and on an upright tablet the table, in whatever language and size of letters: they are measured.
    this.height = new KeptHeight(this);
    this.sizes = new ResizeObserver(() => {
      measure(body, "--foot", `${this.bar.node.offsetHeight}px`);
      this.height.measure();
    });
    for (const one of [this.bar.node, this.panel.prompt, this.panel.answers]) this.sizes.observe(one);
    this.at = data.qid;
    this.seen = "";
    this.lies = data.laid;
    this.room = data.laid === undefined ? null : new AskRoom(data.words, () => ({ laid: this.lies ?? "" }), reveal);
    this.show(data);
  }

  leave() { this.room?.leave(); this.sizes.disconnect(); }

  /** @param {TableProps} data */
  update(data) {
    if (this.at !== data.qid) this.room?.still();
    this.at = data.qid;
    this.lies = data.laid;
    this.panel.update(data);
    this.show(data);
  }

  /** @param {TableProps} data */
  show(data) {
    const { prompt, cloth, answers, legend, shape, felt, cards, stand } = this.panel;
    held(this.body, data);
    stands(this.body, stand, data.choices, felt);
    this.bar.hold(stand === "foot" ? answers : null);
    this.bar.node.toggleAttribute("data-game", Boolean(data.game) && !data.wonders);
    this.bar.node.toggleAttribute("data-turns", Boolean(data.turns));
    this.progress.hidden = !data.progress[1];
    if (this.body.className !== shape) this.body.className = shape;
    this.help.setAttribute("aria-label", data.words.keys ?? "");
    // Check comes right after the cards; words that may be chosen instead come before them. Who has only words to choose looks at the cards first.
    const beside = stand === "beside" ? [answers] : [], early = cards.length > 0 || !answers.childElementCount;
    const [described, lying] = felt ? [[felt.described], [felt.lying.node]] : [[], []];
    arrange(this.body, [...(data.at_once ? [] : [this.top]), ...(data.prompt.length ? [prompt] : []), ...described,
      ...(early ? beside : []), ...(/bare|unlaid/.test(shape) ? [] : [cloth]), ...(early ? [] : beside),
      ...lying, ...(data.table ? [legend] : []), this.bar.node, this.feedback, this.hints, this.status, this.address, this.bar.seldom,
      ...(this.room ? [this.room.node] : [])], cloth);
    if (this.seen !== data.qid) this.measures(answers);
    this.seen = data.qid;
  }

  // Other cards may lie beside the table though the words are as high as before: what is observed anew is told before it is painted.
  /** @param {HTMLElement} answers */
  measures(answers) {
    this.sizes.unobserve(answers);
    this.sizes.observe(answers);
  }
}

// At a table where nobody holds backs of cards one reads, or looks at a trick for what to choose below it; where only the own hand lies
// there, it is in sight with what may be said on it. A table on which nothing lies is small.
/** @param {HTMLElement} body @param {TableProps} data */
function held(body, { table, mode, choices, rows }) {
  const bare = Boolean(table?.seats.every((seat) => seat.left === null));
  body.toggleAttribute("data-empty", Boolean(table) && rows.every(({ cards }) => !cards.length));
  body.toggleAttribute("data-reading", bare && mode === "none");
  const lies = rows.filter(({ seat, cards }) => seat !== null && cards.length), alone = lies.length > 0 && lies.every(({ layout }) => layout === "hand");
  body.toggleAttribute("data-choosing", bare && choices.length > 0 && !(mode === "choice" && alone));
}

// What stands beside the cloth, and how much of the page it wants.
/** @param {HTMLElement} body @param {"cloth" | "beside" | "foot"} stand @param {TableProps["choices"]} choices @param {import("./felt.js").Felt | null} felt */
function stands(body, stand, choices, felt) {
  const worded = stand === "beside" ? choices.length : 0;
  flag(body, "data-lies", Boolean(felt?.lying.any));
  flag(body, "data-opened", Boolean(felt?.lying.whole));
  flag(body, "data-typed", stand === "foot");
  flag(body, "data-with-words", worded > 0);
  flag(body, "data-worded", worded > FEW || (worded > 0 && choices.join("").length > MUCH));
  flag(body, "data-crowded", worded > MOST);
  const short = worded > 1 && choices.every((one) => one.length <= SHORT);
  flag(body, "data-short", short);
  flag(body, "data-two-by-two", short && worded > SOME);
}

// Keeps in step with how far down the page the table begins, so that it ends where the page does.
/** @param {HTMLElement} box */
export function settle(box) {
  const host = /** @type {ShadowRoot} */ (box.getRootNode()).host ?? box;
  let had = "";
  const look = () => {
    if (!box.isConnected) return;
    let above = box.getBoundingClientRect().top + scrollY;
    for (let node = host.parentElement; node; node = node.parentElement) above += node === document.documentElement ? 0 : node.scrollTop;
    const now = `${Math.round(above)}px`;
    if (now !== had) box.style.setProperty("--above", had = now);
  };
  const watching = new ResizeObserver(look);
  watching.observe(host.parentElement ?? box);
  watching.observe(document.body);
  return () => watching.disconnect();
}

// What was typed for this question stays, or is what counts once it is over; the way it is asked is told anew.
/** @param {{ box: HTMLElement, panel: Panel, data: TableProps, choosing: { typed: string } }} table @param {TableProps | null} before */
export function asked({ box, panel: { field }, data, choosing }, before) {
  if (field && (before?.qid !== data.qid || !data.can.answer)) put(field, choosing.typed);
  if (box.dataset.mode !== data.mode) box.dataset.mode = data.mode;
}

let hiddenAt = 0;
document.addEventListener("visibilitychange", () => { if (document.hidden) hiddenAt = performance.now(); });

// How long it took since then, in milliseconds; nothing if the page was out of sight meanwhile. For the learner's own chart, never for a score.
/** @param {number} since */
export function took(since) {
  return since > hiddenAt ? { ms: Math.max(1, Math.round(performance.now() - since)) } : {};
}
