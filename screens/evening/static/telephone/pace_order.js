// Whoever needs the teacher most stands first: a hand, the one that is up longest; then who is stuck; then by how far they are.

/** Seconds without a step forward after which somebody may need help. */
const STUCK = 120;
/** @import { PaceRow } from "../../../room_views/given" */

/** @param {PaceRow} row @param {number} since seconds since the panel came */
export const stuck = ({ idle, done }, since) => !done && idle > 0 && idle + since >= STUCK;

/** @param {PaceRow[]} rows @param {number} since */
export function inOrder(rows, since) {
  const need = (/** @type {PaceRow} */ row) => (row.hand ? row.hand : stuck(row, since) ? 1000 : row.done ? 3000 : 2000);
  return [...rows].sort((one, other) => need(one) - need(other) || other.idle - one.idle || one.badge - other.badge);
}
