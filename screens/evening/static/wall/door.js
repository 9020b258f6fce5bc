// The way into a room as the projector shows it: the code, the address, and who is there.

import { el } from "./dom.js";
import { drawn } from "./drawn_code.js";
import { say } from "./page.js";

/** @import { WallPanel } from "../../../views/in_a_room/given" */

/** @param {WallPanel} told @param {import("../../../room_views/given").AddressProps | null} address */
export function door({ people }, address) {
  return [
    el("div", { class: "way-in" }, address ? drawn(address.code, address.url) : null),
    el("div", { class: "who" },
      el("h1", { text: say("join") }),
      el("p", { text: say("join_how") }),
      el("p", { class: "address", text: address?.url ?? "…" }),
      el("p", { class: "same", text: say("same") }),
      el("p", { class: "how-many", text: people.length === 1 ? say("people_one") : people.length ? say("people", { n: people.length }) : say("nobody") }),
      el("ul", { class: "people few" }, ...people.map((one) => el("li", {}, el("img", { src: one.src, alt: one.card }), named(one.name))))),
  ];
}

// Of two who are called alike one reads what tells them apart, however little room there is: the beginning of a name yields first.
/** @param {string} name */
function named(name) {
  const at = name.trimEnd().lastIndexOf(" ");
  return at < 0 ? el("span", { text: name }) : el("span", { class: "two-names" }, el("bdi", { text: name.slice(0, at) }), el("bdi", { text: name.slice(at) }));
}
