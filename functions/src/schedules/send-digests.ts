import { peopleWithDigests } from '../data/users.ts';
import { type Digesting, sendDigest } from '../notifications/send-digest.ts';
import { BATCH, eachDue } from './each-alone.ts';

/**
 * Sends everybody who wants it what they were told since the last time. One person's trouble is logged and not everybody's: what
 * is left is sent the next day. Returns how many mails that makes.
 */
export function sendDigests(digesting: Digesting): Promise<number> {
  const due = peopleWithDigests(digesting.firestore, BATCH);
  return eachDue({ due, failure: 'A digest was not sent.', most: Number.POSITIVE_INFINITY }, (person) =>
    sendDigest(digesting, person.id, person.data().locale),
  );
}
