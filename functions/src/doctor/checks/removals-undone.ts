import { paths } from '@rawi/model/paths';
import { ledgerSubject, type Removals, removalsOf } from '@rawi/model/truth/ledger';
import { isDown, type TakedownTarget } from '@rawi/model/truth/takedown';
import type { Firestore } from 'firebase-admin/firestore';
import { takedownRef } from '../../data/takedowns.ts';
import { readLedger } from '../../ledger/ledger.ts';
import type { Check, Finding } from '../check.ts';
import { examine } from '../examine.ts';

/** Removals of a sample, of each kind: the latest, which a restored copy lacks first. */
const SAMPLED = 20;

/** What the ledger says is removed, and is there all the same: a restored copy has brought it back. */
export const REMOVALS_UNDONE: Check = {
  name: 'removal-undone',
  reads: ({ comics, people }) => comics + people,
  async *find({ firestore: db, published, all }) {
    const { takenDown, erased } = removalsOf(await readLedger(published));
    yield* examine(
      some(takenDown, all),
      (entry) => ({ path: paths.takedown(ledgerSubject(entry)) }),
      async (entry) => ((await isBack(db, entry)) ? [taken(entry)] : []),
    );
    yield* examine(
      some(erased, all),
      ({ uid }) => ({ path: paths.user(uid) }),
      async ({ uid }) => ((await isPersonBack(db, uid)) ? [person(uid)] : []),
    );
  },
};

function some<E extends { readonly at: Date }>(entries: readonly E[], all: boolean): readonly E[] {
  return all ? entries : entries.toSorted((one, other) => +other.at - +one.at).slice(0, SAMPLED);
}

/** Whether readers may have it: its document is there though it goes with a take-down, or nothing says that it is down. */
async function isBack(db: Firestore, entry: Removals['takenDown'][number]): Promise<boolean> {
  const { target, at } = entry;
  const record = (await takedownRef(db, ledgerSubject(entry)).get()).data();
  // It is being taken down or given back, or was given back since: the ledger follows.
  if (record?.state === 'running' || record?.state === 'returning') return false;
  if (record?.returned && record.returned.at > at) return false;
  const { documents, go } = whereItWas(target);
  const found = await db.getAll(...documents.map((path) => db.doc(path)));
  return found.some(({ exists }) => exists) && (go || !record || !isDown(record));
}

/** The documents without which nothing of it is there, and whether they go with a take-down. */
function whereItWas(target: TakedownTarget): { readonly documents: readonly string[]; readonly go: boolean } {
  switch (target.kind) {
    case 'comic':
      return { documents: [paths.comic(target.comicId)], go: true };
    case 'chapter':
      return { documents: [paths.chapter(target.comicId, target.chapterId)], go: true };
    case 'article':
      return { documents: [paths.blog(target.slug)], go: true };
    case 'cover':
      return { documents: [paths.comic(target.comicId)], go: false };
    case 'photo':
      return { documents: [paths.user(target.uid), paths.translator(target.uid)], go: false };
    case 'comment':
      return { documents: [paths.comment(target.comicId, target.commentId)], go: false };
  }
}

async function isPersonBack(db: Firestore, uid: string): Promise<boolean> {
  const [user, translator, erasure] = await db.getAll(
    db.doc(paths.user(uid)),
    db.doc(paths.translator(uid)),
    db.doc(paths.erasure(uid)),
  );
  return erasure?.exists !== true && (user?.exists === true || translator?.exists === true);
}

const REMEDY = 'npm run replay does once more what the ledger says (docs/guides/worst-day.md).';

const taken = (entry: Removals['takenDown'][number]): Finding => ({
  id: paths.takedown(ledgerSubject(entry)),
  problem: `It was taken down on ${entry.at.toISOString().slice(0, 10)} (${entry.reason}), and is public again.`,
  remedy: REMEDY,
});

const person = (uid: string): Finding => ({
  id: paths.user(uid),
  problem: 'The account was erased, and what was stored about the person is there again.',
  remedy: REMEDY,
});
