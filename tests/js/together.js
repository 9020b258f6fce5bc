// What is served together lies in one folder for the browser: "./dom.js" is found in whichever of tsconfig's folders has it.

import { existsSync, readFileSync } from "node:fs";
import { register } from "node:module";
import { isMainThread } from "node:worker_threads";

const ROOT = new URL("../../", import.meta.url);

/** @typedef {(specifier: string, context: object) => Promise<object>} Next */

/** @param {string} specifier @param {object} context @param {Next} next */
export async function resolve(specifier, context, next) {
  const { rootDirs } = JSON.parse(readFileSync(new URL("tsconfig.json", ROOT), "utf8")).compilerOptions;
  const { parentURL } = /** @type {{ parentURL?: string }} */ (context);
  if (!specifier.startsWith("./") || !parentURL || existsSync(new URL(specifier, parentURL))) return next(specifier, context);
  const found = rootDirs.map((/** @type {string} */ folder) => new URL(`${folder}/${specifier}`, ROOT)).find(existsSync);
  return next(found ? found.href : specifier, context);
}

// The hook runs in a thread of its own, which loads this file once more.
if (isMainThread) register(import.meta.url);
