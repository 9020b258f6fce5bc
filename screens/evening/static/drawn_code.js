// A QR code drawn from its path, always dark on light: cameras read nothing else well.

const SVG = "http://www.w3.org/2000/svg";
/** Modules of quiet around it. */
const QUIET = 3;

/** @import { AddressProps, AddressesProps, CodeProps } from "../../room_views/given" */

/** @param {CodeProps} code @param {string} label */
export function drawn(code, label) {
  const all = code.size + 2 * QUIET;
  const svg = document.createElementNS(SVG, "svg");
  for (const [name, value] of Object.entries({ viewBox: `0 0 ${all} ${all}`, role: "img", "aria-label": label, class: "code" })) svg.setAttribute(name, value);
  const ground = document.createElementNS(SVG, "rect");
  for (const [name, value] of Object.entries({ width: all, height: all, fill: "#fff" })) ground.setAttribute(name, String(value));
  const path = document.createElementNS(SVG, "path");
  const told = { d: code.path, stroke: "#101a14", "stroke-width": "1", transform: `translate(${QUIET} ${QUIET})`, "shape-rendering": "crispEdges" };
  for (const [name, value] of Object.entries(told)) path.setAttribute(name, value);
  svg.append(ground, path);
  return svg;
}

// Where others reach this page of ours, the likeliest address first; nothing as long as the laptop does not answer.
/** @param {string} path @returns {Promise<AddressesProps | null>} */
export async function addresses(path) {
  try {
    const answer = await fetch(`/s/addresses?path=${encodeURIComponent(path)}`, { credentials: "same-origin" });
    return answer.ok ? await answer.json() : null;
  } catch { return null; }
}

// The one that was chosen, as long as this machine has it; else the likeliest.
/** @param {AddressProps[]} all @param {string} chosen */
export const likely = (all, chosen) => all.find(({ host }) => host === chosen) ?? all[0];
