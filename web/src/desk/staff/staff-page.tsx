import type { ReactNode } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { report } from '../../core/lib/report-error.ts';
import { useSession } from '../../core/session/session.ts';
import type { SessionUser } from '../../core/session/session-store.ts';
import { FailedMessage } from '../../core/ui/failed-message.tsx';
import { PageTitle } from '../../core/ui/page-frame.tsx';
import { RetryBoundary } from '../../core/ui/retry-boundary.tsx';
import classes from './staff-page.module.css';
import { StaffSkeleton } from './staff-skeleton.tsx';

interface StaffPageProps {
  readonly title: string;
  readonly lead: string;
  /** Renders the content once the user is known. */
  readonly children: (user: SessionUser) => ReactNode;
}

/** A staff page: its heading, and content that depends on the user. */
export function StaffPage({ title, lead, children }: StaffPageProps) {
  const t = useWords('staff');
  const session = useSession();
  return (
    <section>
      <PageTitle>{title}</PageTitle>
      <p className={classes.lead}>{lead}</p>
      <RetryBoundary
        onError={(error) => report('A list of the staff cannot be read.', error)}
        renderFailed={(retry) => (
          <FailedMessage isPart title={t('failed.title')} text={t('failed.text')} onRetry={retry} />
        )}
      >
        {session.state === 'signed-in' ? children(session.user) : <StaffSkeleton />}
      </RetryBoundary>
    </section>
  );
}
