// At a teaching table: what everybody is told of it, and what the teacher does about the deal.

import { el, news } from "./dom.js";
import { say } from "./page.js";

/** @typedef {{ chair: number, name: string, open: boolean }} Hand whose it is, and whether it lies open to everybody */
/** @typedef {{ teaches: boolean, playing: boolean, paused: boolean, says: string[], hands?: Hand[] }} Taught */
/** @typedef {(event: string, value?: unknown) => void} Press */

const WIDE = "(min-width: 64rem) and (orientation: landscape)";

export class Teaching {
  /** @param {Press} press */
  constructor(press) {
    this.press = press;
    this.told = el("div", { class: "told", role: "status" });
    // Beside the table where there is room; else it is unfolded when it is wanted.
    this.doing = el("details", { class: "doing", open: matchMedia(WIDE).matches });
    this.doing.append(el("summary", { text: say("taught") }), this.all = el("div", {}));
    this.node = el("section", { class: "taught", hidden: true, "aria-label": say("taught") }, this.told, this.doing);
  }

  /** @param {Taught | null} taught null at an ordinary table */
  show(taught) {
    const teaches = Boolean(taught?.teaches && taught.playing);
    document.body.toggleAttribute("data-teaches", teaches);
    this.node.hidden = !taught?.playing || !(teaches || taught.says.length);
    this.node.toggleAttribute("data-paused", Boolean(taught?.paused));
    this.doing.hidden = !teaches;
    news(this.told, "says", [taught?.says ?? []], () => this.told.replaceChildren(...(taught?.says ?? []).map((one) => el("p", { text: one }))));
    news(this.all, "doing", [teaches && taught], () => this.all.replaceChildren(...(teaches && taught ? this.buttons(taught) : [])));
  }

  /** @param {Taught} taught @returns {HTMLElement[]} */
  buttons({ paused, hands = [] }) {
    const opened = hands.filter((one) => one.open).map((one) => one.chair);
    const open = (/** @type {number[]} */ chairs) => this.press("hands", { chairs });
    const every = opened.length === hands.length;
    return [
      el("button", { type: "button", class: paused ? "main" : "quiet", text: say(paused ? "resume" : "pause"), onclick: () => this.press("pause", { on: !paused }) }),
      el("div", { class: "hands", role: "group", "aria-label": say("hands") }, el("p", { text: say("hands") }),
        ...hands.map(({ chair, name, open: on }) => toggle(name, on, () => open(on ? opened.filter((one) => one !== chair) : [...opened, chair]))),
        toggle(say("all_hands"), every, () => open(every ? [] : hands.map((one) => one.chair)))),
      el("button", { type: "button", class: "quiet", text: say("anew"), onclick: () => this.press("again") }),
    ];
  }
}

/** @param {string} text @param {boolean} on @param {() => void} onclick */
const toggle = (text, on, onclick) => el("button", { type: "button", class: "quiet", "aria-pressed": String(on), text, onclick });
