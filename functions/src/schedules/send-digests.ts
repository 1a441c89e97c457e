import { logger } from 'firebase-functions/v2';
import { peopleWithDigests } from '../data/users.ts';
import { type Digesting, sendDigest } from '../notifications/send-digest.ts';

/** How many people one round looks at. */
const BATCH = 200;

/** Sends everybody who wants it what they were told since the last time. Returns how many mails that makes. */
export async function sendDigests(digesting: Digesting): Promise<number> {
  let sent = 0;
  let after: string | undefined;
  do {
    const { docs } = await peopleWithDigests(digesting.firestore, BATCH, after).get();
    for (const person of docs) {
      try {
        if (await sendDigest(digesting, person.id, person.data().locale)) sent += 1;
      } catch (error) {
        // One person's trouble is not everybody's; what is left is sent the next day.
        logger.error('A digest was not sent.', { uid: person.id, error });
      }
    }
    after = docs.length < BATCH ? undefined : docs.at(-1)?.id;
  } while (after !== undefined);
  return sent;
}
