// A small pack on the scoring table: two long suits, six trumps, four Moors; a card is called by its place.

import * as dom from "../../screens/components/shared/dom.js";
import { Cloth } from "../../screens/components/bench/cloth.js";
import { Figures } from "../../screens/components/sheet/figures.js";

export const tools = { ...dom, Cloth, Figures };
const PACK = [..."SB"].flatMap((suit) => [..."KQNJA", "10", "9", "8", "7", "6"].map((rank) => suit + rank))
  .concat(["T16", "T15", "T14", "T13", "T12", "T11", "M1", "M2", "M3", "M4"]);
export const at = (...codes) => codes.map((code) => PACK.indexOf(code));
const words = new Proxy({ headed: "{what}:", pips_of: "{suit}: {n}", moor: "{n} Moors", last_won: "{side} won", dealt: "{side} dealt", yours: "yours {given}", right_is: "right {right}", usual: "usually {card}", cards: "{n} cards" },
  { get: (known, name) => known[name] ?? String(name) });

export const table = {
  cards: PACK.map((code) => [`${code}.png`, `the ${code}`, code, code]),
  suits: [..."SB"].map((suit) => ({
    name: suit, cards: at(...[..."KQNJA"].map((rank) => suit + rank)), pips: at(...["10", "9", "8", "7", "6"].map((rank) => suit + rank)),
  })),
  ranks: ["Kings", "Queens", "Knights", "Jacks", "Aces"],
  trumps: [{ name: "head", sign: "", cards: at("T16", "T15", "T14", "T13", "T12", "T11") }],
  moors: at("M1", "M2", "M3", "M4"),
  needs: { kings: at("SK", "BK", "T16"), moors: at("M1", "M2", "M3", "M4") },
  kinds: [["kings", "Kings"], ["moors", "Moors"]],
  players: ["A1", "B1"],
  sorts: [["typical", "A typical one"]],
  sides: ["we", "they"],
  words,
  blank: "",
};

// Something that is told: what came, and the latest value of a name.
export function hearing() {
  const moves = [];
  return { moves, on: (event, value) => moves.push([event, value]), last: () => moves.at(-1) };
}

export const button = (node, name) => [...node.querySelectorAll("button")].find((one) => (one.getAttribute("aria-label") ?? one.textContent) === name);
