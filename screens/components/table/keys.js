// The keyboard: arrows go from card to card as they lie, digits choose, Enter goes on.

/**
 * What the keys need of the table.
 * @typedef {object} Keyed
 * @property {import("./panel.js").Panel} panel
 * @property {import("./bar.js").Bar} bar
 * @property {HTMLElement} feedback
 * @property {(event: "answer" | "next") => void} ask
 * @property {(place: number) => void} choose
 */

/** @param {KeyboardEvent} event @param {Keyed} table */
export function pressed(event, table) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { panel, feedback } = table;
  const at = /** @type {HTMLElement} */ (event.target);
  if (at === panel.field) typed(event, table);
  else if (event.key === "Enter") entered(event, table, at === feedback || at === panel.prompt);
  else if (!chosen(event, table)) walked(event, table, at);
}

// In the field for a number all keys but one are its own.
/** @param {KeyboardEvent} event @param {Keyed} table */
function typed(event, table) {
  if (event.key !== "Enter" || event.repeat) return;
  event.preventDefault();
  table.ask("answer");
}

// Enter goes on from what was read; held down on a button it does not press it again.
/** @param {KeyboardEvent} event @param {Keyed} table @param {boolean} reading */
function entered(event, table, reading) {
  const at = /** @type {HTMLElement} */ (event.target);
  if (event.repeat && at.dataset.event) event.preventDefault();
  if (event.repeat || !reading || !table.bar.at("next")) return;
  event.preventDefault();
  table.ask("next");
}

// A digit takes the answer in words that bears it.
/** @param {KeyboardEvent} event @param {Keyed} table */
function chosen(event, table) {
  const { choices } = table.panel;
  const place = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : -1;
  if (!choices[place]) return false;
  event.preventDefault();
  choices[place].focus();
  table.choose(place);
  return true;
}

/** @param {KeyboardEvent} event @param {Keyed} table @param {HTMLElement} at */
function walked(event, { panel, bar }, at) {
  const { cards, choices } = panel;
  const buttons = choices.some((one) => one === at) || !cards.length ? choices : cards;
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
