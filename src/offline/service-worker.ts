/**
 * The service worker, served as `/sw.js`: shows a page with the telephone number when there is no
 * network. It handles navigations from the network first and caches only the offline page, so that
 * an old deployment never hides a new one.
 */

declare const self: ServiceWorkerGlobalScope;

/**
 * Set by the build from the offline page's content: a changed worker makes browsers fetch that page
 * again.
 */
declare const offlineVersion: string;

const offlinePage = '/hors-ligne';
const cacheName = `hors-ligne-${offlineVersion}`;

/**
 * Navigation preload, in Chromium only, the only browser with this event: Firefox shows its error
 * page when a preload fails (https://github.com/GoogleChrome/workbox/issues/3134).
 */
const preloads = 'InstallEvent' in self;

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepOfflinePage(), self.skipWaiting()]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([forgetOldPages(), preloads && self.registration.navigationPreload?.enable()]),
  );
});

self.addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  // Form posts are navigations too; the browser's own error page offers to send them again.
  if (mode === 'navigate' && method === 'GET') event.respondWith(fromNetwork(event));
});

async function fromNetwork(event: FetchEvent): Promise<Response> {
  try {
    // The browser requested the page while it started the worker.
    const preloaded: Response | undefined = await event.preloadResponse;
    return preloaded ?? (await fetch(event.request));
  } catch (error) {
    const page = await caches.match(offlinePage);
    if (!page) throw error;
    return page;
  }
}

async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.add(new Request(offlinePage, { cache: 'reload' }));
}

async function forgetOldPages(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
}

// Makes this file a module, so that `self` can be redeclared.
export {};
