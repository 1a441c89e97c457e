import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { PageMessage } from '../../core/ui/page-message.tsx';

interface SubmittedProps {
  /** How many chapters were started together; 0 if one was submitted. */
  readonly begun: number;
  readonly onAnother: () => void;
}

/** Shown after a chapter was submitted, or several were started. */
export function Submitted({ begun, onAnother }: SubmittedProps) {
  const t = useWords('upload-chapter');
  const shared = useWords('upload');
  const locale = useLocale();
  return (
    <PageMessage
      title={t('sent.title')}
      text={
        begun === 0
          ? t('sent.text')
          : t('several.begun', { count: begun, number: formatNumber(begun, locale) })
      }
      action={
        <>
          <Button component={Link} to={paths.myWork(locale)} size="lg">
            {shared('myWork')}
          </Button>
          <Button variant="default" size="lg" onClick={onAnother}>
            {t('sent.another')}
          </Button>
        </>
      }
    />
  );
}
