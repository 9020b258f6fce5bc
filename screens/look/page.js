// What belongs to the whole page: its language for the screen reader, the theme's colours, and a whole run when one is needed.
export default function ({ data, parentElement, setTriggerValue }) {
  document.documentElement.lang = data[0]
  const host = parentElement.host || parentElement
  const style = getComputedStyle(host)
  const names = { main: "primary-color", ink: "text-color", link: "link-color", line: "border-color", tint: "secondary-background-color" }
  for (const [ours, theirs] of Object.entries(names)) {
    document.documentElement.style.setProperty("--cz-" + ours, style.getPropertyValue("--st-" + theirs))
  }
  // A restarted server knows no fragments and drops what is sent to one: this stands outside them and asks for a whole run,
  // as soon as the connection is back, or when a component's move stays without an answer.
  const first = !window.calzettini
  const ours = (window.calzettini ??= {})
  ours.wake = () => setTriggerValue("wake", Date.now())
  if (!first) return
  window.addEventListener("calzettini-wake", () => ours.wake())
  const app = document.querySelector("[data-testid=stApp]")
  let was = app.dataset.testConnectionState
  new MutationObserver(() => {
    const now = app.dataset.testConnectionState
    if (now === "CONNECTED" && was !== now) window.dispatchEvent(new Event("calzettini-wake"))
    was = now
  }).observe(app, { attributes: true, attributeFilter: ["data-test-connection-state"] })
}
