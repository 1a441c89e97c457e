import { PLACE_TAKING } from '@rawi/model/review/submission-machine';
import { placeOf } from '@rawi/model/truth/submission';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { chaptersOfNumber } from '../data/chapters.ts';
import { submissionsAt } from '../data/submissions.ts';
import type { Reviewed } from './reviewed.ts';

/** Whether somebody may not judge: it is theirs, they rejected what is appealed, or they translate the same chapter. */
export async function isPartial(
  transaction: Transaction,
  db: Firestore,
  reviewed: Reviewed,
  uid: string,
): Promise<boolean> {
  const { review } = reviewed;
  if (review.uid === uid) return true;
  const last = review.decisions.findLast(({ verdict }) => verdict === 'rejected');
  if (review.appeal && last?.by?.uid === uid) return true;
  return reviewed.of === 'submission' && (await isRival(transaction, db, reviewed, uid));
}

/** Whether they have handed in or published the same number of the same comic in the same language. */
async function isRival(
  transaction: Transaction,
  db: Firestore,
  { submission }: Extract<Reviewed, { of: 'submission' }>,
  uid: string,
): Promise<boolean> {
  if (submission.kind !== 'chapter') return false;
  const place = placeOf(submission);
  if (place === null) return false;
  const theirs = (await transaction.get(submissionsAt(db, uid, place))).docs;
  if (theirs.some((each) => PLACE_TAKING.some((state) => state === each.data().state))) return true;
  const { comic, number, language } = submission.content;
  if (!comic || number === null) return false;
  const { docs } = await transaction.get(chaptersOfNumber(db, comic.comicId, number));
  return docs.some((chapter) => {
    const { translator, language: into } = chapter.data();
    return translator?.id === uid && into === language;
  });
}
