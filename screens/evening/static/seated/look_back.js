// A deal looked at once more, all hands open, trick by trick: everybody at their own pace.

import { el } from "./dom.js";
import { say } from "./page.js";
import { mount } from "./table.js";

export class LookBack {
  /** @param {string} place @param {() => void} end */
  constructor(place, end) {
    this.place = place;
    this.table = el("div", { class: "here" });
    this.node = el("section", { class: "looking" }, el("button", { type: "button", class: "quiet", text: say("look_end"), onclick: end }), this.table);
    this.unmount = () => {};
    this.left = false;
    this.ask();
  }

  async ask() {
    try {
      const answer = await fetch(`/api/place/${this.place}`, { credentials: "same-origin" });
      const { panel } = await answer.json();
      if (panel && !this.left) this.unmount = mount(this.table, panel, { sheets: [], leave: () => {}, pick: () => {} });
    } catch { if (!this.left) setTimeout(() => this.ask(), 3000); }
  }

  leave() {
    this.left = true;
    this.unmount();
    this.node.remove();
  }
}
