import { paths } from '@rawi/model/paths';
import { type RestoreRecord, restoreRecordSchema } from '@rawi/model/truth/restore-record';
import { reading } from '@rawi/model/truth/tolerant';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../archive/collections.ts';
import { Refused } from '../archive/refused.ts';

/** Where it is kept how far a restore is. */
export function ledgerRef(firestore: Firestore): DocumentReference {
  return firestore.doc(paths.restore());
}

/** What an earlier restore has left in this project; undefined where there was none. */
export async function readLedger(firestore: Firestore): Promise<RestoreRecord | undefined> {
  const stored = await ledgerRef(firestore).get();
  return stored.exists ? reading(restoreRecordSchema).parse(stored.data()) : undefined;
}

/**
 * Whether an export may be restored into this project: it is empty, or holds a part of the same export. Returns the ledger of
 * that. Throws `Refused` otherwise.
 */
export async function requireRoom(
  firestore: Firestore,
  exportId: string,
  withPeople: boolean,
): Promise<RestoreRecord | undefined> {
  const ledger = await readLedger(firestore);
  if (ledger?.exportId === exportId) {
    if ((ledger.people ?? false) === withPeople) return ledger;
    throw new Refused(
      ledger.people
        ? 'This export is being restored with its people. Go on with --people, or take an empty project.'
        : 'This export was restored without its people. They come with the whole of it, into an empty project.',
    );
  }
  if (ledger && ledger.finishedAt === null)
    throw new Refused(
      'Another export is being restored into this project. Go on with that one, or take an empty project.',
    );
  for (const { query, fillsProject } of COLLECTIONS) {
    if (!fillsProject) continue;
    const [document] = (await query(firestore).limit(1).get()).docs;
    if (document)
      throw new Refused(
        `This project holds a catalogue already (${document.ref.path}). An export is restored into an empty project.`,
      );
  }
  return undefined;
}

/** Begins the ledger; of two restores that begin at once one fails. */
export async function beginLedger(
  firestore: Firestore,
  { exportId, withPeople, now }: { exportId: string; withPeople: boolean; now: Date },
): Promise<RestoreRecord> {
  const record: RestoreRecord = {
    exportId,
    startedAt: now,
    finishedAt: null,
    files: 0,
    documents: {},
    ...(withPeople && { people: true }),
  };
  try {
    await ledgerRef(firestore).create(record);
  } catch (error) {
    if (isThereAlready(error))
      throw new Refused(
        'Another restore into this project has begun meanwhile. Run the command again to go on with it.',
      );
    throw error;
  }
  return record;
}

/** The code of Firestore for a document that exists. */
const ALREADY_EXISTS = 6;

function isThereAlready(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === ALREADY_EXISTS;
}
