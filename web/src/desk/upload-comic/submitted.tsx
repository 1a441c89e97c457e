import { Button } from '@mantine/core';
import type { SubmissionState } from '@rawi/model/review/submission-machine';
import { Link } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { PageMessage } from '../../core/ui/page-message.tsx';

interface SubmittedProps {
  readonly submissionId: string;
  readonly state: Exclude<SubmissionState, 'draft'>;
}

/** The state of a comic that is no longer a draft, and the next steps. */
export function Submitted({ submissionId, state }: SubmittedProps) {
  const t = useWords('upload-comic');
  const shared = useWords('upload');
  const locale = useLocale();
  const isOnItsWay = state === 'submitted' || state === 'under_review';
  return (
    <PageMessage
      title={t(isOnItsWay ? 'sent.title' : 'moved.title')}
      text={t(isOnItsWay ? 'sent.text' : 'moved.text')}
      action={
        <>
          {isOnItsWay && (
            <Button component={Link} to={paths.uploadChapter(locale, { proposed: submissionId })} size="lg">
              {t('sent.chapter')}
            </Button>
          )}
          <Button
            component={Link}
            to={paths.myWork(locale)}
            size="lg"
            {...(isOnItsWay && { variant: 'default' })}
          >
            {shared('myWork')}
          </Button>
        </>
      }
    />
  );
}
