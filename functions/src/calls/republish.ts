import type { ReviewRequestOf, ReviewResponse } from '@rawi/model/calls/review-calls';
import { SUBMISSION } from '@rawi/model/review/submission-machine';
import { withoutRemoved } from '@rawi/model/truth/removed';
import { chapterRef } from '../data/chapters.ts';
import { comicRef } from '../data/comics.ts';
import { removedRef } from '../data/documents.ts';
import { publicationRef } from '../data/publications.ts';
import { submissionRef } from '../data/submissions.ts';
import { isAtRest, newWork, readPublished } from '../publishing/work-of-admin.ts';
import { decideAsStaff } from '../review/as-staff.ts';
import { contestedBy, isImpartial } from '../review/impartial.ts';
import { writeDecision } from '../review/write-decision.ts';
import type { SignedInContext } from '../services/services.ts';

/** Returns unpublished work to readers: the same chapter or comic, with its reactions, comments and views. */
export async function republish(
  context: SignedInContext,
  { submissionId, requestId }: ReviewRequestOf<'republish'>,
): Promise<ReviewResponse<'republish'>> {
  const { firestore: db, now, caller } = context;
  await db.runTransaction(async (transaction) => {
    const published = await readPublished(context, transaction, db, submissionId);
    const { reviewed, comicId, work, staff } = published;
    const { submission, review } = reviewed;
    const { uid, kind, revision, since, chapterId } = submission;
    const made = await decideAsStaff(context, transaction, {
      machine: SUBMISSION,
      move: 'republish',
      action: 'republishSubmission',
      reviewed,
      staff,
      request: { revision, requestId },
      needs: {
        impartial: () =>
          isImpartial(context, transaction, 'republish', { ownerUid: uid, chapter: contestedBy(submission) }),
        kept: () => !submission.gone,
        online: () => isAtRest(published),
        'comic-published': async () =>
          kind === 'comic' || (await transaction.get(comicRef(db, comicId))).exists,
        place: async () =>
          kind === 'comic'
            ? !(await transaction.get(comicRef(db, comicId))).exists
            : chapterId !== undefined && !(await transaction.get(chapterRef(db, comicId, chapterId))).exists,
      },
    });
    if (!made) return;
    const removed = (await transaction.get(removedRef(db))).data();
    const time = now();
    // Work that never reached readers is published from where its files are; other work returns the way it
    // was taken.
    const folders =
      work.way === 'back' ? work.folders.map(({ from, into }) => ({ from: into, into: from })) : work.folders;
    const isStaged = folders.some(({ into }) => !into.startsWith('public/'));
    transaction.set(removedRef(db), withoutRemoved(removed, chapterId ?? comicId));
    transaction.update(submissionRef(db, submissionId), {
      ...made.to,
      since: { submitted: submission.createdAt, ...since, published: time },
      publication: 'running',
    });
    transaction.update(db.doc(publicationRef(db, submissionId).path), {
      ...newWork(time, {
        way: 'out',
        folders: isStaged ? work.folders : folders,
        requestId: made.decisionId,
      }),
    });
    writeDecision(transaction, db, reviewed.reviewId, review, {
      verdict: 'republished',
      revision,
      by: { uid: caller.uid, name: staff.name },
      at: time,
    });
    made.writeAudit();
  });
  return {};
}
