import { HttpsError } from 'firebase-functions/v2/https';

/**
 * Refuses accounts that a client makes with the web key: they would bypass the password rule, the consent and
 * the limits. Ours are made by the Admin SDK, which runs no blocking function.
 */
export function refuseSignUp(): never {
  throw new HttpsError('permission-denied', 'Accounts are made by the sign-up call.');
}
