import { MAIL_TRIES } from '@rawi/model/mail';
import { paths } from '@rawi/model/paths';
import { getAuth } from 'firebase-admin/auth';
import * as v1 from 'firebase-functions/v1';
import { setGlobalOptions } from 'firebase-functions/v2';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onCall } from 'firebase-functions/v2/https';
import { beforeUserCreated } from 'firebase-functions/v2/identity';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { account as accountArea } from './areas/account.ts';
import { answer } from './areas/area.ts';
import { callContext, services } from './auth/backend.ts';
import { callerOf } from './auth/caller.ts';
import { app } from './data/app.ts';
import { bucket } from './data/bucket.ts';
import { firestore } from './data/firestore.ts';
import { enqueueMail } from './data/queues.ts';
import { REGION } from './data/region.ts';
import { smtpSender } from './mail/send-mail.ts';
import { sweepOutbox } from './schedules/sweep-outbox.ts';
import { authSecrets, demandsAppCheck, hashKey, mailSecrets, site, smtp, storageOrigin } from './settings.ts';
import { deliverMail as deliver } from './tasks/deliver-mail.ts';
import { runAccountTask as runTask } from './tasks/run-account-task.ts';
import { refuseSignUp } from './triggers/before-account-created.ts';
import { eraseAccount } from './triggers/on-account-deleted.ts';
import { rebuildMarkedPage } from './triggers/on-dirty-written.ts';
import { photoUploadOf, receivePhoto } from './triggers/on-photo-uploaded.ts';

setGlobalOptions({ region: REGION, maxInstances: 20, memory: '256MiB', timeoutSeconds: 60 });

export const onDirtyWritten = onDocumentWritten({ document: paths.dirty('{pageId}'), retry: true }, (event) =>
  rebuildMarkedPage(firestore(), event.params.pageId),
);

export const account = onCall({ secrets: authSecrets }, (request) =>
  answer(() =>
    accountArea(callContext(request), {
      data: request.data,
      caller: callerOf(request.auth),
      appCheck: { valid: request.app !== undefined, demanded: demandsAppCheck() },
    }),
  ),
);

// Auth waits seven seconds for an answer.
export const beforeAccountCreated = beforeUserCreated({ timeoutSeconds: 7 }, refuseSignUp);

export const onAccountDeleted = v1
  .region(REGION)
  .runWith({ failurePolicy: true, memory: '256MB', timeoutSeconds: 300, secrets: authSecrets })
  .auth.user()
  .onDelete(({ uid, email }) =>
    eraseAccount(
      { firestore: firestore(), bucket: bucket(), hashKey: hashKey(), now: () => new Date() },
      { uid, email },
    ),
  );

export const runAccountTask = onTaskDispatched(
  {
    secrets: authSecrets,
    retryConfig: { maxAttempts: 8, minBackoffSeconds: 5, maxBackoffSeconds: 600 },
    rateLimits: { maxConcurrentDispatches: 20, maxDispatchesPerSecond: 50 },
  },
  ({ data }) => runTask(services(), data),
);

export const onOutboxCreated = onDocumentCreated(
  { document: paths.outboxMail('{mailId}'), retry: true },
  (event) => enqueueMail(event.params.mailId),
);

export const deliverMail = onTaskDispatched<{ mailId: string }>(
  {
    secrets: mailSecrets,
    // One try more than the outbox counts, so that the last failure is written there.
    retryConfig: { maxAttempts: MAIL_TRIES + 1, minBackoffSeconds: 10, maxBackoffSeconds: 3600 },
    rateLimits: { maxConcurrentDispatches: 10, maxDispatchesPerSecond: 20 },
  },
  async ({ data }) => {
    const { firestore, now, hashKey } = services();
    await deliver({ firestore, now, hashKey, site: site(), send: await smtpSender(smtp()) }, data.mailId);
  },
);

export const sweepMails = onSchedule('every 5 minutes', async () => {
  await sweepOutbox(firestore(), new Date(), enqueueMail);
});

export const onIncomingFile = onObjectFinalized({ retry: true, memory: '512MiB' }, async ({ data }) => {
  const upload = photoUploadOf(data.name, new Date(data.timeCreated ?? Date.now()));
  if (!upload) return;
  await receivePhoto(
    {
      firestore: firestore(),
      auth: getAuth(app()),
      bucket: bucket(),
      storageOrigin: storageOrigin(),
      now: () => new Date(),
    },
    upload,
  );
});
