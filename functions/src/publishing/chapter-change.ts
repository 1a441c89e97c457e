import type { ChapterDocument } from '@rawi/model/pages/chapter-link';
import { chapterSummary } from '@rawi/model/pages/chapter-summary';
import type { InvalidationTarget } from '@rawi/model/pages/invalidation-target';
import type { TruthChange } from '@rawi/model/pages/pages-showing';
import type { Chapter } from '@rawi/model/truth/chapter';
import type { Comic } from '@rawi/model/truth/comic';
import { withLevel } from '@rawi/model/truth/level';
import { newTranslator } from '@rawi/model/truth/translator';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { allChapters, chapterDocuments, chapterRef } from '../data/chapters.ts';
import { comicRef } from '../data/comics.ts';
import { translatorRef } from '../data/translators.ts';
import { readInvalidations } from '../pages/invalidate.ts';
import { pagesToInvalidate } from '../pages/pages-to-invalidate.ts';
import { bring } from './changed-fields.ts';

/** A chapter that is added, changed or removed; its comic must exist. */
export interface ChapterChange {
  readonly comicId: string;
  readonly chapterId: string;
  /** The new chapter; undefined if it is removed. */
  readonly after: (before: Chapter | undefined, comic: Comic) => Chapter | undefined;
}

/**
 * Reads, in a transaction, everything that a change of a chapter affects: its comic, the number of its
 * translator's chapters, the pages that show it. The function that it returns writes.
 */
export async function readChapterChange(
  transaction: Transaction,
  db: Firestore,
  { comicId, chapterId, after: become }: ChapterChange,
  now: Date,
): Promise<{ readonly comic: Comic; readonly before: Chapter | undefined; readonly write: () => void }> {
  const comic = (await transaction.get(comicRef(db, comicId))).data();
  if (!comic) throw new Error(`The comic ${comicId} of the chapter ${chapterId} is not there.`);
  const chapters = chapterDocuments(await transaction.get(allChapters(db, comicId)));
  const before = withoutId(chapters.find(({ id }) => id === chapterId));
  const after = become(before, comic);
  const others = chapters.filter(({ id }) => id !== chapterId);
  const all = after ? [...others, { ...after, id: chapterId }] : others;
  const comicAfter = { ...comic, ...chapterSummary(all, comic.createdAt) };
  const translators = await readTranslators(transaction, db, before, after);
  const changes: TruthChange[] = [
    { of: 'chapter', comicId, comicSlug: comic.slug, shelf: comic.shelf, chapterId, before, after },
    { of: 'comic', comicId, before: comic, after: comicAfter },
    ...translators.map(({ id, before: was, after: is }) => ({
      of: 'translator' as const,
      translatorId: id,
      before: was,
      after: is,
    })),
  ];
  const sums: InvalidationTarget[] =
    after && !before ? [{ kind: 'chapterCounts', id: chapterId, comicId }] : [];
  const invalidate = await readInvalidations(transaction, db, [
    ...(await pagesToInvalidate(db, changes)),
    ...sums,
  ]);
  return {
    comic,
    before,
    write() {
      bring(transaction, db.doc(chapterRef(db, comicId, chapterId).path), before, after);
      bring(transaction, db.doc(comicRef(db, comicId).path), comic, comicAfter);
      for (const { id, before: was, after: is } of translators) {
        bring(transaction, db.doc(translatorRef(db, id).path), was, is);
      }
      invalidate(now);
    },
  };
}

/**
 * Reads, in a transaction, what the removal of a chapter affects after its comic was removed: its translator
 * has one chapter less, and its page is deleted. The function that it returns writes; undefined if the
 * chapter is gone.
 */
export async function readOrphanGoing(
  transaction: Transaction,
  db: Firestore,
  { comicId, chapterId }: Pick<ChapterChange, 'comicId' | 'chapterId'>,
  now: Date,
): Promise<{ readonly before: Chapter; readonly write: () => void } | undefined> {
  const ref = chapterRef(db, comicId, chapterId);
  const before = (await transaction.get(ref)).data();
  if (!before) return undefined;
  const translators = await readTranslators(transaction, db, before, undefined);
  const pages: InvalidationTarget[] = [
    { kind: 'chapter', id: chapterId, comicId },
    ...translators.map(({ id }) => ({ kind: 'translator', id }) as const),
  ];
  const invalidate = await readInvalidations(transaction, db, pages);
  return {
    before,
    write() {
      transaction.delete(ref);
      for (const { id, before: was, after: is } of translators) {
        bring(transaction, db.doc(translatorRef(db, id).path), was, is);
      }
      invalidate(now);
    },
  };
}

/** The translators before and after, who have one chapter more or less. */
async function readTranslators(
  transaction: Transaction,
  db: Firestore,
  before: Chapter | undefined,
  after: Chapter | undefined,
) {
  const [was, is] = [before?.translator, after?.translator];
  if (was?.id === is?.id) return [];
  const changed = [];
  for (const [translator, by] of [
    [was, -1],
    [is, 1],
  ] as const) {
    if (!translator) continue;
    const stored = (await transaction.get(translatorRef(db, translator.id))).data();
    // Losing a chapter does not create a profile for somebody who no longer has one.
    if (!stored && by < 0) continue;
    const known = stored ?? newTranslator(translator.name, after ? [after.language] : []);
    const publishedChapters = Math.max(0, known.publishedChapters + by);
    changed.push({ id: translator.id, before: stored, after: withLevel({ ...known, publishedChapters }) });
  }
  return changed;
}

function withoutId(chapter: ChapterDocument | undefined): Chapter | undefined {
  if (!chapter) return undefined;
  const { id: _, ...rest } = chapter;
  return rest;
}
