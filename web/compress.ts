/** Compresses the client's files once, at build time, so that the server never has to: a step of the build. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WANTED = /\.(js|css|html|svg|webmanifest|wasm)$/; // pictures and fonts are compressed already

export function compress(): Plugin {
  let folder = "";
  return {
    name: "compress",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
      for (const name of names.filter((one) => WANTED.test(one))) {
        const path = join(folder, name);
        const body = readFileSync(path);
        const size = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
        write(`${path}.br`, brotliCompressSync(body, { params: size }), body);
        write(`${path}.gz`, gzipSync(body, { level: 9 }), body); // browsers want it where there is no TLS
      }
    },
  };
}

function write(path: string, small: Uint8Array, body: Uint8Array): void {
  if (small.length < body.length) writeFileSync(path, small);
}
