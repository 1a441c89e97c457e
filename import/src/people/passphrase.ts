import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { z } from '@rawi/model/zod';
import { Refused } from '../archive/refused.ts';
import type { SealKey } from './seal.ts';

/** Characters that a passphrase needs at the least: four or five words that belong together for one person alone. */
export const LEAST_PASSPHRASE = 14;

/** How much work a guess is: 2^17 times 8 blocks are half a second and 128 MB. */
const COST = { N: 2 ** 17, r: 8, p: 1 } as const;
/** A header that somebody has written asks for no more memory than this has: 1 GB. */
const MOST = 2 ** 20;

const base64 = z.string().regex(/^[A-Za-z0-9+/]{43}=$/, '32 bytes in Base64');

/** `people/seal.json`: how the key is made of the passphrase, and by what a wrong one is known. It is in the open. */
export const sealSchema = z.strictObject({
  format: z.literal('rawi-people'),
  version: z.literal(1),
  scrypt: z.strictObject({
    N: z
      .int()
      .min(COST.N)
      .max(MOST)
      .refine((N) => Number.isInteger(Math.log2(N)), 'a power of two'),
    r: z.literal(COST.r),
    p: z.int().min(COST.p).max(4),
    salt: base64,
  }),
  check: base64,
});
export type Seal = z.infer<typeof sealSchema>;

/** Makes a seal of a passphrase, for one export. Throws `Refused` for one that is too short. */
export async function makeSeal(passphrase: string, exportId: string): Promise<{ seal: Seal; key: SealKey }> {
  requireLength(passphrase);
  const options = { ...COST, salt: randomBytes(32).toString('base64') };
  const key = { key: await keyOf(passphrase, options), exportId };
  return {
    seal: { format: 'rawi-people', version: 1, scrypt: options, check: checkOf(key).toString('base64') },
    key,
  };
}

/** The key of a seal. Throws `Refused` where the passphrase is another one. */
export async function openSeal(seal: Seal, passphrase: string, exportId: string): Promise<SealKey> {
  const key = { key: await keyOf(passphrase, seal.scrypt), exportId };
  if (!timingSafeEqual(checkOf(key), Buffer.from(seal.check, 'base64')))
    throw new Refused('That is not the passphrase that this export was sealed with.');
  return key;
}

/** Throws `Refused` for a passphrase that could be guessed. */
export function requireLength(passphrase: string): void {
  if ([...normal(passphrase)].length < LEAST_PASSPHRASE)
    throw new Refused(
      `A passphrase needs ${LEAST_PASSPHRASE} characters or more: some words that nobody else would put together.`,
    );
}

/** The same letters are the same passphrase, however a keyboard has put them together. */
const normal = (passphrase: string) => passphrase.normalize('NFKC');

function keyOf(passphrase: string, { N, r, p, salt }: Seal['scrypt']): Promise<Buffer> {
  const options = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(normal(passphrase), Buffer.from(salt, 'base64'), 32, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function checkOf({ key, exportId }: SealKey): Buffer {
  return createHmac('sha256', key).update(`rawi-people check ${exportId}`).digest();
}
