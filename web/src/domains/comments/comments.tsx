import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { PARTS } from '../../core/lib/parts.ts';
import { commentPart } from '../../core/lib/paths.ts';
import { SectionHead } from '../../core/ui/section.tsx';
import { Segments } from '../../core/ui/segments.tsx';
import { useLibrary } from '../library/library.ts';
import { COMMENT_ORDERS, countComments, joinComments, type KeptComments } from './comment-list.ts';
import { followQueue } from './comment-queue.ts';
import { type CommentedPage, CommentedPageContext } from './commented-page.ts';
import classes from './comments.module.css';
import { Thread } from './thread.tsx';
import { answerOf, askedProps, useAskedComment } from './use-asked-comment.ts';
import { useComments } from './use-comments.ts';
import { useIsOnScreen } from './use-is-on-screen.ts';
import { useWaitingComments } from './waiting-comments.ts';
import { WaitingItem } from './waiting-item.tsx';
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
  const locale = useLocale();
  const name = useId();
  const section = useRef<HTMLElement>(null);
  const isOpen = useIsOnScreen(section);
  const { uid } = useLibrary();
  const { comic, number } = page;
  const list = useComments({ comicId: comic.id, kept, isOpen, ...(number !== undefined && { number }) });
  const { order, choose, hasMore, isLoading, hasFailed, more } = list;
  const asked = useAskedComment(comic.id);
  const found = asked.found ?? undefined;
  const comments = joinComments(list.comments, found ? [found.thread] : []);
  useEffect(followQueue, []);
  const here = new Set(comments.map(({ id }) => id));
  const waiting = useWaitingComments()
    .filter((each) => each.uid === uid && each.comic.id === comic.id && each.parent === null)
    .filter((each) => !here.has(each.id) && (number === undefined || each.number === number))
    .toReversed();
  const held = countComments(comments);
  // Where all stand here they are counted here: the page's own number is older than what was just written or deleted.
  const count = hasMore || hasFailed || isLoading ? Math.max(kept.count, held) : held;
  const isEmpty = comments.length === 0 && waiting.length === 0 && !isLoading && !hasFailed;
  return (
    <CommentedPageContext value={page}>
      <section ref={section} id={PARTS.comments} className={classes.comments} aria-label={t('title')}>
        <SectionHead
          isTight
          title={
            <>
              {t('title')} {count > 0 && <span className={classes.count}>{formatNumber(count, locale)}</span>}
            </>
          }
          aside={
            hasOrders &&
            count > 1 && (
              <div className={classes.orders}>
                <Segments
                  name={name}
                  label={t('order')}
                  isLabelShown={false}
                  value={order}
                  choices={COMMENT_ORDERS.map((value) => ({ value, label: t(value) }))}
                  onChoose={choose}
                />
              </div>
            )
          }
        />
        <WriteComment place={`new/${number ?? ''}`} label={t('write')} submitLabel={t('post')} />
        {isEmpty && <p className={classes.none}>{none}</p>}
        {asked.id !== undefined && asked.found === null && (
          <p id={commentPart(asked.id)} tabIndex={-1} className={classes.gone}>
            {t('problems.commentGone')}
          </p>
        )}
        <ul className={classes.list} aria-busy={isLoading}>
          {waiting.map((comment) => (
            <li key={comment.id}>
              <WaitingItem comment={comment} />
            </li>
          ))}
          {comments.map((comment) => (
            <li key={comment.id} {...askedProps(comment.id, found?.comment.id)}>
              <Thread comment={comment} asked={answerOf(found, comment.id)} />
            </li>
          ))}
        </ul>
        {hasFailed && (
          <p className={classes.failed} role="alert">
            {t('failed')}
          </p>
        )}
        {(hasMore || hasFailed) && (
          <Button variant="default" loading={isLoading} onClick={more} className={classes.more ?? ''}>
            {t(hasFailed ? 'tryAgain' : 'more')}
          </Button>
        )}
        {foot}
      </section>
    </CommentedPageContext>
  );
}
