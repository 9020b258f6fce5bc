// The keyboard: arrows go from card to card as they lie, or from trick to trick, digits pick, Enter takes and checks, Escape takes a card back, Space turns one, ? tells all that.

/**
 * What the keys need of the table.
 * @typedef {object} Keyed
 * @property {import("./panel.js").Panel} panel
 * @property {import("./bar.js").Bar} bar
 * @property {HTMLElement} feedback
 * @property {boolean} turns do arrows go on and back, where nothing is to be picked?
 * @property {boolean} goes is a card about to be played, and can be taken back?
 * @property {(event: "answer" | "next" | "back" | "undo") => void} ask
 * @property {(place: number) => void} choose
 * @property {(card: HTMLElement) => void} turn
 * @property {() => void} help
 */

/** @param {KeyboardEvent} event @param {Keyed} table */
export function pressed(event, table) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { panel } = table;
  const at = /** @type {HTMLElement} */ (event.target);
  if (at === panel.field || at.closest("[role=dialog], .copy")) typed(event, table, at);
  else if (event.key === "Enter") entered(event, table, at);
  else if (event.key === "Escape" && table.goes) { event.preventDefault(); table.ask("undo"); }
  else if (event.key === "?") { event.preventDefault(); table.help(); }
  else if (table.turns && leafed(event, table)) event.preventDefault();
  else if (!turned(event, table, at) && !chosen(event, table)) walked(event, table, at);
}

// In the field for a number all keys but one are its own.
/** @param {KeyboardEvent} event @param {Keyed} table @param {HTMLElement} at */
function typed(event, table, at) {
  if (event.key !== "Enter" || event.repeat || at !== table.panel.field) return;
  event.preventDefault();
  table.ask("answer");
}

// Enter takes what has the focus, and checks what is taken; it goes on from what was read. Held down it presses nothing again.
/** @param {KeyboardEvent} event @param {Keyed} table @param {HTMLElement} at */
function entered(event, table, at) {
  const reading = at === table.feedback || at === table.panel.prompt;
  const taken = at.getAttribute("aria-pressed") === "true" && (isOne(table.panel.cards, at) || isOne(table.panel.choices, at));
  if (event.repeat && (at.dataset.event || taken)) event.preventDefault();
  if (event.repeat) return;
  const next = reading && table.bar.at("next");
  if (!taken && !next) return;
  event.preventDefault();
  table.ask(taken ? "answer" : "next");
}

// Of a hand that is looked at again the arrows turn the tricks, as a reader turns pages.
/** @param {KeyboardEvent} event @param {Keyed} table */
function leafed({ key }, table) {
  const to = key === "ArrowRight" || key === "ArrowDown" ? "next" : key === "ArrowLeft" || key === "ArrowUp" ? "back" : null;
  if (to && table.bar.at(to)) table.ask(to);
  return to !== null;
}

// Space shows a card large; on everything else it is what it always was.
/** @param {KeyboardEvent} event @param {Keyed} table @param {HTMLElement} at */
function turned(event, table, at) {
  if (event.key !== " " || !isOne(table.panel.cards, at)) return false;
  event.preventDefault();
  if (!event.repeat) table.turn(at);
  return true;
}

// A digit takes the card at this place, or the answer in words that bears it; beside cards such an answer is 0.
/** @param {KeyboardEvent} event @param {Keyed} table */
function chosen(event, table) {
  if (!/^[0-9]$/.test(event.key)) return false;
  const { cards, choices } = table.panel;
  const digit = Number(event.key);
  const worded = cards.length ? digit === 0 && choices[0] : choices[digit - 1];
  const card = worded ? null : cards[(digit || 10) - 1];
  if (!worded && !card) return false;
  event.preventDefault();
  if (worded) { worded.focus(); table.choose(choices.indexOf(worded)); }
  else if (card) { card.focus(); card.click(); }
  return true;
}

/** @param {HTMLElement[]} all @param {HTMLElement} at */
function isOne(all, at) { return all.some((one) => one === at); }

/** @param {KeyboardEvent} event @param {Keyed} table @param {HTMLElement} at */
function walked(event, { panel, bar }, at) {
  const { cards, choices } = panel;
  const buttons = isOne(choices, at) || !cards.length ? choices : cards;
  const to = step(event.key, buttons, buttons.findIndex((one) => one === at), buttons === choices);
  if (to === null || !buttons[to] || bar.node.contains(at)) return;
  event.preventDefault();
  buttons[to].focus();
}

// Which button a key leads to from the one at `at`; null where it is no such key.
/** @param {string} key @param {HTMLElement[]} buttons @param {number} at @param {boolean} listed */
function step(key, buttons, at, listed) {
  const last = buttons.length - 1;
  if (last < 0) return null;
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (key === "ArrowRight") return at < 0 ? 0 : Math.min(at + 1, last);
  if (key === "ArrowLeft") return at < 0 ? last : Math.max(at - 1, 0);
  if (key !== "ArrowDown" && key !== "ArrowUp") return null;
  if (at < 0) return 0;
  const here = buttons[at].getBoundingClientRect();
  const side = key === "ArrowDown" ? 1 : -1;
  const over = buttons.map((button, place) => ({ place, box: button.getBoundingClientRect() }))
    .filter(({ box }) => side * (box.top - here.top) > 8)
    .sort((a, b) => side * (a.box.top - b.box.top) || Math.abs(a.box.left - here.left) - Math.abs(b.box.left - here.left));
  if (over.length) return over[0].place;
  return listed ? Math.min(Math.max(at + side, 0), last) : at;
}
