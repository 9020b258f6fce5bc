// What the grammar of GIFT makes of each text of a JSON list on standard input: its questions, or what is wrong with it.

import { readFileSync } from "node:fs";
import { parse } from "gift-pegjs";

/** @param {string} text */
function read(text) {
  try {
    return { questions: parse(text) };
  } catch (error) {
    return { wrong: String(error) };
  }
}

const told = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(told.map(read)));
