import { paths } from '@rawi/model/paths';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { firestore } from './data/firestore.ts';
import { enqueueFanOut, enqueuePush } from './data/queues.ts';
import { SERVICE_ACCOUNT } from './data/service-account.ts';
import { type FanningOut, startFanOut } from './notifications/start-fan-out.ts';
import { atOnce } from './options.ts';
import { type AskingPush, askPush } from './push/ask-push.ts';
import { postMessage } from './push/post-message.ts';
import { pushKeys } from './push/vapid.ts';
import { announceLists } from './schedules/announce-lists.ts';
import { sweepFanOuts as handOverFanOuts } from './schedules/sweep-fan-outs.ts';
import { sweepNotifications as deleteExpired } from './schedules/sweep-notifications.ts';
import { sweepPushes as handOverPushes } from './schedules/sweep-pushes.ts';
import { cryptoRandom } from './secrets/random.ts';
import { authSecrets, contact, emulatedPush, hashKey } from './settings.ts';
import { deliverPush as deliver } from './tasks/deliver-push.ts';
import { fanOut as runFanOut } from './tasks/fan-out.ts';
import { onAskWritten as settleAsk } from './triggers/on-ask-written.ts';
import { onReportWritten as settleReport } from './triggers/on-report-written.ts';

/** Notifications: who gets one, and when. */

export const onReportWritten = onDocumentWritten(
  { document: paths.report('{reportId}'), retry: true, secrets: authSecrets },
  ({ params, data }) =>
    settleReport({ firestore: firestore(), hashKey: hashKey() }, params.reportId, {
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

// Two at once: notifications of new chapters are not urgent enough to slow down the database for waiting
// people.
export const fanOut = onTaskDispatched(
  {
    invoker: SERVICE_ACCOUNT,
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 10, maxBackoffSeconds: 300 },
    rateLimits: { maxConcurrentDispatches: 2, maxDispatchesPerSecond: 5 },
  },
  ({ data }) => runFanOut(fanningOut(), data),
);

export const onNotificationCreated = onDocumentCreated(
  { document: paths.notification('{uid}', '{notificationId}'), retry: true },
  ({ params }) => askPush(askingPush(), params.uid, params.notificationId),
);
const askingPush = (): AskingPush => ({
  firestore: firestore(),
  now: () => new Date(),
  enqueue: enqueuePush,
});

export const deliverPush = onTaskDispatched(
  {
    invoker: SERVICE_ACCOUNT,
    secrets: authSecrets,
    retryConfig: { maxAttempts: 3, minBackoffSeconds: 30, maxBackoffSeconds: 300 },
    rateLimits: { maxConcurrentDispatches: atOnce(10), maxDispatchesPerSecond: 50 },
  },
  ({ data }) =>
    deliver(
      {
        ...askingPush(),
        newLease: () => cryptoRandom.id(),
        keys: pushKeys(hashKey()),
        contact: contact(),
        post: postMessage(emulatedPush()),
      },
      data,
    ),
);

export const sweepFanOuts = onSchedule('every 5 minutes', async () => {
  await announceLists(fanningOut());
  await handOverFanOuts(fanningOut());
});

export const sweepPushes = onSchedule('every 5 minutes', async () => {
  await handOverPushes(askingPush());
});

export const sweepNotifications = onSchedule(
  { schedule: 'every 24 hours', timeoutSeconds: 540 },
  async () => {
    await deleteExpired(firestore(), new Date());
  },
);
