import { paths } from '@rawi/model/paths';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import {
  beforeEmailSent,
  beforeUserCreated,
  beforeUserSignedIn,
  onUserDeleted,
} from 'firebase-functions/v2/identity';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { published, uploads } from './data/bucket.ts';
import { firestore } from './data/firestore.ts';
import { enqueueAccountTask } from './data/queues.ts';
import { SERVICE_ACCOUNT } from './data/service-account.ts';
import { type ErasureServices, eraseAccount } from './erasure/erase-account.ts';
import { atOnce } from './options.ts';
import { sweepErasures as eraseDue } from './schedules/sweep-erasures.ts';
import { services } from './services/backend.ts';
import { authSecrets, hashKey, isEmulated, storageOrigin } from './settings.ts';
import { runAccountTask as runTask } from './tasks/run-account-task.ts';
import { refuseSignUp } from './triggers/before-account-created.ts';
import { checkSignIn, signInOf } from './triggers/before-account-sign-in.ts';
import { refuseMail } from './triggers/before-mail-sent.ts';
import { onClosureWritten as closureWritten } from './triggers/on-closure-written.ts';
import {
  onApplicationWritten as applicationWritten,
  onStaffWritten as staffWritten,
} from './triggers/on-roles-recorded.ts';
import { onUserWritten as settleUser } from './triggers/on-user-written.ts';

/** What happens to accounts: refusals by Auth, claims, and everything that is deleted with an account. */

// Auth waits seven seconds for an answer.
export const beforeAccountCreated = beforeUserCreated({ timeoutSeconds: 7 }, refuseSignUp);

export const beforeAccountSignIn = beforeUserSignedIn({ timeoutSeconds: 7, secrets: authSecrets }, (event) =>
  checkSignIn({ ...services(), storageOrigin: storageOrigin(), bucket: published().bucket }, signInOf(event)),
);

// The emulator would call it at every sign-in, instead of the function above.
export const beforeMailSent = isEmulated ? undefined : beforeEmailSent({ timeoutSeconds: 7 }, refuseMail);

// Its name is not that of the first generation: the CLI replaces no function of that by one of the second.
export const onAccountRemoved = onUserDeleted(
  { retry: true, timeoutSeconds: 300, secrets: authSecrets },
  ({ data: { uid, email }, time }) => eraseAccount(erasure(), { uid, email, deletedAt: new Date(time) }),
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
    // Because the account is named here, a deploy lets it enqueue tasks and call the function.
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

export const onClosureWritten = onDocumentWritten(
  { document: paths.closure('{uid}'), retry: true, timeoutSeconds: 300, secrets: authSecrets },
  ({ params, data }) => closureWritten(services(), params.uid, { before: data?.before.data() }),
);

export const onUserWritten = onDocumentWritten(
  { document: paths.user('{uid}'), retry: true, timeoutSeconds: 300 },
  ({ params, data }) =>
    settleUser({ firestore: firestore(), published: published(), now: () => new Date() }, params.uid, {
      before: data?.before.data(),
      after: data?.after.data(),
    }),
);
