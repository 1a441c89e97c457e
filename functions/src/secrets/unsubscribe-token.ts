import { keyedHash, sameHash } from './keyed-hash.ts';

const USE = 'unsubscribe';

/**
 * A token that unsubscribes a person from mails without a log-in. It does nothing else, and never expires,
 * because mails stay in inboxes.
 */
export function unsubscribeToken(hashKey: string, uid: string): string {
  return `${uid}.${keyedHash(hashKey, USE, uid)}`;
}

/** The person that a token belongs to; undefined if it is not one of ours. */
export function uidOfToken(hashKey: string, token: string): string | undefined {
  const dot = token.lastIndexOf('.');
  const uid = token.slice(0, Math.max(0, dot));
  return uid !== '' && sameHash(token.slice(dot + 1), keyedHash(hashKey, USE, uid)) ? uid : undefined;
}
