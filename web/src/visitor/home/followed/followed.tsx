import { lazy, useState } from 'react';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useSession } from '../../../core/session/session.ts';
import { readSessionHint } from '../../../core/session/session-hint.ts';
import { CardSkeleton } from '../../../core/ui/card-skeleton.tsx';
import { classNames } from '../../../core/ui/class-names.ts';
import { PagePart } from '../../../core/ui/page-part.tsx';
import { Section } from '../../../core/ui/section.tsx';
import shelf from '../../../core/ui/shelf.module.css';
import { readFeedHint } from '../../../domains/library/feed-hint.ts';
import classes from './followed.module.css';

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

/** The skeleton of the row, shown if this device knows that there is one. */
function FollowedSkeleton({ count }: { readonly count: number }) {
  const t = useWords('home');
  return (
    <Section title={t('followed.title')}>
      <div className={classNames(shelf.shelf, classes.row)} aria-busy="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index}>
            <div className={classes.who} />
            <CardSkeleton />
          </div>
        ))}
      </div>
    </Section>
  );
}
