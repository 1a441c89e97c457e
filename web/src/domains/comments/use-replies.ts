import { LIMITS } from '@rawi/model/limits';
import type { ShownComment } from '@rawi/model/pages/shown-comment';
import { useEffect, useState } from 'react';
import { report } from '../../core/lib/report-error.ts';
import { joinComments } from './comment-list.ts';

interface Shown {
  /** The comment and its number of replies at the last read. */
  readonly of: string;
  readonly comments: readonly ShownComment[];
  readonly hasMore: boolean;
  readonly hasFailed: boolean;
}

/** The replies to a comment, oldest first: read once they are opened, and again when their number changes. */
export function useReplies(
  comicId: string,
  { id, replies }: Pick<ShownComment, 'id' | 'replies'>,
  isOpen: boolean,
) {
  const [shown, setShown] = useState<Shown>();
  const [isReading, setIsReading] = useState(false);
  const key = `${id}#${replies}`;
  const isWanted = isOpen && replies > 0;

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    readAfter(comicId, id, []).then(
      (read) => isCurrent && setShown({ of: `${id}#${replies}`, ...read }),
      (error: unknown) => {
        report('Replies cannot be read.', error);
        if (isCurrent) setShown((before) => markFailed(before, `${id}#${replies}`));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [comicId, id, replies, isWanted]);

  const more = async () => {
    setIsReading(true);
    try {
      const read = await readAfter(comicId, id, shown?.comments ?? []);
      setShown({ of: key, ...read });
    } catch (error) {
      report('Replies cannot be read.', error);
      setShown((before) => markFailed(before, key));
    } finally {
      setIsReading(false);
    }
  };
  return {
    replies: shown?.comments ?? NONE,
    hasMore: shown?.hasMore === true,
    isLoading: isReading || (isWanted && shown?.of !== key),
    hasFailed: shown?.hasFailed === true,
    more: () => void more(),
  };
}
const NONE: readonly ShownComment[] = [];

async function readAfter(comicId: string, parent: string, before: readonly ShownComment[]) {
  const { readComments } = await import('./read-comments.ts');
  const page = await readComments({ comicId, parent, order: 'oldest' }, before.at(-1));
  return {
    comments: joinComments(before, page),
    hasMore: page.length === LIMITS.commentPage,
    hasFailed: false,
  };
}

const markFailed = (before: Shown | undefined, of: string): Shown => ({
  of,
  comments: before?.comments ?? NONE,
  hasMore: before?.hasMore === true,
  hasFailed: true,
});
