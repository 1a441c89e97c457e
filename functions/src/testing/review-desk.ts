import type { ReviewInput } from '@rawi/model/calls/review-calls';
import { AS_THE_COMIC } from '@rawi/model/lists/age-ratings';
import { paths } from '@rawi/model/paths';
import { sampleComic } from '@rawi/model/testing/samples';
import type { ConfirmedRating } from '@rawi/model/truth/age-rating';
import { NOTHING_CHOSEN, type Resolved } from '@rawi/model/truth/resolved';
import { type Review, reviewedIn, reviewIds, reviewSchema } from '@rawi/model/truth/review';
import type { Staff } from '@rawi/model/truth/staff';
import { submissionSchema } from '@rawi/model/truth/submission';
import type { Firestore } from 'firebase-admin/firestore';
import { comicInListOf } from '../notifications/comic-in-list.ts';
import { submittedOf } from '../submissions/submitted.ts';
import { callReview } from './call-review.ts';
import { publishingDesk } from './publishing-desk.ts';
import type { Scene } from './scene.ts';

/** What reviewers say of a chapter that is for whom its comic is. */
export const AS_ITS_COMIC: ConfirmedRating = { ageRating: AS_THE_COMIC, contentNotes: [] };

/** The stored comic that submissions of the desk are about. */
export const simurgh = sampleComic('simurgh');
const STORED: Resolved = { ...NOTHING_CHOSEN, comic: comicInListOf('simurgh', simurgh) };

/** The name of a review, given a submission's id or the name itself. */
export const nameReview = (id: string) => (reviewedIn(id) ? id : reviewIds.submission(id));
/** The error of a refused call. */
export const refused = (code: string) => ({ details: { code } });

/**
 * Two reviewers, two translators and a stored comic, with the calls of reviewers. Each call has a request id of its own
 * unless the request is given whole.
 */
export async function reviewDesk(firestore: Firestore, stage: Scene) {
  let requests = 0;
  const publishing = publishingDesk(firestore, stage);
  const at = (path: string) => firestore.doc(path);
  const addStaff = (uid: string, ...roles: Staff['roles']) =>
    at(paths.staff(uid)).set({ roles, name: `Name of ${uid}`, since: stage.now() });
  const call = (uid: string, request: ReviewInput, roles?: readonly ('reviewer' | 'admin')[]) =>
    callReview(stage, uid, request, roles);
  const move = (reviewId: string, revision = 1) => ({
    reviewId: nameReview(reviewId),
    revision,
    requestId: `request-${(requests += 1)}`,
  });
  const review = async (reviewId = 'one') =>
    reviewSchema.parse((await at(paths.review(nameReview(reviewId))).get()).data());
  const submission = async (id = 'one') =>
    submissionSchema.parse((await at(paths.submission(id)).get()).data());
  /** What the page of a review shows under the ids that it names. */
  const seenOf = async (reviewId: string) => {
    const { resolved } = await review(reviewId);
    return { ...(resolved && { seen: resolved }), rating: AS_ITS_COMIC };
  };

  for (const uid of ['layla', 'rana', 'omar', 'huda']) await publishing.addPerson(uid);
  await addStaff('rana', 'reviewer');
  await addStaff('omar', 'reviewer');
  await at(paths.comic('simurgh')).set(simurgh);

  return {
    publishing,
    at,
    addStaff,
    call,
    move,
    review,
    submission,
    seenOf,
    claim: (uid: string, reviewId = 'one', revision = 1) =>
      call(uid, { action: 'claimReview', ...move(reviewId, revision) }),
    release: (uid: string, reviewId = 'one') => call(uid, { action: 'releaseReview', ...move(reviewId) }),
    accept: async (uid: string, reviewId = 'one') =>
      call(uid, { action: 'acceptReview', ...move(reviewId), ...(await seenOf(reviewId)) }),
    reject: (uid: string, reviewId = 'one', revision = 1) =>
      call(uid, {
        action: 'rejectReview',
        ...move(reviewId, revision),
        reasons: ['accuracy'],
        note: 'Names.',
      }),
    count: async (path: string) => (await firestore.collection(path).count().get()).data().count,
    audits: async () =>
      (await firestore.collection('audit').get()).docs.map((each) => String(each.get('action'))).toSorted(),
    /** Adds a chapter as its owner has submitted it. */
    addSubmitted: async (submissionId = 'one', uid = 'layla', change: Partial<Review> = {}) => {
      await publishing.addChapter(submissionId, uid, {}, { state: 'submitted' });
      const owner = { name: `Name of ${uid}`, locale: 'ar' } as const;
      const { called: _, ...seen } = submittedOf(await submission(submissionId), owner, STORED);
      const waits = { waiting: true, since: stage.now(), appeal: false, claim: null, decisions: [] };
      await at(paths.review(nameReview(submissionId))).set({ ...seen, revision: 1, ...waits, ...change });
    },
  };
}
