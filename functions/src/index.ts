import { renderPicture } from '@rawi/media/covers/render-picture';
import { distill } from '@rawi/media/distill/distill';
import { REBUILD_TRIES } from '@rawi/model/pages/page-mark';
import { paths } from '@rawi/model/paths';
import { FILE_TRIES } from '@rawi/model/truth/file';
import { MAIL_TRIES } from '@rawi/model/truth/mail';
import { getAuth } from 'firebase-admin/auth';
import * as v1 from 'firebase-functions/v1';
import { onDocumentCreated, onDocumentDeleted, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { beforeEmailSent, beforeUserCreated, beforeUserSignedIn } from 'firebase-functions/v2/identity';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { ACCOUNT } from './areas/account.ts';
import { callable } from './areas/callable.ts';
import { COMMUNITY } from './areas/community.ts';
import { REVIEW } from './areas/review.ts';
import { TRANSLATORS } from './areas/translators.ts';
import { VISITOR } from './areas/visitor.ts';
import type { Choosing } from './choices/apply-choice.ts';
import type { ChoiceIds, ChoiceKind } from './choices/choice-kinds.ts';
import { app } from './data/app.ts';
import { published, uploads } from './data/bucket.ts';
import { firestore } from './data/firestore.ts';
import {
  enqueueAccountTask,
  enqueueFanOut,
  enqueueFile,
  enqueueMail,
  enqueueRebuild,
} from './data/queues.ts';
import { REGION } from './data/region.ts';
import { SERVICE_ACCOUNT } from './data/service-account.ts';
import { type ErasureServices, eraseAccount } from './erasure/erase-account.ts';
import { smtpSender } from './mail/send-mail.ts';
import { type FanningOut, startFanOut } from './notifications/start-fan-out.ts';
import { atOnce } from './options.ts';
import { decodePhoto } from './photos/decode-photo.ts';
import { unsubscribeRequest } from './requests/unsubscribe.ts';
import { viewRequest } from './requests/view.ts';
import { countWaitingVotes as countDueVotes } from './schedules/count-waiting-votes.ts';
import { reconcileCounts as reconcile } from './schedules/reconcile-counts.ts';
import { rollUpViews as rollUp } from './schedules/roll-up-views.ts';
import { sendDigests as send } from './schedules/send-digests.ts';
import { sweepErasures as eraseDue } from './schedules/sweep-erasures.ts';
import { sweepFanOuts as handOverFanOuts } from './schedules/sweep-fan-outs.ts';
import { sweepFiles as handOverFiles } from './schedules/sweep-files.ts';
import { sweepMarks as handOverMarks } from './schedules/sweep-marks.ts';
import { sweepNotifications as deleteExpired } from './schedules/sweep-notifications.ts';
import { sweepOutbox as handOverMails } from './schedules/sweep-outbox.ts';
import { sweepSubmissions as removeDrafts } from './schedules/sweep-submissions.ts';
import { sweepUploads as removeOrphans } from './schedules/sweep-uploads.ts';
import { cryptoRandom } from './secrets/random.ts';
import { arrival, services, viewCounting } from './services/backend.ts';
import {
  authSecrets,
  contact,
  hashKey,
  isEmulated,
  mailSecrets,
  site,
  smtp,
  storageOrigin,
  uploadsBucket,
} from './settings.ts';
import { removeFile } from './submissions/remove-file.ts';
import { deliverMail as deliver } from './tasks/deliver-mail.ts';
import { distillFile as distillNext } from './tasks/distill-file.ts';
import { fanOut as tellPeople } from './tasks/fan-out.ts';
import { rebuildPage as rebuild } from './tasks/rebuild-page.ts';
import { runAccountTask as runTask } from './tasks/run-account-task.ts';
import { refuseSignUp } from './triggers/before-account-created.ts';
import { checkSignIn, signInOf } from './triggers/before-account-sign-in.ts';
import { refuseMail } from './triggers/before-mail-sent.ts';
import { onAskWritten as settleAsk } from './triggers/on-ask-written.ts';
import { onChoiceWritten } from './triggers/on-choice-written.ts';
import {
  onCommentWritten as settleComment,
  onCommentReportWritten as settleReport,
} from './triggers/on-comment-written.ts';
import { enqueueMarkedPage } from './triggers/on-dirty-written.ts';
import { onFileUploaded } from './triggers/on-file-uploaded.ts';
import { onPhotoUploaded } from './triggers/on-photo-uploaded.ts';
import { onReportWritten as tellTranslator } from './triggers/on-report-written.ts';
import {
  onApplicationWritten as applicationWritten,
  onStaffWritten as staffWritten,
} from './triggers/on-roles-recorded.ts';
import { onUploaded as handToKind } from './triggers/on-uploaded.ts';
import { onUserWritten as settleUser } from './triggers/on-user-written.ts';

/** `functions/build.mjs` bundles both programs beside this file. */
const DECODERS = new URL('./decoder.js', import.meta.url);
const DISTILLER = new URL('./distiller.js', import.meta.url);

export const onDirtyWritten = onDocumentWritten({ document: paths.dirty('{pageId}'), retry: true }, (event) =>
  enqueueMarkedPage(enqueueRebuild, {
    pageId: event.params.pageId,
    before: event.data?.before.data(),
    after: event.data?.after.data(),
  }),
);

/** Counts a choice that was made, changed or taken back. */
const countChoice =
  <K extends ChoiceKind>(kind: K) =>
  ({ params }: { readonly params: ChoiceIds[K] }) =>
    onChoiceWritten(choosing(), kind, params);
const choosing = (): Choosing => ({ firestore: firestore(), now: () => new Date() });

export const onFollowWritten = onDocumentWritten(
  { document: paths.follow('{uid}', '{translatorId}'), retry: true },
  countChoice('following'),
);

export const onSavedWritten = onDocumentWritten(
  { document: paths.savedItem('{uid}', '{key}'), retry: true },
  countChoice('saved'),
);

export const onHistoryWritten = onDocumentWritten(
  { document: paths.historyEntry('{uid}', '{chapterId}'), retry: true },
  countChoice('places'),
);

export const onReactionWritten = onDocumentWritten(
  { document: paths.reaction('{comicId}', '{chapterId}', '{uid}'), retry: true },
  countChoice('reactions'),
);

export const onRatingWritten = onDocumentWritten(
  { document: paths.rating('{translatorId}', '{uid}'), retry: true },
  countChoice('ratings'),
);

export const onCommentLikeWritten = onDocumentWritten(
  { document: paths.commentLike('{comicId}', '{commentId}', '{uid}'), retry: true },
  countChoice('commentLikes'),
);

export const onIgnoredWritten = onDocumentWritten(
  { document: paths.ignoredPerson('{uid}', '{otherUid}'), retry: true },
  countChoice('ignored'),
);

export const onCommentWritten = onDocumentWritten(
  { document: paths.comment('{comicId}', '{commentId}'), retry: true },
  ({ params, data }) =>
    settleComment(choosing(), params, { before: data?.before.data(), after: data?.after.data() }),
);

export const onCommentReportWritten = onDocumentWritten(
  { document: paths.commentReport('{key}'), retry: true },
  ({ data }) => settleReport(choosing(), { before: data?.before.data(), after: data?.after.data() }),
);

export const onReportWritten = onDocumentWritten(
  { document: paths.report('{reportId}'), retry: true },
  ({ params, data }) =>
    tellTranslator({ firestore: firestore() }, params.reportId, {
      before: data?.before.data(),
      after: data?.after.data(),
    }),
);

export const onChapterCreated = onDocumentCreated(
  { document: paths.chapter('{comicId}', '{chapterId}'), retry: true },
  ({ params, data }) => startFanOut(fanningOut(), params, data?.data()),
);
const fanningOut = (): FanningOut => ({
  firestore: firestore(),
  now: () => new Date(),
  enqueue: enqueueFanOut,
});

export const onAskWritten = onDocumentWritten(
  { document: paths.ask('{askId}'), retry: true },
  ({ params, data }) =>
    settleAsk(fanningOut(), params.askId, { before: data?.before.data(), after: data?.after.data() }),
);

// Two at once: chapters are not so urgent that they may keep the database from what people wait for.
export const fanOut = onTaskDispatched(
  {
    invoker: SERVICE_ACCOUNT,
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 10, maxBackoffSeconds: 300 },
    rateLimits: { maxConcurrentDispatches: 2, maxDispatchesPerSecond: 5 },
  },
  ({ data }) => tellPeople(fanningOut(), data),
);

