import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin, type ExpirationPluginOptions } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { partOf, savedFile } from '../../domains/downloads/saved-files.ts';
import { finishInBackground } from './background-fetch.ts';
import { shellFor } from './page-shell.ts';
import { isBuildPart, isCatalogPart, isPage, isPublicImage, isPublicPdf } from './worker-routes.ts';

/** The service worker: the shell and the public pages' code open without a network, and so do pictures once seen. */

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };

/** In seconds. */
const DAY = 24 * 60 * 60;
/** Workbox's own types disagree where an absent callback is `undefined`. */
const bounded = (options: ExpirationPluginOptions) => new ExpirationPlugin(options) as WorkboxPlugin;

clientsClaim();
// A newer worker waits until a page is left (see register-worker.ts): what is being read stays as it is.
self.addEventListener('message', (event) => {
  const data: unknown = event.data;
  if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING') {
    void self.skipWaiting();
  }
});

// The build puts the list in this name's place.
// oxlint-disable-next-line no-underscore-dangle
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

const shell = createHandlerBoundToURL('/app.html');
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPage(url),
  async (options) => shellFor(await shell(options), options.url),
);

registerRoute(
  ({ url }) => isBuildPart(url, self.location.origin),
  new CacheFirst({
    cacheName: 'rawi-build',
    plugins: [bounded({ maxEntries: 80, maxAgeSeconds: 60 * DAY })],
  }),
);

// A catalogue of 20,000 comics has 84 parts.
registerRoute(
  ({ url }) => isCatalogPart(url, self.location.origin),
  new CacheFirst({
    cacheName: 'rawi-catalog',
    plugins: [bounded({ maxEntries: 200, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true })],
  }),
);

/** Some 400 pages and covers, about 40 MB: the last few chapters that were read. */
const images = {
  cacheName: 'rawi-images',
  plugins: [
    {
      // Covers are asked for without CORS, and such an answer tells nothing, not even whether it is one.
      requestWillFetch: async ({ request }: { readonly request: Request }) =>
        new Request(request.url, { mode: 'cors', credentials: 'omit', cache: request.cache }),
    },
    bounded({ maxEntries: 400, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true }),
  ],
};
const keptImage = new CacheFirst(images);
const freshImage = new NetworkFirst(images);
registerRoute(
  ({ url }) => isPublicImage(url),
  async ({ request, event }) => {
    // Who saves a chapter keeps it elsewhere, and past all that was opened.
    if (request.cache === 'no-store') return fetch(request);
    const saved = request.cache === 'reload' ? undefined : await savedFile(request.url);
    if (saved) return saved;
    try {
      // "Try again" asks past every cache.
      return await (request.cache === 'reload' ? freshImage : keptImage).handle({ request, event });
    } catch {
      // A bucket without CORS still shows its covers; keeping them needs it, and so does a page of a chapter.
      return fetch(request);
    }
  },
);

registerRoute(
  ({ url }) => isPublicPdf(url),
  async ({ request }) => {
    const saved = request.cache === 'no-store' ? undefined : await savedFile(request.url);
    return saved ? partOf(saved, request.headers.get('range')) : fetch(request);
  },
);

finishInBackground(self);
