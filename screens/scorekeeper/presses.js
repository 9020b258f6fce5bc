// A press that did not reach the server is made again when it is back: Streamlit drops it without a word, and only its fields stay.
// Once and no more: where the match has changed meanwhile, the press itself may be what changed it, so the learner is told to look.
// While the page knows that the server is away Streamlit shuts every button; what is lost is pressed before that.
const BUTTON = "[data-testid=stMain] :is(.stButton, .stFormSubmitButton) button"
const PATIENCE = 6000

class Presses {
  constructor() {
    this.app = document.querySelector("[data-testid=stApp]")
    this.press = null
    this.bar = document.createElement("div")
    this.bar.className = "kp-away"
    this.bar.setAttribute("role", "status")
    document.body.append(this.bar)
    this.clicked = (event) => this.pressed(event, event.target.closest?.(BUTTON))
    this.entered = (event) => {
      const form = event.key === "Enter" && event.target.matches?.("input") && event.target.closest("[data-testid=stForm]")
      if (form) this.pressed(event, form.querySelector(".stFormSubmitButton button"))
    }
    document.addEventListener("click", this.clicked, true)
    document.addEventListener("keydown", this.entered, true)
    this.watch = new MutationObserver(() => this.changed())
    this.watch.observe(this.app, { attributes: true, attributeFilter: ["data-test-connection-state", "data-test-script-state"] })
    // Streamlit's dialog makes all that is beside it inert.
    const free = () => { for (const name of ["inert", "aria-hidden"]) this.bar.removeAttribute(name) }
    this.free = new MutationObserver(free)
    this.free.observe(this.bar, { attributes: true, attributeFilter: ["inert", "aria-hidden"] })
  }

  get connected() { return this.app.dataset.testConnectionState === "CONNECTED" }

  // The masthead's buttons write nothing.
  pressed(event, button) {
    if (!button || button.disabled || button.closest(".st-key-masthead")) return
    if (this.press && this.press.lost) {
      // One at a time: what is pressed now may hang on what the first press writes.
      event.preventDefault()
      event.stopImmediatePropagation()
      return
    }
    const press = this.press = { key: named(button), text: button.textContent, lost: false, ...this.now }
    setTimeout(() => { if (this.press === press && !press.lost) this.say("waiting") }, PATIENCE)
    this.changed()
  }

  // The connection, or the state of the run, is another.
  changed() {
    if (this.press && !this.connected) this.press.lost = true
    if (!this.connected) this.say(this.press ? "pressed" : "away")
    else if (this.told === "away") this.say("")
    else if (this.press?.due && this.app.dataset.testScriptState === "notRunning") this.again()
  }

  // A run has come: `now` tells the session, how many presses it has heard, and how long the match is.
  update(now, words) {
    this.now = now
    this.words = words
    const had = this.press
    if (!had) return
    const heard = now.session === had.session && now.heard > had.heard
    if (heard || (had.lost && (now.match !== had.match || now.length !== had.length))) {
      this.press = null
      this.say(heard ? "" : "look")
    } else if (had.lost) had.due = true
    this.changed()
  }

  again() {
    const { key, text } = this.press
    this.press = null
    const button = [...document.querySelectorAll(BUTTON)].find((one) => named(one) === key && one.textContent === text)
    this.say(button ? "" : "look")
    if (button) button.click()
  }

  say(what) {
    if (this.told === what) return
    this.told = what
    const node = (tag, text, more) => Object.assign(document.createElement(tag), { textContent: text, ...more })
    this.bar.replaceChildren(...(what ? [node("p", this.words[what])] : []))
    const answer = { pressed: "leave", look: "seen" }[what]
    const done = () => { this.press = null; this.say(""); this.changed() }
    if (answer) this.bar.append(node("button", this.words[answer], { type: "button", onclick: done }))
  }

  leave() {
    document.removeEventListener("click", this.clicked, true)
    document.removeEventListener("keydown", this.entered, true)
    this.watch.disconnect()
    this.free.disconnect()
    this.press = null
    this.bar.remove()
  }
}

function named(button) {
  return [...button.closest("[class*=st-key-]").classList].find((name) => name.startsWith("st-key-"))
}

