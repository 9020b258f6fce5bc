// What is wrong at a table with its players, a sentence for each fault: nothing lies over who sits there, who led and whose turn it is,
// and what lies open is seen with what is asked. Evaluated in the page (looking.py).

() => {
  const SLACK = 1.5; // pixels: letters and borders end between two
  const LEAST = 360; // less height has no room for five names
  const faults = new Set();
  const shown = (node) => node.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  const roots = [document];
  for (let at = 0; at < roots.length; at += 1) for (const one of roots[at].querySelectorAll("*")) if (one.shadowRoot) roots.push(one.shadowRoot);
  const all = (sel) => roots.flatMap((root) => [...root.querySelectorAll(sel)]).filter(shown);
  const box = (node) => node.getBoundingClientRect();
  const told = (node) => `${node.className.toString().split(" ")[0]} «${(node.dataset.name || node.textContent || "").trim().replace(/\s+/g, " ").slice(0, 40)}»`;
  const say = (wrong, text) => { if (wrong) faults.add(text); };
  const meet = (one, other, across = SLACK, down = SLACK) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > across && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > down;
  const plates = innerHeight < LEAST ? [] : all(".felt .plate > *");
  // Who sits where, and who deals: no name lies over another, and no card of the trick over one.
  const names = () => {
    for (const [at, one] of plates.entries()) for (const other of [...plates.slice(at + 1), ...all(".felt .spot > .card")]) say(meet(box(one), box(other), 4, 12), `${told(one)} and ${told(other)} lie over each other`);
  };
  const whole = () => {
    for (const one of plates) { const felt = box(one.closest(".felt")), its = box(one); say(its.left < felt.left - SLACK || its.right > felt.right + SLACK || its.bottom > felt.bottom + SLACK, `${told(one)} is cut at the edge of the table`); }
  };
  // Who sits opposite is read above the mark of the card that was led.
  const leads = () => {
    // Between two, on a low page, the trick has all the height: its mark stands between the names.
    for (const spot of all(`.felt${innerHeight < 545 ? ":not([data-seats='2'])" : ""} .spot:is([data-led], [data-nth])`)) {
      const its = box(spot), mark = getComputedStyle(spot, "::before");
      const [in_, down, wide, high] = [mark.left, mark.top, mark.width, mark.height].map(parseFloat);
      const left = its.left + in_ - (mark.translate.startsWith("-50%") ? wide / 2 : 0);
      const at = { left, right: left + wide, top: its.top + down, bottom: its.top + down + high };
      for (const one of plates) say(meet(at, box(one)), `the mark «${spot.dataset.led ?? spot.dataset.nth}» lies over ${told(one)}`);
    }
  };
  // Whose turn it is, whichever cards are raised and marked below.
  const raised = () => {
    // Between two, on a low page, the name stands below the trick, as near to the hand as that leaves it.
    const hands = plates.length ? all(innerHeight < 545 ? ".felt:not([data-seats='2']) .mine button.card" : ".felt .mine button.card") : [];
    const cards = hands.filter((one) => one.querySelector(".badge"));
    const put = (card, pressed, mark, text) => {
      for (const [name, value] of [["aria-pressed", pressed], ["data-mark", mark]]) if (value === null) card.removeAttribute(name); else card.setAttribute(name, value);
      card.querySelector(".badge").textContent = text;
    };
    const before = cards.map((card) => [card.getAttribute("aria-pressed"), card.getAttribute("data-mark"), card.querySelector(".badge").textContent]);
    for (const card of cards) put(card, "true", "wrong", "✗");
    for (const card of cards) for (const node of [card, card.querySelector(".badge")]) for (const one of plates) say(meet(box(node), box(one)), `${told(card)}, raised and marked, lies over ${told(one)}`);
    for (const [at, card] of cards.entries()) put(card, ...before[at]);
  };
  // Of a deal that is looked at again hands and trick are read on a telephone as well, beside what is told of them.
  const again = () => {
    for (const card of all(".felt[data-turns] .spot > .card")) say(box(card).width < 40, `${told(card)}, looked at again, is ${Math.round(box(card).width)} wide`);
    if (innerWidth >= 640 || innerHeight < 700) return;
    for (const felt of all(".felt[data-turns]")) say(box(felt).height > 0.75 * innerHeight, `looked at again all hands take ${Math.round(box(felt).height)} of ${innerHeight}`);
  };
  const middle = () => {
    for (const [hand, cards] of all(".felt .mine .cards").map((one) => [box(one), [...one.querySelectorAll(".card")].map(box)])) {
      const [left, right] = [Math.min(...cards.map((one) => one.left)) - hand.left, hand.right - Math.max(...cards.map((one) => one.right))];
      say(cards.length === 1 && Math.abs(left - right) > 12, `the last card lies ${Math.round(left)} from the left and ${Math.round(right)} from the right`);
    }
  };
  // The few cards that lie open (declared ones, not hands that a teacher opens) and what is asked are seen at once where these stand
  // beside each other; on the narrowest in turn.
  const open = () => {
    const foot = Math.min(innerHeight, ...all(".actions").map((one) => box(one).top));
    const lying = innerWidth > innerHeight && innerWidth >= 740 ? all(".lying .card") : [];
    if (lying.length > 10) return;
    for (const card of lying) say(box(card.parentElement).bottom > foot + SLACK, `${told(card)}, laid open, ends at ${Math.round(box(card.parentElement).bottom)}, and ${Math.round(foot)} are free`);
  };
  // Whoever looks on where nothing lies open yet sees how one comes to a chair.
  const looksOn = () => {
    // A page as wide as a projector's is the table's, before the first card as well, but for what all are asked.
    if (!all(".poll").length && innerWidth > 1200 && innerWidth > innerHeight && innerHeight > 600) for (const one of all("body[data-looks]:not([data-over]) .seated")) say(box(one).height < 0.7 * innerHeight, `the table takes ${Math.round(box(one).height)} of ${innerHeight}`);
    if (innerWidth > innerHeight || !all("body[data-looks] .felt[data-bare]").length) return;
    for (const one of all(".around > summary")) say(box(one).bottom > innerHeight, `${told(one)} ends at ${Math.round(box(one).bottom)} of ${innerHeight}`);
  };
  // Where all wait for a deal, and where an evening is over, the ways on are in sight without turning the page.
  const waysOn = () => {
    for (const one of all("body[data-stage=chairs] :is(.stage, .begins) > .main, body[data-stage=over] .stage > :is(a, button)")) say(box(one).top < -SLACK || box(one).bottom > innerHeight + SLACK, `${told(one)} ends at ${Math.round(box(one).bottom)} of ${innerHeight}`);
  };
  // What is asked of all stays within its box.
  const asked = () => { for (const one of all(".poll > *, .poll li, .poll button")) { const its = box(one), around = box(one.closest(".poll")); say(its.left < around.left - SLACK || its.right > around.right + SLACK, `${told(one)} ends at ${Math.round(its.right)}, and what is asked at ${Math.round(around.right)}`); } };
  names(); asked(); waysOn(); whole(); leads(); raised(); again(); middle(); open(); looksOn();
  return [...faults];
}
