// At a teaching table: what everybody is told of it, and what the teacher does about the deal.

import { el, news, write } from "./dom.js";
import { say } from "./page.js";
import { Poll } from "./poll.js";
import { prepared } from "./prepared.js";

/** @import { TeachingProps } from "../../../views/at_a_table/given" */
/** @typedef {(event: string, value?: unknown) => void} Press */

const WIDE = "(min-width: 64rem) and (orientation: landscape)";

export class Teaching {
  /** @param {Press} press */
  constructor(press) {
    this.press = press;
    this.told = el("div", { class: "told", role: "status" });
    // Beside the table where there is room; else it is unfolded when it is wanted.
    const wide = matchMedia(WIDE);
    this.doing = el("details", { class: "doing", open: wide.matches });
    wide.onchange = () => { this.doing.open = wide.matches; };
    // What is written there stays while others play.
    this.ready = el("details", { class: "prepared" });
    this.number = el("p", {});
    this.doing.append(el("summary", { text: say("taught") }), this.all = el("div", {}), this.ready);
    this.poll = new Poll(press);
    this.node = el("section", { class: "taught", hidden: true, "aria-label": say("taught") }, this.told, this.doing);
  }

  /** @param {TeachingProps | null} taught null at an ordinary table */
  show(taught) {
    const its = taught?.teaches ? taught : null, says = taught?.says ?? [];
    document.body.toggleAttribute("data-teaches", Boolean(its?.begun));
    this.node.hidden = !its && !says.length;
    this.node.toggleAttribute("data-paused", Boolean(taught?.paused));
    this.doing.hidden = !its;
    this.poll.show(taught?.poll ?? null);
    news(this.told, "says", [says], () => this.told.replaceChildren(...says.map((one) => el("p", { text: one }))));
    news(this.all, "doing", [its], () => this.all.replaceChildren(...(its ? this.buttons(its) : [])));
    this.prepares(its);
  }

  /** @param {TeachingProps | null} its the teacher's */
  prepares(its) {
    this.ready.hidden = !its || Boolean(its.poll) || its.paused;
    write(this.number, typeof its?.number === "number" ? say("number_is", { n: its.number }) : "");
    news(this.ready, "ready", [its?.themes, its?.aims], () => this.ready.replaceChildren(...(its ? prepared(its.themes ?? [], its.aims ?? [], this.number, this.press) : [])));
  }

  /** @param {TeachingProps} taught @returns {HTMLElement[]} */
  buttons(taught) {
    const { paused, plays, other, poll, back } = taught, free = plays && !poll;
    return [
      taught.polls ? button("main", say("poll_open"), () => this.press("poll")) : null,
      ...(poll ? this.asking(poll.shown) : []),
      free || paused ? button(paused ? "main" : "quiet", say(paused ? "resume" : "pause"), () => this.press("pause", { on: !paused })) : null,
      other && !poll ? button("main", say("returns"), () => this.press("return")) : null,
      plays ? this.hands(taught) : null,
      plays ? toggle(say("steps"), Boolean(taught.steps), () => this.press("steps", { on: !taught.steps })) : null,
      back?.length ? this.back(back) : null,
      free && !paused ? button("quiet", say("anew"), () => this.press("again")) : null,
    ].filter((one) => one !== null);
  }

  // While everybody is asked: the answers are shown, and then play goes on.
  /** @param {boolean} shown */
  asking(shown) {
    return [shown ? null : button("main", say("poll_show"), () => this.press("poll-show")), button(shown ? "main" : "quiet", say("poll_close"), () => this.press("poll-close"))];
  }

  // Whose cards everybody sees.
  /** @param {TeachingProps} taught */
  hands({ hands = [] }) {
    const opened = hands.filter((one) => one.open).map((one) => one.chair), every = opened.length === hands.length;
    const open = (/** @type {number[]} */ chairs) => this.press("hands", { chairs });
    return el("div", { class: "hands", role: "group", "aria-label": say("hands") }, el("p", { text: say("hands") }),
      ...hands.map(({ chair, name, open: on }) => toggle(name, on, () => open(on ? opened.filter((one) => one !== chair) : [...opened, chair]))),
      toggle(say("all_hands"), every, () => open(every ? [] : hands.map((one) => one.chair))));
  }

  // To which trick the deal is taken back: the last one first.
  /** @param {[number, string][]} tricks */
  back(tricks) {
    const select = el("select", { id: "back" }, ...tricks.map(([trick, name]) => el("option", { value: trick, text: name })).reverse());
    return el("div", { class: "field" }, el("label", { for: "back", text: say("go_back") }), select,
      button("quiet", say("go_back_do"), () => this.press("go-back", { trick: Number(select.value) })));
  }
}

/** @param {"main" | "quiet"} kind @param {string} text @param {() => void} onclick */
const button = (kind, text, onclick) => el("button", { type: "button", class: kind, text, onclick });

/** @param {string} text @param {boolean} on @param {() => void} onclick */
const toggle = (text, on, onclick) => el("button", { type: "button", class: "quiet", "aria-pressed": String(on), text, onclick });
