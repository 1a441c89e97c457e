import { lazy, useState } from 'react';
import { useSession } from '../../../core/session/session.ts';
import { readSessionHint } from '../../../core/session/session-hint.ts';
import { PagePart } from '../../../core/ui/page-part.tsx';
import { readFeedHint } from '../../../domains/library/feed-hint.ts';
import { FollowedSkeleton } from './followed-skeleton.tsx';

const FollowedNews = lazy(() => import('./followed-news.tsx'));

/** New chapters by the followed translators. Visitors get nothing, not even its code. */
export function Followed() {
  const session = useSession();
  const [expected] = useState(() => readFeedHint(readSessionHint()?.uid));
  const skeleton = expected > 0 ? <FollowedSkeleton count={expected} /> : null;
  if (session.state === 'unknown') return skeleton;
  if (session.state === 'signed-out') return null;
  return (
    <PagePart fallback={skeleton} missing={null}>
      <FollowedNews key={session.user.uid} uid={session.user.uid} skeleton={skeleton} />
    </PagePart>
  );
}
