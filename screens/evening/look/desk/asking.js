// What to ask: a question of a lesson, something about a skill, something that shows who believes a certain thing.

import { el } from "./dom.js";
import { say } from "./page.js";

/**
 * @typedef {{ id: string, title: string, about: string, drawn: boolean }} Step
 * @typedef {{ game: string, name: string, lessons: { id: string, title: string, steps: Step[] }[], skills: [string, string][], mistakes: [string, string][] }} Of
 * @typedef {{ label: string, note?: string, value: Record<string, string> }} One
 */

const WAYS = ["by_lesson", "by_skill", "by_mistake"];
/** What this browser asked from last. */
const chosen = { game: "", way: WAYS[0], lesson: "", search: "" };
/** @type {Of[] | null} */
let known = null;

/** @typedef {(value: Record<string, string>) => void} Ask */

/** @param {Ask} ask @param {(lesson: string) => void} pace a lesson for all, each at their own pace */
export function asking(ask, pace) {
  const body = el("div", { class: "what" });
  const box = el("details", { open: true }, el("summary", {}, el("h2", { text: say("ask") })), body);
  if (known) spread(body, known, ask, pace); else load().then((all) => spread(body, all, ask, pace));
  return box;
}

async function load() {
  try {
    const answer = await fetch("/s/questions", { credentials: "same-origin" });
    if (answer.ok) known = await answer.json();
  } catch { /* asked for again when the page is */ }
  return known ?? [];
}

/** @param {HTMLElement} body @param {Of[]} all @param {Ask} ask @param {(lesson: string) => void} pace */
function spread(body, all, ask, pace) {
  const its = all.find(({ game }) => game === chosen.game) ?? all[0];
  if (!its) return;
  const list = el("ul", { class: "choices" });
  const fill = () => list.replaceChildren(...found(its, chosen.search).map((one) => entry(one, ask)));
  const again = () => spread(body, all, ask, pace);
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

/** @param {Of} its */
const lessonOf = (its) => (its.lessons.some(({ id }) => id === chosen.lesson) ? chosen.lesson : its.lessons[0]?.id ?? "");

/** @param {string} label @param {[string, string][]} options @param {string} now @param {(value: string) => void} on */
function pick(label, options, now, on) {
  const box = el("select", { "aria-label": label, onchange: () => on(box.value) }, ...options.map(([value, text]) => el("option", { value, text, selected: value === now })));
  return box;
}

/** @param {Of} its @param {string} search @returns {One[]} */
function found(its, search) {
  const { game } = its;
  if (chosen.way === "by_lesson") {
    const lesson = its.lessons.find(({ id }) => id === lessonOf(its));
    return (lesson?.steps ?? []).map(({ id, title, about, drawn }) => ({ label: title, note: drawn ? `${about} · ${say("drawn")}` : about, value: { lesson: lesson?.id ?? "", step: id } }));
  }
  const skill = chosen.way === "by_skill";
  const all = skill ? its.skills : its.mistakes;
  const wanted = search.trim().toLocaleLowerCase();
  return all.filter(([, label]) => label.toLocaleLowerCase().includes(wanted))
    .map(([id, label]) => ({ label, value: { game, [skill ? "skill" : "misconception"]: id } }));
}

/** @param {One} one @param {(value: Record<string, string>) => void} ask */
function entry({ label, note, value }, ask) {
  return el("li", {}, el("button", { type: "button", class: "question", onclick: () => ask(value) },
    el("span", { text: label }), note ? el("small", { text: note }) : null));
}
