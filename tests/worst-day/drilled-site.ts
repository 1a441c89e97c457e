import { paths } from '@rawi/model/paths';
import type { DocumentData, DocumentReference, Firestore } from 'firebase-admin/firestore';
import { look, repairAll } from '../../functions/src/doctor/look.ts';
import { type ErasureServices, eraseAccount } from '../../functions/src/erasure/erase-account.ts';
import { sweepErasures } from '../../functions/src/schedules/sweep-erasures.ts';
import type { TreatedSite } from '../../functions/src/testing/patient.ts';

/** How often the functions look for work, and the doctor at what is left, at most. */
const ROUND_MS = 20;
const MOST_REPAIRS = 4;

/** What an owner and the functions do on a worst day, on the site of a test. */
export function drilledSite({ desk, patient, settle }: TreatedSite) {
  const { firestore } = patient;
  const { stage } = desk;
  const erasure: ErasureServices = {
    firestore,
    uploads: desk.uploads,
    published: desk.bucket,
    hashKey: stage.hashKey,
    now: stage.now,
  };

  /** Accounts that Auth has deleted, and no function has heard of. */
  const deleted: string[] = [];

  /** One round of triggers, queues and schedules. */
  async function work(): Promise<void> {
    for (const uid of deleted.splice(0))
      await eraseAccount(erasure, { uid, email: undefined, deletedAt: stage.now() });
    const running = firestore.collection(paths.takedowns()).where('state', '==', 'running');
    for (const { id } of (await running.get()).docs) await desk.hear(id);
    await desk.drain();
    await sweepErasures(erasure);
    await settle();
    // Mail is sent elsewhere: here none waits for hours.
    await firestore.recursiveDelete(firestore.collection('outbox'));
  }

  return {
    settle,
    /** Deletes an account as Auth does, with all that follows from it. */
    async deleteAccount(uid: string): Promise<void> {
      await stage.auth.deleteUser(uid);
      await eraseAccount(erasure, { uid, email: undefined, deletedAt: stage.now() });
      stage.pass(66 * 60);
      await work();
    },
    /** Runs the functions beside a command. */
    async besideFunctions<T>(run: () => Promise<T>): Promise<T> {
      const command = { isOver: false };
      const functions = (async () => {
        while (!command.isOver) {
          await work();
          await new Promise((resolve) => setTimeout(resolve, ROUND_MS));
        }
      })();
      try {
        return await run();
      } finally {
        command.isOver = true;
        await functions;
      }
    },
    /** `npm run doctor -- --all`, by the names of what it finds. */
    async findings(): Promise<string[]> {
      return (await look(patient)).map(({ check, id }) => `${check} ${id}`).toSorted();
    },
    /** `npm run doctor -- --all --repair`, run until nothing is left that it mends. */
    async repair(): Promise<void> {
      for (let run = 0; run < MOST_REPAIRS; run += 1) {
        const mendable = (await look(patient)).filter((found) => found.repair);
        if (mendable.length === 0) return;
        const { failed } = await repairAll(patient, mendable);
        if (failed.length > 0) throw new Error(failed.map(({ reason }) => reason).join('\n'));
        await settle();
      }
    },
    /** The accounts of some ids go, as far as they are there; the functions hear of it in their next round. No hour passes. */
    async deleteAccounts(uids: readonly string[]): Promise<void> {
      for (const uid of uids.filter((each) => stage.auth.accounts.has(each))) {
        await stage.auth.deleteUser(uid);
        deleted.push(uid);
      }
    },
  };
}

/** What the pages show, by their ids. */
export async function pagesOf(firestore: Firestore): Promise<Readonly<Record<string, unknown>>> {
  const { docs } = await firestore.collection(paths.pages()).get();
  return Object.fromEntries(docs.map((page) => [page.id, page.data()]));
}

/** Every document by its path, as Google's backup of a database has them. */
export async function backupOf(firestore: Firestore): Promise<ReadonlyMap<string, DocumentData>> {
  const found = new Map<string, DocumentData>();
  const collect = async (of: Pick<DocumentReference, 'listCollections'>) => {
    for (const collection of await of.listCollections()) {
      // What is missing may have documents below it.
      for (const ref of await collection.listDocuments()) {
        const data = (await ref.get()).data();
        if (data) found.set(ref.path, data);
        await collect(ref);
      }
    }
  };
  await collect(firestore);
  return found;
}

/** Writes a backup into an empty database, as an import from Google's does: no function hears of it. */
export async function importBackup(
  firestore: Firestore,
  backup: ReadonlyMap<string, DocumentData>,
): Promise<void> {
  const writer = firestore.bulkWriter();
  for (const [path, data] of backup) void writer.set(firestore.doc(path), data);
  await writer.close();
}
