// The plan at the desk: which there are, where one is, what to say, how the minutes go; it can be left and come back to.

import { el } from "./dom.js";
import { row } from "./lying.js";
import { say } from "./page.js";

/** @import { PlanProps, PlanListed, PlanPart, PlansProps, PlanStep } from "../../../room_views/given" */
/** @import { DeskPanel } from "../../../views/in_a_room/given" */
/** @typedef {(value: PlanStep) => void} Go */

const MINUTE = 60;
/** Milliseconds after which the minutes are told anew. */
const TICK = 10_000;
/** Where the page has two columns, the plans have a box of their own; on a telephone they are unfolded by whoever wants one. */
const BESIDE_EACH_OTHER = "(min-width: 52.01rem)";
/** @type {PlansProps | null} */
let known = null;
let ticking = 0;

/** @param {HTMLElement} box @param {DeskPanel} panel @param {Go} go */
export function planning(box, panel, go) {
  window.clearInterval(ticking);
  box.toggleAttribute("data-on", Boolean(panel.plan) && panel.stage !== "ended");
  if (panel.stage === "ended") { box.replaceChildren(); return; }
  if (panel.plan) { inPlan(box, panel.plan, panel.turn, go); return; }
  if (known) choose(box, known, panel, go); else load().then((all) => choose(box, all, panel, go));
}

async function load() {
  try {
    const answer = await fetch("/s/plans", { credentials: "same-origin" });
    if (answer.ok) known = await answer.json();
  } catch { /* asked for again when the page is */ }
  return known ?? { plans: [], wrong: [] };
}

/** @param {HTMLElement} box @param {PlansProps} all @param {DeskPanel} panel @param {Go} go */
function choose(box, { plans, wrong }, { been, turn, stage }, go) {
  if (box.hasAttribute("data-on") || (!plans.length && !wrong.length)) return;
  const open = Object.keys(been).length > 0 || (stage === "lobby" && window.matchMedia(BESIDE_EACH_OTHER).matches);
  box.replaceChildren(el("details", { open }, el("summary", {}, el("h2", { text: say("plan") })),
    el("p", { text: say("plan_how") }),
    el("ul", { class: "plans" }, ...plans.map((one) => entry(one, been[one.id], turn, go))),
    wrong.length ? el("div", { class: "wrong" }, el("p", { text: say("plan_wrong") }), ...wrong.map((text) => el("p", { text }))) : null));
}

/** @param {PlanListed} one @param {number | undefined} left @param {number} turn @param {Go} go */
function entry({ id, title, about, minutes, evening, of }, left, turn, go) {
  const which = evening ? ` · ${say("plan_evening", { n: evening, of })}` : "";
  return el("li", {}, el("p", {}, el("strong", { text: title }), el("span", { text: `${which} · ${say("plan_minutes", { n: minutes })}` })), el("p", { text: about }),
    el("div", { class: "row" }, el("button", { type: "button", class: "quiet", "data-plan": id, text: say(left === undefined ? "plan_begin" : "plan_again"), onclick: () => go({ plan: id, part: left ?? 0, turn }) }), sheet(id)));
}

/** @param {string} id */
const sheet = (id) => el("a", { href: `/s/plan.pdf?plan=${id}`, download: `${id}.pdf`, text: say("plan_print") });

/** @param {HTMLElement} box @param {PlanProps} plan @param {number} turn @param {Go} go */
function inPlan(box, plan, turn, go) {
  const came = Date.now();
  const open = box.querySelector("details.all")?.hasAttribute("open") ?? false;
  const time = el("p", { class: "time" });
  const took = plan.parts.map(() => el("small", {}));
  const tick = () => {
    const more = Math.round((Date.now() - came) / 1000);
    const spent = plan.parts.map((one, at) => one.spent + (at === plan.part ? more : 0));
    time.textContent = say("plan_time", { part: plan.part + 1, of: plan.parts.length, spent: whole(sum(spent)), planned: plan.minutes })
      + ahead(sum(spent), plan, spent[plan.part] ?? 0);
    plan.parts.forEach(({ minutes }, at) => {
      const seconds = spent[at] ?? 0;
      took[at].textContent = seconds ? say("plan_took", { spent: whole(seconds), n: minutes }) : say("plan_minutes", { n: minutes });
    });
  };
  box.replaceChildren(
    el("div", { class: "where" }, el("h2", { text: plan.parts[plan.part]?.title ?? plan.title }), time),
    el("p", { class: "say", text: plan.say }),
    ...(plan.wall ? [el("p", { class: "on-the-wall", text: say("plan_wall", { text: plan.wall }) })] : []),
    ...(plan.rows.length ? [el("div", { class: "lying" }, el("div", { class: "lies" }, ...plan.rows.map(row)))] : []),
    el("p", { class: "note", text: plan.source ? `${plan.note} (${plan.source})` : plan.note }),
    el("details", { open, class: "all" }, el("summary", { text: `${say("headed", { what: plan.title })} ${say("plan_parts")}` }),
      el("ol", { class: "parts" }, ...plan.parts.map((one, at) => line(one, at, took[at], plan, turn, go))),
      el("div", { class: "row" }, el("button", { type: "button", class: "quiet leave", text: say("plan_leave"), onclick: () => go({ plan: "", part: 0, turn }) }), sheet(plan.id))),
  );
  tick();
  ticking = window.setInterval(tick, TICK);
}

/** @param {number[]} all */
const sum = (all) => all.reduce((one, other) => one + other, 0);
/** @param {number} seconds */
const whole = (seconds) => Math.floor(seconds / MINUTE);

// How much later than planned it is: a part that is still within its minutes is not late.
/** @param {number} spent @param {PlanProps} plan @param {number} here */
function ahead(spent, plan, here) {
  const planned = MINUTE * sum(plan.parts.slice(0, plan.part).map(({ minutes }) => minutes));
  const now = Math.min(here, MINUTE * (plan.parts[plan.part]?.minutes ?? 0));
  const late = Math.round((spent - planned - now) / MINUTE);
  return late > 0 ? ` · ${say("plan_late", { n: late })}` : late < 0 ? ` · ${say("plan_early", { n: -late })}` : "";
}

/** @param {PlanPart} one @param {number} at @param {HTMLElement} took @param {PlanProps} plan @param {number} turn @param {Go} go */
function line({ title }, at, took, plan, turn, go) {
  const now = at === plan.part;
  return el("li", {}, el("button", { type: "button", class: "part", "aria-current": now ? "step" : undefined, onclick: () => go({ plan: plan.id, part: at, turn }) },
    el("span", { text: title }), took));
}
