import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA-256 of the parts under the key; `use` keeps hashes for one purpose from serving another. */
export function keyedHash(key: string, use: string, ...parts: string[]): string {
  const hmac = createHmac('sha256', key);
  // Lengths keep ['ab', 'c'] apart from ['a', 'bc'].
  for (const part of [use, ...parts]) hmac.update(`${Buffer.byteLength(part)}:${part}`);
  return hmac.digest('base64url');
}

/** Compares two hashes in constant time, so that the time does not reveal where they differ. */
export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** A person's pseudonym in ids that remain when that person's account is deleted: it reveals nobody. */
export function personKey(key: string, uid: string): string {
  return keyedHash(key, 'person', uid).slice(0, 24);
}
