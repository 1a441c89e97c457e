import type { ReviewRequestOf, ReviewResponse } from '@rawi/model/calls/review-calls';
import { storagePaths } from '@rawi/model/paths';
import { SUBMISSION } from '@rawi/model/review/submission-machine';
import type { Comic } from '@rawi/model/truth/comic';
import { withRemoved } from '@rawi/model/truth/removed';
import { reservationKeys } from '@rawi/model/truth/reservation';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { allChapters, chapterRef } from '../data/chapters.ts';
import { keptChapterRef, keptComicRef, removedRef, reservationRef } from '../data/documents.ts';
import { glossaryRef } from '../data/glossaries.ts';
import { publicationRef } from '../data/publications.ts';
import { runningAbout, submissionRef } from '../data/submissions.ts';
import { notifyDecision, recipientOf } from '../notifications/notify-decision.ts';
import { readChapterChange } from '../publishing/chapter-change.ts';
import { readComicChange } from '../publishing/comic-change.ts';
import { folderOf } from '../publishing/published-files.ts';
import { unblurredChapter, unblurredComic } from '../publishing/unblurred.ts';
import { isAtRest, newWork, type Published, readPublished } from '../publishing/work-of-admin.ts';
import { decideAsStaff } from '../review/as-staff.ts';
import { contestedBy, isImpartial } from '../review/impartial.ts';
import { decisionMailOf, writeDecision } from '../review/write-decision.ts';
import type { SignedInContext } from '../services/services.ts';
import { removeSuggestions } from '../suggestions/remove-suggestions.ts';

/**
 * Unpublishes a chapter, or a comic without chapters: its document is removed with the decision, and a task
 * then moves its files. The stored copy is unchanged, with its views and reactions.
 */
export async function unpublish(
  context: SignedInContext,
  { submissionId, requestId, reason, forGood }: ReviewRequestOf<'unpublish'>,
): Promise<ReviewResponse<'unpublish'>> {
  const { firestore: db, now, caller } = context;
  await db.runTransaction(async (transaction) => {
    const published = await readPublished(context, transaction, db, submissionId);
    const { reviewed, comicId, work, staff } = published;
    const { submission, review } = reviewed;
    const { uid, kind, revision, since } = submission;
    const made = await decideAsStaff(context, transaction, {
      machine: SUBMISSION,
      move: 'unpublish',
      action: 'unpublishSubmission',
      reviewed,
      staff,
      request: { revision, requestId },
      needs: {
        impartial: () =>
          isImpartial(context, transaction, 'unpublish', { ownerUid: uid, chapter: contestedBy(submission) }),
        kept: () => !submission.gone,
        online: async () =>
          isAtRest(published) && (await transaction.get(runningAbout(db, 'replaces', submissionId))).empty,
        'without-chapters': () => kind === 'chapter' || hasNoChapters(transaction, db, comicId),
      },
    });
    if (!made) return;
    const recipient = await recipientOf(context, transaction, uid);
    const time = now();
    const gone = await readGoing(transaction, db, published, time);
    const removed = (await transaction.get(removedRef(db))).data();
    const { folder } = gone;
    const into = storagePaths.keptFolder(uid, submissionId, made.decisionId);

    gone.write(forGood);
    transaction.set(
      removedRef(db),
      withRemoved(removed, {
        id: submission.chapterId ?? comicId,
        at: time,
        // Work that we may not show, or that must not exist anywhere, is removed from the devices that saved
        // it as well.
        takenDown: forGood || reason === 'rights',
      }),
    );
    transaction.update(submissionRef(db, submissionId), {
      ...made.to,
      since: { submitted: submission.createdAt, ...since, unpublished: time },
      publication: 'running',
      ...(forGood && { gone: true }),
    });
    transaction.update(db.doc(publicationRef(db, submissionId).path), {
      ...newWork(time, {
        way: forGood ? 'away' : 'back',
        // The files of work that never reached readers stay where they are, and the planned destination stays
        // recorded.
        ...(folder === undefined
          ? { folders: work.folders, step: 'clean' }
          : { folders: [{ from: folder, into }] }),
        requestId: made.decisionId,
      }),
    });
    writeDecision(transaction, db, reviewed.reviewId, review, {
      verdict: 'unpublished',
      revision,
      by: { uid: caller.uid, name: staff.name },
      at: time,
      rejection: { reasons: [reason] },
    });
    made.writeAudit(forGood ? `${reason}, for good` : reason);
    if (!recipient) return;
    const decision = { ...decisionMailOf(reviewed, 'unpublished', { reasons: [reason] }), appeal: false };
    notifyDecision(context, transaction, recipient, { decisionId: made.decisionId, decision });
  });
  if (forGood) await removeItsSuggestions(db, submissionId);
  return {};
}

