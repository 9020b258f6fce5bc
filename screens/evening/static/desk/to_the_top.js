// What goes on from here stands at the top of the desk, and what was pressed for it may have stood far below.

/** @import { DeskPanel, StrangerPanel } from "../../../views/in_a_room/given" */
/** What the desk stood at. @typedef {{ stage: string, part: string }} Moment */

/** Stages whose controls stand at the top; of a question what stands around it is looked at meanwhile. */
const FROM_THE_TOP = ["pace", "deal", "tables", "open", "ended"];

/** @param {StrangerPanel | DeskPanel} panel @returns {Moment} */
const moment = (panel) => ({ stage: panel.stage, part: "plan" in panel && panel.plan ? `${panel.plan.id} ${panel.plan.part}` : "" });

/** Scrolls up where something new has begun, a part of the plan with what to say for one. @param {StrangerPanel | DeskPanel} panel @param {Moment | null} before @returns {Moment} */
export function toTheTop(panel, before) {
  const now = moment(panel);
  const begins = now.stage !== before?.stage && FROM_THE_TOP.includes(now.stage);
  if (begins || (now.part && now.part !== before?.part)) scrollTo(0, 0);
  return now;
}
