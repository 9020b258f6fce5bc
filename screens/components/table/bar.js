// The buttons below. What goes on has one main place, what helps, shows, takes back and goes back has a place each: none ever moves.

import { arrange, el, flag, mark, write } from "./dom.js";

/** @import { Press, TableProps } from "./given" */

// Where people play, nobody is helped, and the rest is claimed in that place.
/** @type {Press[][]} */
const QUIET = [["hint", "claim"], ["reveal"], ["undo"], ["back"]];
/** @type {Press[]} */
const SELDOM = ["share", "report"];

export class Bar {
  /** @param {(event: Press) => void} ask */
  constructor(ask) {
    this.ask = ask;
    /** @type {Map<Press, HTMLButtonElement>} */
    this.buttons = new Map();
    this.main = el("div", { class: "onward" });
    /** Who is waited for: the question says it to whoever hears. */
    this.waited = el("p", { class: "waited-for", "aria-hidden": "true" });
    this.places = QUIET.map(() => el("div", { class: "slot" }));
    this.beside = el("div", { class: "beside" }, ...this.places);
    this.node = el("div", { class: "actions" });
    this.hold(null);
    /** How many cards are picked, of how many: written beside the words of the button that sends them. */
    this.counted = "";
    /** Not among what is pressed all the time. */
    this.seldom = el("div", { class: "seldom" });
  }

  // What is typed stands before the button that sends it.
  /** @param {HTMLElement | null} typed */
  hold(typed) { arrange(this.node, [...(typed ? [typed] : []), this.main, this.beside]); }

  /** @param {TableProps} data @param {boolean} complete is there an answer to be sent? */
  update(data, complete) {
    const { can, mode, at_once: atOnce } = data;
    const onward = /** @type {Press[]} */ (can.next ? ["next"] : can.answer && mode !== "none" && !atOnce ? ["answer"] : []);
    const talk = /** @type {Press[]} */ (can.talk ? ["talk"] : []);
    flag(this.main, "data-two", onward.length + talk.length > 1);
    const pressed = [...onward, ...talk].map((event) => this.button(event, data)), waits = pressed.length ? "" : data.waits_for ?? "";
    write(this.waited, waits);
    arrange(this.main, waits ? [this.waited] : pressed);
    flag(this.beside, "data-none", !QUIET.flat().some((event) => can[event]));
    QUIET.forEach((events, at) => arrange(this.places[at], events.filter((event) => can[event]).map((event) => this.button(event, data))));
    arrange(this.seldom, SELDOM.filter((event) => can[event]).map((event) => this.button(event, data)));
    this.ready(complete);
  }

  // While an answer is under way the buttons only look as they did: a moment of grey would be a flicker.
  /** @param {boolean} complete */
  ready(complete) {
    for (const [event, button] of this.buttons) {
      mark(button, "aria-disabled", event === "answer" && !complete ? "true" : "false");
      if (event === "answer") mark(button, "data-counted", this.counted);
    }
  }

  /** @param {Press} event @param {TableProps} data */
  button(event, { words, hints }) {
    const button = this.buttons.get(event)
      ?? el("button", { type: "button", class: event === "answer" || event === "next" ? "main" : "quiet", "data-event": event, onclick: () => this.ask(event) });
    this.buttons.set(event, button);
    write(button, (event === "hint" && hints.length && words.more) || (words[event] ?? ""));
    return button;
  }

  /** @param {Press} event */
  at(event) {
    const button = this.buttons.get(event);
    return button?.isConnected ? button : null;
  }
}
