import type { Comment } from '@rawi/model/truth/comment';
import type { CommentReport } from '@rawi/model/truth/comment-report';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type CommentIds, reportsOf } from '../data/comments.ts';

/** The clocks of the database, which a report has its time from, and of a function are no further apart. */
const CLOCKS_APART_MS = 60_000;

/** What reviewers last judged of a comment; of one that is gone nothing is known. */
type Judged = Pick<Comment, 'reviewedAt' | 'reviewedVersion'>;

/**
 * What readers report of a comment that reviewers have not judged, the oldest first, `most` at most: what came after they
 * last found it right, and what is about a version that they had not seen then.
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
