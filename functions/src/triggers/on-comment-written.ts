import { isReview } from '@rawi/model/truth/comic-review';
import { type Comment, commentSchema } from '@rawi/model/truth/comment';
import { commentReportSchema } from '@rawi/model/truth/comment-report';
import { reading } from '@rawi/model/truth/tolerant';
import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { settleComment } from '../comments/settle-comment.ts';
import { settleFlag } from '../comments/settle-flag.ts';
import { settleReports } from '../comments/settle-reports.ts';
import { comicRef } from '../data/comics.ts';
import type { CommentIds } from '../data/comments.ts';
import { InvalidDocument } from '../data/converter.ts';
import { changesMentions, settleMentions } from '../notifications/settle-mentions.ts';
import { changesNotification, settleReply } from '../notifications/settle-reply.ts';
import { invalidateTargets } from '../pages/invalidate.ts';
import { pagesToInvalidate } from '../pages/pages-to-invalidate.ts';

interface Commenting {
  readonly firestore: Firestore;
  readonly now: () => Date;
}

/** A document before and after a change, as its event carries them. */
interface Written {
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Settles a comment by its current state, and then invalidates the pages that show the change in the event: every
 * change has an event, which is delivered at least once. A document that cannot be read is logged and
 * skipped: another delivery would find the same.
 */
export async function onCommentWritten(
  { firestore, now }: Commenting,
  ids: CommentIds,
  written: Written,
): Promise<void> {
  const [before, after] = [commentIn(written.before), commentIn(written.after)];
  try {
    const parent = (after ?? before)?.parent;
    // This comes first: a deleted comment disappears with its last answer, and with it the name of whoever
    // was notified of that answer.
    if (parent && !isRestored(before, after) && changesNotification(before, after))
      await settleReply(firestore, ids, parent, now());
    if (!isRestored(before, after) && changesMentions(before, after))
      await settleMentions(firestore, ids, { before, now: now() });
    await settleComment(firestore, ids, parent);
    // A review has the id that the one before it had: what is reported of that one counts for it too.
    const isNewReview = before === undefined && after !== undefined && isReview(after);
    if (isNewReview) await settleReports(firestore, ids);
    if (isNewReview || changesFlag(before, after)) await settleFlag(firestore, ids);
    await invalidatePages({ firestore, now }, ids.comicId, { before, after });
  } catch (error) {
    if (!(error instanceof InvalidDocument)) throw error;
    logger.error('A comment cannot be settled.', { ...ids, reason: error.message });
  }
}

/**
 * Whether a comment came with what functions derive of it, which no client may write: it was settled in
 * another project, and whoever it concerns was told there.
 */
function isRestored(before: Comment | undefined, after: Comment | undefined): boolean {
  return before === undefined && after?.shows !== undefined;
}

/** Most comments are never reported: their likes and answers cost no read here. */
function changesFlag(before: Comment | undefined, after: Comment | undefined): boolean {
  const told = (comment: Comment | undefined) =>
    JSON.stringify([
      comment?.uid,
      comment?.author?.name,
      comment?.deleted,
      comment?.hidden,
      comment?.reviewedAt?.getTime(),
    ]);
  // A reported comment that is deleted stays in the reviewers' list.
  return before !== undefined && told(before) !== told(after);
}

async function invalidatePages(
  { firestore, now }: Commenting,
  comicId: string,
  change: { readonly before: Comment | undefined; readonly after: Comment | undefined },
): Promise<void> {
  const comicSlug = (await comicRef(firestore, comicId).get()).data()?.slug;
  if (comicSlug === undefined) return;
  const pages = await pagesToInvalidate(firestore, [{ of: 'comment', comicId, comicSlug, ...change }]);
  await invalidateTargets(firestore, pages, now());
}

function commentIn(data: unknown): Comment | undefined {
  return reading(commentSchema).safeParse(data).data;
}

/** Folds the comment of a report where it shows, and adds it to the reviewers' list. */
export async function onCommentReportWritten(
  { firestore }: Pick<Commenting, 'firestore'>,
  { before, after }: Written,
): Promise<void> {
  const report = reading(commentReportSchema).safeParse(after ?? before);
  if (!report.success) {
    logger.error('A report of a comment cannot be read.', { reason: report.error.message });
    return;
  }
  await settleReports(firestore, report.data);
  await settleFlag(firestore, report.data);
}
