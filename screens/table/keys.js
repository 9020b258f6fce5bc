// The keyboard: arrows go from card to card as they lie, digits choose, Enter goes on.

export function pressed(event, table) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { panel, actions } = table;
  const { cards, choices, field } = panel;
  const at = event.target;
  if (at === field) {
    if (event.key === "Enter" && !event.repeat) { event.preventDefault(); table.ask("answer"); }
    return;
  }
  const buttons = choices.includes(at) || !cards.length ? choices : cards;
  if (/^[1-9]$/.test(event.key) && choices[event.key - 1]) {
    event.preventDefault();
    choices[event.key - 1].focus();
    table.choose(Number(event.key) - 1);
    return;
  }
  if ((at === table.feedback || at === panel.prompt) && event.key === "Enter" && !event.repeat) {
    if (actions.querySelector("[data-event=next]")) { event.preventDefault(); table.ask("next"); }
    return;
  }
  if (event.key === "Enter" && event.repeat && at.dataset && at.dataset.event) { event.preventDefault(); return; }
  const to = step(event.key, buttons, buttons.indexOf(at), buttons === choices);
  if (to === null || !buttons[to] || actions.contains(at)) return;
  event.preventDefault();
  buttons[to].focus();
}

function step(key, buttons, at, listed) {
  const last = buttons.length - 1;
  if (last < 0) return null;
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (key === "ArrowRight") return at < 0 ? 0 : Math.min(at + 1, last);
  if (key === "ArrowLeft") return at < 0 ? last : Math.max(at - 1, 0);
  if (key !== "ArrowDown" && key !== "ArrowUp") return null;
  if (at < 0) return 0;
  const here = buttons[at].getBoundingClientRect();
  const side = key === "ArrowDown" ? 1 : -1;
  const over = buttons.map((button, place) => ({ place, box: button.getBoundingClientRect() }))
    .filter(({ box }) => side * (box.top - here.top) > 8)
    .sort((a, b) => side * (a.box.top - b.box.top) || Math.abs(a.box.left - here.left) - Math.abs(b.box.left - here.left));
  if (over.length) return over[0].place;
  return listed ? Math.min(Math.max(at + side, 0), last) : at;
}
