/** Tells the worker which files the page is made of: a step of the build. */

import { createHash } from "node:crypto";
import type { Plugin } from "vite";

const WORKER = "sw.js";
const WANTED = /\.(js|css|woff2|wasm|json)$/;
const FOREIGN = /(greek|vietnamese|cyrillic-ext|latin-ext)/; // letters that no sentence here needs

export function precache(): Plugin {
  return {
    name: "precache",
    enforce: "post",
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk") throw new Error(`expected ${WORKER} among what was built`);
      if (worker.imports.length) throw new Error(`expected ${WORKER} to import nothing, got ${worker.imports}`);
      const parts = Object.keys(bundle)
        .filter((name) => name.startsWith("assets/") && WANTED.test(name) && !FOREIGN.test(name))
        .sort();
      const html = bundle["index.html"];
      const page = html?.type === "asset" ? String(html.source) : "";
      const version = createHash("sha256").update(page).update(parts.join("\n")).digest("hex").slice(0, 12);
      worker.code = `const PARTS = ${JSON.stringify(parts)};\nconst VERSION = "${version}";\n${worker.code}`;
    },
  };
}
