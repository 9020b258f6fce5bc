// Where others find what is open here: a laptop opened as `localhost` is known to them by another name.

const ONLY_HERE = ["localhost", "127.0.0.1", "[::1]", "0.0.0.0"];

/** The address of `path` (from this page on) for others, who know this machine by one of these names.
 * @param {string} path @param {string[]} others */
export function reachable(path, others) {
  const found = new URL(path, `${location.protocol}//${location.host}${location.pathname}`);
  if (ONLY_HERE.includes(found.hostname) && others[0]) found.hostname = others[0];
  return found.href;
}
