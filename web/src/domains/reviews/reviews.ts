import { paths } from '@rawi/model/paths';
import { type Chapter, chapterSchema } from '@rawi/model/truth/chapter';
import { type ChapterFile, fileSchema } from '@rawi/model/truth/file';
import { type Review, reviewSchema } from '@rawi/model/truth/review';
import { revisionSchema } from '@rawi/model/truth/submission';
import { orderBy, where } from 'firebase/firestore';
import { converterOf, documentAt } from '../../core/data/documents.ts';
import type { ListSource } from '../../core/live/use-list.ts';
import { decidedConstraints, QUEUE, type QueueFilter, queueConstraints } from './queue-query.ts';

/** Import this file from the reviewers' pages only: it brings the whole Firestore SDK. */

const review = converterOf<Review>(reviewSchema);
const file = converterOf<ChapterFile>(fileSchema);
const chapter = converterOf<Chapter>(chapterSchema);

/** What reviewers know of a submission or an application. */
export const reviewOf = documentAt(paths.review, reviewSchema);
/** A revision as it was submitted. */
export const revisionOf = documentAt(
  (submissionId: string, revision: string) => paths.revision(submissionId, revision),
  revisionSchema,
);

/** The reviews that wait for a decision, the oldest first. `now` is when the page was opened. */
export const queueOf = (filter: QueueFilter, now: Date): ListSource<Review> => ({
  path: paths.reviews(),
  name: `waiting ${filter.kind} ${filter.language} ${filter.isOverdue} ${filter.claimedBy}`,
  converter: review,
  constraints: queueConstraints(filter, now),
  size: QUEUE,
});

/**
 * Decided reviews, the latest first; with a key, those with a word of the title or of the owner's name that
 * begins with it.
 */
export const decidedReviews = (key: string | undefined): ListSource<Review> => ({
  path: paths.reviews(),
  name: `decided ${key}`,
  converter: review,
  constraints: decidedConstraints(key),
  size: QUEUE,
});

/** A person's submitted reviews, the latest first. */
export const reviewsOfOwner = (uid: string): ListSource<Review> => ({
  path: paths.reviews(),
  name: `of ${uid}`,
  converter: review,
  constraints: [where('uid', '==', uid), orderBy('since', 'desc')],
  size: 8,
});

/** The published translations of a chapter number, ten at most. */
export const translationsOf = (comicId: string, number: number): ListSource<Chapter> => ({
  path: paths.chapters(comicId),
  name: `number ${number}`,
  converter: chapter,
  constraints: [where('number', '==', number)],
  size: 10,
});

/** Files with the same bytes, by any person and in any state, ten at most; each costs a read. */
export const filesOfBytes = (sha256: string): ListSource<ChapterFile> => ({
  path: paths.files(),
  name: `bytes ${sha256}`,
  converter: file,
  constraints: [where('source.sha256', '==', sha256)],
  size: 10,
});
