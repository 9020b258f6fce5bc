// The tables that play the same deals, side by side: what each made of every deal that this table has finished, and where all stand.

import { el, news } from "./dom.js";
import { invitation } from "./chairs.js";
import { say } from "./page.js";

/** @import { DuplicateProps, PartyProps, SameDeal, SameDealTable, StandingProps } from "../../../views/at_a_table/given" */

const FIGURES = ["same_points", "same_against", "same_deals"];

export class SideBySide {
  constructor() {
    this.says = el("div", { role: "status" });
    this.results = el("div", { class: "same-deals" });
    this.others = el("div", {});
    this.invites = el("details", { class: "invites" });
    this.invites.append(el("summary", { text: say("same") }), this.others);
    this.node = el("section", { class: "same", hidden: true, "aria-label": say("same") }, this.says, this.results, this.invites);
  }

  /** @param {DuplicateProps | null} same null where only this table plays its deals */
  show(same) {
    this.node.hidden = !same;
    this.invites.hidden = !same?.code; // the deals of an evening are for its own tables
    const { says = [], deals = [], standings = [], code = "" } = same ?? {};
    news(this.says, "says", [says], () => this.says.replaceChildren(...says.map((one) => el("p", { text: one }))));
    news(this.results, "deals", [deals, standings], () => this.results.replaceChildren(...(standings.length ? [el("h2", { text: say("same_standings") }), stands(standings)] : []), ...deals.flatMap(deal)));
    news(this.others, "code", [code], () => this.others.replaceChildren(...(code ? [invitation(`/s/table?deals=${code}`, "same_link", say("same_how", { code }))] : [])));
  }
}

/** @param {SameDeal} one */
const deal = ({ name, tables }) => [el("h2", { text: name }), el("table", { class: "same-deal" },
  head(["same_who", "same_points", "same_against", "same_what"]), ...tables.map(atTable))];

// A table is a body of its own: whose it is, a line for those who score together, and what happened there.
/** @param {SameDealTable} table */
function atTable({ name, own, says, parties }) {
  const label = own ? say("same_yours", { table: name }) : name;
  return el("tbody", { class: own ? "own-table" : null }, el("tr", { class: "whose" }, el("th", { colspan: 4, scope: "rowgroup", text: label })),
    ...parties.map((party, at) => line(party, at || !says.length ? null : parties.length, says)));
}

/** @param {PartyProps} party @param {number | null} spans over so many lines what happened at the table is told @param {string[]} all what that is */
function line({ names, points, against, says }, spans, all) {
  const happened = says.length ? told(says) : spans ? told(all, spans) : null;
  return el("tr", {}, el("th", { scope: "row", text: names }), figure("same_points", points), figure("same_against", against || "–"), happened);
}

/** @param {string[]} says @param {number} [spans] */
const told = (says, spans = 0) => el("td", { class: spans ? "what of-all" : "what", rowspan: spans || 1 }, ...says.map((one) => el("p", { text: one })));

// Where there is no room beside it, what a figure is stands before it.
/** @param {string} head @param {string} text */
const figure = (head, text) => el("td", { class: "sum", "data-head": say(head), text });

/** @param {StandingProps[]} all */
const stands = (all) => el("table", { class: "same-deal stands" }, head(["same_who", "same_deals", "same_against"]),
  el("tbody", {}, ...all.map(({ names, table, own, deals, against }) => el("tr", { class: own ? "own-table" : null },
    el("th", { scope: "row" }, names, el("small", { text: own ? say("same_yours", { table }) : table })), figure("same_deals", String(deals)), figure("same_against", against)))));

/** @param {string[]} heads */
const head = (heads) => el("thead", {}, el("tr", {}, ...heads.map((one) => el("th", { scope: "col", class: FIGURES.includes(one) ? "sum" : null, text: say(one) }))));
