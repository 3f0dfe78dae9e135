/**
 * The oldest supported browsers, in the format of Vite and esbuild: the output uses only syntax
 * that all of them know, checked by `tests/built/browsers.test.ts`. Safari 17 and Firefox 125 and
 * newer support every feature.
 */
export const oldestBrowsers = ['safari15.4', 'ios15.4', 'firefox115', 'chrome109'];
