// @ts-check
// Whoever leads an evening in this browser puts what lies on the table to the room, as a question.

import { askPlace } from "./ask_place.js";
import { el, fill, write } from "./dom.js";
import { MoveQueue } from "./move_queue.js";

const LEADS = "calzettini leads"; // kept by the desk; who never led an evening is not asked about one

export class AskRoom {
  /** @param {Record<string, string>} words @param {() => Record<string, string>} lying what lies there now, as the desk is told it
   * @param {(node: HTMLElement) => void} [reveal] what was said is to be in sight
   * @param {string[]} [ways] what may be asked of it, where that is more than one thing; its words stand under `ask_…` */
  constructor(words, lying, reveal = () => {}, ways = []) {
    this.words = words;
    this.lying = lying;
    this.reveal = reveal;
    this.ways = ways;
    this.presses = el("div", { class: "presses" });
    this.note = el("p", { class: "asked-room", role: "status" });
    /** What is answered before another question is left behind. */
    this.sure = el("div", { class: "presses" });
    this.node = el("section", { class: "ask-room", hidden: true }, this.presses, this.note, this.sure);
    this.asking = () => {};
    this.queue = new MoveQueue({
      panel: () => this.say(words.ask_room_done),
      refused: (why) => this.say(why || words.ask_room_again),
      waiting: (reason, why) => this.say(why || words[`waiting_${reason}`]),
    });
    if (leads()) this.asking = askPlace("desk/new", (/** @type {import("../given").PlaceAround & import("../../views/in_a_room/given").HallOfRooms} */ { rooms }) => this.offer(rooms), () => {});
  }

  /** @param {string[]} rooms those that are open and led from here */
  offer(rooms) {
    this.node.hidden = !rooms.length;
    this.presses.replaceChildren(...rooms.flatMap((room) => this.ofRoom(room)));
  }

  /** @param {string} room */
  ofRoom(room) {
    const asked = fill(this.words.ask_room, { room });
    /** @param {string} text @param {Record<string, string>} [more] */
    const press = (text, more = {}) => el("button", { type: "button", class: "quiet", text, "data-asks": more.asks, onclick: () => this.ask(room, more) });
    if (!this.ways.length) return [press(asked)];
    return [el("p", { text: asked }), ...this.ways.map((asks) => press(this.words[`ask_${asks}`], { asks }))];
  }

  // A press says which moment of the room it was made at, so that is asked for first. A question that stands there, its answer not yet
  // shown, does not go without a word.
  /** @param {string} room @param {Record<string, string>} more what of it is asked */
  ask(room, more) {
    const place = `desk/${room}`, value = { ...this.lying(), ...more };
    this.look(place, ({ qid, can }) => {
      if (can?.includes("reveal")) this.first(place, value); else this.queue.push({ place, event: "ask", value, seen: qid });
    });
  }

  /** @param {string} place @param {(panel: { qid: string, can?: string[] }) => void} then */
  look(place, then) {
    if (this.queue.busy) return;
    this.asking();
    this.asking = askPlace(place, (panel) => { if (!this.queue.busy) then(panel); }, (reason) => this.say(this.words[`waiting_${reason}`]));
  }

  /** @param {string} place @param {Record<string, string>} value */
  first(place, value) {
    const press = (/** @type {string} */ name, /** @type {() => void} */ does) => el("button", { type: "button", class: "quiet", text: this.words[name], "data-sure": name, onclick: does });
    const on = () => this.look(place, ({ qid }) => { this.sure.replaceChildren(); this.queue.push({ place, event: "ask", value, seen: qid }); });
    this.say(this.words.ask_room_open);
    this.sure.replaceChildren(press("ask_room_leave", () => this.still()), press("ask_room_instead", on));
    this.reveal(this.sure);
  }

  /** @param {string} text */
  say(text) { write(this.note, text); this.reveal(this.note); }

  // Something else lies there: what was said of the question before is over.
  still() { write(this.note, ""); this.sure.replaceChildren(); }

  leave() { this.asking(); this.queue.leave(); }
}

function leads() {
  try { return Boolean(localStorage.getItem(LEADS)); } catch { return false; }
}
