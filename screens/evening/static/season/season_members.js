// The members one by one: what the season tells of each; renamed, joined, parted, forgotten by who leads.

import { el } from "./dom.js";
import { naming } from "./naming.js";
import { memberPart } from "./own_season.js";
import { say } from "./page.js";
import { forGood } from "./sure.js";

/** @import { MemberProps, ProposalProps } from "../../../room_views/season_given" */
/** @typedef {(event: string, value: Record<string, unknown>) => void} Press */

/** Whose part is open, so that news do not shut it. @type {Set<string>} */
const open = new Set();

/** @param {ProposalProps[]} proposals @param {Press} press */
export function same(proposals, press) {
  if (!proposals.length) return [];
  return [el("section", { class: "same" }, el("h2", { text: say("same_title") }), el("p", { text: say("same_how") }),
    ...proposals.map(({ name, one, other, keys }) => {
      const value = { one: keys[0], other: keys[1] };
      return el("div", { class: "two" }, el("p", {}, el("strong", { text: say("same", { name }) })), el("ul", {}, el("li", { text: one }), el("li", { text: other })),
        el("div", { class: "row" }, button("same_yes", "main", () => press("same", value)), button("same_two", "quiet", () => press("two", value))));
    }))];
}

/** @param {MemberProps[]} all @param {Press} press */
export function members(all, press) {
  return all.length ? [el("section", { class: "members" }, el("h2", { text: say("members") }), ...all.map((one) => member(one, all, press)))] : [];
}

/** @param {MemberProps} one @param {MemberProps[]} all @param {Press} press */
function member(one, all, press) {
  const { key, name, there, evenings } = one;
  const box = el("details", { class: "one", open: open.has(key), ontoggle: () => { if (box.open) open.add(key); else open.delete(key); } },
    el("summary", {}, el("strong", { text: name }), el("span", { text: say("season_evenings", { n: there.length, of: evenings }) })),
    ...memberPart(one), ...parts(one, press), renaming(one, press), joining(one, all, press),
    button("forget", "quiet", () => forGood(say("forget_sure", { name }), "forget", () => press("forget", { pupil: key }))));
  return box;
}

// As whom they came, where that was more than one.
/** @param {MemberProps} one @param {Press} press */
function parts({ pupils }, press) {
  if (pupils.length < 2) return [];
  return [el("h3", { text: say("parts_how") }), el("ul", { class: "told" }, ...pupils.map(({ key, name, days }) => el("li", {},
    el("span", { text: say("was_there", { name, days: days.join(", ") }) }), button("part", "quiet", () => press("part", { pupil: key })))))];
}

/** @param {MemberProps} one @param {Press} press */
function renaming({ key, called }, press) {
  const [field, note] = naming({ value: called, "aria-label": say("rename_to"), autocomplete: "off", required: true });
  return el("form", { class: "row", onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); if (field.value.trim()) press("rename", { pupil: key, name: field.value }); } },
    field, el("button", { class: "quiet", text: say("rename") }), note);
}

/** @param {MemberProps} one @param {MemberProps[]} all @param {Press} press */
function joining({ key }, all, press) {
  const others = all.filter((other) => other.key !== key);
  if (!others.length) return null;
  const field = el("select", { "aria-label": say("join") }, el("option", { value: "", text: say("join") }), ...others.map((other) => el("option", { value: other.key, text: other.name })));
  return el("form", { class: "row", onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); if (field.value) press("same", { one: key, other: field.value }); } },
    field, el("button", { class: "quiet", text: say("join_press") }));
}

/** @param {string} key @param {string} of @param {() => void} go */
const button = (key, of, go) => el("button", { type: "button", class: of, "data-event": key, text: say(key), onclick: go });
