import type { ShownComment } from '@rawi/model/pages/shown-comment';
import { isReviewId } from '@rawi/model/truth/comic-review';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { COMMENT_PART, commentPart } from '../../core/lib/paths.ts';
import { report } from '../../core/lib/report-error.ts';
import type { CommentThread } from './comment-list.ts';

export interface AskedComment {
  /** The id of the comment that the page's address names; undefined where it names none. */
  readonly id: string | undefined;
  /** Undefined until it is read, null where it is not there or cannot be read. */
  readonly found: CommentThread | null | undefined;
}

/**
 * The comment, or the review, that a notification or a link leads to, `#comment.<id>`; two billed reads at most. Each list asks
 * for its own.
 */
export function useAskedComment(comicId: string, of: 'comments' | 'reviews' = 'comments'): AskedComment {
  const { hash } = useLocation();
  const part = hash.slice(1);
  const named = part.startsWith(COMMENT_PART) ? part.slice(COMMENT_PART.length) : undefined;
  const id = named !== undefined && isReviewId(named) === (of === 'reviews') ? named : undefined;
  const [read, setRead] = useState<{ readonly id: string; readonly found: CommentThread | null }>();
  useEffect(() => {
    if (id === undefined) return;
    let isCurrent = true;
    const find = async () => {
      const { readThread } = await import('./read-comments.ts');
      const found = await readThread(comicId, id);
      if (isCurrent) setRead({ id, found: found ?? null });
    };
    find().catch((error: unknown) => {
      report('The comment of the address cannot be read.', error);
      if (isCurrent) setRead({ id, found: null });
    });
    return () => {
      isCurrent = false;
    };
  }, [comicId, id]);
  return { id, found: read?.id === id ? read?.found : undefined };
}

/** The answer that was asked for, where it answers this comment. */
export const answerOf = (found: CommentThread | undefined, commentId: string): ShownComment | undefined =>
  found?.thread.id === commentId && found.comment.id !== commentId ? found.comment : undefined;

/** What marks the element of a comment as the one that was asked for; nothing where it is another. */
export const askedProps = (commentId: string, askedId: string | undefined) =>
  commentId === askedId ? { id: commentPart(commentId), tabIndex: -1, 'data-asked': true } : {};
