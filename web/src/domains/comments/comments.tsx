import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { PARTS } from '../../core/lib/parts.ts';
import { useIsOnScreen } from '../../core/lib/use-is-on-screen.ts';
import { useLibrary } from '../library/library.ts';
import { COMMENT_ORDERS, countComments, joinComments, type KeptComments } from './comment-list.ts';
import { followQueue } from './comment-queue.ts';
import { CommentSection } from './comment-section.tsx';
import type { CommentedPage } from './commented-page.ts';
import { useNotePeople } from './people-here.ts';
import { Thread } from './thread.tsx';
import { answerOf, askedProps, useAskedComment } from './use-asked-comment.ts';
import { useComments } from './use-comments.ts';
import { useWaitingComments } from './waiting-comments.ts';
import { WriteComment } from './write-comment.tsx';

interface CommentsProps {
  readonly page: CommentedPage;
  readonly kept: KeptComments;
  /** The text when there is none. */
  readonly none: string;
  /** What leads on from the end of the list. */
  readonly foot?: ReactNode;
  readonly hasOrders?: boolean;
}

/** The comments on a comic or on one of its chapters, with the form for a new one. */
export function Comments({ page, kept, none, foot, hasOrders = true }: CommentsProps) {
  const t = useWords('comments');
  const section = useRef<HTMLElement>(null);
  const isOpen = useIsOnScreen(section);
  const { uid } = useLibrary();
  const { comic, number } = page;
  const list = useComments({ comicId: comic.id, kept, isOpen, ...(number !== undefined && { number }) });
  const { hasMore, isLoading, hasFailed } = list;
  const asked = useAskedComment(comic.id);
  const found = asked.found ?? undefined;
  const comments = joinComments(list.comments, found ? [found.thread] : []);
  useEffect(followQueue, []);
  useNotePeople(comic.id, comments, page.people);
  const here = new Set(comments.map(({ id }) => id));
  const waiting = useWaitingComments()
    .filter((each) => each.uid === uid && each.comic.id === comic.id && each.parent === null)
    .filter((each) => !here.has(each.id) && (number === undefined || each.number === number))
    .toReversed();
  const held = countComments(comments);
  // Where all stand here they are counted here: the page's own number is older than what was just written or deleted.
  const count = hasMore || hasFailed || isLoading ? Math.max(kept.count, held) : held;
  return (
    <CommentSection
      page={page}
      section={section}
      id={PARTS.comments}
      title={t('title')}
      count={count}
      orders={hasOrders ? COMMENT_ORDERS : []}
      list={list}
      asked={asked}
      write={<WriteComment place={`new/${number ?? ''}`} label={t('write')} submitLabel={t('post')} />}
      waiting={waiting}
      stored={comments.map((comment) => (
        <li key={comment.id} {...askedProps(comment.id, found?.comment.id)}>
          <Thread comment={comment} asked={answerOf(found, comment.id)} />
        </li>
      ))}
      none={none}
      failed={t('failed')}
      foot={foot}
    />
  );
}
