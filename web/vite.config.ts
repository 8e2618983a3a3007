/** How the client is built: into the Python package, so that one wheel holds the whole game. */

import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { bank } from "./bank.ts";
import { compress } from "./compress.ts";
import { precache } from "./precache.ts";

const SERVER = process.env["BLOCKNESS_SERVER"] ?? "http://127.0.0.1:8017"; // for `npm run dev`

/** While somebody works on the page, components and styles change in place; a store or a sentence needs a fresh page. */
function freshPage(): Plugin {
  return {
    name: "fresh-page",
    hotUpdate({ file, modules }) {
      if (!modules.length || /\.(tsx|css)$/.test(file)) return;
      this.environment.hot.send({ type: "full-reload" });
      return [];
    },
  };
}

export default defineConfig({
  // Only the page itself knows where it is: a static site rewrites that one file (see `blockness site`).
  experimental: { renderBuiltUrl: (name, { hostType }) => (hostType === "html" ? `/${name}` : { relative: true }) },
  plugins: [react(), bank(), precache(), compress(), freshPage()],
  build: {
    outDir: "../src/blockness/server/pages",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the server's policy allows no data: fonts or scripts
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1200, // three is large, and loaded after the page answers
    rolldownOptions: {
      input: { index: "index.html", sw: "src/worker/sw.ts" },
      // A worker's address must stay the same, and its scope is the folder it is in.
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: {
    proxy: {
      "/api": { target: SERVER, headers: { origin: SERVER } },
      "/ws": { target: SERVER, ws: true, headers: { origin: SERVER } },
    },
    fs: { allow: [".."] }, // the locales live in the Python package
  },
  test: {
    environment: "jsdom",
    pool: "vmThreads", // one jsdom for each worker: most of the time went into making them
    testTimeout: 60_000, // being slow on a busy machine is not a failure
    include: ["src/**/*.test.{ts,tsx}", "tests/**/*.test.{ts,tsx}"],
  },
});
