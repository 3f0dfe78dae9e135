/*
 * Has the browser install the worker once the page is there and has been painted, so that the page pays nothing for it. While the
 * site is being written there is no worker, and browsers leave it out where the page did not come over https, and may refuse it in
 * private windows.
 */
if (import.meta.env.PROD) addEventListener('load', () => setTimeout(() => navigator.serviceWorker?.register('/sw.js').catch(() => {})));
