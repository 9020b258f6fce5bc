// What is wrong with how a page is laid out, a sentence for each fault. Evaluated in the page (geometry.py): it asks only where boxes are and
// what lies on top. `wall`: the page is a projector's, on which nobody scrolls and nothing is pressed;
// `panel`: what is opened over the page, and alone looked at.

({ wall, panel }) => {
  const SLACK = 1.5; // pixels: letters and borders end between two
  const MANY = 60; // of one sort
  const LEAST = 100; // a cloth with less height has lost it
  const TOGETHER = [[".poll .held > *", ".poll .asked-about"], [".felt .mine .card", ".felt .spot"]]; // hand and trick
  const FINGER = 43; // two rem and four tenths, which are what Streamlit's fields have
  // A telephone, however it is held. Upright, eight cards lie on a line of it, and its page has margins.
  const small = Math.min(innerWidth, innerHeight) < 450, upright = innerHeight > innerWidth, large = parseFloat(getComputedStyle(document.documentElement).fontSize) > 19;
  const finger = (/** @type {number} */ beside) => (small && upright ? Math.min(FINGER, innerWidth / beside) : FINGER);
  const wide = small ? finger(8.9) : 24, high = innerHeight < 800 ? 30 : FINGER - 3;
  const faults = new Set();
  const shown = (node) => node.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  const roots = [document];
  for (let at = 0; at < roots.length; at += 1) for (const one of roots[at].querySelectorAll("*")) if (one.shadowRoot) roots.push(one.shadowRoot);
  const all = (sel) => roots.flatMap((root) => [...root.querySelectorAll(sel)]).filter(shown);
  const box = (node) => node.getBoundingClientRect();
  const parentOf = (node) => node.parentElement ?? (node.getRootNode() instanceof ShadowRoot ? node.getRootNode().host : null);
  const words = (node) => (node.getAttribute("aria-label") || node.dataset.name || node.textContent || "").trim().replace(/\s+/g, " ").slice(0, 40);
  const told = (node) => `${node.className.toString().split(" ")[0] || node.tagName.toLowerCase()} «${words(node)}»`;
  const size = ({ left, right, top, bottom }) => `${Math.round(right - left)} by ${Math.round(bottom - top)}`;
  // What people turn the page with: the page itself, or the box in it that scrolls.
  const whole = /** @type {Element} */ (document.scrollingElement);
  const scroller = whole.scrollHeight > innerHeight + 1 ? whole : all("*").find((one) => one.clientHeight > innerHeight / 2 && one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY)) ?? whole;
  const clips = (node) => /hidden|clip/.test(getComputedStyle(node).overflowX + getComputedStyle(node).overflowY);
  const outside = (its, edge) => its.left < edge.left - SLACK || its.right > edge.right + SLACK || its.top < edge.top - SLACK || its.bottom > edge.bottom + SLACK;
  const WINDOW = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  // What cuts it off, so that no scrolling brings it back.
  const cutBy = (node) => {
    const its = box(node);
    for (let at = parentOf(node); at && at !== scroller && at !== document.documentElement; at = parentOf(at)) if (clips(at) && outside(its, box(at))) return at;
    return null;
  };
  // The list of its own that it is turned in.
  const within = (node) => {
    for (let at = parentOf(node); at && at !== scroller && at !== document.documentElement; at = parentOf(at)) if (at.scrollHeight > at.clientHeight + 2 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
    return null;
  };
  // Where the buttons at the foot of the page begin, which stay there: above what lies in these columns.
  const foot = (its) => Math.min(innerHeight, ...all(".actions").map(box).filter((one) => one.left < its.right && one.right > its.left).map((one) => one.top));
  // And where what stays at its head ends: what is asked of all at a table, the hand that can be raised.
  const head = (its) => Math.max(0, ...all(".asks, .pace-head").filter((one) => one.childElementCount).map(box).filter((one) => one.top < 20 && one.left < its.right && one.right > its.left).map((one) => one.bottom));
  // By the page's own bar, as people do: a browser that is asked to show something scrolls boxes that nobody could.
  const intoView = (node) => {
    const its = box(node);
    if (!wall && (its.top < head(its) || its.bottom > foot(its))) scroller.scrollTop += (its.top + its.bottom) / 2 - Math.max(Math.min(innerHeight / 2, foot(its) * 0.6), head(its) + (its.bottom - its.top) / 2 + 9);
  };
  // What lies on it at its middle; nothing where it is on top itself.
  const coveredBy = (node, { left, right, top, bottom }) => {
    if (node.closest("[inert]")) return null;
    const hit = node.getRootNode().elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !hit || node.contains(hit) ? null : hit;
  };
  // What stays at an edge of the window covers what is there: whoever wants to press that turns the page a little.
  const stillCovered = (node) => {
    if (!coveredBy(node, box(node))) return null;
    const its = box(node);
    scroller.scrollTop += (its.top + its.bottom) / 2 - innerHeight / 2;
    return coveredBy(node, box(node));
  };
  const meet = (one, other) => one.left < other.right - SLACK && other.left < one.right - SLACK && one.top < other.bottom - SLACK && other.top < one.bottom - SLACK;
  const say = (wrong, text) => { if (wrong) faults.add(text); };
  const page = () => {
    const there = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth, scroller.scrollWidth);
    say(there > innerWidth + SLACK, `the page is ${there} wide`);
    say(wall && document.documentElement.scrollHeight > innerHeight + SLACK, `the wall is ${document.documentElement.scrollHeight} high`);
    for (const one of all(".cloth:has(.card), .seated, .felt")) say(Math.min(box(one).height, box(one).width) < LEAST, `${one.className} is ${size(box(one))}`);
  };
  // Of a card in a fan: what the cards that come after it leave of it.
  const seenOf = (card) => {
    const its = box(card), beside = [...card.parentElement.children], later = beside.slice(beside.indexOf(card) + 1).map(box);
    const raised = Math.max(0.15 * its.height, 8); // one that is chosen, of those on the same line
    const next = later.find((one) => Math.abs(one.top - its.top) <= raised && one.left < its.right - 2 && one.left > its.left);
    const right = next?.left ?? its.right;
    const under = later.find((one) => one.top > its.top + raised && one.top < its.bottom - 2 && one.left < right - 2 && one.right > its.left + 2);
    return { left: its.left, top: its.top, right, bottom: under?.top ?? its.bottom };
  };
  // A hand on which something is to be said is looked at: nothing of it is pressed.
  const leastOf = (card) => {
    if (wall || !card.matches("button:not([aria-disabled=true])")) return [12, 12];
    return small && card.matches(".two[data-with-words] .mine .card:not([aria-pressed])") ? [30, 30] : [wide, high];
  };
  const eachCard = (card) => {
    const cut = cutBy(card); say(cut, `${told(card)} is cut by ${cut?.className}`);
    intoView(card);
    const seen = seenOf(card), [across, down] = [seen.right - seen.left, seen.bottom - seen.top], least = leastOf(card);
    say(across < least[0] || down < least[1], `of ${told(card)} one sees ${size(seen)}`);
    const covered = coveredBy(card, seen);
    say(covered, `${told(card)} is covered by ${covered && told(covered)}`);
    // A numeral whose end is cut off is another number, and one that a mark lies over is none.
    const [index, badge] = [".tag", ".badge"].map((one) => card.querySelector(one)).map((one) => (one && shown(one) && one.textContent ? one : null));
    say(index && index.scrollWidth > index.clientWidth + 1, `of the index ${index?.textContent} of ${told(card)} one sees ${index?.clientWidth} of ${index?.scrollWidth}`);
    if (!wall) return;
    say(badge && index && meet(box(badge), box(index)), `the mark of ${told(card)} lies over its index`);
    say(badge && outside(box(badge), box(card.closest(".cloth-here"))), `the mark of ${told(card)} is cut`);
    say(outside(box(card), WINDOW), `${told(card)} is off the wall`);
    say(!card.closest(".past, .felt .place") && box(card).height < innerHeight / 16, `${told(card)} is ${size(box(card))} on a wall`);
  };
  // A word in a sentence is as large as its line, and what only readers of screens meet has no size.
  const pressed = (node) => !node.closest(".card, [inert]") && !node.matches(".term, input:not([type=text], [type=number])") && !(node.matches("a") && getComputedStyle(node).display === "inline") && box(node).width > 2;
  // Of a list of hundreds, all of which are made alike, as many as tell how they lie.
  const some = (nodes) => nodes.filter((_, at) => at % Math.ceil(nodes.length / MANY) === 0);
  const eachPressed = (node) => {
    // In a field of one line one writes, and what opens its list is all of it.
    const least = node.matches("input") ? 39 : finger(9.1);
    if (node.matches("button") && node.parentElement.querySelector(":scope > input, :scope > * > input")) return;
    say(Math.min(box(node).height, box(node).width) < least, `${told(node)} is ${size(box(node))}`);
    const cut = cutBy(node); say(cut, `${told(node)} is cut by ${cut && (cut.dataset.testid ?? told(cut))} ${cut && Math.round(box(cut).top)} ${Math.round(box(node).top)}`);
    const list = within(node);
    if (list) list.scrollTop += box(node).top - box(list).top - box(list).height / 3;
    const short = [node, ...node.querySelectorAll("*")].find((one) => clips(one) && one.scrollWidth > one.clientWidth + 2 && one.textContent.trim() && shown(one) && box(one).width > 2);
    say(short && !(innerWidth < 640 && node.closest("[class*=st-key-who-sits]")) && !node.matches("input, select"), `of ${told(node)} one reads ${short?.clientWidth} of ${short?.scrollWidth}`);
    if (!node.closest(".actions")) intoView(node);
    const covered = stillCovered(node);
    say(covered, `${told(node)} is covered by ${covered && told(covered)}`);
  };
  // Sentences: all lines of them can be brought to where nothing lies over them.
  const eachSaid = (node) => {
    const cut = cutBy(node); say(cut, `${told(node)} is cut by ${cut?.className}`);
    say(clips(node) && node.scrollHeight > node.clientHeight + 2, `of ${told(node)} one sees ${node.clientHeight} of ${node.scrollHeight}`);
    for (const edge of ["top", "bottom"]) {
      const line = () => (edge === "top" ? box(node).top + 9 : box(node).bottom - 9);
      if (line() < 9 || line() + 9 > foot(box(node))) scroller.scrollTop += line() - innerHeight / 3;
      const now = box(node), middle = line();
      const covered = coveredBy(node, { left: now.left, right: now.left + 24, top: middle, bottom: middle });
      say(covered && !covered.contains(node), `the ${edge} of ${told(node)} is covered by ${covered && told(covered)}`);
    }
  };
  // Words to choose from: with letters as most have them all are in sight; large ones take more than there is beside much on the table.
  const choosing = () => {
    // At a table with others a telephone that is high enough has all that may be said on a hand in sight with it.
    const dealt = small && upright && innerHeight >= 800 && !all(".tournament:not([data-quiet])").length && all(".here .two:not([data-choosing]) > .cloth .mine .card").length > 0;
    const out = ((small && !dealt) || large || innerHeight < 600 ? [] : all(".two > .answers .choice").map(box)).find((one) => (one.top + one.bottom) / 2 > foot(one));
    say(out, `a choice ends at ${out && Math.round(out.bottom)}, and ${out && Math.round(foot(out))} are free`);
    // On a low and wide page they stand in one line where they are three, for what is answered stands above them.
    for (const one of innerHeight < 450 && innerWidth > 740 ? all(".two[data-with-words] > .actions") : []) say(one.querySelectorAll("button").length < 4 && box(one).height > 2 * finger(9) - 10, `the buttons take ${size(box(one))}`);
  };
  // Where the page begins: what is asked, the way on, and the trick with the hand that is played to it, or that all are asked about.
  const together = () => {
    const [main] = all(".onward .main"), [asked] = all(".table .prompt .first");
    say(main && outside(box(main), WINDOW), `the main button ends at ${main && Math.round(box(main).bottom)}`);
    say(main && asked && box(asked).top + 20 > foot(box(asked)), `what is asked begins at ${asked && Math.round(box(asked).top)}, behind the buttons`);
    const [hand, trick] = TOGETHER[all(TOGETHER[0][1]).length ? 0 : 1].map((which) => all(which).map(box));
    if (!hand.length || !trick.length || all("[data-turns]").length) return;
    // On the smallest one sees of the last line as much as of those above it.
    const below = small && !upright && innerHeight < 360 ? hand[0].height * 0.85 : 0;
    const lowest = Math.max(...hand.map((one) => one.bottom)), takes = lowest - Math.min(...trick.map((one) => one.top)) - below;
    say(upright && innerWidth > 640 && !large && lowest > foot(hand[0]), `on a tablet the hand ends at ${Math.round(lowest)}, and ${Math.round(foot(hand[0]))} are free`);
    say(takes > foot(hand[0]), `trick and hand take ${Math.round(takes)}, and ${Math.round(foot(hand[0]))} are free`);
  };
  // On a wall whatever stands there is whole, words as well.
  const onTheWall = () => {
    const cut = (one) => clips(one) && getComputedStyle(one).webkitLineClamp === "none" && getComputedStyle(one).textOverflow !== "ellipsis" && one.scrollHeight > one.clientHeight + 2;
    for (const one of all("#page *")) if (!one.closest(".table")) say(cut(one), `${told(one)} holds ${one.scrollHeight} of ${one.clientHeight}`);
    for (const one of all("header, .lead, .middle, footer, .choice, .told > *, .people > *")) say(outside(box(one), WINDOW), `${told(one)} is off the wall`);
    for (const one of all("footer > .keys")) say(box(one).height > 2.5 * parseFloat(getComputedStyle(one).lineHeight), `${told(one)} takes ${size(box(one))}`);
    // Whoever comes in reads their own name; of many the end of it.
    for (const list of all(".who > .people")) for (const one of list.childElementCount <= 16 ? list.querySelectorAll("span, bdi") : []) say(one.scrollWidth > one.clientWidth + 1, `of ${told(one)} one reads ${one.clientWidth} of ${one.scrollWidth}`);
    // What stands there alone fills it: read from the last row, half a wall of nothing is too much.
    for (const one of all(".compared")) { const lowest = Math.max(...[...one.querySelectorAll("*")].filter((each) => !each.children.length && shown(each)).map((each) => box(each).bottom)); say(lowest < innerHeight * 0.6, `below ${Math.round(lowest)} the wall is empty`); }
    for (const one of all(".how")) say(one.scrollHeight > one.clientHeight + 2, `how it went holds ${one.scrollHeight} of ${one.clientHeight}`);
    for (const one of all(".cloth-here .cloth")) say(!one.querySelector(".card, .choice, .seated"), "nothing lies on the table");
    for (const one of all(".cloth-here .seated")) say(!one.querySelector(".card") && box(one).height > 0.4 * innerHeight, `a table on which nothing lies takes ${size(box(one))}`);
    for (const one of all(".board .side span, .results th[scope=row]")) say(one.scrollWidth > one.clientWidth + 1, `${told(one)} is not read whole`);
    for (const one of all(".cloth-here .choice, .cloth-here .row")) say(outside(box(one), box(one.closest(".cloth-here"))), `${told(one)} is outside the table`);
  };
  const inAWindow = () => {
    together(); choosing();
    for (const { top, bottom } of all("[class*=st-key-continue] a, [class*=st-key-next-step] :is(a, button)").map(box)) say((top + bottom) / 2 > innerHeight, `the way on ends at ${Math.round(bottom)}`);
    for (const node of all(".table .prompt p, .table .feedback p, .table .hint, .table .note:not(:empty)")) eachSaid(node);
    // In a lesson each button has its place, whether it is there or not; on a telephone of an evening most are never there.
    // At a table with others nothing is kept free, for the height is the cards'.
    for (const row of all("body:is([data-stage=ask], [data-stage=seen], [data-stage=deal]:not([data-over]):has(.around)) .actions > *")) say(box(row).height > 8 && ![...row.querySelectorAll("button, input, a, p")].some(shown), `${told(row)} is empty and ${size(box(row))}`);
    goesOn();
    for (const node of some(all("button, a[href], summary, input, select").filter(pressed))) eachPressed(node);
  };
  // A box of the page that can be scrolled shows that it goes on: by a shadow that its own content uncovers.
  const goesOn = () => {
    const scrolls = (one) => one !== scroller && one.scrollHeight > one.clientHeight + 2 && one.clientHeight > 40 && /auto|scroll/.test(getComputedStyle(one).overflowY);
    for (const one of all("*").filter(scrolls)) say(!getComputedStyle(one).backgroundAttachment.includes("local"), `${told(one)} does not show that there is more below`);
  };
  const opened = () => {
    goesOn();
    say(outside(box(all(panel)[0]), WINDOW), `what is opened is ${size(box(all(panel)[0]))}, and ends at ${Math.round(box(all(panel)[0]).bottom)}`);
    for (const node of all("button, a[href], summary, input, select, [role=menuitem]").filter((one) => one.closest(panel) && pressed(one))) {
      node.scrollIntoView({ block: "center" });
      const covered = coveredBy(node, box(node));
      say(Math.min(box(node).height, box(node).width) < FINGER - 5, `${told(node)} is ${size(box(node))}`);
      say(covered, `${told(node)} is covered by ${covered && told(covered)}`);
    }
  };
  if (panel) { opened(); return [...faults]; }
  for (const root of roots) root.activeElement?.blur?.(); // a card with the focus lies over the next one
  scroller.scrollTop = 0; page(); if (wall) onTheWall(); else inAWindow();
  for (const card of all(".table .card")) eachCard(card);
  scroller.scrollTop = 0; return [...faults];
}
