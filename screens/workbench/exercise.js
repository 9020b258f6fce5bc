export class Exercise {
  constructor(tools, table, on, paper) { this.node = tools.el("div", { class: "exercise" }); }
  update() {}
}
