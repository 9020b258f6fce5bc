// The table with its sides: who sits where, each card before its player, what is declared before its owner, my hand in front.

import { arrange, el, measure, news, ofItself, write } from "./dom.js";
import { describe } from "./described.js";
import { Lying, WHOLE } from "./laid_open.js";
import { coverSoon, watch } from "./overlays.js";

/** @import { RowProps, SeatProps, SeatsProps, TableProps } from "../table/given" */

/** A row that lies at this table, and the nodes of its cards. @typedef {{ row: RowProps, nodes: HTMLElement[] }} Laid */

const BACKS = 6;
/** So many open cards, and more, lie closer beside a small table. */
const SOME = 3;
const SEVERAL = 5;
/** Cards on a line of a telephone, so that a finger hits what is seen of each. */
export const ON_A_LINE = 8;
/** The same of one that is held sideways, by how wide the table is (felt.css). */
export const ON_A_LOW_LINE = [5, 6, 7, 8, 9, 11];
export const MINE = 0;

// With every card that is played the hand is another: what is measured by that is styled again, and not all that lies on the felt.
ofItself(["--held", "--hand", "--free", "--names", "--third", "--beside", "--widest", "--lines", ...ON_A_LOW_LINE.map((most) => `--lines-of-${most}`)]);
ofItself(["--beside-it", "--room", "--least", "--kept", "--most"]); // how high the table is
ofItself(["--fits"], { syntax: "<length>", initialValue: "0px" });

export class Felt {
  /** @param {number} seats */
  constructor(seats) {
    /** The same in words; whoever shows the felt says where. */
    this.described = el("ul", { class: "described" });
    /** What the others have laid open, where there is no room for it before them. */
    this.lying = new Lying();
    /** What each player has on the table but the trick, by seat. */
    this.places = Array.from({ length: seats }, () => new Place());
    /** Where each player's card of the trick lies, by seat. */
    this.spots = this.places.map(() => el("div", { class: "spot" }));
    this.trick = el("div", { class: "trick" }, ...this.spots);
    this.hand = el("div", { class: "mine" });
    this.felt = el("div", { class: "felt", "data-seats": seats }, this.trick, ...this.places.map((one) => one.node), this.hand);
    watch(this.trick);
    // The felt fills a frame: only so do browsers know its height before they lay out what is measured by it.
    this.node = el("div", { class: "seated" }, el("div", { class: "frame" }, this.felt));
  }

  get seats() { return this.places.length; }

  // Where every card of these rows lies; only what is not as it was is touched.
  /** @param {TableProps} data @param {SeatsProps} table @param {Laid[]} laid @param {HTMLElement | null} hand */
  update(data, table, laid, hand) {
    const trick = laid.find(({ row }) => row.layout === "trick");
    const leader = trick?.row.seat ?? MINE;
    const held = laid.find(({ row }) => row.layout === "hand")?.nodes.length ?? 0;
    news(this, "size", [held, data.size], () => {
      this.felt.dataset.hand = held ? "" : "none";
      this.felt.toggleAttribute("data-long", held > ON_A_LINE);
      this.felt.style.setProperty("--held", String(Math.max(held, 1)));
      for (const node of [this.node, this.felt]) {
        for (const most of ON_A_LOW_LINE) measure(node, `--lines-of-${most}`, String(Math.max(Math.ceil(held / most), 1)));
      }
      this.felt.style.setProperty("--ratio", String(data.size[1] / data.size[0]));
    });
    this.felt.toggleAttribute("data-turns", Boolean(data.turns));
    this.felt.toggleAttribute("data-bare", laid.every(({ nodes }) => !nodes.length));
    // Before the first card is led there is nothing to be seen between the players, nor where one says something of a hand.
    this.felt.toggleAttribute("data-before", !trick && held > 0 && (Boolean(data.game) || handAlone(data, table, laid)));
    this.spots.forEach((spot, seat) => {
      mark(spot, table.seats[seat]);
      const at = (seat - leader + this.seats) % this.seats;
      arrange(spot, trick?.nodes[at] ? [trick.nodes[at]] : []);
      label(spot, "led", trick?.nodes.length && at === 0 ? data.words.led : undefined);
      label(spot, "nth", data.numbers && trick?.nodes[at] ? String(at + 1) : undefined);
      label(spot, "who", data.turns && trick?.nodes[at] ? table.seats[seat].name : undefined);
      spot.toggleAttribute("data-won", Boolean(trick && table.winner === at));
    });
    news(this, "lies", trick?.nodes.map((node) => node.dataset.key), () => coverSoon(this.trick));
    // Whoever hears or walks through the cards of a trick meets them in the order in which they were played.
    if (trick?.row.pick) arrange(this.trick, this.spots.map((_, at) => this.spots[(leader + at) % this.seats]));
    // Cards that are picked are buttons; of others the list in words tells more than pictures in a circle.
    news(this, "trick", [trick?.row.label, trick?.row.pick], () => {
      for (const [name, value] of Object.entries({ role: "group", "aria-label": trick?.row.label || null })) {
        if (trick?.row.pick && value) this.trick.setAttribute(name, value); else this.trick.removeAttribute(name);
      }
      if (trick?.row.pick) this.trick.removeAttribute("aria-hidden"); else this.trick.setAttribute("aria-hidden", "true");
    });
    this.places.forEach((place, seat) => {
      const open = laid.filter(({ row }) => row.seat === seat && row.layout !== "trick" && row.layout !== "hand");
      place.update(table.seats[seat], open, data);
    });
    this.lying.update(data, table, laid);
    arrange(this.hand, hand ? [hand] : []);
    describe(this.described, data, table, laid.map(({ row }) => row));
  }

