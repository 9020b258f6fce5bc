// Undo and redo, without end; a step waits its turn as a tap does.

export class Steps {
  // `bench` has the moves (post) and what was on the table (kept).
  constructor({ el, mark }, words, bench) {
    Object.assign(this, { mark, bench });
    const button = (text, sign, by) => {
      const made = el("button", { type: "button", class: "quiet", "aria-label": text },
        el("span", { class: "sign", text: sign }), el("span", { class: "word", text }));
      made.onclick = () => this.go(by);
      return made;
    };
    this.undo = button(words.undo, "↶", -1);
    this.redo = button(words.redo, "↷", 1);
    this.nodes = [this.undo, this.redo];
  }

  // Where there is to go is known when all that was done before is counted.
  go(by) {
    const { post, kept } = this.bench;
    post.push("text", () => kept.step(by));
  }

  update({ first, last }) {
    this.mark(this.undo, "aria-disabled", String(first));
    this.mark(this.redo, "aria-disabled", String(last));
  }
}
