import { searchKeys } from '@rawi/model/text/fold';
import type { Resolved } from '@rawi/model/truth/resolved';
import { isAbout, type Review } from '@rawi/model/truth/review';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { reviewRef } from '../data/reviews.ts';

/** The moves by which what its owner does reaches reviewers. */
type OwnerMove = 'submit' | 'appeal' | 'withdraw' | 'revise';

/** What reviewers see of something that is handed in. */
export type HandedIn = Pick<
  Review,
  'kind' | 'uid' | 'name' | 'locale' | 'title' | 'number' | 'language' | 'replacement'
> & {
  /** Of a submission; an application names nothing by an id. */
  readonly resolved?: Resolved;
  readonly differs: boolean;
  /** Every name by which it is found beside its owner's. */
  readonly called: readonly string[];
};

/**
 * Has reviewers see a move of its owner: what is handed in, or appealed, waits from now on; what is taken back does not. Reads
 * what it must; the function that it returns writes, in the same transaction.
 */
export async function readReview(
  transaction: Transaction,
  db: Firestore,
  reviewId: string,
): Promise<
  (move: OwnerMove, handedIn: HandedIn, at: { readonly revision: number; readonly now: Date }) => void
> {
  const ref = reviewRef(db, reviewId);
  const stored = (await transaction.get(ref)).data();
  return (move, handedIn, { revision, now }) => {
    const before = isAbout(stored, handedIn.kind, handedIn.uid) ? stored : undefined;
    if (move === 'revise') return;
    if (move === 'withdraw') {
      if (before) transaction.update(ref, { waiting: false, claim: null });
      return;
    }
    const { called, ...shown } = handedIn;
    transaction.set(ref, {
      ...shown,
      searchKeys: searchKeys([...called, handedIn.name]),
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
