import type { Comment } from '@rawi/model/truth/comment';
import type { CommentReport } from '@rawi/model/truth/comment-report';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type CommentIds, reportsOf } from '../data/comments.ts';

/**
 * The maximum difference between the clock of the database, which dates a report, and the clock of a
 * function.
 */
const CLOCKS_APART_MS = 60_000;

/** The last judgement of reviewers about a comment; a deleted comment has none. */
type Judged = Pick<Comment, 'reviewedAt' | 'reviewedVersion'>;

/**
 * The reports of a comment that reviewers have not judged, the oldest first, at most `most`: those made after
 * reviewers last approved it, and those about a version that they had not seen then.
 */
export async function openReports(
  transaction: Transaction,
  db: Firestore,
  ids: CommentIds,
  { judged, most }: { readonly judged: Judged | undefined; readonly most: number },
): Promise<CommentReport[]> {
  const { reviewedAt, reviewedVersion } = judged ?? {};
  const since = new Date(Math.max(0, (reviewedAt?.getTime() ?? 0) - CLOCKS_APART_MS));
  const found = await transaction.get(reportsOf(db, ids).where('at', '>', since).orderBy('at').limit(most));
  return found.docs
    .map((report) => report.data())
    .filter(
      ({ at, version }) =>
        reviewedAt === undefined ||
        at > reviewedAt ||
        (version !== undefined && reviewedVersion !== undefined && version > reviewedVersion),
    );
}
