// What is said before the app can speak: written so that the oldest browser reads it. It looks whether the app begins at all, whether
// the browser keeps cookies, and listens to what Streamlit tells of its line; whatever it finds stands on <html>, for the style sheet.

(function () {
  var root = document.documentElement;
  var PATIENCE = 15000; // milliseconds without a word from the server, after all that the page needs has come

  /** @param {string} why */
  function tell(why) {
    if (!root.hasAttribute("data-begun")) root.setAttribute("data-way-in", why);
  }

  function keepsCookies() {
    try {
      document.cookie = "calzettini-kept=1; path=/; SameSite=Lax";
      var kept = document.cookie.indexOf("calzettini-kept=1") >= 0;
      document.cookie = "calzettini-kept=; path=/; Max-Age=0; SameSite=Lax";
      return kept;
    } catch (error) {
      return false;
    }
  }

  // As large as letters were on the last page, so that nothing moves when the server tells it.
  try {
    var letters = Number(localStorage.getItem("calzettini letters"));
    if (letters > 0 && letters < 4) root.style.setProperty("--cz-letters", String(letters));
  } catch (error) {
    // a browser that keeps nothing has them as most have
  }

  // On the telephones' pages nothing goes without them; the app puts the learner's code into its address instead.
  if (root.getAttribute("data-needs") === "cookies" && !keepsCookies()) tell("cookies");

  window.addEventListener("load", function () {
    if (!root.hasAttribute("data-modern")) tell("old");
    else setTimeout(function () { if (!root.hasAttribute("data-way-in")) tell("line"); }, PATIENCE);
  });

  window.addEventListener("message", function (told) {
    var said = told.data;
    if (told.source !== window || !said || said.stCommVersion !== 1) return;
    if (said.type === "WEBSOCKET_CONNECTED") root.setAttribute("data-line", "open");
    if (said.type === "WEBSOCKET_DISCONNECTED") root.setAttribute("data-line", "lost");
    if (said.type === "SCRIPT_RUN_STATE_CHANGED") root.setAttribute("data-run", said.scriptRunState);
  });
})();
