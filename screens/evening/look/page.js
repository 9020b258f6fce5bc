// What a page of the evening was given with its address: its words, the rooms that are open; and the room it is asked for.

import { el, fill } from "./dom.js";

/** @typedef {{ code: string, day: string, led: boolean, href: string }} Earlier an evening that is over */

/** @type {{ lang: string, words: Record<string, string>, rooms: string[], earlier: Earlier[] }} */
const given = JSON.parse(document.body.dataset.given ?? '{"lang":"en","words":{},"rooms":[],"earlier":[]}');

export const { words, rooms, earlier } = given;

/** @param {string} key @param {Record<string, unknown>} [facts] */
export const say = (key, facts = {}) => fill(words[key] ?? key, facts);

/** The room that the address names, or the only one there is; empty where there is none, or a choice. */
export function roomAsked() {
  const asked = new URLSearchParams(location.search).get("room") ?? "";
  return /^[a-z-]{1,80}$/.test(asked) ? asked : rooms.length === 1 ? rooms[0] : "";
}

/** The evenings that are over where one was, each a way to what it leaves; nothing where there is none. */
export function before() {
  if (!earlier.length) return null;
  return el("section", { class: "earlier" }, el("h2", { text: say("earlier") }),
    ...earlier.map(({ code, day, href }) => el("a", { class: "quiet", href, text: say("earlier_one", { day, room: code }) })));
}

export const page = /** @type {HTMLElement} */ (document.getElementById("page"));
