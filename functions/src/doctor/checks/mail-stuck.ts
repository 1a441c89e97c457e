import { MAIL_LEASE_SECONDS } from '@rawi/model/truth/mail';
import { later } from '../../data/lease.ts';
import { mailsIn } from '../../data/outbox.ts';
import type { Check } from '../check.ts';
import { examine } from '../examine.ts';

/** The sweep of the outbox looks every five minutes. */
const STUCK_SECONDS = 30 * 60;
const MOST = 200;

/** Mail that waits to be sent, or whose worker has died, for longer than the sweep of the outbox takes. */
export const MAIL_STUCK: Check = {
  name: 'mail-stuck',
  reads: () => 20,
  async *find({ firestore: db, now }) {
    const before = later(now(), -STUCK_SECONDS);
    const queued = (await mailsIn(db, 'queued', MOST).get()).docs;
    yield* examine(
      queued,
      ({ ref }) => ref,
      async (mail) =>
        mail.data().createdAt > before
          ? []
          : [
              {
                id: mail.ref.path,
                problem: 'It has waited to be sent for half an hour or longer.',
                remedy:
                  'Look whether the schedule sweepOutbox and the queue deliverMail run, and at their logs.',
              },
            ],
    );
    const sending = (await mailsIn(db, 'sending', MOST).get()).docs;
    yield* examine(
      sending,
      ({ ref }) => ref,
      async (mail) => {
        const { leaseUntil } = mail.data();
        if (leaseUntil !== null && leaseUntil > later(now(), -STUCK_SECONDS + MAIL_LEASE_SECONDS)) return [];
        return [
          {
            id: mail.ref.path,
            problem: 'Its worker has died while it was being sent.',
            remedy: 'Look whether the schedule sweepOutbox runs. --repair gives the mail back to the outbox.',
            repair: () => mail.ref.update({ leaseUntil: now() }),
          },
        ];
      },
    );
  },
};