export const sweepFanOuts = onSchedule('every 5 minutes', async () => {
  await handOverFanOuts(fanningOut());
});

export const sweepNotifications = onSchedule(
  { schedule: 'every 24 hours', timeoutSeconds: 540 },
  async () => {
    await deleteExpired(firestore(), new Date());
  },
);

export const onUserWritten = onDocumentWritten(
  { document: paths.user('{uid}'), retry: true, timeoutSeconds: 300 },
  ({ params, data }) =>
    settleUser({ firestore: firestore(), now: () => new Date() }, params.uid, {
      before: data?.before.data(),
      after: data?.after.data(),
    }),
);

export const countWaitingVotes = onSchedule('every 1 hours', async () => {
  await countDueVotes(choosing());
});

export const reconcileCounts = onSchedule({ schedule: 'every 24 hours', timeoutSeconds: 540 }, async () => {
  await reconcile(choosing(), cryptoRandom);
});

// The platform reads a body of up to 32 MB before any code of ours refuses it: this many at once stay within the memory.
export const account = callable(ACCOUNT, { memory: '1GiB', concurrency: 8 });
export const visitor = callable(VISITOR, { memory: '512MiB', concurrency: 4 });

export const community = callable(COMMUNITY, { memory: '512MiB', concurrency: 4 });

