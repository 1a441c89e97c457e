import { Button } from '@mantine/core';
import { IconWifiOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type SessionUser, useSession } from '../../data/session.ts';
import { useFreshId } from '../../data/submissions/use-fresh-id.ts';
import { useSubmission } from '../../data/submissions/use-submission.ts';
import { resumeUploads } from '../../data/uploads/uploads.ts';
import { useWords } from '../../lib/i18n.ts';
import { report } from '../../lib/report-error.ts';
import { useHeadingFocus } from '../../lib/use-heading-focus.ts';
import { useOnline } from '../../lib/use-online.ts';
import { FailedMessage } from '../../ui/failed-message.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { RetryBoundary } from '../../ui/retry-boundary.tsx';
import { RejectedBefore } from '../../upload/rejected-before.tsx';
import { UploadBones, UploadFrame } from '../../upload/upload-frame.tsx';
import { type AskedFor, askedForIn, Beginning } from './asked-for.tsx';
import { ChapterForm } from './chapter-form.tsx';
import { HandedIn } from './handed-in.tsx';

/** Where a chapter is handed in. */
export function UploadChapterPage() {
  const t = useWords('upload-chapter');
  const session = useSession();
  const isOnline = useOnline();
  return (
    <>
      {!isOnline && (
        <Notice icon={<IconWifiOff size={22} stroke={1.75} aria-hidden="true" />}>{t('offline')}</Notice>
      )}
      {session.state === 'signed-in' ? <Own key={session.user.uid} user={session.user} /> : <UploadBones />}
    </>
  );
}

/** The draft that the address names, one that was begun here without a network, or a new one. */
function Own({ user }: { readonly user: SessionUser }) {
  const t = useWords('upload-chapter');
  const { uid } = user;
  const [parameters, setParameters] = useSearchParams();
  const given = parameters.get('submission');
  const asked = askedForIn(parameters);
  // What is asked for by the address begins anew; nothing typed before is put in its place.
  const resumes = asked.comic === null && asked.proposed === null;
  const { fresh, renew } = useFreshId({ uid, kind: 'chapter', given, resumes });
  const submissionId = given ?? fresh;
  useEffect(() => {
    void resumeUploads(uid);
  }, [uid]);
  return (
    <RetryBoundary
      key={submissionId}
      onError={(error) => report('A draft cannot be followed.', error)}
      renderFailed={(retry) => (
        <FailedMessage title={t('failed.title')} text={t('failed.text')} onRetry={retry} />
      )}
    >
      <Draft
        user={user}
        submissionId={submissionId}
        isBegun={given !== null}
        isNew={submissionId === fresh}
        asked={asked}
        onBegun={() =>
          setParameters({ submission: submissionId }, { replace: true, preventScrollReset: true })
        }
        onAnother={() => {
          setParameters({});
          renew();
        }}
      />
    </RetryBoundary>
  );
}

interface DraftProps {
  readonly user: SessionUser;
  readonly submissionId: string;
  /** Whether the server knows it. */
  readonly isBegun: boolean;
  /** Whether it was begun on this page: nothing has to be read before it can be written. */
  readonly isNew: boolean;
  readonly asked: AskedFor;
  readonly onBegun: () => void;
  readonly onAnother: () => void;
}

function Draft({ user, submissionId, isBegun, isNew, asked: first, onBegun, onAnother }: DraftProps) {
  const t = useWords('upload-chapter');
  const [asked] = useState(first);
  const { state, retry } = useSubmission(isBegun ? submissionId : undefined);
  const [severalBegun, setSeveralBegun] = useState(0);
  const stored = state.state === 'ready' && state.data.kind === 'chapter' ? state.data : undefined;
  const isOver = severalBegun > 0 || (stored !== undefined && stored.state !== 'draft');
  useHeadingFocus(isOver ? 'sent' : 'draft');
  if (isOver) return <HandedIn begun={severalBegun} onAnother={onAnother} />;
  if (!isNew && !stored) {
    if (state.state === 'loading') return <UploadBones />;
    if (state.state === 'failed') {
      return <FailedMessage title={t('failed.title')} text={t('failed.text')} onRetry={retry} />;
    }
    return (
      <PageMessage
        title={t('gone.title')}
        text={t('gone.text')}
        action={<Button onClick={onAnother}>{t('gone.new')}</Button>}
      />
    );
  }
  return (
    <Beginning asked={asked}>
      {(initial) => (
        <UploadFrame here={t('here')} title={t('title')} lead={t('lead')}>
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
