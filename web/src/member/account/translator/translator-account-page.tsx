import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { paths } from '../../../core/lib/paths.ts';
import { report } from '../../../core/lib/report-error.ts';
import { useDocument } from '../../../core/live/use-document.ts';
import { FailedMessage } from '../../../core/ui/failed-message.tsx';
import { PageTitle } from '../../../core/ui/page-frame.tsx';
import { PageMessage } from '../../../core/ui/page-message.tsx';
import { RetryBoundary } from '../../../core/ui/retry-boundary.tsx';
import { SkeletonBox } from '../../../core/ui/skeleton-box.tsx';
import { translatorOf } from '../../../domains/translators/translator.ts';
import { useAccount } from '../account-context.ts';
import classes from './translator-account.module.css';
import { TranslatorForm } from './translator-form.tsx';

/** The public profile of a translator. People who are not translators see how to become one. */
export function TranslatorAccountPage() {
  const t = useWords('translator-account');
  return (
    <>
      <PageTitle isAlone>{t('title')}</PageTitle>
      <RetryBoundary
        onError={(error) => report('The public profile cannot be followed.', error)}
        renderFailed={(retry) => <Unreadable onRetry={retry} />}
      >
        <Content />
      </RetryBoundary>
    </>
  );
}

function Content() {
  const t = useWords('translator-account');
  const locale = useLocale();
  const { user } = useAccount();
  const { state, retry } = useDocument(translatorOf(user.uid));
  switch (state.state) {
    case 'loading':
      return (
        <div className={classes.skeleton} aria-busy="true">
          <SkeletonBox width="12rem" height="1.25rem" />
          <SkeletonBox height="9rem" />
          <SkeletonBox width="16rem" height="3rem" />
        </div>
      );
    case 'failed':
      return <Unreadable onRetry={retry} />;
    case 'missing':
      return <NoTranslator />;
    case 'ready':
      return (
        <>
          <p className={classes.see}>
            <Link to={paths.translator(locale, user.uid)}>{t('see')}</Link>
          </p>
          <TranslatorForm translator={state.data} />
        </>
      );
  }
}

function NoTranslator() {
  const t = useWords('translator-account');
  const locale = useLocale();
  const { user } = useAccount();
  const isTranslator = user.roles.includes('translator');
  return (
    <PageMessage
      isPart
      title={t('none.title')}
      text={t(isTranslator ? 'none.waiting' : 'none.text')}
      action={
        !isTranslator && (
          <Button component={Link} to={paths.translatorRequest(locale)} size="lg">
            {t('none.action')}
          </Button>
        )
      }
    />
  );
}

function Unreadable({ onRetry }: { readonly onRetry: () => void }) {
  const t = useWords('account');
  return <FailedMessage isPart title={t('unreadable.title')} text={t('unreadable.text')} onRetry={onRetry} />;
}
