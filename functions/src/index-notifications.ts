import { paths } from '@rawi/model/paths';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { firestore } from './data/firestore.ts';
import { enqueueFanOut } from './data/queues.ts';
import { SERVICE_ACCOUNT } from './data/service-account.ts';
import { type FanningOut, startFanOut } from './notifications/start-fan-out.ts';
import { announceLists } from './schedules/announce-lists.ts';
import { sweepFanOuts as handOverFanOuts } from './schedules/sweep-fan-outs.ts';
import { sweepNotifications as deleteExpired } from './schedules/sweep-notifications.ts';
import { authSecrets, hashKey } from './settings.ts';
import { fanOut as runFanOut } from './tasks/fan-out.ts';
import { onAskWritten as settleAsk } from './triggers/on-ask-written.ts';
import { onReportWritten as settleReport } from './triggers/on-report-written.ts';
import './options.ts';

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

export const sweepFanOuts = onSchedule('every 5 minutes', async () => {
  await announceLists(fanningOut());
  await handOverFanOuts(fanningOut());
});

export const sweepNotifications = onSchedule(
  { schedule: 'every 24 hours', timeoutSeconds: 540 },
  async () => {
    await deleteExpired(firestore(), new Date());
  },
);
