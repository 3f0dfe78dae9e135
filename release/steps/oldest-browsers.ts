/**
 * The oldest browsers that the site is usable in, as Vite and esbuild write them: whatever is built keeps to the syntax that all of
 * them read, and `tests/built/browsers.test.ts` sees to it. Everything is there from Safari 17 and Firefox 125 on.
 */
export const oldestBrowsers = ['safari15.4', 'ios15.4', 'firefox115', 'chrome109'];
