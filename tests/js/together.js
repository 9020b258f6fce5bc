// What is served together lies in one folder for the browser: "./dom.js" is found in whichever of tsconfig's folders has it.
// What a test file imports of ours is its own (`?of=…` goes with it), so that many can be run by one process: one_by_one.js.

import { existsSync, readFileSync } from "node:fs";
import { register } from "node:module";
import { isMainThread } from "node:worker_threads";

const ROOT = new URL("../../", import.meta.url);

/** @typedef {(specifier: string, context: object) => Promise<{ url: string }>} Next */

/** @param {string} specifier @param {object} context @param {Next} next */
export async function resolve(specifier, context, next) {
  const { parentURL } = /** @type {{ parentURL?: string }} */ (context);
  if (!specifier.startsWith(".") || !parentURL || parentURL.includes("/node_modules/")) return next(specifier, context);
  const found = await next(lying(specifier, parentURL), context);
  return specifier.includes("?") ? found : { ...found, url: found.url + new URL(parentURL).search };
}

/** @param {string} specifier @param {string} parentURL */
function lying(specifier, parentURL) {
  if (!specifier.startsWith("./") || existsSync(new URL(specifier, parentURL))) return specifier;
  const { rootDirs } = JSON.parse(readFileSync(new URL("tsconfig.json", ROOT), "utf8")).compilerOptions;
  const found = rootDirs.map((/** @type {string} */ folder) => new URL(`${folder}/${specifier}`, ROOT)).find(existsSync);
  return found ? found.href : specifier;
}

// The hook runs in a thread of its own, which loads this file once more.
if (isMainThread) register(import.meta.url);
