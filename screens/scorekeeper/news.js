// Asks the server now and then how long the match is: what another device wrote, or a server that was away, is news.
const EVERY = 2500
const watches = new WeakMap()
export default function ({ data, parentElement, setTriggerValue }) {
  const [{ url, length, page, now, words }] = data
  const had = watches.get(parentElement)
  if (had) had.stop()
  // What was just written changes the score, and what may not be written is told below it: show both from the top.
  if (!had || (had.page !== page && !had.page.startsWith(`${page} note`))) document.querySelector("[data-testid=stMain]")?.scrollTo(0, 0)
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
  return () => { stop(); presses.leave(); watches.delete(parentElement) }
}
