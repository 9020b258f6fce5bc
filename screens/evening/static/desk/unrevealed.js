// Going on while the last question was never revealed: said first, with the way to the reveal, for nobody has seen its answer yet.

import { say } from "./page.js";
import { first } from "./sure.js";

/** @import { DeskPanel, StrangerPanel } from "../../../views/in_a_room/given" */

/** Presses that leave the question behind. */
const AWAY = ["ask", "plan", "pace", "deal"];

/** @typedef {(event: string, value?: unknown) => void} Press */

/** Does this press leave a question behind whose answer was never shown?
 * @param {string} event @param {StrangerPanel | DeskPanel | null | undefined} panel */
export const leavesUnrevealed = (event, panel) => AWAY.includes(event) && Boolean(panel && "can" in panel && panel.can.includes("reveal"));

/** @param {Press} press @param {() => void} on what was pressed */
export function firstReveal(press, on) {
  first(say("unrevealed"), ["unrevealed_reveal", () => press("reveal")], ["unrevealed_on", on]);
}
