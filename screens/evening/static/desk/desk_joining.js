// How telephones come in, at the desk: the address on the wall, the other ones one tap away, the second code for the teacher's telephone.

import { addresses, drawn, likely } from "./drawn_code.js";
import { el } from "./dom.js";
import { say } from "./page.js";

/** @param {HTMLElement} box @param {string} room @param {string} key @param {string} host @param {(host: string) => void} choose */
export async function coming(box, room, key, host, choose) {
  const [door, remote] = await Promise.all([addresses("/s"), addresses(`/s/desk?room=${room}&key=${key}`)]);
  if (!door || !remote) return;
  const now = likely(door.addresses, host);
  const others = door.addresses.filter((one) => one !== now);
  box.replaceChildren(
    el("h2", { text: say("join") }),
    ...(door.found ? [] : [el("p", { class: "trouble", text: say("no_network") })]),
    el("p", { text: say("address") }), el("p", { class: "address", text: now.url }),
    ...(others.length ? [el("p", { text: say("other") }), el("ul", { class: "others" }, ...others.map((one) => el("li", {}, el("button", { type: "button", class: "quiet", text: one.url, onclick: () => choose(one.host) }))))] : []),
    el("details", {}, el("summary", { text: say("remote") }), el("p", { text: say("remote_how") }), drawn(likely(remote.addresses, host).code, say("remote"))),
  );
}
