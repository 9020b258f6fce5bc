// @ts-check
// What stands in the browser's address: the match by its four words, and whether its score hangs on the wall.

import { reachable } from "./reachable.js";

const MATCH = "match";
const SHOW = "show";
const LARGE = "board";
const ROOM = "room";

export class Address {
  /** @param {() => void} wander Back or Forward was pressed */
  constructor(wander) {
    this.path = location.pathname;
    this.wander = () => { if (location.pathname === this.path) wander(); };
    window.addEventListener("popstate", this.wander);
  }

  leave() { window.removeEventListener("popstate", this.wander); }

  get asked() { return new URLSearchParams(location.search).get(MATCH) ?? ""; }

  /** The place that the address tells. @param {string} otherwise where it tells none */
  place(otherwise) {
    const code = codeIn(this.asked);
    return code ? `match/${code}` : otherwise;
  }

  /** @param {string} code empty for none */
  go(code) {
    const here = new URL(location.href);
    if (code) here.searchParams.set(MATCH, code);
    else here.searchParams.delete(MATCH);
    for (const name of [SHOW, "pile"]) here.searchParams.delete(name);
    history.pushState(history.state, "", here);
  }

  get large() { return new URLSearchParams(location.search).get(SHOW) === LARGE; }

  set large(on) {
    if (on === this.large) return;
    const here = new URL(location.href);
    if (on) here.searchParams.set(SHOW, LARGE);
    else here.searchParams.delete(SHOW);
    history.replaceState(history.state, "", here);
  }

  /** Where the evening is whose table this is; empty where it is none. */
  get evening() {
    const room = new URLSearchParams(location.search).get(ROOM) ?? "";
    return /^[a-z-]{1,80}$/.test(room) ? `/s?${ROOM}=${room}` : "";
  }

  /** Cards somebody brought along in the address. */
  get pile() { return new URLSearchParams(location.search).get("pile") ?? ""; }

  /** Where others find this match. @param {string} code @param {string[]} others */
  shared(code, others) { return reachable(`${this.path}?${MATCH}=${code}`, others); }
}

/** Four words, whatever stands between them; a whole address may be pasted. @param {string} typed */
export function codeIn(typed) {
  let text = typed;
  try { text = new URL(typed.trim()).searchParams.get(MATCH) ?? typed; } catch { /* not an address */ }
  return (text.slice(0, 200).toLowerCase().match(/[a-z]+/g) ?? []).join("-");
}
