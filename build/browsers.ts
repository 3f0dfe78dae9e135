/**
 * The oldest browsers that the site is usable in, as Vite and esbuild write them: what is built keeps to the syntax they read.
 * Everything works from Safari 17 and Firefox 125 on; `build/browsers.test.ts` tells what older ones do without.
 */
export const oldestBrowsers = ['safari15.4', 'ios15.4', 'firefox115', 'chrome109'];
