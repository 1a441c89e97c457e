import { timeSchema } from '@rawi/model/truth/schemas';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';

/**
 * The parts of the demonstration that a site has been given; the record lies beside the data, so that it is kept and
 * lost with it.
 */
const PATH = 'demo/catalogue';

const recordSchema = z.object({
  /** The moment that all times of the catalogue count from. */
  begun: timeSchema,
  /** The version of the drawings and of what is loaded (`contentVersion`); older records have none. */
  version: z.string().default(''),
  /** The slugs of the comics that were loaded. Their owner may have changed or deleted them since. */
  loaded: z.array(z.string()),
  /** Comics that were loaded in an earlier version, and not in this one yet. */
  earlier: z.array(z.string()).default([]),
  /** Whether everything has been loaded. */
  complete: z.boolean(),
});
export type LoadRecord = Readonly<z.infer<typeof recordSchema>>;

export const recordRef = (firestore: Firestore) => firestore.doc(PATH);

/**
 * Reads the record of a site for `version`: what was loaded of another version has to be loaded again. The record is
 * empty and begins `now` if the demonstration was never loaded.
 */
export async function readRecord(firestore: Firestore, now: Date, version: string): Promise<LoadRecord> {
  const snapshot = await recordRef(firestore).get();
  if (!snapshot.exists) return { begun: now, version, loaded: [], earlier: [], complete: false };
  const record = recordSchema.parse(snapshot.data());
  if (record.version === version) return record;
  const earlier = [...new Set([...record.earlier, ...record.loaded])];
  return { begun: record.begun, version, loaded: [], earlier, complete: false };
}
