import { peopleWithDigests } from '../data/users.ts';
import { type Digesting, sendDigest } from '../notifications/send-digest.ts';
import { BATCH, eachDue } from './each-alone.ts';

/**
 * Sends a digest of new notifications to everybody who wants one. A failure for one person is logged and does
 * not stop the others: the rest is sent the next day. Returns the number of mails.
 */
export function sendDigests(digesting: Digesting): Promise<number> {
  const due = peopleWithDigests(digesting.firestore, BATCH);
  return eachDue({ due, failure: 'A digest was not sent.', most: Number.POSITIVE_INFINITY }, (person) =>
    sendDigest(digesting, person.id, person.data()),
  );
}
