import type { OwnerMove } from '@rawi/model/review/shared-moves';
import { searchKeys } from '@rawi/model/text/fold';
import type { Resolved } from '@rawi/model/truth/resolved';
import { isAbout, type Review } from '@rawi/model/truth/review';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { reviewRef } from '../data/reviews.ts';

/** What reviewers see of a submission or an application. */
export type Submitted = Pick<
  Review,
  'kind' | 'uid' | 'name' | 'locale' | 'title' | 'number' | 'language' | 'replacement'
> & {
  /** Only for a submission; an application contains no ids. */
  readonly resolved?: Resolved;
  readonly differs: boolean;
  /** Every name by which it is found, in addition to its owner's. */
  readonly called: readonly string[];
};

/**
 * Updates what reviewers see after a move of the owner: submitted or appealed work waits from now on;
 * withdrawn work does not. Reads first; the function that it returns writes, in the same transaction.
 */
export async function readReview(
  transaction: Transaction,
  db: Firestore,
  reviewId: string,
): Promise<
  (move: OwnerMove, submitted: Submitted, at: { readonly revision: number; readonly now: Date }) => void
> {
  const ref = reviewRef(db, reviewId);
  const stored = (await transaction.get(ref)).data();
  return (move, submitted, { revision, now }) => {
    const before = isAbout(stored, submitted.kind, submitted.uid) ? stored : undefined;
    if (move === 'revise') return;
    if (move === 'withdraw') {
      if (before) transaction.update(ref, { waiting: false, claim: null });
      return;
    }
    const { called, ...shown } = submitted;
    transaction.set(ref, {
      ...shown,
      searchKeys: searchKeys([...called, submitted.name]),
      revision,
      waiting: true,
      since: now,
      appeal: move === 'appeal',
      claim: null,
      decisions: before?.decisions ?? [],
      judges: before?.judges ?? [],
    });
  };
}
