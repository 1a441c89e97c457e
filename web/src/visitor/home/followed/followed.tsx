import { lazy, useState } from 'react';
import { useSession } from '../../../core/session/session.ts';
import { readSessionHint } from '../../../core/session/session-hint.ts';
import { PagePart } from '../../../core/ui/page-part.tsx';
import { hintedFeed } from '../../../domains/library/feed-hint.ts';
import { FollowedBones } from './followed-bones.tsx';

const FollowedNews = lazy(() => import('./followed-news.tsx'));

/** New chapters by the translators that a person follows: nothing for visitors, and none of its code. */
export function Followed() {
  const session = useSession();
  const [expected] = useState(() => hintedFeed(readSessionHint()?.uid));
  const bones = expected > 0 ? <FollowedBones count={expected} /> : null;
  if (session.state === 'unknown') return bones;
  if (session.state === 'signed-out') return null;
  return (
    <PagePart fallback={bones} missing={null}>
      <FollowedNews key={session.user.uid} uid={session.user.uid} bones={bones} />
    </PagePart>
  );
}
