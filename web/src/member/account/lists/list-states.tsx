import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../../../core/i18n/i18n.ts';
import { report } from '../../../core/lib/report-error.ts';
import { FailedMessage } from '../../../core/ui/failed-message.tsx';
import { PageMessage } from '../../../core/ui/page-message.tsx';
import { RetryBoundary } from '../../../core/ui/retry-boundary.tsx';
import classes from './list-states.module.css';

/** Stands above a live list: where it cannot be read it says so, and offers to try again. */
export function ListBoundary({ children }: { readonly children: ReactNode }) {
  const t = useWords('account');
  return (
    <RetryBoundary
      onError={(error) => report('A list cannot be read.', error)}
      renderFailed={(retry) => (
        <FailedMessage isPart title={t('lists.failedTitle')} text={t('lists.failedText')} onRetry={retry} />
      )}
    >
      {children}
    </RetryBoundary>
  );
}

/** In place of a list that this device has no copy of, without a network. */
export function ListOffline() {
  const t = useWords('account');
  return <PageMessage isPart title={t('lists.offlineTitle')} text={t('lists.offlineText')} />;
}

interface MoreProps {
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly onMore: () => void;
}

/** The next page of a list. */
export function More({ isLoading, hasFailed, onMore }: MoreProps) {
  const t = useWords('account');
  return (
    <div className={classes.more}>
      {hasFailed && <p role="alert">{t('lists.failedText')}</p>}
      <Button variant="default" loading={isLoading} onClick={onMore}>
        {t('lists.more')}
      </Button>
    </div>
  );
}

/** Moves the focus on from an entry of a list that is about to go: to the next one, or to the page's heading. */
export function leaveEntry(entry: Element | null): void {
  const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
  const target = neighbour?.querySelector('button') ?? document.querySelector('h1');
  target?.focus({ preventScroll: true });
}
