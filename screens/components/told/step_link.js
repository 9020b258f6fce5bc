// The address of the question on the table, for others to open.

import { el, news } from "./dom.js";
import { reachable } from "./reachable.js";

/** @import { TableProps } from "../table/given" */

// Returns whether there is one to be looked at.
/** @param {HTMLElement} node @param {Pick<TableProps, "share" | "words">} data @param {(text: string) => void} say */
export function tellAddress(node, { share, words }, say) {
  news(node, "share", share ?? null, () => {
    node.replaceChildren(...(share ? [field(reachable(share.path, share.others), words, say)] : []));
  });
  return Boolean(share);
}

/** @param {string} address @param {TableProps["words"]} words @param {(text: string) => void} say */
function field(address, words, say) {
  const input = el("input", { type: "text", readonly: true, value: address, "aria-label": words.address });
  input.onfocus = () => input.select();
  const copy = el("button", { type: "button", class: "quiet", text: words.copy });
  copy.onclick = () => {
    // Over plain http in a club's network there is no clipboard API; selecting and copying works everywhere.
    input.focus();
    input.select();
    let done = false;
    try { done = document.execCommand("copy"); } catch { done = false; }
    if (done) say(words.copied ?? "");
  };
  return el("div", { class: "copy" }, input, copy);
}
