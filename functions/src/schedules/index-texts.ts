import { pageIds } from '@rawi/model/page-ids';
import { storagePaths } from '@rawi/model/paths';
import type { ChapterText, TextSweep } from '@rawi/model/truth/chapter-text';
import type { Query } from 'firebase-admin/firestore';
import { pageRef } from '../data/documents.ts';
import { dueTexts, textSweepRef, textsDueAgain } from '../data/text-index.ts';
import { addTexts, type DueText, lookAtText } from '../texts/add-texts.ts';
import { makeDueAgain, mendIndex } from '../texts/mend-index.ts';
import { mergeLayers } from '../texts/merge-layers.ts';
import { forgetRaised } from '../texts/raised-texts.ts';
import { type IndexingTexts, overdueFolders, readIndex, type TextIndex } from '../texts/text-index.ts';
import { eachDue } from './each-alone.ts';

/** For how long a run begins further work: the next run goes on. */
const SECONDS = 300;
/** How many chapters are taken at a time; their records are written in one commit with the index. */
const TOGETHER = 200;
/** When one is tried again that failed. */
const AGAIN_MS = 60 * 60 * 1000;
/** When the small layer goes into the large one: after a day, or with so many chapters in it. */
const MERGED = { afterMs: 23.5 * 60 * 60 * 1000, chapters: 1000 } as const;

/**
 * Writes the index of texts, by which lines are found: what differs between chapters' pages and the index. What is written counts with one commit, so a
 * run may be killed anywhere, and of two at a time one wins. What was lost of it is mended first. Returns how many chapters it dealt with.
 */
export async function indexTexts(indexing: IndexingTexts): Promise<number> {
  const { now } = indexing;
  const until = now().getTime() + SECONDS * 1000;
  const isOver = () => now().getTime() >= until;
  await mendIndex(indexing);
  const done = (await makeDueAgain(indexing, isOver)) ? await bringUpToDate(indexing, isOver) : 0;
  await nameInSearch(indexing);
  await forgetRaised(indexing);
  await removeLeft(indexing);
  return done;
}

async function bringUpToDate(indexing: IndexingTexts, isOver: () => boolean): Promise<number> {
  const { now } = indexing;
  let index = await readIndex(indexing);
  if (index.sweep.merging || isMergeDue(index.sweep, now())) {
    if (!(await mergeLayers(indexing, index, isOver))) return 0;
    index = await readIndex(indexing);
  }
  let done = 0;
  for (;;) {
    const added = await addDue(indexing, index, isOver);
    done += added;
    if (added < TOGETHER || isOver()) return done;
    index = await readIndex(indexing);
    // The next run begins with that.
    if (isMergeDue(index.sweep, now())) return done;
  }
}

async function addDue(indexing: IndexingTexts, index: TextIndex, isOver: () => boolean): Promise<number> {
  const due: DueText[] = [];
  const { firestore: db, now } = indexing;
  const later = new Date(now().getTime() + AGAIN_MS);
  const look = (which: Query<ChapterText>, most: number) =>
    eachDue(
      {
        due: which,
        failure: 'The text of a chapter was not indexed.',
        most,
        isOver,
        putOff: ({ ref }) => ref.update({ dueAt: later }),
      },
      async (stored) => {
        due.push(await lookAtText(indexing, stored));
        return true;
      },
    );
  const looked = await look(dueTexts(db, now()), TOGETHER);
  // Whatever is new comes before what has to come again.
  if (looked < TOGETHER && !isOver()) await look(textsDueAgain(db), TOGETHER - looked);
  return due.length > 0 && (await addTexts(indexing, index, due)) ? due.length : 0;
}

function isMergeDue({ small, gone, mergedAt }: TextSweep, now: Date): boolean {
  if (small >= MERGED.chapters) return true;
  return small + gone.length > 0 && mergedAt.getTime() + MERGED.afterMs <= now.getTime();
}

/** The page of search says which list counts; it may have been built again without it, or a run was killed before it said so. */
async function nameInSearch({ firestore: db }: IndexingTexts): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const list = (await transaction.get(textSweepRef(db))).data()?.list;
    const ref = pageRef(db, pageIds.search());
    const page = (await transaction.get(ref)).data();
    if (!list || page?.kind !== 'search' || page.payload.texts === list) return;
    transaction.update(ref, { 'payload.texts': list });
  });
}

async function removeLeft({ firestore: db, bucket, now }: IndexingTexts): Promise<void> {
  const ref = textSweepRef(db);
  const sweep = (await ref.get()).data();
  const over = new Set(sweep ? overdueFolders(sweep, now()) : []);
  if (over.size === 0) return;
  for (const folder of over) await bucket.removeAll(`${storagePaths.textFolder(folder)}/`);
  await db.runTransaction(async (transaction) => {
    const current = (await transaction.get(ref)).data();
    const left = (current?.left ?? []).filter(({ folder }) => !over.has(folder));
    if (current) transaction.update(ref, { left });
  });
}
