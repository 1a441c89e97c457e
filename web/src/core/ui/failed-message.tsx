import { Button } from '@mantine/core';
import { useWords } from '../i18n/i18n.ts';
import { PageMessage } from './page-message.tsx';

interface FailedMessageProps {
  readonly title: string;
  readonly text: string;
  /** Whether it stands below the page's own heading. */
  readonly isPart?: boolean;
  readonly onRetry: () => void;
}

/** In place of what could not be read: says so, and offers to try again. */
export function FailedMessage({ onRetry, ...message }: FailedMessageProps) {
  const t = useWords('shell');
  return <PageMessage {...message} action={<Button onClick={onRetry}>{t('tryAgain')}</Button>} />;
}
