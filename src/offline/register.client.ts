/*
 * Registers the service worker once the page is loaded and painted, in production only. Browsers
 * allow it only over https, and may refuse it in private windows.
 */
if (import.meta.env.PROD)
  addEventListener('load', () =>
    setTimeout(() => navigator.serviceWorker?.register('/sw.js').catch(() => {})),
  );
