import { laplace } from '@rawi/model/pages/also-saved';
import { keyedHash } from '../secrets/keyed-hash.ts';

/** The noise of two comics: the same each time and both ways, so that looking again does not average it out. */
export function pairNoise(hashKey: string, one: string, other: string): number {
  const drawn = Buffer.from(keyedHash(hashKey, 'also saved', ...[one, other].toSorted()), 'base64url');
  return laplace((drawn.readUIntBE(0, 6) + 0.5) / 2 ** 48);
}
