// Builds a page with nothing but the engine, as the client's build does.
export default {
  root: import.meta.dirname,
  base: "./",
  publicDir: false,
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false }, rolldownOptions: { input: "page.html" } },
};
