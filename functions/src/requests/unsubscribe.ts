import { paths } from '@rawi/model/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { userRef } from '../data/users.ts';
import { uidOfToken } from '../secrets/unsubscribe-token.ts';
import { type Answer, endWith } from './end-with.ts';

export interface Unsubscribing {
  readonly firestore: Firestore;
  readonly hashKey: string;
}

/** The status of the answer: 400 for an invalid token, 405 for another method. */
export type UnsubscribeStatus = 200 | 400 | 405;

/**
 * Answers `/api/unsubscribe`: a POST with a mail's token unsubscribes from these mails, as mail programs (RFC
 * 8058) and the site's own page send it. It needs no session, and gives the same answer whether or not the
 * account still exists. Opening the address changes nothing.
 */
export async function answerUnsubscribe(
  { firestore, hashKey }: Unsubscribing,
  { method, token }: { readonly method: string; readonly token: unknown },
): Promise<UnsubscribeStatus> {
  if (method !== 'POST') return 405;
  const uid = typeof token === 'string' && token.length < 300 ? uidOfToken(hashKey, token) : undefined;
  if (uid === undefined) return 400;
  const ref = userRef(firestore, uid);
  await firestore.runTransaction(async (transaction) => {
    const user = (await transaction.get(ref)).data();
    if (!user?.settings.notifications.mail) return;
    transaction.update(firestore.doc(paths.user(uid)), { 'settings.notifications.mail': false });
  });
  return 200;
}

/** The part of a request that this needs. */
interface Asked {
  readonly method: string;
  readonly query: Readonly<Record<string, unknown>>;
}

/** The deployed function of `/api/unsubscribe`. */
export function unsubscribeRequest(unsubscribing: () => Unsubscribing) {
  return async ({ method, query }: Asked, response: Answer): Promise<void> => {
    const status = await answerUnsubscribe(unsubscribing(), { method, token: query['token'] });
    endWith(response, status);
  };
}
