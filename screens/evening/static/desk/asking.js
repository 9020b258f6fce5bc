// What to ask: a question of a lesson, something about a skill, something that shows who believes a certain thing. It is looked at
// before it is asked: its cards and the answer.

import { el } from "./dom.js";
import { lying } from "./lying.js";
import { say } from "./page.js";

/** @import { GameChoices, LyingProps } from "../../../room_views/questions/given" */
/** @typedef {{ label: string, note?: string, drawn: boolean, value: Record<string, string> }} One */

const WAYS = ["by_lesson", "by_skill", "by_mistake"];
/** What this browser asked from last. */
const chosen = { game: "", way: WAYS[0], lesson: "", search: "" };
/** @type {GameChoices[] | null} */
let known = null;

/** @typedef {(value: Record<string, string>) => void} Ask */
/** What stands around the list. @typedef {{ room: string, ask: Ask }} Does */

/** @param {string} room @param {Ask} ask @param {(lesson: string) => void} pace a lesson for all, each at their own pace */
export function asking(room, ask, pace) {
  const body = el("div", { class: "what" });
  const box = el("details", { open: true }, el("summary", {}, el("h2", { text: say("ask") })), body);
  const does = { room, ask };
  if (known) spread(body, known, does, pace); else load().then((all) => spread(body, all, does, pace));
  return box;
}

async function load() {
  try {
    const answer = await fetch("/s/questions", { credentials: "same-origin" });
    if (answer.ok) known = await answer.json();
  } catch { /* asked for again when the page is */ }
  return known ?? [];
}

/** @param {HTMLElement} body @param {GameChoices[]} all @param {Does} does @param {(lesson: string) => void} pace */
function spread(body, all, does, pace) {
  const its = all.find(({ game }) => game === chosen.game) ?? all[0];
  if (!its) return;
  const list = el("ul", { class: "choices" });
  const fill = () => {
    const entries = found(its, chosen.search);
    list.replaceChildren(...(entries.length ? entries.map((one) => entry(one, does)) : [el("li", { class: "none", text: say("nothing") })]));
  };
  const again = () => spread(body, all, does, pace);
  const field = el("input", { type: "search", value: chosen.search, placeholder: say("search"), "aria-label": say("search"), oninput: () => { chosen.search = field.value; fill(); } });
  body.replaceChildren(
    ...(all.length > 1 ? [pick(say("game"), all.map(({ game, name }) => [game, name]), its.game, (game) => { chosen.game = game; chosen.lesson = ""; again(); })] : []),
    el("div", { class: "ways", role: "group" }, ...WAYS.map((way) => el("button", { type: "button", class: "way", "aria-pressed": String(way === chosen.way), text: say(way), onclick: () => { chosen.way = way; chosen.search = ""; again(); } }))),
    ...(chosen.way === "by_lesson" ? [pick(say("by_lesson"), its.lessons.map(({ id, title }) => [id, title]), lessonOf(its), (lesson) => { chosen.lesson = lesson; again(); }),
      el("button", { type: "button", class: "quiet", "data-event": "pace", text: say("pace"), onclick: () => pace(lessonOf(its)) })] : [field]),
    list,
  );
  fill();
}

/** @param {GameChoices} its */
const lessonOf = (its) => (its.lessons.some(({ id }) => id === chosen.lesson) ? chosen.lesson : its.lessons[0]?.id ?? "");

/** @param {string} label @param {[string, string][]} options @param {string} now @param {(value: string) => void} on */
function pick(label, options, now, on) {
  const box = el("select", { "aria-label": label, onchange: () => on(box.value) }, ...options.map(([value, text]) => el("option", { value, text, selected: value === now })));
  return box;
}

/** @param {GameChoices} its @param {string} search @returns {One[]} */
function found(its, search) {
  const { game } = its;
  if (chosen.way === "by_lesson") {
    const lesson = its.lessons.find(({ id }) => id === lessonOf(its));
    return (lesson?.steps ?? []).map(({ id, title, about, drawn, place, cards }) => ({
      label: `${place}. ${title}`, note: [cards, about, drawn ? say("drawn") : ""].filter(Boolean).join(" · "), drawn, value: { lesson: lesson?.id ?? "", step: id },
    }));
  }
  const skill = chosen.way === "by_skill";
  const all = skill ? its.skills : its.mistakes;
  const wanted = search.trim().toLocaleLowerCase();
  return all.filter(([, label]) => label.toLocaleLowerCase().includes(wanted))
    .map(([id, label]) => ({ label, drawn: true, value: { game, [skill ? "skill" : "misconception"]: id } }));
}

/** @param {One} one @param {Does} does */
function entry(one, does) {
  const { label, note } = one;
  const button = el("button", { type: "button", class: "question", "aria-expanded": "false", onclick: () => toggle(item, one, does) },
    el("span", { text: label }), note ? el("small", { text: note }) : null);
  const item = el("li", {}, button);
  return item;
}

// One of them is looked at: pressed again, or where another one is, it is shut.
/** @param {HTMLElement} item @param {One} one @param {Does} does */
function toggle(item, one, does) {
  const shown = item.querySelector(".preview");
  for (const other of item.parentElement?.querySelectorAll(".preview") ?? []) other.remove();
  for (const other of item.parentElement?.querySelectorAll("[aria-expanded=true]") ?? []) other.setAttribute("aria-expanded", "false");
  if (shown) return;
  item.firstElementChild?.setAttribute("aria-expanded", "true");
  const box = el("div", { class: "preview", "aria-live": "polite" });
  item.append(box);
  look(box, one, does);
}

/** @param {HTMLElement} box @param {One} one @param {Does} does */
async function look(box, one, { room, ask }) {
  const told = await preview(room, one.value);
  if (!box.isConnected) return;
  const again = el("button", { type: "button", class: "quiet", text: say(told && one.drawn ? "other_cards" : "look_again"), onclick: () => look(box, one, { room, ask }) });
  const does = told ? [el("button", { type: "button", class: "main", "data-event": "ask", text: say("ask_this"), onclick: () => ask(told.ask) }), one.drawn ? again : null] : [again];
  box.replaceChildren(...(told ? [lying(told)] : [el("p", { text: say("no_preview") })]), el("div", { class: "row" }, ...does));
  box.closest("li")?.scrollIntoView({ block: "nearest" });
}

/** @param {string} room @param {Record<string, string>} value @returns {Promise<(LyingProps & { ask: Record<string, string> }) | null>} */
async function preview(room, value) {
  try {
    const answer = await fetch(`/s/preview?${new URLSearchParams({ room, ...value })}`, { credentials: "same-origin" });
    return answer.ok ? await answer.json() : null;
  } catch { return null; }
}
