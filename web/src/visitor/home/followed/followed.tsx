import { lazy, useState } from 'react';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useSession } from '../../../core/session/session.ts';
import { readSessionHint } from '../../../core/session/session-hint.ts';
import { CardSkeleton } from '../../../core/ui/card-skeleton.tsx';
import { classNames } from '../../../core/ui/class-names.ts';
import { PagePart } from '../../../core/ui/page-part.tsx';
import { Section } from '../../../core/ui/section.tsx';
import shelf from '../../../core/ui/shelf.module.css';
import { hasDeviceHistory } from '../../../domains/history/continue-reading-slot.ts';
import { readFeedHint } from '../../../domains/library/feed-hint.ts';
import classes from './followed.module.css';

const NewForYou = lazy(() => import('../news/new-for-you.tsx'));

/** New chapters of what the person saves, follows or reads. Who has read nothing here gets nothing, not even its code. */
export function Followed() {
  const session = useSession();
  const [expected] = useState(() => readFeedHint(readSessionHint()?.uid));
  const isVisitor = session.state === 'signed-out';
  if (isVisitor && !hasDeviceHistory()) return null;
  const skeleton = expected > 0 ? <FollowedSkeleton count={expected} /> : null;
  if (session.state === 'unknown') return skeleton;
  const uid = isVisitor ? undefined : session.user.uid;
  return (
    <PagePart fallback={skeleton} missing={null}>
      <NewForYou key={uid} uid={uid} skeleton={skeleton} />
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
