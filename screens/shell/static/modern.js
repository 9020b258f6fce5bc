// Marks a browser that can run the app. An older one does not read this file to its end, or has not got what is asked for:
// `way_in.js` then says so.

new class {
  static #root = document.documentElement;

  static {
    const needs = this.#root.dataset.needs === "cookies" ? [] : ["withResolvers" in Promise, "toSorted" in Array.prototype, "structuredClone" in window];
    const sheets = ["adoptedStyleSheets" in document, CSS.supports("selector(:has(p))"), CSS.supports("height: 1svh")];
    this.#root.toggleAttribute("data-modern", [...needs, ...sheets].every(Boolean));
  }
}();
