/** Where the page starts. */

import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App";
import { fetchEngine } from "./store/device/engine";
import { keepWatch } from "./store/device/offline";
import { noteEnds } from "./store/logbook/noting";
import { wakeLink } from "./store/table/room";
import "./style/tokens.css";
import "./style/base.css";
import "./style/screens.css";
import "./style/room.css";
import "./style/board.css";
import "./style/people.css";

// A part of the page is gone because the server was updated. The new page has it, and every game is kept.
addEventListener("vite:preloadError", (event) => {
  const last = Number(sessionStorage.getItem("blockness-renewed") ?? 0);
  if (Date.now() - last < 60_000) return; // once is enough
  sessionStorage.setItem("blockness-renewed", String(Date.now()));
  event.preventDefault();
  location.reload();
});
fetchEngine();
keepWatch();
noteEnds();
addEventListener("online", wakeLink);
addEventListener("pageshow", wakeLink);
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && wakeLink());

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
