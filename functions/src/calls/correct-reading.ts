import type { Correction, TranslatorRequestOf, TranslatorResponse } from '@rawi/model/calls/translator-calls';
import { LIMITS } from '@rawi/model/limits';
import { isSame } from '@rawi/model/pages/is-same';
import { paths } from '@rawi/model/paths';
import type { Chapter } from '@rawi/model/truth/chapter';
import type { ChapterReading } from '@rawi/model/truth/chapter-reading';
import { areMatches } from '@rawi/model/truth/matched-pages';
import { panelsOf } from '@rawi/model/truth/panels-of';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { writeAudit } from '../comments/write-audit.ts';
import { chapterRef } from '../data/chapters.ts';
import { readChapterChange } from '../publishing/chapter-change.ts';
import { staffEntry } from '../review/as-reviewer.ts';
import type { SignedInContext } from '../services/services.ts';

/**
 * Corrects how a chapter is read, for every reader, and marks the pages that show it. Its translator and
 * reviewers may do this. A match belongs to two chapters: the latest correction wins, whichever of the two it
 * was made from.
 */
export async function correctReading(
  { firestore: db, now, random, caller: { uid } }: SignedInContext,
  { comicId, chapterId, correction }: TranslatorRequestOf<'correctReading'>,
): Promise<TranslatorResponse<'correctReading'>> {
  await db.runTransaction(async (transaction) => {
    const chapter = (await transaction.get(chapterRef(db, comicId, chapterId))).data();
    if (!chapter) throw new CallError('target-missing');
    if (chapter.translator?.id !== uid) await staffEntry(transaction, db, uid);
    const reading = applyCorrection(chapter, correction);
    const time = now();
    const own = await readChange(transaction, db, { comicId, chapterId, reading }, time);
    const other = await readOther(transaction, db, { comicId, chapterId, chapter, correction }, time);
    own.write();
    other?.write();
    writeAudit(transaction, db, random, {
      action: 'correctReading',
      by: uid,
      at: time,
      about: paths.chapter(comicId, chapterId),
      reason: correction.value === null ? `${correction.of} reset` : correction.of,
    });
  });
  return {};
}

/** Applies a correction to what a chapter already has. */
function applyCorrection(chapter: Chapter, correction: Correction): ChapterReading {
  const { reading = {}, pageCount, manifest } = chapter;
  switch (correction.of) {
    case 'shifted':
      return { ...reading, shifted: correction.value ?? undefined };
    case 'panels':
      if (correction.value?.some(({ page }) => page > pageCount || !manifest))
        throw new CallError('moved-on');
      return { ...reading, panels: correction.value ?? undefined };
    case 'matches': {
      const { with: chapterId, value: pages } = correction;
      const matches = withoutMatches(reading, chapterId) ?? [];
      if (pages && matches.length >= LIMITS.matchedTranslations) throw new CallError('too-many-matches');
      return { ...reading, matches: pages ? [...matches, { chapterId, pages }] : matches };
    }
  }
}

const withoutMatches = ({ matches }: ChapterReading, other: string) =>
  matches?.filter(({ chapterId }) => chapterId !== other);

interface Asked {
  readonly comicId: string;
  readonly chapterId: string;
  readonly chapter: Chapter;
  readonly correction: Correction;
}

/**
 * Removes this chapter from the matches of the chapter that it was matched with before. Undefined if nothing
 * changes.
 */
async function readOther(
  transaction: Transaction,
  db: Firestore,
  { comicId, chapterId, chapter, correction }: Asked,
  now: Date,
) {
  if (correction.of !== 'matches') return undefined;
  const { with: otherId, value } = correction;
  const other = (await transaction.get(chapterRef(db, comicId, otherId))).data();
  if (value) {
    if (!other || other.number !== chapter.number || other.language === chapter.language) {
      throw new CallError('target-missing');
    }
    if (!areMatches(value, chapter.pageCount, other.pageCount)) throw new CallError('moved-on');
  }
  if (!other?.reading?.matches?.some((each) => each.chapterId === chapterId)) return undefined;
  const reading = { ...other.reading, matches: withoutMatches(other.reading, chapterId) };
  return await readChange(transaction, db, { comicId, chapterId: otherId, reading }, now);
}

interface Corrected {
  readonly comicId: string;
  readonly chapterId: string;
  readonly reading: ChapterReading;
}

async function readChange(
  transaction: Transaction,
  db: Firestore,
  { comicId, chapterId, reading }: Corrected,
  now: Date,
) {
  const kept = dropEmpty(reading);
  const after = (before: Chapter | undefined): Chapter | undefined => {
    if (!before) return undefined;
    const { reading: _, ...rest } = before;
    const after = kept ? { ...rest, reading: kept } : rest;
    // What opens the chapter stands on its card, which is drawn again.
    const isSameOpening = isSame(panelsOf(before), panelsOf(after));
    return before.manifest && !isSameOpening ? { ...after, shareCards: null } : after;
  };
  return await readChapterChange(transaction, db, { comicId, chapterId, after }, now);
}

/** Leaves out empty corrections, because Firestore cannot store undefined. */
function dropEmpty({ shifted, matches, panels }: ChapterReading): ChapterReading | undefined {
  const left = {
    ...(shifted && { shifted }),
    ...(matches && matches.length > 0 && { matches }),
    ...(panels && { panels }),
  };
  return Object.keys(left).length === 0 ? undefined : left;
}
