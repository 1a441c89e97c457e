import type { ReactNode } from 'react';
import { useWords } from '../../../core/i18n/i18n.ts';
import { report } from '../../../core/lib/report-error.ts';
import { FailedMessage } from '../../../core/ui/failed-message.tsx';
import { MoreItems } from '../../../core/ui/more-items.tsx';
import { PageMessage } from '../../../core/ui/page-message.tsx';
import { RetryBoundary } from '../../../core/ui/retry-boundary.tsx';

/** The error boundary around a live list: if the list cannot be read it says so, and offers to retry. */
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

/** Shown offline in place of a list that this device has no copy of. */
export function ListOffline() {
  const t = useWords('account');
  return <PageMessage isPart title={t('lists.offlineTitle')} text={t('lists.offlineText')} />;
}

interface MoreProps {
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly onMore: () => void;
}

/** The button for the next page of a list. */
export function More({ isLoading, hasFailed, onMore }: MoreProps) {
  const t = useWords('account');
  return (
    <MoreItems
      label={t('lists.more')}
      failed={hasFailed ? t('lists.failedText') : undefined}
      isLoading={isLoading}
      onMore={onMore}
    />
  );
}

/**
 * Moves the focus from a list entry that is about to be removed to the next one, or to the page's heading.
 */
export function leaveEntry(entry: Element | null): void {
  const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
  const target = neighbour?.querySelector('button') ?? document.querySelector('h1');
  target?.focus({ preventScroll: true });
}
