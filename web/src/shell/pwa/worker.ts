import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin, type ExpirationPluginOptions } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { takeStyles } from '../../core/lib/shell-templates.ts';
import { partOf, readSavedFile } from '../../domains/downloads/saved-files.ts';
import { finishInBackground } from './background-fetch.ts';
import { groupOf, isBuildGroup, isForEverybody } from './build-groups.ts';
import { keptBuild, pathOf } from './keep-build.ts';
import { GROUPS_CACHE } from './kept-groups.ts';
import { shellFor } from './page-shell.ts';
import { showPushes } from './show-push.ts';
import { answerShare, isShare, wipeOldShared } from './take-shared.ts';
import {
  isBuildPart,
  isCatalogPart,
  isPage,
  isPublicImage,
  isPublicPanels,
  isPublicPdf,
} from './worker-routes.ts';

/**
 * The service worker. With it the shell, the code of public pages and of whoever is signed in open without a network,
 * and so do pictures that were seen once.
 */

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };

/** In seconds. */
const DAY = 24 * 60 * 60;
/** Workbox's own types disagree where an absent callback is `undefined`. */
const limitEntries = (options: ExpirationPluginOptions) => new ExpirationPlugin(options) as WorkboxPlugin;

clientsClaim();
// A newer worker waits until a page is left (see register-worker.ts), so that a page that is being read stays
// as it is.
self.addEventListener('message', (event) => {
  const data: unknown = event.data;
  if (typeof data !== 'object' || data === null || !('type' in data)) return;
  if (data.type === 'SKIP_WAITING') void self.skipWaiting();
  if (data.type === 'KEEP_GROUPS' && 'groups' in data && Array.isArray(data.groups)) {
    // A file that does not arrive now is fetched when it is used, or with the next page.
    event.waitUntil(build.keep(data.groups.filter(isBuildGroup)).catch(() => undefined));
  }
});

// The build puts the list in place of this name.
// oxlint-disable-next-line no-underscore-dangle
const entries = self.__WB_MANIFEST;
precacheAndRoute(entries.filter((entry) => isForEverybody(pathOf(entry))));
cleanupOutdatedCaches();

const build = keptBuild(entries);
self.addEventListener('install', (event) => {
  const pages = self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const keeping = pages.then((open) => build.keepForInstall(open.map(({ url }) => url)));
  event.waitUntil(
    keeping.catch((error: unknown) => {
      // A newer worker waits until it has all that the one before it has. The first one is better than none: the next
      // page asks for what is missing.
      if (self.registration.active) throw error;
    }),
  );
});
self.addEventListener('activate', (event) => event.waitUntil(build.drop()));

const shell = createHandlerBoundToURL('/app.html');
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPage(url),
  async (options) => shellFor(await shell(options), options.url),
);

const usedPart = new CacheFirst({
  cacheName: 'rawi-build',
  plugins: [limitEntries({ maxEntries: 80, maxAgeSeconds: 60 * DAY })],
});
registerRoute(
  ({ url }) => isBuildPart(url, self.location.origin),
  async ({ request, event, url }) =>
    (await caches.match(request.url, { cacheName: GROUPS_CACHE })) ??
    (await shellStyles(url)) ??
    usedPart.handle({ request, event }),
);

/** The file of the shell's own styles, which a saved chapter loads after its picture; the device has it in the shell. */
async function shellStyles({ pathname }: URL): Promise<Response | undefined> {
  if (!pathname.endsWith('.css') || groupOf(pathname) !== undefined) return undefined;
  const styles = takeStyles((await (await matchPrecache('/app.html'))?.text()) ?? '');
  if (styles.file !== pathname) return undefined;
  return new Response(styles.css, { headers: { 'content-type': 'text/css; charset=utf-8' } });
}

// A catalogue of 20,000 comics has 84 parts.
registerRoute(
  ({ url }) => isCatalogPart(url, self.location.origin),
  new CacheFirst({
    cacheName: 'rawi-catalog',
    plugins: [limitEntries({ maxEntries: 200, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true })],
  }),
);

/** Some 400 pages and covers, about 40 MB: the last few chapters that were read. */
const images = {
  cacheName: 'rawi-images',
  plugins: [
    {
      // Covers are requested without CORS, and such a response is opaque: it does not even say whether it
      // succeeded.
      requestWillFetch: async ({ request }: { readonly request: Request }) =>
        new Request(request.url, { mode: 'cors', credentials: 'omit', cache: request.cache }),
    },
    limitEntries({ maxEntries: 400, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true }),
  ],
};
const keptImage = new CacheFirst(images);
const freshImage = new NetworkFirst(images);
registerRoute(
  ({ url }) => isPublicImage(url),
  async ({ request, event }) => {
    // Saving a chapter stores its pictures elsewhere, and must not touch this cache.
    if (request.cache === 'no-store') return fetch(request);
    const saved = request.cache === 'reload' ? undefined : await readSavedFile(request.url);
    if (saved) return saved;
    try {
      // "Try again" bypasses every cache.
      return await (request.cache === 'reload' ? freshImage : keptImage).handle({ request, event });
    } catch {
      // A bucket without CORS still shows its covers. Keeping them needs CORS, and so does a page of a
      // chapter.
      return fetch(request);
    }
  },
);

registerRoute(
  ({ url }) => isPublicPdf(url),
  async ({ request }) => {
    const saved = request.cache === 'no-store' ? undefined : await readSavedFile(request.url);
    return saved ? partOf(saved, request.headers.get('range')) : fetch(request);
  },
);

registerRoute(
  ({ url }) => isPublicPanels(url),
  async ({ request }) =>
    (request.cache === 'no-store' ? undefined : await readSavedFile(request.url)) ?? fetch(request),
);

registerRoute(
  ({ request, url }) => url.origin === self.location.origin && isShare(request, url),
  ({ request }) => answerShare(request),
  'POST',
);
void wipeOldShared();

finishInBackground(self);
showPushes(self);
