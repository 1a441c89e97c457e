import { useState } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { useHeadingFocus } from '../../core/lib/use-heading-focus.ts';
import { RejectedBefore } from '../../domains/submissions/rejected-before.tsx';
import { UploadFrame } from '../../domains/submissions/upload-frame.tsx';
import { type OpenSubmission, UploadPage } from '../../domains/submissions/upload-page.tsx';
import { ComicForm } from './comic-form.tsx';
import { Submitted } from './submitted.tsx';

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
