// Keyboard and presenter's clicker: which press a key is now. A clicker sends PageDown and PageUp, some of them arrows.

/** @typedef {{ event: string, value?: unknown } | null} Press */
/** @import { WallPanel } from "../../../views/in_a_room/given" */
/** What a wall knows that keys depend on. @typedef {Pick<WallPanel, "stage" | "next" | "covered"> & Partial<Pick<WallPanel, "to" | "voted">>} Moment */

const ON = ["PageDown", " ", "Enter", "ArrowDown"];
const BACK = ["PageUp", "ArrowLeft", "ArrowUp"];

/** @param {string} key @param {Moment} now @returns {Press} */
export function meant(key, { stage, next, covered, to }) {
  const cover = { event: "cover", value: { on: !covered } };
  const planned = { event: "plan", value: to };
  const goes = next === "plan" ? planned : next ? { event: next } : null;
  if (ON.includes(key)) return covered && stage === "revealed" ? cover : goes;
  if (key === "ArrowRight") return stage === "revealed" ? (to ? planned : { event: "onward" }) : stage === "closed" ? { event: "reveal" } : goes;
  if (BACK.includes(key)) return stage === "closed" ? { event: "reopen" } : stage === "revealed" ? cover : null;
  return key.toLowerCase() === "h" && stage === "revealed" ? cover : null;
}

// What stands at the foot of the wall, in the order of what is pressed most.
/** @param {Moment} now @returns {string[]} */
export function keysNow({ stage, next, covered, voted }) {
  if (stage === "revealed" && ["plan", "onward"].includes(next)) return covered ? ["key_uncover"] : ["key_plan", "key_cover"];
  if (stage === "revealed" && !next) return ["key_onward", "key_code"];
  if (stage === "revealed") return covered ? ["key_uncover", "key_onward"] : ["key_another", "key_onward", "key_cover"];
  if (stage === "lobby" && next === "plan") return ["key_plan", "key_code"];
  // Beside the votes, whether a talk is proposed would tell how many of them are right.
  if (stage === "closed" && voted) return ["key_plan", "key_skip", "key_reopen"];
  if (stage === "closed") return [next === "talk" ? "key_talk" : "key_reveal", ...(next === "talk" ? ["key_skip"] : []), "key_reopen"];
  return { open: ["key_close", "key_code"], talk: ["key_vote", "key_code"] }[/** @type {"open" | "talk"} */ (stage)] ?? [];
}
