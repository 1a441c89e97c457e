import { timeSchema } from '@rawi/model/truth/schemas';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';

/** What of the demonstration a site has been given; it lies beside the data, so that it is kept and lost with it. */
const PATH = 'demo/catalogue';

const recordSchema = z.object({
  /** The moment that all times of the catalogue count from. */
  begun: timeSchema,
  /** Of what is drawn and given (`contentVersion`); records of before there was one have none. */
  version: z.string().default(''),
  /** The slugs of the comics that were loaded. Their owner may have changed or deleted them since. */
  loaded: z.array(z.string()),
  /** Those that were loaded of an earlier version, and not of this one yet. */
  earlier: z.array(z.string()).default([]),
  /** Whether nothing is missing any more. */
  complete: z.boolean(),
});
export type LoadRecord = Readonly<z.infer<typeof recordSchema>>;

export const recordRef = (firestore: Firestore) => firestore.doc(PATH);

/**
 * The record of a site, as one of `version`: what was loaded of another is to be loaded anew. An empty one that begins
 * `now` where the demonstration was never loaded.
 */
export async function readRecord(firestore: Firestore, now: Date, version: string): Promise<LoadRecord> {
  const snapshot = await recordRef(firestore).get();
  if (!snapshot.exists) return { begun: now, version, loaded: [], earlier: [], complete: false };
  const record = recordSchema.parse(snapshot.data());
  if (record.version === version) return record;
  const earlier = [...new Set([...record.earlier, ...record.loaded])];
  return { begun: record.begun, version, loaded: [], earlier, complete: false };
}
