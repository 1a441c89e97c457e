import type { ReactNode } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { report } from '../../core/lib/report-error.ts';
import { FailedMessage } from '../../core/ui/failed-message.tsx';
import { RetryBoundary } from '../../core/ui/retry-boundary.tsx';

/** The error boundary of the lists: if they cannot be read it says so, and offers to retry. */
export function AskBoundary({ children }: { readonly children: ReactNode }) {
  const t = useWords('ask');
  return (
    <RetryBoundary
      onError={(error) => report('The asks cannot be read.', error)}
      renderFailed={(retry) => (
        <FailedMessage isPart title={t('failed.title')} text={t('failed.text')} onRetry={retry} />
      )}
    >
      {children}
    </RetryBoundary>
  );
}
