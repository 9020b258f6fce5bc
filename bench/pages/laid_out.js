// What is wrong with how a page is laid out, one sentence a fault: evaluated in the page, asks only for boxes and what lies on top.

({ wall, least }) => {
  const SLACK = 1.5; // pixels: letters and borders end between two
  const roots = [document];
  for (let at = 0; at < roots.length; at += 1) for (const one of roots[at].querySelectorAll("*")) if (one.shadowRoot) roots.push(one.shadowRoot);
  const all = (sel) => roots.flatMap((root) => [...root.querySelectorAll(sel)]);
  const parentOf = (node) => node.parentElement ?? (node.getRootNode() instanceof ShadowRoot ? node.getRootNode().host : null);
  const box = (node) => node.getBoundingClientRect();
  const shown = (node) => node.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !node.closest("[inert] .actions");
  const words = (node) => (node.getAttribute("aria-label") || node.dataset.name || node.textContent || "").trim().replace(/\s+/g, " ").slice(0, 40);
  const told = (node) => `${node.className.toString().split(" ").slice(0, 2).join(".") || node.tagName.toLowerCase()} «${words(node)}»`;
  const faults = [];
  const say = (text) => { if (!faults.includes(text)) faults.push(text); };

  // Whoever turns the page by its own bar: the page itself, or the box in it that Streamlit lets scroll.
  const scroller = all("*").find((one) => one.clientHeight > innerHeight / 2 && one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY)) ?? document.scrollingElement;
  scroller.scrollTop = 0;
  for (const root of roots) root.activeElement?.blur?.();
  const wide = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth, scroller.scrollWidth);
  if (wide > innerWidth + SLACK) say(`the page is ${wide} wide`);
  if (wall && document.documentElement.scrollHeight > innerHeight + SLACK) say(`the wall is ${document.documentElement.scrollHeight} high`);

  // Nothing lost its height, and nothing holds more than it shows.
  for (const one of all(".cloth, .seated, .felt").filter(shown)) {
    const { width, height } = box(one);
    if (height < least || width < least) say(`${one.className} is ${Math.round(width)} by ${Math.round(height)}`);
  }
  const clips = (node) => /hidden|clip/.test(getComputedStyle(node).overflowX + getComputedStyle(node).overflowY);
  const outOf = (node) => {
    const its = box(node);
    for (let at = parentOf(node); at && at !== document.documentElement; at = parentOf(at)) {
      if (!clips(at) || at === scroller) continue;
      const edge = box(at);
      if (its.left < edge.left - SLACK || its.right > edge.right + SLACK || its.top < edge.top - SLACK || its.bottom > edge.bottom + SLACK) return at;
    }
    return null;
  };

  // Of a card in a fan: what the cards that come after it leave of it.
  const seenOf = (card, beside) => {
    const its = box(card), later = beside.slice(beside.indexOf(card) + 1).map(box);
    const next = later.find((one) => Math.abs(one.top - its.top) < 4 && one.left < its.right - 2 && one.left > its.left);
    const below = later.find((one) => one.top > its.top + 4 && one.top < its.bottom - 2 && one.left < (next?.left ?? its.right) - 2 && one.right > its.left + 2);
    return { left: its.left, top: its.top, right: next?.left ?? its.right, bottom: below?.top ?? its.bottom };
  };
  // By the page's own bar, as people do: a browser asked to show something scrolls boxes that nobody could.
  const into = (node) => {
    const its = box(node);
    if (its.top < 0 || its.bottom > foot(its)) scroller.scrollTop += (its.top + its.bottom) / 2 - innerHeight / 2;
  };
  const onTop = (node, x, y) => {
    for (let root = node.getRootNode(); ; root = document) {
      const hit = root.elementFromPoint(x, y);
      if (hit === node || node.contains(hit) || (hit && hit.shadowRoot)) return true;
      if (root === document || root instanceof ShadowRoot) return hit ?? false;
    }
  };
  const foot = (its) => Math.min(innerHeight, ...all(".actions").filter(shown).map(box).filter((one) => !its || (one.left < its.right && one.right > its.left)).map((one) => one.top));
  for (const card of all(".table .card").filter((one) => shown(one) && !one.closest(".closer"))) {
    const beside = [...card.parentElement.children], name = told(card);
    const lost = outOf(card);
    if (lost) say(`${name} is cut by ${lost.className || lost.tagName}`);
    if (wall) {
      const { left, top, right, bottom } = box(card);
      if (left < -SLACK || top < -SLACK || right > innerWidth + SLACK || bottom > innerHeight + SLACK) say(`${name} is off the wall`);
      if (bottom - top < innerHeight / 16 && !card.closest(".past")) say(`${name} is ${Math.round(bottom - top)} high on a wall of ${innerHeight}`);
    } else into(card);
    const seen = seenOf(card, beside), [wideIs, highIs] = [seen.right - seen.left, seen.bottom - seen.top];
    if (highIs < 12 || wideIs < 12) say(`${name}: ${Math.round(wideIs)} by ${Math.round(highIs)} are seen`);
    const picked = card.tagName === "BUTTON" && card.closest(".mine, .cards");
    const finger = innerWidth < 700 ? 43.5 : 24;
    if (picked && !wall && (wideIs < finger || highIs < 43.5)) say(`${name} is ${Math.round(wideIs)} by ${Math.round(highIs)} to be pressed`);
    const inert = card.closest("[inert]");
    const hit = inert ? true : onTop(card, (seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2);
    if (hit !== true) say(`${name} is covered by ${hit ? told(hit) : "nothing"}`);
  }

  // What is pressed: as large as a finger, and nothing on top of it. A word in a sentence is as large as its line.
  const inText = (node) => node.matches(".term") || (node.tagName === "A" && getComputedStyle(node).display === "inline");
  for (const one of all("button, a[href], summary, input, select").filter((node) => shown(node) && !inText(node) && !node.closest(".card, [inert]"))) {
    if (one.tagName === "INPUT" && one.type !== "text" && one.type !== "number") continue; // its label is what is pressed
    const before = box(one);
    if (before.width < 2 || before.height < 2 || before.right < 0) continue; // for readers of screens alone
    if (before.height < 43.5 || before.width < 43.5) say(`${told(one)} is ${Math.round(before.width)} by ${Math.round(before.height)}`);
    if (outOf(one)) say(`${told(one)} is cut`);
    if (one.closest(".actions") === null) into(one);
    const { left, top, right, bottom } = box(one);
    const hit = onTop(one, (left + right) / 2, (top + bottom) / 2);
    if (hit !== true) say(`${told(one)} is covered by ${hit ? told(hit) : "nothing"}`);
  }

  // The way on and the first line of what is asked are in sight together.
  scroller.scrollTop = 0;
  const main = all(".onward .main").find(shown), asked = all(".table .prompt .first").find(shown);
  if (main && !wall) {
    const its = box(main);
    if (its.bottom > innerHeight + SLACK || its.top < 0) say(`the main button ends at ${Math.round(its.bottom)}`);
    if (asked && box(asked).top + 20 > foot(box(asked))) say(`what is asked begins at ${Math.round(box(asked).top)}, behind the buttons at ${Math.round(foot(box(asked)))}`);
  }
  // A trick and the hand that is played to it are seen together.
  const hand = all(".felt .mine .card").filter(shown), trick = all(".felt .spot").filter(shown);
  if (hand.length && trick.length && !wall && !all("[data-turns]").length) {
    const tops = Math.min(...trick.map((one) => box(one).top)), ends = Math.max(...hand.map((one) => box(one).bottom));
    if (ends - tops > foot(box(hand[0]))) say(`trick and hand are ${Math.round(ends - tops)} high, and ${Math.round(foot(box(hand[0])))} are free`);
  }
  // On a wall words are whole, too.
  if (wall) {
    for (const one of all("#page *").filter((node) => shown(node) && clips(node) && !node.closest(".described, .table"))) {
      const line = getComputedStyle(one);
      if (line.webkitLineClamp !== "none" || line.textOverflow === "ellipsis") continue;
      if (one.scrollHeight > one.clientHeight + 2) say(`${one.className || one.tagName} holds ${one.scrollHeight} of ${one.clientHeight} in height`);
    }
    for (const one of all("header, .lead, .middle, footer, .choice, .told > *").filter(shown)) {
      const { left, top, right, bottom } = box(one);
      if (left < -SLACK || top < -SLACK || right > innerWidth + SLACK || bottom > innerHeight + SLACK) say(`${told(one)} ends at ${Math.round(right)}, ${Math.round(bottom)}`);
    }
    const how = all(".how").find(shown);
    if (how && how.scrollHeight > how.clientHeight + 2) say(`how it went holds ${how.scrollHeight} of ${how.clientHeight}`);
    for (const one of all(".cloth-here .cloth > *, .cloth-here .answers").filter(shown)) {
      const its = box(one), edge = box(all(".cloth-here")[0]);
      if (its.bottom > edge.bottom + SLACK || its.top < edge.top - SLACK) say(`${one.className} is from ${Math.round(its.top - edge.top)} to ${Math.round(its.bottom - edge.top)} of ${Math.round(edge.height)}`);
    }
  }
  scroller.scrollTop = 0;
  return faults;
}
