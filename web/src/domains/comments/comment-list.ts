import type { ShownComment } from '@rawi/model/pages/shown-comment';

export const COMMENT_ORDERS = ['liked', 'newest', 'oldest'] as const;
export type CommentOrder = (typeof COMMENT_ORDERS)[number];

/** The comments that a page document contains: the newest. */
export interface KeptComments {
  readonly newest: readonly ShownComment[];
  readonly count: number;
}

/** Which comments a list shows, and in what order. */
export interface CommentList {
  readonly comicId: string;
  /** The comment that they reply to; null for those that are no replies. */
  readonly parent: string | null;
  /** Only comments written at this chapter number. */
  readonly number?: number | undefined;
  readonly order: CommentOrder;
}

/** A comment and the one that it answers: itself where it answers none. */
export interface CommentThread {
  readonly thread: ShownComment;
  readonly comment: ShownComment;
}

/** The lists one after the other, each comment once, at its first place. */
export function joinComments(...lists: readonly (readonly ShownComment[])[]): readonly ShownComment[] {
  const seen = new Set<string>();
  return lists.flat().filter(({ id }) => {
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

/** Whether there are more comments than the page contains; visible comments and replies are counted. */
export function hasOlder({ newest, count }: KeptComments): boolean {
  return count > countComments(newest);
}

/** How many there are with all that answer them; what is deleted or hidden does not count, what answers it does. */
export const countComments = (comments: readonly ShownComment[]): number =>
  comments.reduce((sum, { state, replies }) => sum + replies + (isCounted(state) ? 1 : 0), 0);

const isCounted = (state: ShownComment['state']) => state === 'shown' || state === 'folded';
