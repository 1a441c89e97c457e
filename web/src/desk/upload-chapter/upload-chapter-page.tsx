import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { useHeadingFocus } from '../../core/lib/use-heading-focus.ts';
import { PageMessage } from '../../core/ui/page-message.tsx';
import { RejectedBefore } from '../../domains/submissions/rejected-before.tsx';
import { UploadFrame } from '../../domains/submissions/upload-frame.tsx';
import { type OpenSubmission, UploadPage } from '../../domains/submissions/upload-page.tsx';
import { type AskedFor, Beginning, readAskedFor } from './asked-for.tsx';
import { ChapterForm } from './chapter-form.tsx';

/** The page that submits a chapter. */
export function UploadChapterPage() {
  const [parameters] = useSearchParams();
  const asked = readAskedFor(parameters);
  // A prefill in the address starts a new form; it does not restore typed text.
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
  // Once the draft is started, the address contains only its id.
  const [asked] = useState(first);
  const [severalBegun, setSeveralBegun] = useState(0);
  const isOver = severalBegun > 0 || (stored !== undefined && stored.state !== 'draft');
  const isReplacement = stored?.replaces !== undefined;
  useHeadingFocus(isOver ? 'sent' : 'draft');
  if (isOver) return <Submitted begun={severalBegun} onAnother={onAnother} />;
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

interface SubmittedProps {
  /** How many chapters were started together; 0 if one was submitted. */
  readonly begun: number;
  readonly onAnother: () => void;
}

/** Shown after a chapter was submitted, or several were started. */
function Submitted({ begun, onAnother }: SubmittedProps) {
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