export const translators = callable(TRANSLATORS, { memory: '512MiB', concurrency: 4 });

export const review = callable(REVIEW, { memory: '512MiB', concurrency: 4 });

// Small and often: few at once in an instance, for the platform reads what is sent before any code of ours, and few
// instances, for they are the ceiling of what strangers can have counted (docs/decisions/016).
export const view = onRequest(
  { memory: '512MiB', concurrency: 4, maxInstances: 5, cors: false },
  viewRequest(viewCounting, arrival),
);

export const unsubscribe = onRequest(
  { memory: '512MiB', concurrency: 4, maxInstances: 5, cors: false, secrets: authSecrets },
  unsubscribeRequest(() => ({ firestore: firestore(), hashKey: hashKey() })),
);

export const sendDigests = onSchedule(
  { schedule: 'every 24 hours', timeoutSeconds: 540, secrets: authSecrets },
  async () => {
    await send(services());
  },
);

export const rollUpViews = onSchedule({ schedule: 'every 1 hours', timeoutSeconds: 540 }, async () => {
  await rollUp({ firestore: firestore(), now: () => new Date() });
});

export const rebuildPage = onTaskDispatched(
  {
    invoker: SERVICE_ACCOUNT,
    retryConfig: { maxAttempts: REBUILD_TRIES, minBackoffSeconds: 2, maxBackoffSeconds: 60 },
    rateLimits: { maxConcurrentDispatches: atOnce(10), maxDispatchesPerSecond: 50 },
  },
  ({ data }) => rebuild({ firestore: firestore(), now: () => new Date(), enqueue: enqueueRebuild }, data),
);

export const sweepMarks = onSchedule('every 1 minutes', async () => {
  await handOverMarks(firestore(), new Date(), enqueueRebuild);
});

// Auth waits seven seconds for an answer.
export const beforeAccountCreated = beforeUserCreated({ timeoutSeconds: 7 }, refuseSignUp);

export const beforeAccountSignIn = beforeUserSignedIn({ timeoutSeconds: 7, secrets: authSecrets }, (event) =>
  checkSignIn({ ...services(), storageOrigin: storageOrigin(), bucket: published().bucket }, signInOf(event)),
);

// The emulator would call it at every sign-in, in place of the one above.
export const beforeMailSent = isEmulated ? undefined : beforeEmailSent({ timeoutSeconds: 7 }, refuseMail);

export const onAccountDeleted = v1
  .region(REGION)
  .runWith({
    serviceAccount: SERVICE_ACCOUNT,
    failurePolicy: true,
    memory: '256MB',
    timeoutSeconds: 300,
    secrets: authSecrets,
  })
  .auth.user()
  .onDelete(({ uid, email }, { timestamp }) =>
    eraseAccount(erasure(), { uid, email, deletedAt: new Date(timestamp) }),
  );

export const sweepErasures = onSchedule(
  { schedule: 'every 5 minutes', timeoutSeconds: 300, secrets: authSecrets },
  async () => {
    await eraseDue(erasure());
  },
);

function erasure(): ErasureServices {
  return {
    firestore: firestore(),
    uploads: uploads(),
    published: published(),
    hashKey: hashKey(),
    now: () => new Date(),
  };
}

export const runAccountTask = onTaskDispatched(
  {
    // Named here, a deploy lets the account hand tasks to the queue and call the function.
    invoker: SERVICE_ACCOUNT,
    secrets: authSecrets,
    retryConfig: { maxAttempts: 8, minBackoffSeconds: 5, maxBackoffSeconds: 600 },
    rateLimits: { maxConcurrentDispatches: atOnce(20), maxDispatchesPerSecond: 50 },
  },
  ({ data }) => runTask(services(), data),
);

