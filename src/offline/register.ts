/** Has the browser install the worker once the page is there and has been painted, so that the page pays nothing for it. */
export function registerWorker(): void {
  // Browsers leave it out where the page did not come over https, and may refuse it in private windows.
  addEventListener('load', () => setTimeout(() => navigator.serviceWorker?.register('/sw.js').catch(() => {})));
}
