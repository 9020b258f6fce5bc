// The table in words, player by player: for those who listen, and for whoever would rather read than look.

import { el, fill, news } from "./dom.js";

/** @import { RowProps, SeatProps, SeatsProps, TableProps } from "../table/given" */
/** @import { Words } from "../../wording/given" */

/** @param {HTMLElement} list @param {TableProps} data @param {SeatsProps} table @param {RowProps[]} rows */
export function describe(list, { words, numbers }, table, rows) {
  news(list, "label", words.seats, () => list.setAttribute("aria-label", words.seats ?? ""));
  const said = table.seats.map((seat, at) => described(seat, at, table, rows, words, numbers));
  said.forEach((text, at) => {
    const line = list.children[at] ?? list.appendChild(el("li"));
    if (line.textContent !== text) line.textContent = text;
  });
  while (list.childElementCount > said.length) list.lastElementChild?.remove();
}

// One player in one sentence: name, turn, dealer, what was played and shown, what is left.
/** @param {SeatProps} seat @param {number} at @param {SeatsProps} table @param {RowProps[]} rows @param {Words} words @param {boolean} [numbers] */
export function described(seat, at, table, rows, words, numbers = false) {
  const open = rows.filter((row) => row.seat === at && row.layout !== "trick" && row.layout !== "hand").flatMap((row) => row.cards);
  const told = [
    seat.dealer && words.dealer,
    ...played(at, table, rows, words, numbers),
    open.length > 0 && fill(words.has_shown, { cards: open.map((one) => one.label).join(", ") }),
    seat.left !== null && fill(words.holds, { n: seat.left }),
    seat.taken !== null && fill(words.has_taken, { n: seat.taken }),
  ].filter(Boolean);
  return `${seat.turn || seat.name}${told.length ? ` – ${told.join(words.and_then ?? "; ")}` : ""}`;
}

/** @param {number} at @param {SeatsProps} table @param {RowProps[]} rows @param {Words} words @param {boolean} numbers */
function played(at, table, rows, words, numbers) {
  const trick = rows.find((row) => row.layout === "trick");
  if (!trick) return [];
  const place = (at - (trick.seat ?? 0) + table.seats.length) % table.seats.length;
  const card = trick.cards[place];
  const nth = numbers ? `${place + 1}. ` : "";
  return card ? [nth + fill(place ? words.has_played : words.has_led, { card: card.label }), table.winner === place && words.won] : [];
}
