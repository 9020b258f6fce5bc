// Marks a browser that can run the app. An older one does not read this file to its end, or has not got what is asked for:
// `way_in.js` then says so.

class Modern {
  static #asked = { telephone: [], app: [Promise.withResolvers, Array.prototype.toSorted, window.structuredClone] };

  static {
    const needs = /** @type {"telephone" | "app"} */ (document.documentElement.dataset.needs === "cookies" ? "telephone" : "app");
    const sheets = "adoptedStyleSheets" in document && CSS.supports("selector(:has(p))") && CSS.supports("height: 1svh");
    document.documentElement.toggleAttribute("data-modern", sheets && Modern.#asked[needs].every(Boolean));
  }
}
