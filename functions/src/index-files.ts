import { paths } from '@rawi/model/paths';
import { FILE_TRIES } from '@rawi/model/truth/file';
import { getAuth } from 'firebase-admin/auth';
import { onDocumentDeleted } from 'firebase-functions/v2/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { app } from './data/app.ts';
import { published, uploads } from './data/bucket.ts';
import { firestore } from './data/firestore.ts';
import { enqueueFile, enqueuePhoto } from './data/queues.ts';
import { SERVICE_ACCOUNT } from './data/service-account.ts';
import { atOnce } from './options.ts';
import { decodePhoto } from './photos/decode-photo.ts';
import { filesRequest } from './requests/files.ts';
import { sweepFiles as handOverFiles } from './schedules/sweep-files.ts';
import { sweepSubmissions as removeDrafts } from './schedules/sweep-submissions.ts';
import { sweepTokens as dropTokens } from './schedules/sweep-tokens.ts';
import { sweepUploads as removeOrphans } from './schedules/sweep-uploads.ts';
import { sweepWaiting as submitWaiting } from './schedules/sweep-waiting.ts';
import { cryptoRandom } from './secrets/random.ts';
import { authSecrets, hashKey, storageOrigin, uploadsBucket } from './settings.ts';
import { removeFile } from './submissions/remove-file.ts';
import { submitChecked } from './submissions/submit-checked.ts';
import { drawPhoto as drawNext } from './tasks/draw-photo.ts';
import { onFileUploaded } from './triggers/on-file-uploaded.ts';
import { onPhotoUploaded } from './triggers/on-photo-uploaded.ts';
import { onUploaded as handToKind } from './triggers/on-uploaded.ts';

/** What is uploaded: photos, and the files of submissions, which become page images. */

/** `functions/build.mjs` bundles both programs beside this file. */
const DECODERS = new URL('./decoder.js', import.meta.url);
const DISTILLER = new URL('./distiller.js', import.meta.url);

// A file that is sent is never whole in memory; the platform's copy of a request is.
export const files = onRequest(
  { memory: '1GiB', concurrency: 10, cors: false, secrets: authSecrets },
  filesRequest({ hashKey, now: () => new Date(), uploads, staged: published }),
);

// It counts and enqueues, and opens nothing: however many photos somebody uploads, other people's chapters
// are still handled.
export const onUploaded = onObjectFinalized(
  { bucket: uploadsBucket, retry: true, concurrency: 40, secrets: authSecrets },
  ({ data }) =>
    handToKind(
      {
        photo: (upload) =>
          onPhotoUploaded(
            {
              ...photoEnding(),
              hashKey: hashKey(),
              enqueue: ({ path, uploadedAt }) => enqueuePhoto({ path, uploadedAt: uploadedAt.toISOString() }),
            },
            upload,
          ),
        file: (upload) =>
          onFileUploaded(
            { firestore: firestore(), uploads: uploads(), now: () => new Date(), enqueue: enqueueFile },
            upload,
          ),
      },
      data.name,
      new Date(data.timeCreated ?? Date.now()),
    ),
);

/** The services that finishing a photo's upload needs. */
function photoEnding() {
  return {
    firestore: firestore(),
    auth: getAuth(app()),
    uploads: uploads(),
    published: published(),
    storageOrigin: storageOrigin(),
    now: () => new Date(),
  };
}

// One at a time in a process: a decoder may use half of the memory.
export const drawPhoto = onTaskDispatched(
  {
    invoker: SERVICE_ACCOUNT,
    memory: '512MiB',
    concurrency: 1,
    secrets: authSecrets,
    retryConfig: { maxAttempts: 30, minBackoffSeconds: 2, maxBackoffSeconds: 60 },
    rateLimits: { maxConcurrentDispatches: atOnce(10), maxDispatchesPerSecond: 20 },
  },
  ({ data }) =>
    drawNext(
      {
        ...photoEnding(),
        hashKey: hashKey(),
        decode: (bytes) => decodePhoto(DECODERS, bytes),
        enqueueLater: enqueuePhoto,
      },
      data,
    ),
);

// One at a time in an instance: the program that it starts may use 1.2 GB, and a chapter's files are in its
// memory too.
export const distillFile = onTaskDispatched(
  {
    invoker: SERVICE_ACCOUNT,
    memory: '2GiB',
    concurrency: 1,
    // 40 s of pages, one more page and uploading their files; or a copy for download of 500 pages.
    timeoutSeconds: 300,
    retryConfig: { maxAttempts: FILE_TRIES, minBackoffSeconds: 10, maxBackoffSeconds: 300 },
    rateLimits: { maxConcurrentDispatches: atOnce(10), maxDispatchesPerSecond: 5 },
  },
  async ({ data }) => {
    const { startDistilling } = await import('./tasks/start-distilling.ts');
    await startDistilling(
      DISTILLER,
      {
        firestore: firestore(),
        uploads: uploads(),
        // A separate bucket, because every file in the bucket for uploads would start its function.
        staged: published(),
        now: () => new Date(),
        newLease: () => cryptoRandom.id(),
        enqueue: enqueueFile,
        submitChecked: submitDraft,
      },
      data,
    );
  },
);

function submitDraft(submissionId: string): Promise<void> {
  const services = { firestore: firestore(), auth: getAuth(app()), random: cryptoRandom };
  return submitChecked({ ...services, now: () => new Date() }, submissionId);
}

export const onFileDeleted = onDocumentDeleted(
  { document: paths.file('{fileId}'), retry: true },
  ({ params, data }) =>
    removeFile(
      { firestore: firestore(), uploads: uploads(), staged: published() },
      params.fileId,
      data?.data(),
    ),
);

// Both decode images of ours, one chapter after the other.
export const findPanels = onSchedule(
  { schedule: 'every 5 minutes', memory: '1GiB', timeoutSeconds: 540 },
  async () => {
    const { findPanels: findWaiting } = await import('./schedules/find-panels.ts');
    const { tendPanels } = await import('./schedules/tend-panels.ts');
    const { panelsOfImages } = await import('@rawi/media/panels/panels-of-images');
    const services = { firestore: firestore(), bucket: published(), now: () => new Date() };
    await findWaiting({ ...services, look: panelsOfImages });
    // Of what was found, people may have set the same pages elsewhere.
    await tendPanels(services);
  },
);

export const sweepSubmissions = onSchedule({ schedule: 'every 24 hours', timeoutSeconds: 540 }, async () => {
  await removeDrafts(firestore(), new Date());
});

export const sweepWaiting = onSchedule('every 5 minutes', async () => {
  await submitWaiting(firestore(), new Date(), submitDraft);
});

export const sweepUploads = onSchedule({ schedule: 'every 24 hours', timeoutSeconds: 540 }, async () => {
  await removeOrphans(firestore(), uploads());
});

export const sweepTokens = onSchedule(
  { schedule: 'every 24 hours', timeoutSeconds: 540, secrets: authSecrets },
  async () => {
    await dropTokens({
      firestore: firestore(),
      hashKey: hashKey(),
      uploads: uploads(),
      published: published(),
    });
  },
);

export const sweepFiles = onSchedule('every 1 minutes', async () => {
  await handOverFiles(firestore(), new Date(), enqueueFile);
});
