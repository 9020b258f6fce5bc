// What a page of the evening was given with its address: its words, the rooms that are open; and the room it is asked for.

import { el, fill } from "./dom.js";
import "./steady.js";

/** @import { PageProps } from "../../room_views/given" */

/** @type {PageProps} */
const given = JSON.parse(document.body.dataset.given ?? '{"lang":"en","words":{},"rooms":[],"earlier":[],"season":false}');

export const { words, rooms, earlier, season } = given;

/** @param {string} key @param {Record<string, unknown>} [facts] */
export const say = (key, facts = {}) => fill(words[key] ?? key, facts);

// Where what is done here is on a laptop that others reach in the same Wi-Fi alone: at home its address leads nowhere.
/** @param {string} [address] by which others reach it @returns {HTMLElement | null} null where it can be reached from anywhere */
export const onlyHere = (address = location.host) => (given.here ? el("p", { class: "only-here", text: say("only_here", { address }) }) : null);

/** The room that the address names, or the only one there is; empty where there is none, or a choice. */
export function roomAsked() {
  const asked = new URLSearchParams(location.search).get("room") ?? "";
  return /^[a-z-]{1,80}$/.test(asked) ? asked : rooms.length === 1 ? rooms[0] : "";
}

export const page = /** @type {HTMLElement} */ (document.getElementById("page"));

// There is no such evening here, or it is there no more: where one goes from here.
export function noEvening() {
  document.body.dataset.stage = "vanished";
  page.replaceChildren(el("div", { class: "vanished" }, el("h1", { text: say("vanished") }),
    el("p", { class: "lead", text: say("vanished_how") }),
    el("a", { class: "main", href: location.pathname, text: say("vanished_open") }), el("a", { class: "quiet", href: "/", text: say("vanished_home") })));
}

// What the page would say if it could not begin goes away, but for what is still true.
document.documentElement.toggleAttribute("data-begun", true);
if (document.documentElement.dataset.wayIn !== "cookies") delete document.documentElement.dataset.wayIn;
