// @ts-check
// The worker that all pages of a browser share: it has their one line of news.

import { NewsLine } from "./news_line.js";
import { Pages, STILL_HERE } from "./news_pages.js";

const pages = new Pages(new NewsLine());

/** @param {MessageEvent} event */
function connected({ ports: [port] }) {
  port.onmessage = ({ data }) => pages.hear(port, data);
  pages.come(port);
}

/** @type {any} */ (globalThis).onconnect = connected;
setInterval(() => pages.sweep(), STILL_HERE);
