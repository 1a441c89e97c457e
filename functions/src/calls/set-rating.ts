import type { ReviewRequestOf, ReviewResponse } from '@rawi/model/calls/review-calls';
import { AS_THE_COMIC } from '@rawi/model/lists/age-ratings';
import { paths } from '@rawi/model/paths';
import { type ConfirmedRating, ownRating } from '@rawi/model/truth/age-rating';
import type { Chapter } from '@rawi/model/truth/chapter';
import type { Comic } from '@rawi/model/truth/comic';
import { closedRatingReport, type RatingReport } from '@rawi/model/truth/rating-report';
import type { Firestore, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { writeAudit } from '../comments/write-audit.ts';
import { openRatingReports, REPORTS_AT_ONCE } from '../data/rating-reports.ts';
import { readChapterChange } from '../publishing/chapter-change.ts';
import { readComicChange } from '../publishing/comic-change.ts';
import { staffEntry } from '../review/as-reviewer.ts';
import { requireImpartial } from '../review/impartial.ts';
import { ratingCorrection } from '../review/rating-correction.ts';
import type { SignedInContext } from '../services/services.ts';
import { judgedWork } from '../takedowns/judged-work.ts';
import { readTarget } from '../takedowns/target.ts';

type Request = ReviewRequestOf<'setRating'>;

/**
 * Rates a comic or a chapter that readers have, invalidates the pages that show it, and closes what readers have reported of
 * the comic's rating. Nothing else makes a rating milder. What is rated so already does not change.
 */
export async function setRating(
  context: SignedInContext,
  request: Request,
): Promise<ReviewResponse<'setRating'>> {
  const { firestore: db, now, random, caller } = context;
  const { comicId, chapterId, seen, rating } = request;
  const target =
    chapterId === undefined
      ? ({ kind: 'comic', comicId } as const)
      : ({ kind: 'chapter', comicId, chapterId } as const);
  const time = now();
  const closed = await db.runTransaction(async (transaction) => {
    await staffEntry(transaction, db, caller.uid);
    const found = await readTarget(transaction, db, target);
    if (!found) throw new CallError('target-missing');
    await requireImpartial(context, transaction, 'setRating', judgedWork(target, found));
    const change = await readChange(transaction, db, request, time);
    const reports =
      chapterId === undefined ? await transaction.get(openRatingReports(db, comicId)) : undefined;
    const correction = ratingCorrection(change.before, rating);
    // What is dismissed is dismissed by itself, with an entry in the log.
    if (correction === undefined) return 0;
    // What the caller has seen is not what there is: somebody else has rated it meanwhile.
    if (ratingCorrection(change.before, seen) !== undefined) throw new CallError('moved-on');
    for (const report of reports?.docs ?? []) {
      if (report.data().at <= time) transaction.update(db.doc(report.ref.path), closedRatingReport(time));
    }
    change.write();
    writeAudit(transaction, db, random, {
      action: 'setRating',
      by: caller.uid,
      at: time,
      about: chapterId === undefined ? paths.comic(comicId) : paths.chapter(comicId, chapterId),
      reason: correction,
    });
    return reports?.size ?? 0;
  });
  if (closed === REPORTS_AT_ONCE) await closeOthers(db, comicId, time);
  return {};
}

/** Closes what readers had reported until a correction, and has not fit into its commit; what they say of it is left open. */
async function closeOthers(db: Firestore, comicId: string, until: Date): Promise<void> {
  let behind: QueryDocumentSnapshot<RatingReport> | undefined;
  do {
    const from = behind;
    behind = await db.runTransaction(async (transaction) => {
      const { docs } = await transaction.get(openRatingReports(db, comicId, from));
      for (const report of docs) {
        if (report.data().at <= until) transaction.update(db.doc(report.ref.path), closedRatingReport(until));
      }
      return docs.length < REPORTS_AT_ONCE ? undefined : docs.at(-1);
    });
  } while (behind);
}

interface Change {
  readonly before: {
    readonly ageRating: string | null;
    readonly contentNotes: ConfirmedRating['contentNotes'];
  };
  readonly write: () => void;
}

async function readChange(
  transaction: Transaction,
  db: Firestore,
  { comicId, chapterId, rating }: Request,
  now: Date,
): Promise<Change> {
  if (chapterId === undefined) {
    const { before, write } = await readComicChange(
      transaction,
      db,
      { comicId, after: (_, comic) => comic && ratedComic(comic, rating), returns: true },
      now,
    );
    if (!before) throw new CallError('target-missing');
    return { before, write };
  }
  const { before, write } = await readChapterChange(
    transaction,
    db,
    { comicId, chapterId, after: (chapter) => chapter && ratedChapter(chapter, rating) },
    now,
  );
  if (!before) throw new CallError('target-missing');
  const { ageRating = AS_THE_COMIC, contentNotes = [] } = before;
  return { before: { ageRating, contentNotes }, write };
}

const ratedComic = (comic: Comic, rating: ConfirmedRating): Comic => ({
  ...comic,
  contentNotes: [],
  ...ownRating(rating),
});

function ratedChapter(chapter: Chapter, rating: ConfirmedRating): Chapter {
  const { ageRating: _, contentNotes: __, ...rest } = chapter;
  return { ...rest, ...ownRating(rating) };
}
