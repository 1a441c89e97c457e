import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../../lib/i18n.ts';
import { report } from '../../lib/report-error.ts';
import { PageMessage } from '../../ui/page-message.tsx';
import { RetryBoundary } from '../../ui/retry-boundary.tsx';

/** Where the lists cannot be read it says so, and offers to try again. */
export function AskBoundary({ children }: { readonly children: ReactNode }) {
  const t = useWords('ask');
  const shell = useWords('shell');
  return (
    <RetryBoundary
      onError={(error) => report('The asks cannot be read.', error)}
      renderFailed={(retry) => (
        <PageMessage
          isPart
          title={t('failed.title')}
          text={t('failed.text')}
          action={<Button onClick={retry}>{shell('tryAgain')}</Button>}
        />
      )}
    >
      {children}
    </RetryBoundary>
  );
}
