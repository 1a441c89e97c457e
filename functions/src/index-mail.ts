import { paths } from '@rawi/model/paths';
import { MAIL_TRIES } from '@rawi/model/truth/mail';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { firestore } from './data/firestore.ts';
import { enqueueMail } from './data/queues.ts';
import { SERVICE_ACCOUNT } from './data/service-account.ts';
import { noteMailbox } from './mail/note-mailbox.ts';
import { smtpSender } from './mail/send-mail.ts';
import { atOnce } from './options.ts';
import { mailEventsRequest, openAddress } from './requests/mail-events.ts';
import { unsubscribeRequest } from './requests/unsubscribe.ts';
import { sendDigests as send } from './schedules/send-digests.ts';
import { sweepOutbox as handOverMails } from './schedules/sweep-outbox.ts';
import { services } from './services/backend.ts';
import {
  authSecrets,
  contact,
  hashKey,
  mailEventSecrets,
  mailEventsKey,
  mailSecrets,
  site,
  smtp,
} from './settings.ts';
import { deliverMail as deliver } from './tasks/deliver-mail.ts';

/** Outgoing mail, what becomes of it, and unsubscribing from it. */

export const onOutboxCreated = onDocumentCreated(
  { document: paths.outboxMail('{mailId}'), retry: true },
  (event) => enqueueMail(event.params.mailId),
);

export const deliverMail = onTaskDispatched<{ mailId: string }>(
  {
    invoker: SERVICE_ACCOUNT,
    secrets: mailSecrets,
    // One attempt more than the outbox counts, so that the last failure is recorded there.
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

export const sendDigests = onSchedule(
  { schedule: 'every 24 hours', timeoutSeconds: 540, secrets: authSecrets },
  async () => {
    await send(services());
  },
);

/** What the mail provider reports of mailboxes. */
export const mailEvents = onRequest(
  {
    memory: '512MiB',
    concurrency: 4,
    maxInstances: 5,
    timeoutSeconds: 120,
    cors: false,
    secrets: mailEventSecrets,
  },
  mailEventsRequest(() => ({
    key: mailEventsKey(),
    now: () => new Date(),
    note: (news) => noteMailbox(services(), news),
    open: openAddress,
  })),
);

export const unsubscribe = onRequest(
  { memory: '512MiB', concurrency: 4, maxInstances: 5, cors: false, secrets: authSecrets },
  unsubscribeRequest(() => ({ firestore: firestore(), hashKey: hashKey() })),
);
