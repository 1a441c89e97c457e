import { Button } from '@mantine/core';
import { useWords } from '../i18n/i18n.ts';
import { PageMessage } from './page-message.tsx';

interface FailedMessageProps {
  readonly title: string;
  readonly text: string;
  /** Whether it is below the page's own heading. */
  readonly isPart?: boolean;
  readonly onRetry: () => void;
}

/** Shown in place of content that could not be read, with a button to try again. */
export function FailedMessage({ onRetry, ...message }: FailedMessageProps) {
  const t = useWords('shell');
  return <PageMessage {...message} action={<Button onClick={onRetry}>{t('tryAgain')}</Button>} />;
}
