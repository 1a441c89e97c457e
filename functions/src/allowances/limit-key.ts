import { z } from 'zod';
import { keyedHash } from '../secrets/keyed-hash.ts';

/** What a limit is of, and a keyed hash of whom it counts; no hash has a colon, so no two uses share a key. */
const limitKeySchema = z
  .string()
  .regex(/^[A-Za-z]+(-[A-Za-z]+)*:[A-Za-z0-9_-]{43}$/)
  .brand<'LimitKey'>();

/** The name of a limit's document. `limitKey` alone makes one. */
export type LimitKey = z.output<typeof limitKeySchema>;

/**
 * The key of a limit: it tells what is counted, and never who or where: not an account's id, an address of mail or of origin. Who reads
 * the database, or keeps it when an account is gone, cannot find out either.
 */
export function limitKey(
  { hashKey }: { readonly hashKey: string },
  use: string,
  ...values: readonly string[]
): LimitKey {
  return limitKeySchema.parse(`${use}:${keyedHash(hashKey, `limit:${use}`, ...values)}`);
}

/** What a key counts, as `limitKey` was told. */
export function useOf(key: LimitKey): string {
  return key.slice(0, key.indexOf(':'));
}
