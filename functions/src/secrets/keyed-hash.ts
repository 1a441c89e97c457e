import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA-256 of the parts under the key; `use` keeps hashes for one purpose from serving another. */
export function keyedHash(key: string, use: string, ...parts: string[]): string {
  const hmac = createHmac('sha256', key);
  // Lengths keep ['ab', 'c'] apart from ['a', 'bc'].
  for (const part of [use, ...parts]) hmac.update(`${Buffer.byteLength(part)}:${part}`);
  return hmac.digest('base64url');
}

/** Whether two hashes are equal, in a time that does not tell where they differ. */
export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Whom something is for, in ids that are kept when that person has no account any more: it tells nobody who they are. */
export function personKey(key: string, uid: string): string {
  return keyedHash(key, 'person', uid).slice(0, 24);
}
