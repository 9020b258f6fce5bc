// A card that is put in order is dragged onto another: the two exchange their places.

const FAR = 8; // pixels from which on a finger means to drag

const SETTLES = 50; // milliseconds in which the browser makes a click of a finger that is lifted

/** @param {Event} click */
const swallow = (click) => { click.stopImmediatePropagation(); click.preventDefault(); };

// Listens to one card; `dropped` hears onto what it was let go.
/** @param {HTMLElement} card @param {() => boolean} may @param {(onto: Element) => void} dropped */
export function draggable(card, may, dropped) {
  /** @type {{ x: number, y: number, moved: boolean } | null} */
  let from = null;
  const end = () => {
    from = null;
    card.style.removeProperty("translate");
    card.toggleAttribute("data-dragged", false);
  };
  card.addEventListener("pointerdown", (event) => {
    if (may() && event.isPrimary && !event.button) from = { x: event.clientX, y: event.clientY, moved: false };
  });
  card.addEventListener("pointermove", (event) => {
    if (!from) return;
    const [across, down] = [event.clientX - from.x, event.clientY - from.y];
    if (!from.moved && Math.hypot(across, down) < FAR) return;
    if (!from.moved) { from.moved = true; card.toggleAttribute("data-dragged", true); card.setPointerCapture(event.pointerId); }
    card.style.setProperty("translate", `${across}px ${down}px`);
  });
  card.addEventListener("pointerup", (event) => {
    if (!from?.moved) { from = null; return; }
    end();
    // What follows is no tap on the card that was dragged.
    card.addEventListener("click", swallow, true);
    setTimeout(() => card.removeEventListener("click", swallow, true), SETTLES);
    const root = /** @type {Document | ShadowRoot} */ (card.getRootNode());
    const onto = root.elementsFromPoint(event.clientX, event.clientY).map((one) => one.closest("button.card")).find((one) => one && one !== card);
    if (onto) dropped(onto);
  });
  card.addEventListener("pointercancel", end);
}
