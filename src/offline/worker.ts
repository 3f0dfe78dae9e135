/**
 * The service worker, served as `/sw.js`: shows a page with the telephone number where the browser would say that there is no
 * network. It answers navigations, always from the network first, and keeps no other page, so that an old deployment can never
 * stand in front of a new one. The faces of that page are in the browser's own cache, as every page has them.
 */

declare const self: ServiceWorkerGlobalScope;

/** Set by the build. It changes with the offline page, and a worker that has changed is what makes browsers fetch that page anew. */
declare const offlineVersion: string;

const offlinePage = '/hors-ligne';
const cacheName = `hors-ligne-${offlineVersion}`;

/**
 * Firefox shows its own error page when a preload fails, whatever the worker answers
 * (https://github.com/GoogleChrome/workbox/issues/3134). Only Chromium, where this is right, knows this event.
 */
const preloads = 'InstallEvent' in self;

/** Not in TypeScript's library yet: https://www.w3.org/TR/service-workers/#register-router-method */
interface RoutingEvent extends ExtendableEvent {
  addRoutes?(rules: { condition: { urlPattern: string } | { requestMethod: string }; source: 'network' }[]): Promise<void>;
}

self.addEventListener('install', (event: RoutingEvent) => {
  // Spares these requests the way through the worker, which a browser may first have to start.
  const routed = event.addRoutes?.([
    { condition: { urlPattern: '/_astro/*' }, source: 'network' },
    { condition: { requestMethod: 'POST' }, source: 'network' },
  ]);
  event.waitUntil(Promise.all([keepOfflinePage(), self.skipWaiting(), routed]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOldPages(), preloads && self.registration.navigationPreload?.enable()]));
});

self.addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  // A form sent without script is a navigation too, and its visitor must see the browser's own offer to send it again.
  if (mode === 'navigate' && method === 'GET') event.respondWith(fromNetwork(event));
});

async function fromNetwork(event: FetchEvent): Promise<Response> {
  try {
    // The browser has asked already, while it was starting the worker.
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

// Makes `self` this file's own.
export {};
