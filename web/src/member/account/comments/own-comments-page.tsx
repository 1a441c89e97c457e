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
  const here = new Set(list.items?.map(idOf));
  const waiting = useWaitingComments()
    .filter(({ id, uid }) => uid === user.uid && !here.has(id))
    .toReversed();
  // A deleted comment is kept only because of its replies.
  const items = list.items?.filter(({ data }) => !data.deleted);
  if (!items && waiting.length === 0) return <OwnCommentSkeleton />;
  if (items?.length === 0 && waiting.length === 0 && !list.hasMore) {
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