export const onStaffWritten = onDocumentWritten(
  { document: paths.staff('{uid}'), retry: true },
  ({ id, params, data }) =>
    staffWritten(
      enqueueAccountTask,
      { uid: params.uid, eventId: id },
      {
        before: data?.before.data(),
        after: data?.after.data(),
      },
    ),
);

export const onApplicationWritten = onDocumentWritten(
  { document: paths.application('{uid}'), retry: true },
  ({ id, params, data }) =>
    applicationWritten(
      enqueueAccountTask,
      { uid: params.uid, eventId: id },
      {
        before: data?.before.data(),
        after: data?.after.data(),
      },
    ),
);

export const onOutboxCreated = onDocumentCreated(
  { document: paths.outboxMail('{mailId}'), retry: true },
  (event) => enqueueMail(event.params.mailId),
);

export const deliverMail = onTaskDispatched<{ mailId: string }>(
  {
    invoker: SERVICE_ACCOUNT,
    secrets: mailSecrets,
    // One try more than the outbox counts, so that the last failure is written there.
    retryConfig: { maxAttempts: MAIL_TRIES + 1, minBackoffSeconds: 10, maxBackoffSeconds: 3600 },
    rateLimits: { maxConcurrentDispatches: atOnce(10), maxDispatchesPerSecond: 20 },
  },
  async ({ data }) => {
    const { firestore, now, hashKey } = services();
    await deliver(
      { firestore, now, hashKey, site: site(), contact: contact(), send: await smtpSender(smtp()) },
      data.mailId,
    );
  },
);

export const sweepOutbox = onSchedule('every 5 minutes', async () => {
  await handOverMails(firestore(), new Date(), enqueueMail);
});

// One at a time in a process: a decoder may take half of the memory.
export const onUploaded = onObjectFinalized(
  { bucket: uploadsBucket, retry: true, memory: '512MiB', concurrency: 1 },
  ({ data }) =>
    handToKind(
      {
        photo: (upload) =>
          onPhotoUploaded(
            {
              firestore: firestore(),
              auth: getAuth(app()),
              uploads: uploads(),
              published: published(),
              decode: (bytes) => decodePhoto(DECODERS, bytes),
              storageOrigin: storageOrigin(),
              now: () => new Date(),
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

// One at a time in an instance: what it starts may take 1.2 GB, and files of a chapter lie in its memory too.
export const distillFile = onTaskDispatched(
  {
    invoker: SERVICE_ACCOUNT,
    memory: '2GiB',
    concurrency: 1,
    // 40 s of pages, one more page, and its files on their way; a copy for download of 500 pages.
    timeoutSeconds: 300,
    retryConfig: { maxAttempts: FILE_TRIES, minBackoffSeconds: 10, maxBackoffSeconds: 300 },
    rateLimits: { maxConcurrentDispatches: atOnce(10), maxDispatchesPerSecond: 5 },
  },
  ({ data }) =>
    distillNext(
      {
        firestore: firestore(),
        uploads: uploads(),
        // Beside what is published: every file in the bucket for uploads would start its function.
        staged: published(),
        // A computer that does other work too is given more time for a page.
        distill: (options) =>
          distill({ ...options, program: DISTILLER, ...(isEmulated && { pageSeconds: 60 }) }),
        render: (options) => renderPicture({ ...options, program: DISTILLER }),
        now: () => new Date(),
        newLease: () => cryptoRandom.id(),
        enqueue: enqueueFile,
      },
      data,
    ),
);

export const onFileDeleted = onDocumentDeleted(
  { document: paths.file('{fileId}'), retry: true },
  ({ params, data }) =>
    removeFile(
      { firestore: firestore(), uploads: uploads(), staged: published() },
      params.fileId,
      data?.data(),
    ),
);

export const sweepSubmissions = onSchedule({ schedule: 'every 24 hours', timeoutSeconds: 540 }, async () => {
  await removeDrafts(firestore(), new Date());
});

export const sweepUploads = onSchedule({ schedule: 'every 24 hours', timeoutSeconds: 540 }, async () => {
  await removeOrphans(firestore(), uploads());
});

export const sweepFiles = onSchedule('every 1 minutes', async () => {
  await handOverFiles(firestore(), new Date(), enqueueFile);
});

export { listMostRead, pages, report } from './index-pages.ts';
export { onPublicationWritten, publish, sweepDecided, sweepPublications } from './index-publishing.ts';
export { onWithheldWritten, recordWork, tellOverdue } from './index-review.ts';
