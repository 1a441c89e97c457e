import { Button } from '@mantine/core';
import { REVIEWS } from '@rawi/model/truth/comic-review';
import { useEffect, useId, useRef } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { commentPart } from '../../core/lib/paths.ts';
import { useSession } from '../../core/session/session.ts';
import { SectionHead } from '../../core/ui/section.tsx';
import { Segments } from '../../core/ui/segments.tsx';
import { CommentItem } from './comment-item.tsx';
import { joinComments, type KeptComments } from './comment-list.ts';
import { followQueue } from './comment-queue.ts';
import { type CommentedPage, CommentedPageContext } from './commented-page.ts';
import classes from './comments.module.css';
import { askedProps, useAskedComment } from './use-asked-comment.ts';
import { useComments } from './use-comments.ts';
import { useIsOnScreen } from './use-is-on-screen.ts';
import { useOwnReview } from './use-own-review.ts';
import { useWaitingComments } from './waiting-comments.ts';
import { WaitingItem } from './waiting-item.tsx';
import { WriteComment } from './write-comment.tsx';

const ORDERS = ['newest', 'liked'] as const;
const NONE: KeptComments = { newest: [], count: 0 };

interface ReviewsProps {
  readonly page: CommentedPage;
  /** Those of the page document; absent where it has none. */
  readonly kept: KeptComments | undefined;
}

/** The reviews of a comic: one’s own first, which is written here, then the newest or the most liked ones. */
export function Reviews({ page, kept = NONE }: ReviewsProps) {
  const t = useWords('comments');
  const locale = useLocale();
  const name = useId();
  const section = useRef<HTMLElement>(null);
  const isOpen = useIsOnScreen(section);
  const session = useSession();
  const uid = session.state === 'signed-in' ? session.user.uid : undefined;
  const { comic } = page;
  const list = useComments({ comicId: comic.id, parent: REVIEWS, kept, isOpen });
  const { order, choose, hasMore, isLoading, hasFailed, more } = list;
  const own = useOwnReview(comic.id, uid, isOpen);
  const asked = useAskedComment(comic.id, 'reviews');
  useEffect(followQueue, []);
  // Once one’s own is known, the copy in the page document may be older than what was just written or deleted.
  const others = joinComments(list.comments, asked.found ? [asked.found.thread] : []).filter(
    ({ author, state }) =>
      state !== 'deleted' && !(own !== undefined && author !== null && author.uid === uid),
  );
  const reviews = own ? joinComments([own], others) : others;
  const waiting = useWaitingComments().filter(
    (each) => each.uid === uid && each.comic.id === comic.id && each.parent === REVIEWS && !own,
  );
  const count = hasMore || hasFailed || isLoading ? Math.max(kept.count, reviews.length) : reviews.length;
  const mayWrite = uid === undefined || (own === null && waiting.length === 0);
  const isEmpty = reviews.length === 0 && waiting.length === 0 && !isLoading && !hasFailed;
  return (
    <CommentedPageContext value={page}>
      <section ref={section} className={classes.comments} aria-label={t('reviews.title')}>
        <SectionHead
          isTight
          title={
            <>
              {t('reviews.title')}{' '}
              {count > 0 && <span className={classes.count}>{formatNumber(count, locale)}</span>}
            </>
          }
          aside={
            count > 1 && (
              <div className={classes.orders}>
                <Segments
                  name={name}
                  label={t('order')}
                  isLabelShown={false}
                  value={order}
                  choices={ORDERS.map((value) => ({ value, label: t(value) }))}
                  onChoose={choose}
                />
              </div>
            )
          }
        />
        {mayWrite && (
          <WriteComment
            place="review"
            label={t('reviews.write')}
            submitLabel={t('reviews.post')}
            logInLabel={t('reviews.logIn')}
            parent={REVIEWS}
          />
        )}
        {isEmpty && <p className={classes.none}>{t('reviews.none')}</p>}
        {asked.id !== undefined && asked.found === null && (
          <p id={commentPart(asked.id)} tabIndex={-1} className={classes.gone}>
            {t('problems.commentGone')}
          </p>
        )}
        <ul className={classes.list} aria-busy={isLoading}>
          {waiting.map((review) => (
            <li key={review.id}>
              <WaitingItem comment={review} />
            </li>
          ))}
          {reviews.map((review) => (
            <li key={review.id} {...askedProps(review.id, asked.found?.comment.id)}>
              <CommentItem comment={review} />
            </li>
          ))}
        </ul>
        {hasFailed && (
          <p className={classes.failed} role="alert">
            {t('reviews.failed')}
          </p>
        )}
        {(hasMore || hasFailed) && (
          <Button variant="default" loading={isLoading} onClick={more} className={classes.more ?? ''}>
            {t(hasFailed ? 'tryAgain' : 'more')}
          </Button>
        )}
      </section>
    </CommentedPageContext>
  );
}
