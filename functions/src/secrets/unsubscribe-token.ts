import { keyedHash, sameHash } from './keyed-hash.ts';

const USE = 'unsubscribe';

/** What ends mails to a person without a log-in. It is good for nothing else, and for as long as a mail lies in an inbox. */
export function unsubscribeToken(hashKey: string, uid: string): string {
  return `${uid}.${keyedHash(hashKey, USE, uid)}`;
}

/** Whose token it is; undefined if it is not one of ours. */
export function uidOfToken(hashKey: string, token: string): string | undefined {
  const dot = token.lastIndexOf('.');
  const uid = token.slice(0, Math.max(0, dot));
  return uid !== '' && sameHash(token.slice(dot + 1), keyedHash(hashKey, USE, uid)) ? uid : undefined;
}
