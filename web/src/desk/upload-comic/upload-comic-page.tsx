import { Button } from '@mantine/core';
import type { SubmissionState } from '@rawi/model/review/submission-machine';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { useHeadingFocus } from '../../core/lib/use-heading-focus.ts';
import { PageMessage } from '../../core/ui/page-message.tsx';
import { RejectedBefore } from '../../domains/submissions/rejected-before.tsx';
import { UploadFrame } from '../../domains/submissions/upload-frame.tsx';
import { type OpenSubmission, UploadPage } from '../../domains/submissions/upload-page.tsx';
import { ComicForm } from './comic-form.tsx';

/** The page where a translator proposes a comic that is not on Rawi. */
export function UploadComicPage() {
  return (
    <UploadPage kind="comic" resumes>
      {(open) => <Comic {...open} />}
    </UploadPage>
  );
}

function Comic({ user, submissionId, stored, onBegun }: OpenSubmission<'comic'>) {
  const t = useWords('upload-comic');
  const [isSent, setIsSent] = useState(false);
  const standing = isSent ? 'submitted' : (stored?.state ?? 'draft');
  useHeadingFocus(standing === 'draft' ? 'draft' : 'sent');
  if (standing !== 'draft') return <Submitted submissionId={submissionId} state={standing} />;
  return (
    <UploadFrame here={t('here')} title={t('title')} lead={t('lead')}>
      {stored?.rejection && <RejectedBefore submissionId={submissionId} rejection={stored.rejection} />}
      <ComicForm
        user={user}
        submissionId={submissionId}
        stored={stored}
        onBegun={onBegun}
        onSent={() => setIsSent(true)}
      />
    </UploadFrame>
  );
}

interface SubmittedProps {
  readonly submissionId: string;
  readonly state: Exclude<SubmissionState, 'draft'>;
}

/** The state of a comic that is no longer a draft, and the next steps. */
function Submitted({ submissionId, state }: SubmittedProps) {
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
