import { HttpsError } from 'firebase-functions/v2/https';

/**
 * Refuses Auth's own mails, which anybody can request with the web key: ours come from the outbox, in both
 * languages.
 */
export function refuseMail(): never {
  throw new HttpsError('permission-denied', 'Mails are sent by the account calls.');
}
