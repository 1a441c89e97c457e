import { paths } from '@rawi/model/paths';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { notBegun } from '../../data/lease.ts';
import { begunAgain } from '../../data/takedowns.ts';
import { unlessChanged } from '../../data/unless-changed.ts';
import type { Check, Finding, Patient } from '../check.ts';

const MOST = 200;

/** Work that was given up after too many failures: publications, take-downs, erasures. */
export const WORK_PARKED: Check = {
  name: 'work-parked',
  reads: () => 10,
  async *find(patient) {
    const { firestore: db, now } = patient;
    const publications = db.collection(paths.publications()).where('dueAt', '==', null);
    for (const document of await read(publications)) {
      if (document.get('error') === null) continue;
      yield parked(document, async () => {
        const submission = db.doc(paths.submission(document.id));
        await db.runTransaction(async (transaction) => {
          const stored = await transaction.get(document.ref);
          const isParked = (await transaction.get(submission)).get('publication') === 'parked';
          if (!stored.exists || stored.get('dueAt') !== null) return;
          transaction.update(document.ref, notBegun(now()));
          if (isParked) transaction.update(submission, { publication: 'running' });
        });
      });
    }
    for (const document of await read(db.collection(paths.takedowns()).where('state', '==', 'parked'))) {
      const { ref, updateTime } = document;
      const way = document.get('way') === 'down' ? 'down' : 'back';
      yield parked(document, () =>
        unlessChanged(ref.update(begunAgain(way, now()), { lastUpdateTime: updateTime })),
      );
    }
    yield* await stuckErasures(patient);
  },
};

const read = async (query: Query) => (await query.limit(MOST).get()).docs;

function parked(document: QueryDocumentSnapshot, repair: () => Promise<unknown>): Finding {
  const error: unknown = document.get('error');
  return {
    id: document.ref.path,
    problem: `It was given up: ${typeof error === 'string' ? error : 'no reason is kept'}`,
    remedy: 'See what the reason names; admins try it again on /review/overview, and so does --repair.',
    repair,
  };
}

/** An erasure is tried every day, however often it fails. */
async function stuckErasures({ firestore: db, now }: Patient): Promise<readonly Finding[]> {
  const docs = await read(db.collection(paths.erasures()).where('stuck', '==', true));
  return docs.map(({ ref }) => ({
    id: ref.path,
    problem: 'An erased account could not be erased once more, five times or oftener.',
    remedy: 'The log of sweepErasures says why. --repair has it tried within minutes.',
    repair: () => ref.update({ dueAt: now() }),
  }));
}
