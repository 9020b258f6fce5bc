// A question as the server gives it, with what a test wants otherwise.

import { Panel } from "../../screens/components/table/panel.js";

const words = {
  question: "Question", choose: "Answers", number: "Number", dim: "may not go", ringed: "ringed: {what}", place: "place",
  right: "right", wrong: "wrong", missed: "missed", first: "first", hint: "Hint", rule: "The rule", source: "Source", headed: "{what}:", progress: "Progress",
  answer: "Check", next: "Next", undo: "Take back", back: "Back", reveal: "Show me", report: "Wrong question", claim: "The rest are mine",
  seats: "The table", led: "led", dealer: "dealer", won: "takes it", has_led: "led {card}", has_played: "played {card}",
  held: "held", has_shown: "shows {cards}", holds: "{n} in hand", has_taken: "{n} tricks",
};
const can = { answer: true, next: false, hint: false, reveal: false, undo: false, back: false };

export function given(its = {}) {
  return {
    qid: "1", ack: "", lang: "en", mode: "many", prompt: [[["text", "Which cards?"]]], rows: [], table: null, choices: [], at_least: 1,
    at_most: 3, size: [100, 200], words, mark: null, hints: [], answer: null, note: "", can, progress: [1, 4], at_once: false, ...its,
  };
}

const cards = (labels) => labels.map((label) => ({ src: `${label}.png`, label }));

export function hand(...labels) {
  return { label: "Your hand", pick: true, layout: "hand", named: true, seat: null, cards: cards(labels) };
}

const SIDES = { 2: ["front", "across"], 3: ["front", "right", "left"], 4: ["front", "right", "across", "left"], 5: ["front", "right", "across-right", "across-left", "left"] };

// A table with so many seats, named after their sides; `its` what is otherwise at some of them.
export function seated(seats, its = {}, winner = null) {
  const all = SIDES[seats].map((side, seat) => ({ side, name: side, dealer: false, turn: "", left: null, taken: null, ...its[seat] }));
  return { seats: all, winner };
}

export function trick(leader, ...labels) {
  return { label: "The trick", pick: false, layout: "trick", named: true, seat: leader, cards: cards(labels) };
}

export function open(seat, ...labels) {
  return { label: "Open", pick: false, layout: "row", named: true, seat, cards: cards(labels) };
}

// A panel, and the list of what it tells of the learner's doing.
export function panelOf(data) {
  const done = [];
  const hear = (name) => (what) => done.push([name, what]);
  const panel = new Panel(data, { pick: hear("pick"), choose: hear("choose"), type: hear("type"), refuse: hear("refuse"), turn: hear("turn"), swap: hear("swap") });
  return { panel, done };
}
