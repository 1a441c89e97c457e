import { IconWifiOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type SessionUser, useSession } from '../../data/session.ts';
import { readTypedDraft } from '../../data/submissions/typed-drafts.ts';
import { useFreshId } from '../../data/submissions/use-fresh-id.ts';
import { useSubmission } from '../../data/submissions/use-submission.ts';
import { resumeUploads } from '../../data/uploads/uploads.ts';
import { useWords } from '../../lib/i18n.ts';
import { report } from '../../lib/report-error.ts';
import { useHeadingFocus } from '../../lib/use-heading-focus.ts';
import { useOnline } from '../../lib/use-online.ts';
import { FailedMessage } from '../../ui/failed-message.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RetryBoundary } from '../../ui/retry-boundary.tsx';
import { RejectedBefore } from '../../upload/rejected-before.tsx';
import { UploadBones, UploadFrame } from '../../upload/upload-frame.tsx';
import { ComicForm } from './comic-form.tsx';
import { Gone, HandedIn } from './comic-states.tsx';

/** Where a translator proposes a comic that is not on Rawi. */
export function UploadComicPage() {
  const t = useWords('upload-comic');
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

const ID = /^[\w-]{1,120}$/;

/** The draft that the address names, one that was begun here without a network, or a new one. */
function Own({ user }: { readonly user: SessionUser }) {
  const t = useWords('upload-comic');
  const { uid } = user;
  const [search, setSearch] = useSearchParams();
  const given = search.get('submission');
  const { fresh } = useFreshId({ uid, kind: 'comic', given, resumes: true });
  const submissionId = given ?? fresh;
  useEffect(() => {
    void resumeUploads(uid);
  }, [uid]);
  if (!ID.test(submissionId)) return <Gone />;
  return (
    <RetryBoundary
      key={submissionId}
      onError={(error) => report('A comic’s draft cannot be followed.', error)}
      renderFailed={(retry) => (
        <FailedMessage title={t('failed.title')} text={t('failed.text')} onRetry={retry} />
      )}
    >
      <Draft
        user={user}
        submissionId={submissionId}
        isBegun={given !== null}
        isNew={submissionId === fresh}
        onBegun={() => setSearch({ submission: submissionId }, { replace: true, preventScrollReset: true })}
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
  readonly onBegun: () => void;
}

function Draft({ user, submissionId, isBegun, isNew, onBegun }: DraftProps) {
  const t = useWords('upload-comic');
  const { state, retry } = useSubmission(isBegun ? submissionId : undefined);
  const [isSent, setIsSent] = useState(false);
  const found = state.state === 'ready' ? state.data : undefined;
  const stored = found?.kind === 'comic' && found.uid === user.uid ? found : undefined;
  const standing = isSent ? 'submitted' : (stored?.state ?? 'draft');
  useHeadingFocus(standing === 'draft' ? 'draft' : 'sent');
  if (standing !== 'draft') return <HandedIn submissionId={submissionId} state={standing} />;
  const isThere = isNew || stored !== undefined;
  if (!isThere && state.state === 'loading') return <UploadBones />;
  // Without a network whoever has begun here writes on.
  if (!isThere && state.state === 'failed' && !readTypedDraft(user.uid, submissionId)) {
    return <FailedMessage title={t('failed.title')} text={t('failed.text')} onRetry={retry} />;
  }
  if ((isBegun && state.state === 'missing') || (found && !stored)) return <Gone />;
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
