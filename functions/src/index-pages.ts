import { pathToFileURL } from 'node:url';
import { opdsFeeds } from '@rawi/model/pages/opds-feeds';
import { REBUILD_TRIES } from '@rawi/model/pages/page-invalidation';
import { paths } from '@rawi/model/paths';
import { photoUrl } from '@rawi/model/truth/photo-url';
import { storageBucket } from 'firebase-functions/params';
import { logger } from 'firebase-functions/v2';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { published } from './data/bucket.ts';
import { firestore } from './data/firestore.ts';
import { enqueueRebuild } from './data/queues.ts';
import { SERVICE_ACCOUNT } from './data/service-account.ts';
import { atOnce } from './options.ts';
import { invalidateTargets } from './pages/invalidate.ts';
import { renewPage } from './pages/renew-page.ts';
import { invalidateMissingSitemaps } from './pages/sitemap-pages.ts';
import { errorReportRequest } from './requests/error-report.ts';
import { pagesRequest } from './requests/pages.ts';
import { renewPages as renewAllPages } from './schedules/renew-pages.ts';
import { sweepMarks as sweepInvalidations } from './schedules/sweep-invalidations.ts';
import { opdsSearch } from './search/opds-search.ts';
import { siteSearch } from './search/site-search.ts';
import { siteIn } from './served/open-site.ts';
import { pageServer } from './served/serve-page.ts';
import { servedVersion } from './served/served-version.ts';
import { arrival } from './services/backend.ts';
import { contactIfSet, isEmulated, site, storageOrigin } from './settings.ts';
import { rebuildPage as rebuild } from './tasks/rebuild-page.ts';
import { enqueueInvalidated } from './triggers/on-dirty-written.ts';

/** `scripts/build.mjs` puts the built site beside this file; a local run has its own elsewhere. */
const SITE_FOLDER =
  isEmulated && process.env['RAWI_SERVED']
    ? pathToFileURL(`${process.env['RAWI_SERVED']}/`)
    : new URL('./served/', import.meta.url);

/** Locally every process would cache pages for itself and keep showing them after a change. */
const MEMORY = isEmulated ? { memorySeconds: 0 } : {};

/** Created at the first request, because a deploy loads this file without any settings. */
let serve: ReturnType<typeof pageServer> | undefined;
const serving = () =>
  (serve ??= pageServer({
    origin: site(),
    fileUrl: (path) => photoUrl(storageOrigin(), storageBucket.value(), path),
    contact: contactIfSet,
    open: siteIn(SITE_FOLDER),
    read: async (pageId) => (await firestore().doc(paths.page(pageId)).get()).data(),
    onOutdated: (pageId, document) => {
      renewPage(firestore(), { id: pageId, document }, new Date()).catch((error: unknown) =>
        logger.error(`The page ${pageId} of an earlier version was not invalidated.`, error),
      );
    },
    search: siteSearch(firestore(), MEMORY),
    opdsSearch: opdsSearch(firestore()),
    report: (sentence, error) => logger.error(sentence, error),
    ...MEMORY,
  }));

// Drawing a page uses the processor for some tens of milliseconds; requests that wait for Firestore wait in
// parallel.
export const pages = onRequest(
  { memory: '1GiB', concurrency: 8, maxInstances: 10, cors: false },
  pagesRequest((pathname, query, visitor) => serving()(pathname, query, visitor), arrival),
);

/**
 * Errors of the site, as browsers send them. Few instances, because they bound how much strangers can have
 * logged.
 */
export const report = onRequest(
  { memory: '512MiB', concurrency: 4, maxInstances: 2, cors: false },
  errorReportRequest((entry) => logger.write(entry), arrival),
);

/**
 * The order that search uses for "most read", as of today: a list that changed all the time would be read all
 * the time. The list of translators follows their chapters' numbers then, too, and the list of new chapters
 * loses those of a day. Shelves whose addresses were never listed, as those of an earlier version, are listed too.
 */
export const listMostRead = onSchedule('every 24 hours', async () => {
  const lists = [
    { kind: 'mostRead' },
    { kind: 'opds', feed: opdsFeeds.mostRead },
    { kind: 'translators' },
    { kind: 'updates' },
  ] as const;
  await invalidateTargets(firestore(), lists, new Date());
  await invalidateMissingSitemaps(firestore(), new Date());
});

export const onDirtyWritten = onDocumentWritten(
  { document: paths.invalidation('{pageId}'), retry: true },
  (event) =>
    enqueueInvalidated(enqueueRebuild, {
      pageId: event.params.pageId,
      before: event.data?.before.data(),
      after: event.data?.after.data(),
    }),
);

export const rebuildPage = onTaskDispatched(
  {
    invoker: SERVICE_ACCOUNT,
    retryConfig: { maxAttempts: REBUILD_TRIES, minBackoffSeconds: 2, maxBackoffSeconds: 60 },
    rateLimits: { maxConcurrentDispatches: atOnce(10), maxDispatchesPerSecond: 50 },
  },
  ({ data }) => rebuild({ firestore: firestore(), now: () => new Date(), enqueue: enqueueRebuild }, data),
);

export const renewPages = onSchedule('every 1 minutes', async () => {
  await renewAllPages({
    firestore: firestore(),
    now: () => new Date(),
    servedVersion: () => servedVersion(site()),
  });
});

// All texts of a day are in memory with what is made of them; the large layer is read and written some files at a time.
export const indexTexts = onSchedule(
  { schedule: 'every 1 hours', memory: '1GiB', timeoutSeconds: 540 },
  async () => {
    const { indexTexts: indexDue } = await import('./schedules/index-texts.ts');
    await indexDue({ firestore: firestore(), bucket: published(), now: () => new Date() });
  },
);

export const sweepMarks = onSchedule('every 1 minutes', async () => {
  await sweepInvalidations(firestore(), new Date(), enqueueRebuild);
});
