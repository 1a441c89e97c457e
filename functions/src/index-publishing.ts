import { paths } from '@rawi/model/paths';
import { PUBLICATION_LEASE_SECONDS, PUBLICATION_TRIES } from '@rawi/model/truth/publication';
import { TAKEDOWN_LEASE_SECONDS, TAKEDOWN_TRIES } from '@rawi/model/truth/takedown';
import { getAuth } from 'firebase-admin/auth';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { app } from './data/app.ts';
import { published, uploads } from './data/bucket.ts';
import { firestore } from './data/firestore.ts';
import { enqueuePublication, enqueueTakedown } from './data/queues.ts';
import { SERVICE_ACCOUNT } from './data/service-account.ts';
import { atOnce } from './options.ts';
import { blurPictures as blurSome } from './schedules/blur-pictures.ts';
import { sweepDecided as removeDecided } from './schedules/sweep-decided.ts';
import { sweepPublications as handOverPublications } from './schedules/sweep-publications.ts';
import { sweepTakedowns as handOverTakedowns } from './schedules/sweep-takedowns.ts';
import { cryptoRandom } from './secrets/random.ts';
import { authSecrets, hashKey, site, storageOrigin } from './settings.ts';
import { moveTakedown as moveTakedownOn } from './tasks/move-takedown.ts';
import { enqueuePublished } from './triggers/on-publication-written.ts';
import { enqueueTakedown as handOverTakedown } from './triggers/on-takedown-written.ts';

/** `functions/build.mjs` bundles the program beside this file. */
const DISTILLER = new URL('./distiller.js', import.meta.url);

export const onPublicationWritten = onDocumentWritten(
  { document: paths.publication('{submissionId}'), retry: true },
  ({ params, data }) => enqueuePublished(enqueuePublication, params.submissionId, data?.after.data()),
);

export const publish = onTaskDispatched(
  {
    invoker: SERVICE_ACCOUNT,
    secrets: authSecrets,
    // Enough memory for the notes of 500 pages, and a process that draws a comic's pictures for sharing or a
    // chapter's credits.
    memory: '1GiB',
    concurrency: 1,
    // Shorter than the lease of a task, so that a task that holds its work longer has died.
    timeoutSeconds: PUBLICATION_LEASE_SECONDS - 10,
    retryConfig: { maxAttempts: PUBLICATION_TRIES, minBackoffSeconds: 5, maxBackoffSeconds: 300 },
    rateLimits: { maxConcurrentDispatches: atOnce(10), maxDispatchesPerSecond: 10 },
  },
  async ({ data }) => {
    const { startPublishing } = await import('./tasks/start-publishing.ts');
    await startPublishing(
      DISTILLER,
      {
        firestore: firestore(),
        auth: getAuth(app()),
        hashKey: hashKey(),
        uploads: uploads(),
        bucket: published(),
        site: site(),
        now: () => new Date(),
        newLease: () => cryptoRandom.id(),
        enqueue: enqueuePublication,
      },
      data,
    );
  },
);

export const sweepPublications = onSchedule('every 1 minutes', async () => {
  await handOverPublications(firestore(), new Date(), enqueuePublication);
});

export const onTakedownWritten = onDocumentWritten(
  { document: paths.takedown('{takedownId}'), retry: true },
  ({ params, data }) => handOverTakedown(enqueueTakedown, params.takedownId, data?.after.data()),
);

export const moveTakedown = onTaskDispatched(
  {
    invoker: SERVICE_ACCOUNT,
    secrets: authSecrets,
    memory: '512MiB',
    concurrency: 1,
    timeoutSeconds: TAKEDOWN_LEASE_SECONDS - 10,
    retryConfig: { maxAttempts: TAKEDOWN_TRIES, minBackoffSeconds: 5, maxBackoffSeconds: 300 },
    rateLimits: { maxConcurrentDispatches: atOnce(10), maxDispatchesPerSecond: 10 },
  },
  ({ data }) =>
    moveTakedownOn(
      {
        firestore: firestore(),
        auth: getAuth(app()),
        hashKey: hashKey(),
        storageOrigin: storageOrigin(),
        uploads: uploads(),
        bucket: published(),
        now: () => new Date(),
        newLease: () => cryptoRandom.id(),
        enqueue: enqueueTakedown,
      },
      data,
    ),
);

export const sweepTakedowns = onSchedule('every 1 minutes', async () => {
  await handOverTakedowns(firestore(), new Date(), enqueueTakedown);
});

export const sweepDecided = onSchedule({ schedule: 'every 24 hours', timeoutSeconds: 540 }, async () => {
  await removeDecided(firestore(), new Date());
});

// It draws pages of originals, in a process that can be killed, one chapter after the other.
export const drawDense = onSchedule(
  { schedule: 'every 5 minutes', timeoutSeconds: 540, memory: '2GiB', concurrency: 1 },
  async () => {
    const { drawDense: drawWaiting } = await import('./schedules/draw-dense.ts');
    const { distillDense } = await import('@rawi/media/distill/distill-dense');
    await drawWaiting({
      firestore: firestore(),
      uploads: uploads(),
      bucket: published(),
      now: () => new Date(),
      draw: (options) => distillDense({ ...options, program: DISTILLER }),
    });
  },
);

// It draws in a process of its own, which has fonts and a canvas, one chapter after the other.
export const drawCards = onSchedule(
  { schedule: 'every 5 minutes', timeoutSeconds: 540, memory: '1GiB', concurrency: 1 },
  async () => {
    const { drawCards: drawWaiting } = await import('./schedules/draw-cards.ts');
    const { writeChapterCards } = await import('@rawi/media/share-card/write-chapter-cards');
    await drawWaiting({
      firestore: firestore(),
      bucket: published(),
      now: () => new Date(),
      draw: (options) => writeChapterCards({ ...options, program: DISTILLER }),
    });
  },
);

export const blurPictures = onSchedule(
  { schedule: 'every 1 hours', timeoutSeconds: 540, memory: '512MiB', concurrency: 1 },
  async () => {
    const { blurredFolder } = await import('@rawi/media/blurred/blurred-folder');
    await blurSome({
      firestore: firestore(),
      bucket: published(),
      blur: blurredFolder,
      now: () => new Date(),
    });
  },
);