/** What readers suggested about a chapter goes with it, unless another has got its id meanwhile. */
async function removeItsSuggestions(db: Firestore, submissionId: string): Promise<void> {
  const { comicId, chapterId } = (await submissionRef(db, submissionId).get()).data() ?? {};
  if (comicId === undefined || chapterId === undefined) return;
  if (!(await chapterRef(db, comicId, chapterId).get()).exists) await removeSuggestions(db, chapterId);
}

async function hasNoChapters(transaction: Transaction, db: Firestore, comicId: string): Promise<boolean> {
  if (!(await transaction.get(allChapters(db, comicId).limit(1))).empty) return false;
  const running = await transaction.get(runningAbout(db, 'comicId', comicId));
  return running.empty;
}

/** What is removed from readers; work that never reached readers has neither documents nor a folder. */
interface Going {
  /** The folder of its files. */
  readonly folder: string | undefined;
  readonly write: (forGood: boolean) => void;
}

async function readGoing(
  transaction: Transaction,
  db: Firestore,
  { reviewed: { submission }, comicId }: Published,
  now: Date,
): Promise<Going> {
  const { chapterId } = submission;
  return chapterId === undefined
    ? await readGoingComic(transaction, db, comicId, now)
    : await readGoingChapter(transaction, db, { comicId, chapterId }, now);
}

async function readGoingComic(
  transaction: Transaction,
  db: Firestore,
  comicId: string,
  now: Date,
): Promise<Going> {
  const change = { comicId, after: () => undefined, returns: false };
  const { before, write } = await readComicChange(transaction, db, change, now);
  const kept = keptComicRef(db, comicId);
  return {
    folder: folderOfComic(before),
    write(forGood) {
      if (before) write();
      if (forGood) {
        transaction.delete(kept);
        transaction.delete(glossaryRef(db, comicId));
      } else if (before) transaction.set(kept, unblurredComic(before));
    },
  };
}

async function readGoingChapter(
  transaction: Transaction,
  db: Firestore,
  { comicId, chapterId }: { readonly comicId: string; readonly chapterId: string },
  now: Date,
): Promise<Going> {
  const kept = keptChapterRef(db, chapterId);
  const isThere = (await transaction.get(chapterRef(db, comicId, chapterId))).exists;
  const change = { comicId, chapterId, after: () => undefined };
  const { before, write } = isThere
    ? await readChapterChange(transaction, db, change, now)
    : { before: undefined, write: () => {} };
  return {
    folder: before && folderOf(before.pdf.path),
    write(forGood) {
      write();
      if (forGood) {
        transaction.delete(kept);
        transaction.delete(reservationRef(db, reservationKeys.chapter(chapterId)));
      } else if (before) transaction.set(kept, unblurredChapter(before));
    },
  };
}

function folderOfComic(comic: Comic | undefined): string | undefined {
  const path = (comic?.cover.en ?? comic?.cover.ar)?.sources[0]?.path;
  return path === undefined ? undefined : folderOf(path);
}
