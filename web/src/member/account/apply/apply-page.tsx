import { Button } from '@mantine/core';
import { standingOf } from '@rawi/model/review/application-machine';
import type { Application } from '@rawi/model/truth/application';
import { IconWifiOff } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { paths } from '../../../core/lib/paths.ts';
import { report } from '../../../core/lib/report-error.ts';
import { useHeadingFocus } from '../../../core/lib/use-heading-focus.ts';
import { useDocument } from '../../../core/live/use-document.ts';
import { useOnline } from '../../../core/network/use-online.ts';
import { type SessionUser, useSession } from '../../../core/session/session.ts';
import { Notice } from '../../../core/ui/notice.tsx';
import { RetryBoundary } from '../../../core/ui/retry-boundary.tsx';
import { RejectionWords } from '../../../domains/people/rejection-words.tsx';
import { applicationOf } from '../../../domains/translators/applications.ts';
import { readTyped } from '../../../domains/translators/typed-application.ts';
import { ApplicationForm } from './application-form.tsx';
import { ApplyFailed, ApplyFrame, ApplySkeleton } from './apply-frame.tsx';
import classes from './apply-page.module.css';
import { SentApplication } from './sent-application.tsx';
import { StateBadge } from './state-badge.tsx';
import { stepsOf } from './steps.ts';
import { Timeline } from './timeline.tsx';

/** The application to become a translator: the form, or its status. */
export function ApplyPage() {
  const t = useWords('apply');
  const session = useSession();
  const isOnline = useOnline();
  return (
    <>
      {!isOnline && (
        <Notice icon={<IconWifiOff size={22} stroke={1.75} aria-hidden="true" />}>{t('offline')}</Notice>
      )}
      {session.state === 'signed-in' ? <Own key={session.user.uid} user={session.user} /> : <ApplySkeleton />}
    </>
  );
}

/** The page with the live application; if it cannot be read, the page says so and offers to retry. */
function Own({ user }: { readonly user: SessionUser }) {
  return (
    <RetryBoundary
      onError={(error) => report('The application cannot be followed.', error)}
      renderFailed={(retry) => <ApplyFailed onRetry={retry} />}
    >
      <Followed user={user} />
    </RetryBoundary>
  );
}

function Followed({ user }: { readonly user: SessionUser }) {
  const { state, retry } = useDocument(applicationOf(user.uid));
  const isTranslator = user.roles.includes('translator');
  const application = state.state === 'ready' ? state.data : undefined;
  useHeadingFocus(describeLastAction(application));
  if (state.state === 'loading') return <ApplySkeleton />;
  if (isTranslator) return <Translator application={application} />;
  // Offline, people who started on this device can continue writing.
  if (state.state === 'failed' && !readTyped(user.uid)) return <ApplyFailed onRetry={retry} />;
  const isDraft = standingOf(application).state === 'draft';
  return isDraft || !application ? (
    <Writing key="writing" user={user} application={application} />
  ) : (
    <Sent application={application} />
  );
}

/** The applicant's own last action: the focus moves only after that, never after what reviewers do. */
function describeLastAction(application: Application | undefined): string {
  const { state } = standingOf(application);
  return state === 'draft' || state === 'withdrawn' ? state : 'sent';
}

function Writing({
  user,
  application,
}: {
  readonly user: SessionUser;
  readonly application: Application | undefined;
}) {
  const t = useWords('apply');
  const rejection = application?.rejection;
  return (
    <ApplyFrame
      title={t('title')}
      lead={t('lead')}
      aside={
        <>
          <Steps application={application} />
          <h2 className={classes.asideTitle}>{t('no.title')}</h2>
          <p className={classes.asideText}>{t('no.text')}</p>
          <Program />
        </>
      }
    >
      {rejection && (
        <section className={classes.before}>
          <h2 className={classes.beforeTitle}>{t('rejection.before')}</h2>
          <RejectionWords rejection={rejection} />
        </section>
      )}
      <ApplicationForm user={user} application={application} />
    </ApplyFrame>
  );
}

function Sent({ application }: { readonly application: Application }) {
  const t = useWords('apply');
  const { state } = standingOf(application);
  if (state === 'draft') return null;
  return (
    <ApplyFrame
      isSent
      title={t('own')}
      badge={<StateBadge state={state} />}
      lead={t(`leads.${state}`)}
      aside={<Steps application={application} />}
    >
      <SentApplication application={application} />
    </ApplyFrame>
  );
}

function Translator({ application }: { readonly application: Application | undefined }) {
  const t = useWords('apply');
  const locale = useLocale();
  const isApproved = application && standingOf(application).state === 'approved';
  return (
    <ApplyFrame
      isSent
      title={t('translator.title')}
      lead={t(isApproved ? 'translator.approved' : 'translator.text')}
      aside={isApproved && <Steps application={application} />}
    >
      <div className={classes.actions}>
        <Button component={Link} to={paths.account(locale)} size="lg">
          {t('translator.account')}
        </Button>
        <Program />
      </div>
    </ApplyFrame>
  );
}

function Steps({ application }: { readonly application: Application | undefined }) {
  const t = useWords('apply');
  const { state } = standingOf(application);
  const title = state === 'draft' ? t('next') : t('way');
  return (
    <div className={classes.panel}>
      <h2 className={classes.panelTitle}>{title}</h2>
      <Timeline label={title} steps={stepsOf(application)}>
        {state === 'rejected' && application?.rejection && (
          <RejectionWords rejection={application.rejection} />
        )}
      </Timeline>
    </div>
  );
}

function Program() {
  const t = useWords('apply');
  const locale = useLocale();
  return (
    <Link to={paths.translatorDetails(locale)} className={classes.program}>
      {t('program')}
    </Link>
  );
}
