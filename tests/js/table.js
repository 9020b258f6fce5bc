// A question as the server gives it, with what a test wants otherwise.

import { Panel } from "../../screens/components/table/panel.js";

const words = {
  question: "Question", choose: "Answers", number: "Number", dim: "may not go", ringed: "ringed: {what}", place: "place",
  right: "right", wrong: "wrong", missed: "missed", first: "first", hint: "Hint", rule: "The rule", source: "Source", progress: "Progress",
};
const can = { answer: true, next: false, hint: false, reveal: false, undo: false, back: false };

export function given(its = {}) {
  return {
    qid: "1", ack: "", lang: "en", mode: "many", prompt: [[["text", "Which cards?"]]], rows: [], choices: [], at_least: 1, at_most: 3,
    size: [100, 200], words, mark: null, hints: [], answer: null, note: "", can, progress: [1, 4], at_once: false, ...its,
  };
}

export function hand(...labels) {
  return { label: "Your hand", pick: true, layout: "hand", named: true, cards: labels.map((label) => ({ src: `${label}.png`, label })) };
}

// A panel, and the list of what it tells of the learner's doing.
export function panelOf(data) {
  const done = [];
  const hear = (name) => (what) => done.push([name, what]);
  const panel = new Panel(data, { pick: hear("pick"), choose: hear("choose"), type: hear("type"), refuse: hear("refuse") });
  return { panel, done };
}
