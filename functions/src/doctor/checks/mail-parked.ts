import { mailsIn, QUEUED_AGAIN } from '../../data/outbox.ts';
import { unlessChanged } from '../../data/unless-changed.ts';
import type { Check } from '../check.ts';
import { examine } from '../examine.ts';

const MOST = 200;

/** Mail that was given up. */
export const MAIL_PARKED: Check = {
  name: 'mail-parked',
  reads: () => 10,
  async *find({ firestore: db }) {
    const parked = (await mailsIn(db, 'parked', MOST).get()).docs;
    yield* examine(
      parked,
      ({ ref }) => ref,
      async (mail) => [
        {
          id: mail.ref.path,
          problem: `A mail (${mail.data().kind}) was given up: ${mail.data().error ?? 'no reason is kept'}`,
          remedy:
            'Correct the mail server’s settings; admins send it again on /review/overview, and so does --repair.',
          repair: () =>
            unlessChanged(db.doc(mail.ref.path).update(QUEUED_AGAIN, { lastUpdateTime: mail.updateTime })),
        },
      ],
    );
  },
};
