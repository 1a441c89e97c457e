import type { Comment } from '../truth/comment.ts';
import { PAGE_LIMITS } from './page-limits.ts';
import type { ShownComments } from './pages.ts';
import { type ShownComment, shownComment } from './shown-comment.ts';

/** A comment with its id. */
export type CommentDocument = Comment & { readonly id: string };

/** What a page shows of comments: the newest that answer none, and how many show, answers too. */
export interface CommentTruth {
  readonly newest: readonly CommentDocument[];
  readonly count: number;
}

export const NO_COMMENTS: CommentTruth = { newest: [], count: 0 };

/** The newest `most` of them that have room in `maxBytes` together, newest first. */
export function shownComments(
  { newest, count }: CommentTruth,
  most: number,
  maxBytes: number = PAGE_LIMITS.shownComments.pageBytes,
): ShownComments {
  const shown: ShownComment[] = [];
  let bytes = 2;
  for (const { id, ...comment } of newest.toSorted((a, b) => b.at.getTime() - a.at.getTime())) {
    const next = shownComment(id, comment);
    bytes += new TextEncoder().encode(JSON.stringify(next)).length + 1;
    if (shown.length === most || bytes > maxBytes) break;
    shown.push(next);
  }
  return { newest: shown, count };
}
