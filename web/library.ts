/** How the library for JavaScript is built: one readable file without dependencies, beside the module. */

import { defineConfig } from "vite";

export default defineConfig({
  publicDir: false,
  build: {
    lib: { entry: "src/engine/library.ts", formats: ["es"], fileName: () => "engine.mjs" },
    outDir: "../src/blockness/engine/built",
    emptyOutDir: false, // the module lies there
    target: "es2022",
    minify: false,
  },
});
