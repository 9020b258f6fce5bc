// Words that go on in the next line without a hyphen, and names below cards that run into each other: a sentence for each.
// Evaluated in the page (looking.py).

() => {
  const faults = new Set();
  const shown = (node) => node.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  const roots = [document];
  for (let at = 0; at < roots.length; at += 1) for (const one of roots[at].querySelectorAll("*")) if (one.shadowRoot) roots.push(one.shadowRoot);
  // Whether this browser knows where words of the page's language may be parted; then it puts a hyphen there.
  const hyphenates = (() => {
    const probe = document.createElement("div");
    probe.style.cssText = "position: absolute; width: 2em; visibility: hidden; hyphens: auto; overflow-wrap: normal";
    probe.textContent = { it: "tavoliere", fr: "distribution", en: "distribution" }[document.documentElement.lang] ?? "distribution";
    document.body.append(probe);
    const parts = probe.getBoundingClientRect().height > 1.5 * parseFloat(getComputedStyle(probe).fontSize) * 1.3;
    probe.remove();
    return parts;
  })();
  const BETWEEN = 2; // pixels at least from one name to the next
  const WORD = /[\p{L}\d'’]{3,}/gu;
  const eachRead = (node) => {
    if (hyphenates && getComputedStyle(node).hyphens === "auto") return;
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT), range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (getComputedStyle(/** @type {Element} */ (text.parentElement)).clipPath !== "none") continue; // only read aloud
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(WORD)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => top);
        if (tops.length > 1 && Math.max(...tops) - Math.min(...tops) > 5) faults.add(`«${word}» is broken in «${(node.textContent ?? "").trim().slice(0, 40)}»`);
      }
    }
  };
  const SAID = ".under, .label, .plate, .tag, .choice, .chair, h1, h2, h3, button:not(.card)";
  for (const root of roots) for (const node of root.querySelectorAll(SAID)) if (shown(node)) eachRead(node);
  const written = (/** @type {Element} */ node) => { const range = document.createRange(); range.selectNodeContents(node); return range.getBoundingClientRect(); };
  const sameLine = (/** @type {DOMRect} */ one, /** @type {DOMRect} */ next) => one.top < next.bottom && next.top < one.bottom;
  const eachName = (/** @type {Element} */ node, /** @type {number} */ at, /** @type {Element[]} */ names) => {
    const [one, next] = [node, names[at + 1] ?? node].map(written);
    if (names[at + 1] && sameLine(one, next) && next.left >= one.left && next.left - one.right < BETWEEN) faults.add(`«${node.textContent}» runs into «${names[at + 1].textContent}»`);
  };
  for (const cards of roots.flatMap((root) => [...root.querySelectorAll(".cards")])) [...cards.querySelectorAll(".under")].filter((one) => shown(one) && one.textContent).forEach(eachName);
  // Who one is, and which question it is, stand in one line each.
  const all = (/** @type {string} */ sel) => roots.flatMap((root) => [...root.querySelectorAll(sel)]).filter(shown), high = (/** @type {Element} */ one) => one.getBoundingClientRect().height;
  for (const one of all(".told > li > *")) if (one.getBoundingClientRect().right > innerWidth || high(one) > 6.75 * parseFloat(getComputedStyle(one).fontSize)) faults.add(`«${(one.textContent ?? "").trim().slice(0, 40)}» is ${Math.round(high(one))} high and ends at ${Math.round(one.getBoundingClientRect().right)}`);
  for (const one of all("header.me")) if (high(one) > 1.6 * Math.max(...[...one.querySelectorAll("img")].map(high))) faults.add(`the head is ${Math.round(high(one))} high`);
  return [...faults];
}
