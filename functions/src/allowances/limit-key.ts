import { z } from 'zod';
import { keyedHash } from '../secrets/keyed-hash.ts';

/**
 * What a limit is for, and a keyed hash of whom it counts. A hash never has a colon, so no two uses share a
 * key.
 */
const limitKeySchema = z
  .string()
  .regex(/^[A-Za-z]+(-[A-Za-z]+)*:[A-Za-z0-9_-]{43}$/)
  .brand<'LimitKey'>();

/** The name of a limit's document. Only `limitKey` makes one. */
export type LimitKey = z.output<typeof limitKeySchema>;

/**
 * The key of a limit. It says what is counted, and never who or where: no account id, e-mail address or
 * origin. Neither a reader of the database nor whoever keeps it after an account is gone can find out.
 */
export function limitKey(
  { hashKey }: { readonly hashKey: string },
  use: string,
  ...values: readonly string[]
): LimitKey {
  return limitKeySchema.parse(`${use}:${keyedHash(hashKey, `limit:${use}`, ...values)}`);
}

/** What a key counts: the `use` given to `limitKey`. */
export function useOf(key: LimitKey): string {
  return key.slice(0, key.indexOf(':'));
}
