import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useHeadingFocus } from '../../core/lib/use-heading-focus.ts';
import { RejectedBefore } from '../../domains/submissions/rejected-before.tsx';
import { UploadFrame } from '../../domains/submissions/upload-frame.tsx';
import { type OpenSubmission, UploadPage } from '../../domains/submissions/upload-page.tsx';
import { type AskedFor, askedForIn, Beginning } from './asked-for.tsx';
import { ChapterForm } from './chapter-form.tsx';
import { HandedIn } from './handed-in.tsx';

/** Where a chapter is handed in. */
export function UploadChapterPage() {
  const [parameters] = useSearchParams();
  const asked = askedForIn(parameters);
  // What is asked for by the address begins anew; nothing typed before is put in its place.
  const resumes = asked.comic === null && asked.proposed === null;
  return (
    <UploadPage kind="chapter" resumes={resumes}>
      {(open) => <Chapter {...open} asked={asked} />}
    </UploadPage>
  );
}

interface ChapterProps extends OpenSubmission<'chapter'> {
  readonly asked: AskedFor;
}

function Chapter({ user, submissionId, stored, asked: first, onBegun, onAnother }: ChapterProps) {
  const t = useWords('upload-chapter');
  // Once it is begun the address names it alone.
  const [asked] = useState(first);
  const [severalBegun, setSeveralBegun] = useState(0);
  const isOver = severalBegun > 0 || (stored !== undefined && stored.state !== 'draft');
  const isReplacement = stored?.replaces !== undefined;
  useHeadingFocus(isOver ? 'sent' : 'draft');
  if (isOver) return <HandedIn begun={severalBegun} onAnother={onAnother} />;
  return (
    <Beginning asked={asked}>
      {(initial) => (
        <UploadFrame
          here={t('here')}
          title={t(isReplacement ? 'replaces.title' : 'title')}
          lead={t(isReplacement ? 'replaces.lead' : 'lead')}
        >
          {stored?.rejection && <RejectedBefore submissionId={submissionId} rejection={stored.rejection} />}
          <ChapterForm
            user={user}
            submissionId={submissionId}
            stored={stored}
            initial={initial}
            onBegun={onBegun}
            onSeveralBegun={setSeveralBegun}
          />
        </UploadFrame>
      )}
    </Beginning>
  );
}
