/** Whether there is a network, a newer version, and a way to install the page. */

import { create } from "zustand";
import { isSite, ROOT } from "../../address";
import { isReachable } from "../../link/api";

/** The browser's offer to install a page; not all browsers make one. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

interface Offline {
  readonly isOffline: boolean;
  readonly isRenewed: boolean; // a newer version is waiting for a reload
  readonly canInstall: boolean;
}

export const useOffline = create<Offline>(() => ({
  isOffline: !isSite && !navigator.onLine,
  isRenewed: false,
  canInstall: false,
}));

const HOUR = 3_600_000;
const SOON = 8_000;
let offer: InstallOffer | null = null;

export async function install(): Promise<void> {
  await offer?.prompt().catch(() => undefined);
  offer = null; // it works only once
  useOffline.setState({ canInstall: false });
}

/** Listen to the network, and start the worker that keeps the page for when there is no network. */
export function keepWatch(): void {
  if (!isSite) watchNetwork(); // a site needs none
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // the button in the settings asks instead
    offer = event as InstallOffer;
    useOffline.setState({ canInstall: true });
  });
  if (import.meta.env.PROD && "serviceWorker" in navigator) addEventListener("load", () => void startWorker());
}

function watchNetwork(): void {
  addEventListener("offline", () => useOffline.setState({ isOffline: true }));
  addEventListener("online", () => void lookForServer());
  if (navigator.serviceWorker?.controller) void lookForServer(); // the page may be a kept one
  setInterval(() => useOffline.getState().isOffline && void lookForServer(), SOON);
}

async function lookForServer(): Promise<void> {
  useOffline.setState({ isOffline: !(await isReachable()) });
}

async function startWorker(): Promise<void> {
  const workers = navigator.serviceWorker;
  const isFirst = workers.controller === null; // otherwise this page is already the newest
  const registration = await workers.register(`${ROOT}sw.js`).catch(() => null);
  if (!registration) return; // the page works without it
  registration.addEventListener("updatefound", () => {
    const fresh = registration.installing;
    fresh?.addEventListener("statechange", () => {
      if (fresh.state === "activated" && !isFirst) useOffline.setState({ isRenewed: true });
    });
  });
  const look = () => void registration.update().catch(() => undefined);
  setInterval(look, HOUR);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && look());
}
