// What stands on the table for one question, and what of it comes into sight.

import { el } from "./dom.js";
import { Panel } from "./panel.js";

/** @import { Given } from "./given" */

const GAP = 8;

// Built anew for the next question.
export class Laid {
  /** @param {Given} data @param {ConstructorParameters<typeof Panel>[1]} on @param {string} typed @param {Map<string, HTMLImageElement[]>} [pictures] */
  constructor(data, on, typed, pictures) {
    this.panel = new Panel(data, on, pictures);
    if (this.panel.field) this.panel.field.value = typed;
    this.status = el("p", { class: "note", role: "status" });
    this.address = el("div", { class: "address" });
    this.hints = el("div", { class: "hints", role: "status" });
    this.feedback = el("div", { class: "feedback", role: "status", tabindex: "-1" });
    this.actions = el("div", { class: "actions" });
    this.progress = el("div", { class: "progress" });
    this.progress.hidden = !data.progress[1];
    const { prompt, cloth } = this.panel;
    this.nodes = [this.progress, ...(data.prompt.length ? [prompt] : []), ...(cloth ? [cloth] : []),
      this.feedback, this.hints, this.status, this.address, this.actions];
  }
}

let hiddenAt = 0;
document.addEventListener("visibilitychange", () => { if (document.hidden) hiddenAt = performance.now(); });

// How long it took since then, in milliseconds; nothing if the page was out of sight meanwhile. For the learner's own chart, never for a score.
/** @param {number} since */
export function took(since) {
  return since > hiddenAt ? { ms: Math.max(1, Math.round(performance.now() - since)) } : {};
}

// Scrolling asks for a layout; asked after the frame is painted it costs the answer nothing.
/** @param {Element} node */
export function reveal(node) {
  requestAnimationFrame(() => setTimeout(() => {
    // The buttons stay at the foot of the page, as high as the text is large: what is said comes to stand above them.
    const foot = node.closest(".body")?.querySelector(".actions");
    if (!(foot instanceof HTMLElement) || !(node instanceof HTMLElement)) return; // another question has come meanwhile
    node.style.scrollMarginBottom = `${foot.offsetHeight + GAP}px`;
    node.scrollIntoView({ block: "nearest" });
  }));
}
