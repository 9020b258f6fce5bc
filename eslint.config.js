// What is no error of types and yet none of ours: see tsconfig.json for the types, and for what is not looked at.

import { readFileSync } from "node:fs";
import js from "@eslint/js";

const { exclude } = JSON.parse(readFileSync(new URL("tsconfig.json", import.meta.url), "utf8"));
const MARKUP = "Text from people is data: make nodes of it, never markup.";
const markup = ["innerHTML", "outerHTML", "insertAdjacentHTML", "setHTMLUnsafe"].map((property) => ({ property, message: MARKUP }));

export default [
  { ignores: ["node_modules/", ".venv/", "build/", "data/", ...exclude] },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-undef": "off", // the types know
      "no-restricted-properties": ["error", ...markup, { object: "document", property: "write", message: MARKUP }],
      "no-restricted-globals": ["error", "event", "name", "alert", "confirm", "prompt"],
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-new-func": "error",
      "no-script-url": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-var": "error",
      "prefer-const": "error",
      "no-shadow": "error",
      "no-param-reassign": "error",
      "no-throw-literal": "error",
      "no-self-compare": "error",
      "no-promise-executor-return": "error",
      "no-useless-rename": "error",
      "object-shorthand": "error",
      "prefer-template": "error",
      "array-callback-return": "error",
      "default-param-last": "error",
      complexity: ["error", 16],
      "max-depth": ["error", 3],
      "max-lines": ["error", 200],
    },
  },
  {
    // The oldest browser has to read it, to say that it is too old.
    files: ["screens/shell/static/way_in.js"],
    languageOptions: { ecmaVersion: 5, sourceType: "script" },
    rules: { "no-var": "off", "prefer-const": "off", "prefer-template": "off", "object-shorthand": "off", "no-unused-vars": ["error", { caughtErrors: "none" }] },
  },
];
