// That an evening is led from this browser; other pages of the app then offer what only who leads can do. It is no right by itself.

const LEADS = "calzettini leads"; // the scoring table looks for it

/** @param {string} room @param {boolean} on */
export function leading(room, on) {
  try { if (on) localStorage.setItem(LEADS, room); else if (localStorage.getItem(LEADS) === room) localStorage.removeItem(LEADS); } catch { /* a browser that keeps nothing */ }
}
