import { REVIEWS } from '@rawi/model/truth/comic-review';
import { useEffect, useRef } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { useIsOnScreen } from '../../core/lib/use-is-on-screen.ts';
import { useSession } from '../../core/session/session.ts';
import { CommentItem } from './comment-item.tsx';
import { joinComments, type KeptComments } from './comment-list.ts';
import { followQueue } from './comment-queue.ts';
import { CommentSection } from './comment-section.tsx';
import type { CommentedPage } from './commented-page.ts';
import { useNotePeople } from './people-here.ts';
import { askedProps, useAskedComment } from './use-asked-comment.ts';
import { useComments } from './use-comments.ts';
import { useOwnReview } from './use-own-review.ts';
import { useWaitingComments } from './waiting-comments.ts';
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
  const section = useRef<HTMLElement>(null);
  const isOpen = useIsOnScreen(section);
  const session = useSession();
  const uid = session.state === 'signed-in' ? session.user.uid : undefined;
  const { comic } = page;
  const list = useComments({ comicId: comic.id, parent: REVIEWS, kept, isOpen });
  const { hasMore, isLoading, hasFailed } = list;
  const own = useOwnReview(comic.id, uid, isOpen);
  const asked = useAskedComment(comic.id, 'reviews');
  useEffect(followQueue, []);
  // Once one’s own is known, the copy in the page document may be older than what was just written or deleted.
  const others = joinComments(list.comments, asked.found ? [asked.found.thread] : []).filter(
    ({ author, state }) =>
      state !== 'deleted' && !(own !== undefined && author !== null && author.uid === uid),
  );
  const reviews = own ? joinComments([own], others) : others;
  useNotePeople(comic.id, reviews);
  const waiting = useWaitingComments().filter(
    (each) => each.uid === uid && each.comic.id === comic.id && each.parent === REVIEWS && !own,
  );
  const count = hasMore || hasFailed || isLoading ? Math.max(kept.count, reviews.length) : reviews.length;
  const mayWrite = uid === undefined || (own === null && waiting.length === 0);
  return (
    <CommentSection
      page={page}
      section={section}
      title={t('reviews.title')}
      count={count}
      orders={ORDERS}
      list={list}
      asked={asked}
      write={
        mayWrite && (
          <WriteComment
            place="review"
            label={t('reviews.write')}
            submitLabel={t('reviews.post')}
            logInLabel={t('reviews.logIn')}
            parent={REVIEWS}
          />
        )
      }
      waiting={waiting}
      stored={reviews.map((review) => (
        <li key={review.id} {...askedProps(review.id, asked.found?.comment.id)}>
          <CommentItem comment={review} />
        </li>
      ))}
      none={t('reviews.none')}
      failed={t('reviews.failed')}
    />
  );
}
