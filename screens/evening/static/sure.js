// Asked before a press is done. What asks stands by itself, so that news that come meanwhile do not take it away.

import { el } from "./dom.js";
import { page, say } from "./page.js";

// A press that cannot be taken back.
/** @param {string} asked @param {string} key of the words for going on (`_yes`) and for leaving it (`_no`) @param {() => void} press */
export function sure(asked, key, press) { first(asked, [`${key}_yes`, press], [`${key}_no`, () => {}]); }

// What is gone afterwards for good: the bright button is the one that leaves it as it is.
/** @param {string} asked @param {string} key as for `sure` @param {() => void} press */
export function forGood(asked, key, press) { first(asked, [`${key}_no`, () => {}], [`${key}_yes`, press]); }

// Two ways, each with the key of its word: the one that is meant most often, and the other.
/** @param {string} asked @param {[key: string, does: () => void]} main @param {[key: string, does: () => void]} quiet */
export function first(asked, main, quiet) {
  /** @param {string} of @param {[key: string, does: () => void]} way */
  const button = (of, [key, does]) => el("button", { type: "button", class: of, text: say(key), onclick: () => { box.close(); does(); } });
  const box = el("dialog", { class: "sure", onclose: () => box.remove() }, el("p", { text: asked }), button("main", main), button("quiet", quiet));
  page.append(box);
  box.showModal();
}
