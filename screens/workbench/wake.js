// Outside every fragment: a server that was restarted knows no fragments and drops what is sent to one; this asks for a whole run.
export default function ({ setTriggerValue }) {
  const wake = () => setTriggerValue("wake", Date.now())
  window.addEventListener("calzettini-wake", wake)
  return () => window.removeEventListener("calzettini-wake", wake)
}
