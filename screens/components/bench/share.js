// The position for others: its address and its text to be copied, and a field for one that was pasted.

/** @import { Still } from "./given" */
/** @import { Dom, On } from "./host" */

export class Share {
  /** @param {Dom} tools @param {Still} table @param {On} on */
  constructor(tools, table, on) {
    this.tools = tools;
    const { el, headed } = tools;
    const w = table.words;
    const field = (/** @type {string} */ label) => {
      const input = el("input", { type: "text", readonly: true, class: "copied", "aria-label": label });
      input.onfocus = () => input.select();
      const copy = el("button", { type: "button", class: "quiet", text: w.copy, "aria-label": `${headed(w, w.copy)} ${label}` });
      copy.onclick = () => {
        // Over plain http in a club's network there is no clipboard API; selecting and copying works everywhere.
        input.focus(); input.select();
        let done = false;
        try { done = document.execCommand("copy"); } catch { done = false; }
        if (done) on("say", w.copied);
      };
      return { input, node: el("div", { class: "copy" }, el("label", { class: "pick" }, el("span", { text: label }), input), copy) };
    };
    this.link = field(w.link);
    this.text = field(w.text);
    const typed = el("input", { type: "text", class: "copied", "aria-label": w.read, spellcheck: "false", autocapitalize: "off" });
    const go = el("button", { type: "button", class: "quiet", text: w.read_go });
    const read = () => { if (typed.value.trim()) on("text", positionIn(typed.value)); };
    go.onclick = read;
    typed.onkeydown = (event) => { if (event.key === "Enter") { event.preventDefault(); read(); } };
    this.node = el("details", { class: "more" }, el("summary", {}, el("span", { text: w.share })), this.link.node, this.text.node,
      el("div", { class: "copy" }, el("label", { class: "pick" }, el("span", { text: w.read }), typed), go));
  }

  /** @param {string} text */
  update(text) {
    const { put } = this.tools;
    put(this.link.input, `${location.origin}${location.pathname}?p=${encodeURIComponent(text).replace(/%20/g, "+")}`);
    put(this.text.input, text);
  }
}

// A whole address may be pasted: the position is its parameter p.
/** @param {string} text */
export function positionIn(text) {
  try { const found = new URL(text.trim()).searchParams.get("p"); if (found) return found; } catch { /* not an address */ }
  return text.trim();
}
