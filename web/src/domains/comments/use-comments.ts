import { LIMITS } from '@rawi/model/limits';
import type { ShownComment } from '@rawi/model/pages/shown-comment';
import { useEffect, useRef, useState } from 'react';
import { report } from '../../core/lib/report-error.ts';
import { useSession } from '../../core/session/session.ts';
import {
  type CommentList,
  type CommentOrder,
  hasOlder,
  joinComments,
  type KeptComments,
} from './comment-list.ts';

interface CommentsOptions {
  readonly comicId: string;
  readonly number?: number;
  /** The list that they stand in; absent for comments that answer none. */
  readonly parent?: string;
  readonly kept: KeptComments;
  /** Whether the comments are on the screen: only then are they live. */
  readonly isOpen: boolean;
}

interface Shown {
  readonly comments: readonly ShownComment[];
  readonly hasMore: boolean;
}

/**
 * The comments of a comic, or of one of its chapter numbers. A visitor gets those of the page document, and
 * nothing of the SDK, until they ask for more. For a signed-in person the newest are live while they are on
 * the screen.
 */
export function useComments({ comicId, number, parent, kept, isOpen }: CommentsOptions) {
  const session = useSession();
  const [order, setOrder] = useState<CommentOrder>('newest');
  const [read, setRead] = useState<Shown>();
  const [isLoading, setIsLoading] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const list: CommentList = { comicId, parent: parent ?? null, number, order };
  const isLive = isOpen && order === 'newest' && session.state === 'signed-in';
  const live = useLiveComments(list, isLive);
  const turn = useRef(0);

  const newest = live ?? kept.newest;
  const first: Shown =
    order === 'newest'
      ? { comments: newest, hasMore: live ? live.length === LIMITS.commentPage : hasOlder(kept) }
      : { comments: [], hasMore: false };
  const comments = joinComments(first.comments, read?.comments ?? []);
  const hasMore = read ? read.hasMore : first.hasMore;

  const load = async (from: CommentList, before: readonly ShownComment[]) => {
    turn.current += 1;
    const asked = turn.current;
    setIsLoading(true);
    setHasFailed(false);
    try {
      const { readComments } = await import('./read-comments.ts');
      const page = await readComments(from, before.at(-1));
      // Another order was chosen meanwhile.
      if (asked !== turn.current) return;
      setRead({ comments: joinComments(before, page), hasMore: page.length === LIMITS.commentPage });
    } catch (error) {
      if (asked !== turn.current) return;
      report('Comments cannot be read.', error);
      setHasFailed(true);
    } finally {
      if (asked === turn.current) setIsLoading(false);
    }
  };

  const choose = (next: CommentOrder) => {
    if (next === order) return;
    turn.current += 1;
    setOrder(next);
    setRead(undefined);
    setIsLoading(false);
    setHasFailed(false);
    if (next !== 'newest') void load({ ...list, order: next }, []);
  };
  return { comments, order, choose, hasMore, isLoading, hasFailed, more: () => void load(list, comments) };
}

/** The live beginning of a list; undefined until it has arrived, and when it cannot be followed. */
function useLiveComments(
  { comicId, parent, number }: CommentList,
  isLive: boolean,
): readonly ShownComment[] | undefined {
  const [live, setLive] = useState<{ readonly of: string; readonly comments: readonly ShownComment[] }>();
  useEffect(() => {
    if (!isLive) return;
    let isWanted = true;
    let stop: (() => void) | undefined;
    const fail = (error: unknown) => report('Comments cannot be followed.', error);
    const follow = async () => {
      const { followComments } = await import('./read-comments.ts');
      if (!isWanted) return;
      const list: CommentList = { comicId, parent, number, order: 'newest' };
      stop = followComments(list, (comments) => setLive({ of: keyOf(comicId, number), comments }), fail);
    };
    follow().catch(fail);
    return () => {
      isWanted = false;
      stop?.();
    };
  }, [comicId, parent, number, isLive]);
  return live?.of === keyOf(comicId, number) ? live.comments : undefined;
}

const keyOf = (comicId: string, number: number | undefined) => `${comicId}/${number ?? ''}`;
