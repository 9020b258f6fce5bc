// Where something else is to be seen at a table, a deal or hands that were laid open, what is told of it stands above: the page goes up.

/** @import { DealPanel, WaitingPanel } from "../../../views/at_a_table/given" */
/** What a page stood at. @typedef {{ told: string, trick: number }} Moment */

/** @param {WaitingPanel | DealPanel} panel @returns {Moment} */
function moment(panel) {
  const { stage, teaching } = panel, deal = stage === "deal" ? panel : null;
  // Whoever teaches has done it, and goes on at the same place.
  return { told: JSON.stringify([stage, Boolean(deal?.ended), Boolean(teaching?.poll), teaching?.teaches ? [] : teaching?.says]), trick: deal?.progress[0] ?? 0 };
}

/** Goes up, but for a question, which comes into sight itself, and for whoever is writing. @param {WaitingPanel | DealPanel} panel @param {Moment | null} before @param {() => void} up @returns {Moment} */
export function begins(panel, before, up) {
  const now = moment(panel), other = before !== null && (now.told !== before.told || now.trick < before.trick);
  if (other && !panel.teaching?.poll && !document.activeElement?.matches("input, textarea, select")) up();
  return now;
}
