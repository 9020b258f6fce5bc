// How large cards are on the projector: as large as all of them fit, with their names where there is room to read them.

/**
 * Cards that lie together: how many, what stands above them, and their names (none where they have none).
 * @typedef {{ many: number, label: string, names: string[] }} Group
 * What they lie in, in pixels; `ratio` is a card's height by its width, `em` the size of the letters, `wide` how wide a text is.
 * @typedef {{ width: number, height: number, ratio: number, em: number, wide: (text: string) => number }} Room
 */

/** In letters: between two cards, two groups, two lines of groups; a label; a line of a name, and what is above it. These stand in wall.css, too. */
const GAP = 0.35, APART = 1.4, BELOW = 0.5, LABEL = 1.45, LINE = 1.2, ABOVE = 0.2;
const STEP = 2;
/** Pixels: smaller is none that could be seen. */
const LEAST = 12;
/** So much of the size may names cost: what is asked about are the cards. */
const WORTH = 0.8;

/** The largest width in pixels with which all groups lie in the room, and whether the cards have their names below them.
 * @param {Group[]} groups @param {Room} room @returns {{ card: number, named: boolean }} */
export function fitted(groups, room) {
  const plain = largest(groups, room, false);
  if (!groups.some(({ names }) => names.length)) return { card: plain, named: false };
  const named = largest(groups, room, true);
  return named >= WORTH * plain ? { card: named, named: true } : { card: plain, named: false };
}

/** @param {Group[]} groups @param {Room} room @param {boolean} named */
function largest(groups, room, named) {
  for (let card = Math.floor(Math.min(room.width, room.height / room.ratio)); card > LEAST; card -= STEP) {
    if (heightOf(groups, room, card, named) <= room.height) return card;
  }
  return named ? 0 : LEAST;
}

/** How high the groups are together, side by side as long as there is room: as `flex-wrap` lays them.
 * @param {Group[]} groups @param {Room} room @param {number} card @param {boolean} named */
function heightOf(groups, room, card, named) {
  const { width, em } = room, most = Math.max(1, Math.floor((width + GAP * em) / (card + GAP * em)));
  let before = 0, line = 0, used = 0;
  for (const group of groups) {
    const lines = Math.ceil(group.many / most);
    const takes = lines > 1 ? width : Math.min(width, Math.max(group.many * (card + GAP * em) - GAP * em, room.wide(group.label)));
    const high = (group.label ? LABEL * em * linesOf(group.label, room.wide, takes) : 0) + lines * (card * room.ratio + (named ? below(group, room, card) : 0)) + (lines - 1) * GAP * em;
    if (used && used + APART * em + takes > width) {
      before += line + BELOW * em;
      line = used = 0;
    }
    used += (used ? APART * em : 0) + takes;
    line = Math.max(line, high);
  }
  return before + line;
}

/** How many of so many lie in each line, where there is room for `most` in one: nowhere many more than elsewhere.
 * @param {number} many @param {number} most */
export function inALine(many, most) {
  return Math.ceil(many / Math.ceil(many / Math.max(most, 1)));
}

// What the longest of their names takes; a word that would be broken makes it too much.
/** @param {Group} group @param {Room} room @param {number} card */
function below({ names }, { em, wide }, card) {
  if (!names.length) return 0;
  if (names.some((name) => name.split(" ").some((word) => wide(word) > card))) return Infinity;
  return (ABOVE + LINE * Math.max(...names.map((name) => linesOf(name, wide, card)))) * em;
}

/** @param {string} text @param {(text: string) => number} wide @param {number} width */
function linesOf(text, wide, width) {
  let lines = 1, line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (wide(longer) > width) lines += 1;
    line = wide(longer) > width ? word : longer;
  }
  return lines;
}

/** What all of these begin with, up to a colon; nothing where one of them does not, or there is but one.
 * @param {string[]} labels */
export function sharedBeginning(labels) {
  const [first = "", ...others] = labels, beginning = first.slice(0, first.indexOf(": ") + 2);
  return first.includes(": ") && others.length && others.every((one) => one.startsWith(beginning) && one.length > beginning.length) ? beginning : "";
}
