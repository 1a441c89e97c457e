import { Button } from '@mantine/core';
import { IconFileAlert, IconFlag, IconRefresh } from '@tabler/icons-react';
import { useReaderWords } from '../reader-words.ts';
import { useReport } from '../report/report-context.ts';
import classes from './pages.module.css';
import type { FetchFailure } from './range-file.ts';

/** `damaged` and `locked`: the file arrived, but cannot be opened, or needs a password. */
export type FileFailureKind = FetchFailure | 'damaged' | 'locked';

/** Shown in place of the pages if the chapter's file did not load or cannot be opened. */
export function FileFailure({
  kind,
  onRetry,
}: {
  readonly kind: FileFailureKind;
  readonly onRetry: () => void;
}) {
  const words = useReaderWords();
  const report = useReport();
  return (
    <div className={classes.message} role="alert" dir={words.direction}>
      <IconFileAlert size={40} stroke={1.75} aria-hidden />
      <h2>{words.t('fileFailed.title')}</h2>
      <p>{words.t(`fileFailed.${kind}`)}</p>
      <div className={classes.actions}>
        <Button leftSection={<IconRefresh size={20} stroke={1.75} aria-hidden />} onClick={onRetry}>
          {words.t('tryAgain')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconFlag size={20} stroke={1.75} aria-hidden />}
          onClick={() => report({ what: 'file' })}
        >
          {words.t('report')}
        </Button>
      </div>
    </div>
  );
}
