// What stands above the desk: which room it is, and where else one goes from here.

import { el } from "./dom.js";
import { say } from "./page.js";

/** @param {string} room */
export function head(room) {
  return el("header", {}, el("h1", { text: say("title") }), el("span", { class: "room", text: room }),
    el("nav", {}, el("a", { href: `/s/wall?room=${room}`, target: "_blank", text: say("wall") }), el("a", { href: `/s/after?room=${room}`, text: say("after") }),
      el("a", { href: "/s/season", text: say("season") }), el("a", { href: "/s/help", text: say("help") }), el("a", { href: "/evening", text: say("home") })));
}
