import { isDeepStrictEqual } from 'node:util';
import type { Collection } from '../archive/collections.ts';
import { encode, type Fields } from '../archive/encoding.ts';

/** What the public part has not of a document: fields that it leaves out or replaces, or all of it. */
export interface Lost {
  readonly fields: Fields;
  /** The public part has no such document. */
  readonly isAlone: boolean;
}

/**
 * What of a take-down concerns people. How far its work is stays as the public part says it: what is under seal is in no
 * export, so that nothing of it can be given back.
 */
const OF_TAKEDOWN = ['shown', 'whose', 'note', 'by', 'messageId'];
const AT_REST = {
  sealedUntil: null,
  step: 'over',
  cursor: null,
  tries: 0,
  error: null,
  lease: null,
  dueAt: null,
} as const;

/** What a document loses in the public part; undefined where that is nothing. `known` are the fields that a rule names. */
export function lostOf(
  { name }: Pick<Collection, 'name'>,
  stored: Fields,
  exported: Fields | undefined,
  known: readonly string[],
): Lost | undefined {
  if (exported === undefined) {
    // Only those take-downs that say how it is with the catalogue are public.
    if (name !== 'takedowns' || !['down', 'returned'].includes(String(stored['state']))) return undefined;
    return { fields: { ...stored, ...AT_REST }, isAlone: true };
  }
  const names = name === 'takedowns' ? OF_TAKEDOWN : known;
  const fields = Object.entries(stored).filter(
    ([field, value]) =>
      names.includes(field) && !isDeepStrictEqual(encode(value), encode(exported[field] ?? null)),
  );
  return fields.length === 0 ? undefined : { fields: Object.fromEntries(fields), isAlone: false };
}
