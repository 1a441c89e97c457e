import { Button } from '@mantine/core';
import type { Submission } from '@rawi/model/truth/submission';
import { IconWifiOff } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { report } from '../../core/lib/report-error.ts';
import { useOnline } from '../../core/network/use-online.ts';
import { type SessionUser, useSession } from '../../core/session/session.ts';
import { FailedMessage } from '../../core/ui/failed-message.tsx';
import { Notice } from '../../core/ui/notice.tsx';
import { PageMessage } from '../../core/ui/page-message.tsx';
import { RetryBoundary } from '../../core/ui/retry-boundary.tsx';
import { resumeUploads } from '../uploads/uploads.ts';
import { readTypedDraft } from './typed-drafts.ts';
import { UploadSkeleton } from './upload-frame.tsx';
import { useFreshId } from './use-fresh-id.ts';
import { useSubmission } from './use-submission.ts';

type Kind = Submission['kind'];
type StoredOf<K extends Kind> = Extract<Submission, { kind: K }>;

/** A person's own submission that is open on the page. */
export interface OpenSubmission<K extends Kind> {
  readonly user: SessionUser;
  readonly submissionId: string;
  /** As it is stored; undefined before it was created, and without a network. */
  readonly stored: StoredOf<K> | undefined;
  /** Puts the new submission into the page's address. */
  readonly onBegun: () => void;
  /** Starts another new one. */
  readonly onAnother: () => void;
}

interface UploadPageProps<K extends Kind> {
  readonly kind: K;
  /** Whether a new one resumes what was typed here before and the server does not know. */
  readonly resumes: boolean;
  readonly children: (open: OpenSubmission<K>) => ReactNode;
}

/** The page of a form for a submission: the one that the address names, or a new one. */
export function UploadPage<K extends Kind>(props: UploadPageProps<K>) {
  const t = useWords('upload');
  const session = useSession();
  const isOnline = useOnline();
  return (
    <>
      {!isOnline && (
        <Notice icon={<IconWifiOff size={22} stroke={1.75} aria-hidden="true" />}>{t('offline')}</Notice>
      )}
      {session.state === 'signed-in' ? (
        <Own key={session.user.uid} user={session.user} {...props} />
      ) : (
        <UploadSkeleton />
      )}
    </>
  );
}

interface OwnProps<K extends Kind> extends UploadPageProps<K> {
  readonly user: SessionUser;
}

/** The submission that the address names, one that was begun here without a network, or a new one. */
function Own<K extends Kind>({ user, kind, resumes, children }: OwnProps<K>) {
  const t = useWords('upload');
  const { uid } = user;
  const [parameters, setParameters] = useSearchParams();
  const given = parameters.get('submission');
  const { fresh, renew } = useFreshId({ uid, kind, given, resumes });
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
      <Found
        kind={kind}
        user={user}
        submissionId={submissionId}
        isBegun={given !== null}
        isNew={submissionId === fresh}
        onBegun={() =>
          setParameters({ submission: submissionId }, { replace: true, preventScrollReset: true })
        }
        onAnother={() => {
          setParameters({});
          renew();
        }}
      >
        {children}
      </Found>
    </RetryBoundary>
  );
}

interface FoundProps<K extends Kind> extends Omit<OpenSubmission<K>, 'stored'> {
  readonly kind: K;
  /** Whether the server knows it. */
  readonly isBegun: boolean;
  /** Whether it was begun on this page: then nothing has to be read before it can be written. */
  readonly isNew: boolean;
  readonly children: UploadPageProps<K>['children'];
}

function Found<K extends Kind>({ kind, isBegun, isNew, children, ...open }: FoundProps<K>) {
  const t = useWords('upload');
  const { user, submissionId } = open;
  const { state, retry } = useSubmission(isBegun ? submissionId : undefined);
  const found = state.state === 'ready' ? state.data : undefined;
  const stored = found && isOwn(found, kind, user.uid) ? found : undefined;
  if ((isBegun && state.state === 'missing') || (found && !stored)) return <Gone />;
  const isThere = isNew || stored !== undefined;
  if (!isThere && state.state === 'loading') return <UploadSkeleton />;
  // A person who has begun here can go on writing without a network.
  if (!isThere && state.state === 'failed' && !readTypedDraft(user.uid, submissionId)) {
    return <FailedMessage title={t('failed.title')} text={t('failed.text')} onRetry={retry} />;
  }
  return children({ ...open, stored });
}

function isOwn<K extends Kind>(found: Submission, kind: K, uid: string): found is StoredOf<K> {
  return found.kind === kind && found.uid === uid;
}

/** Shown in place of a draft that is gone, or belongs to somebody else. */
function Gone() {
  const t = useWords('upload');
  const { pathname } = useLocation();
  return (
    <PageMessage
      title={t('gone.title')}
      text={t('gone.text')}
      action={
        <Button component={Link} to={pathname} size="lg">
          {t('gone.new')}
        </Button>
      }
    />
  );
}
