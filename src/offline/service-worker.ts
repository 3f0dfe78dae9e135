/**
 * The service worker, served as `/sw.js`: shows a page with the telephone number where the browser would say that there is no
 * network. It answers navigations, always from the network first, and keeps no other page, so that an old deployment can never
 * stand in front of a new one; and the faces of that page, whose names change with their content.
 */

declare const self: ServiceWorkerGlobalScope;

/** Set by the build. It changes with the offline page, and a worker that has changed is what makes browsers fetch that page anew. */
declare const offlineVersion: string;

/** Set by the build: the addresses of the faces that the offline page is set in. */
declare const offlineFaces: string[];

const offlinePage = '/hors-ligne';
const cacheName = `hors-ligne-${offlineVersion}`;

/**
 * Firefox shows its own error page when a preload fails, whatever the worker answers
 * (https://github.com/GoogleChrome/workbox/issues/3134). Only Chromium, where this is right, knows this event.
 */
const preloads = 'InstallEvent' in self;

/** Not in TypeScript's library yet: https://www.w3.org/TR/service-workers/#register-router-method */
interface RoutingEvent extends ExtendableEvent {
  addRoutes?(rules: { condition: { urlPattern: string } | { requestMethod: string }; source: 'network' | 'cache' }[]): Promise<void>;
}

self.addEventListener('install', (event: RoutingEvent) => {
  // Spares these requests the way through the worker, which a browser may first have to start.
  const routed = event.addRoutes?.([
    { condition: { urlPattern: '/_astro/*.woff2' }, source: 'cache' },
    { condition: { urlPattern: '/_astro/*' }, source: 'network' },
    { condition: { requestMethod: 'POST' }, source: 'network' },
  ]);
  event.waitUntil(Promise.all([keepOfflinePage(), self.skipWaiting(), routed]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOldPages(), preloads && self.registration.navigationPreload?.enable()]));
});

self.addEventListener('fetch', (event) => {
  const { mode, method, destination } = event.request;
  // A form sent without script is a navigation too, and its visitor must see the browser's own offer to send it again.
  if (mode === 'navigate' && method === 'GET') event.respondWith(fromNetwork(event));
  else if (destination === 'font') event.respondWith(keptOrFetched(event.request));
});

/** What is kept is what the network would give. */
const keptOrFetched = async (face: Request): Promise<Response> => (await caches.match(face)) ?? fetch(face);

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
  // The browser has just had the faces for the page that brought the worker.
  await cache.addAll([new Request(offlinePage, { cache: 'reload' }), ...offlineFaces]);
}

async function forgetOldPages(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
}

// Makes `self` this file's own.
export {};
