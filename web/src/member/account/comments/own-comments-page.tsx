import { useEffect } from 'react';
import { useWords } from '../../../core/i18n/i18n.ts';
import { idOf } from '../../../core/lib/document-id.ts';
import { useList } from '../../../core/live/use-list.ts';
import { useOnline } from '../../../core/network/use-online.ts';
import { PageTitle } from '../../../core/ui/page-frame.tsx';
import { SkeletonBox } from '../../../core/ui/skeleton-box.tsx';
import { followQueue } from '../../../domains/comments/comment-queue.ts';
import { commentsOf } from '../../../domains/comments/own-comments.ts';
import { useWaitingComments } from '../../../domains/comments/waiting-comments.ts';
import { keptRating } from '../../../domains/ratings/known-ratings.ts';
import { LeftOut } from '../../../domains/ratings/left-out.tsx';
import { useIsKept } from '../../../domains/ratings/showing.ts';
import { useAccount } from '../account-context.ts';
import { EmptyList } from '../empty-list.tsx';
import { ListBoundary, ListOffline, More } from '../lists/list-states.tsx';
import { OwnComment, OwnWaitingComment } from './own-comment.tsx';
import classes from './own-comments.module.css';

/** All comments by the user, newest first; unsent ones are above them. */
export function OwnCommentsPage() {
  const t = useWords('account');
  return (
    <>
      <PageTitle isAlone>{t('tabs.comments')}</PageTitle>
      <ListBoundary>
        <OwnComments />
      </ListBoundary>
    </>
  );
}

function OwnComments() {
  const { user } = useAccount();
  const isOnline = useOnline();
  const list = useList(commentsOf(user.uid));
  useEffect(followQueue, []);
  const isKept = useIsKept();
  const here = new Set(list.items?.map(idOf));
  const allWaiting = useWaitingComments()
    .filter(({ id, uid }) => uid === user.uid && !here.has(id))
    .toReversed();
  // A deleted comment is kept only because of its replies.
  const all = list.items?.filter(({ data }) => !data.deleted);
  const waiting = allWaiting.filter(({ comic }) => isKept(keptRating(comic)));
  const items = all?.filter(({ data }) => isKept(keptRating(data.comic)));
  const comics = [...allWaiting, ...(all?.map(({ data }) => data) ?? [])].map(({ comic }) => comic);
  const leftOut = new Set(comics.filter((comic) => !isKept(keptRating(comic))).map(({ slug }) => slug));
  if (!items && allWaiting.length === 0) return <OwnCommentSkeleton />;
  if (all?.length === 0 && allWaiting.length === 0 && !list.hasMore) {
    return list.isFromCache && !isOnline ? <ListOffline /> : <EmptyList list="comments" />;
  }
  return (
    <>
      <ul className={classes.list}>
        {waiting.map((comment) => (
          <li key={comment.id}>
            <OwnWaitingComment comment={comment} />
          </li>
        ))}
        {items?.map(({ path, data }) => (
          <li key={path}>
            <OwnComment id={idOf({ path })} comment={data} />
          </li>
        ))}
      </ul>
      <LeftOut count={leftOut.size} />
      {list.hasMore && (
        <More
          isLoading={list.isLoadingMore}
          hasFailed={list.problem !== undefined}
          onMore={() => void list.more()}
        />
      )}
    </>
  );
}

/** The skeleton of one's own comments. */
function OwnCommentSkeleton() {
  return (
    <div aria-busy="true" className={classes.list}>
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className={classes.skeleton}>
          <SkeletonBox width="30%" height="1rem" />
          <SkeletonBox width="80%" height="1rem" />
        </div>
      ))}
    </div>
  );
}
