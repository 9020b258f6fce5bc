// Asks the server now and then how long the match is: what another device wrote, or a server that was away, is news.
const EVERY = 2500
const watches = new WeakMap()

// To the top of the page. The button that was pressed is gone or far below: the keyboard goes on from the title.
function up(focus) {
  const main = document.querySelector("[data-testid=stMain]")
  main?.scrollTo(0, 0)
  const title = main?.querySelector("h1")
  if (!focus || !title || !["BODY", "BUTTON"].includes(document.activeElement.tagName)) return
  title.tabIndex = -1
  title.focus({ preventScroll: true })
}

export default function ({ data, parentElement, setTriggerValue }) {
  const [{ url, length, page, now, words }] = data
  const had = watches.get(parentElement)
  if (had) had.stop()
  // What was just written changes the score, and what may not be written is told below it: show both from the top.
  if (!had || (had.page !== page && !had.page.startsWith(`${page} note`))) up(Boolean(had))
  let known = length
  const look = async () => {
    if (document.hidden) return
    try {
      const now = Number(await (await fetch(new URL(url, document.baseURI), { cache: "no-store" })).text())
      if (now > known) { known = now; setTriggerValue("news", Date.now()) }
    } catch { /* the server is away; it is asked again */ }
  }
  const timer = url ? setInterval(look, EVERY) : null
  if (url) document.addEventListener("visibilitychange", look)
  const stop = () => { clearInterval(timer); document.removeEventListener("visibilitychange", look) }
  const presses = had ? had.presses : new Presses()
  watches.set(parentElement, { stop, page, presses })
  presses.update(now, words)
  // Streamlit asks to leave also when newer data came before these were shown: only who is off the page has left.
  return () => { if (!parentElement.isConnected) { stop(); presses.leave(); watches.delete(parentElement) } }
}
