import { Button } from '@mantine/core';
import { IconFlag, IconPhotoOff, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useReaderWords } from '../reader-words.ts';
import { useReport } from '../report/report-context.ts';
import classes from './pages.module.css';

interface PageFailureProps {
  readonly page: number;
  readonly what: 'image' | 'pdf-page';
  readonly onRetry: () => Promise<void> | void;
}

/** Shown in place of a page that did not load. */
export function PageFailure({ page, what, onRetry }: PageFailureProps) {
  const words = useReaderWords();
  const report = useReport();
  const [retrying, setRetrying] = useState(false);
  const handleRetry = async () => {
    setRetrying(true);
    await onRetry();
    setRetrying(false);
  };
  return (
    <div className={classes.failure} role="alert" dir={words.direction}>
      <IconPhotoOff size={32} stroke={1.75} aria-hidden />
      <p>{words.t('pageFailed', { page: words.number(page) })}</p>
      <div className={classes.actions}>
        <Button
          leftSection={<IconRefresh size={20} stroke={1.75} aria-hidden />}
          loading={retrying}
          onClick={() => void handleRetry()}
        >
          {words.t('tryAgain')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconFlag size={20} stroke={1.75} aria-hidden />}
          onClick={() => report({ what, page })}
        >
          {words.t('report')}
        </Button>
      </div>
    </div>
  );
}
