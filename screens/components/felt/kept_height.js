// How high the players' table is on a page held upright: as what stands beside it leaves; on a tablet the same while tricks are played.

import { measure } from "./dom.js";

/** @import { TableProps } from "./given" */

/** From so many pixels on a table that is higher than wide is always as high as what stands beside it leaves (felt.css). */
const TABLET = 640;

/**
 * What it needs of all that stands there.
 * @typedef {object} Standing
 * @property {HTMLElement} body
 * @property {HTMLElement} top
 * @property {import("./bar.js").Bar} bar
 * @property {{ data: TableProps, prompt: HTMLElement, answers: HTMLElement, cloth: HTMLElement, felt: import("./felt.js").Felt | null }} panel
 */

export class KeptHeight {
  /** @param {Standing} laid */
  constructor(laid) {
    this.laid = laid;
    /** The most that stood beside the table since there are tricks, and in a window of which size that was. */
    this.most = 0;
    this.within = "";
  }

  measure() {
    const { body, panel: { felt, data } } = this.laid, tablet = body.clientWidth >= TABLET;
    if (!felt || !(tablet || data.choices.length)) return;
    // A telephone has no room to spare: its table is lower only as long as there is something to be said.
    const px = besides(this.laid);
    measure(felt.node, "--beside-it", `${tablet ? this.kept(px) : px}px`);
  }

  // A question with much to choose from would have the table shrink, and grow again with the next card.
  /** @param {number} px what stands beside it now */
  kept(px) {
    const { body, panel: { data } } = this.laid, goes = data.rows.some(({ layout }) => layout === "trick");
    const within = goes ? `${body.clientWidth} ${window.innerHeight}` : "";
    this.most = within && within === this.within ? Math.max(px, this.most) : px;
    this.within = within;
    return this.most;
  }
}

// How much of the page is taken by what is always there beside the players' table.
/** @param {Standing} laid */
function besides({ top, bar, panel: { prompt, answers, cloth, felt } }) {
  return [top, prompt, answers, bar.node, cloth].reduce((all, one) => all + one.offsetHeight, -(felt?.node.offsetHeight ?? 0));
}