  // Where the cards of a trick lie, in the order in which they are played.
  inOrder() {
    const all = this.spots.map((spot, seat) => ({ spot, seat }));
    const leads = Math.max(this.spots.findIndex((spot) => spot.hasAttribute("data-led")), 0);
    return [...all.slice(leads), ...all.slice(0, leads)];
  }

  // What a seat's cards come from and go to where they are not seen: its name.
  /** @param {number} seat */
  plate(seat) { return this.places[seat].plate; }
}

/** A player's name, marks, backs of cards in hand, and cards that lie open. */
class Place {
  constructor() {
    this.name = el("span", { class: "chair" });
    this.dealer = el("span", { class: "dealer" });
    this.taken = el("span", { class: "taken" });
    this.plate = el("p", { class: "plate", "aria-hidden": "true" }, this.name, this.dealer, this.taken);
    this.backs = el("div", { class: "backs", "aria-hidden": "true" });
    this.open = el("div", { class: "open" });
    this.node = el("div", { class: "place" }, this.backs, this.plate, this.open);
    watch(this.open);
  }

  /** @param {SeatProps} seat @param {Laid[]} open @param {TableProps} data */
  update(seat, open, { words }) {
    mark(this.node, seat);
    const says = seat.turn || seat.name, after = says.startsWith(`${seat.name}:`) || says.startsWith(`${seat.name} `) ? seat.name.length : says.length;
    // Where there is no room for it, whose turn it is is told by the colour and by what is said beside the table.
    news(this.name, "says", [says, after], () => this.name.replaceChildren(says.slice(0, after), ...(after < says.length ? [el("span", { class: "to-play", text: says.slice(after) })] : [])));
    this.plate.toggleAttribute("data-turn", Boolean(seat.turn));
    write(this.dealer, seat.dealer ? words.dealer ?? "" : "");
    write(this.taken, seat.taken ? String(seat.taken) : "");
    const backs = seat.side === "front" ? 0 : Math.min(seat.left ?? 0, BACKS);
    while (this.backs.childElementCount > backs) this.backs.lastElementChild?.remove();
    while (this.backs.childElementCount < backs) this.backs.append(el("span", { class: "back" }));
    const cards = open.flatMap(({ nodes }) => nodes);
    arrange(this.open, cards);
    news(this, "many", cards.length, () => {
      this.open.style.setProperty("--many", String(cards.length));
      this.open.toggleAttribute("data-some", cards.length > SOME);
      this.open.toggleAttribute("data-several", cards.length > SEVERAL);
      this.open.toggleAttribute("data-whole", cards.length > WHOLE);
    });
    news(this, "lies", cards.map((node) => node.dataset.key), () => coverSoon(this.open));
    this.node.toggleAttribute("data-open", open.length > 0);
  }
}

// Does one say something of a hand beside which nothing lies, at a table with room for its names in one line?
/** @param {TableProps} data @param {SeatsProps} table @param {Laid[]} laid */
function handAlone({ mode }, { seats }, laid) {
  return mode === "choice" && seats.length < 5 && !seats.some(({ dealer }) => dealer) && laid.every(({ row }) => row.layout === "hand");
}

/** @param {HTMLElement} node @param {string} name @param {string} [text] */
function label(node, name, text) {
  if (node.dataset[name] === text) return;
  if (text === undefined) delete node.dataset[name]; else node.dataset[name] = text;
}

/** @param {HTMLElement} node @param {SeatProps} seat */
function mark(node, { side }) { if (node.dataset.side !== side) node.dataset.side = side; }
