import { Button } from '@mantine/core';
import { EMPTY_COMIC } from '@rawi/model/truth/submission-content';
import { IconChevronRight, IconWifiOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type SessionUser, useSession } from '../../data/session.ts';
import { newSubmissionId } from '../../data/submissions/submissions.ts';
import { readUnbegunDraft } from '../../data/submissions/typed-drafts.ts';
import { useSubmission } from '../../data/submissions/use-submission.ts';
import { resumeUploads } from '../../data/uploads/uploads.ts';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { report } from '../../lib/report-error.ts';
import { useHeadingFocus } from '../../lib/use-heading-focus.ts';
import { useOnline } from '../../lib/use-online.ts';
import { RejectionWords } from '../../person/rejection-words.tsx';
import { Bone } from '../../ui/bone.tsx';
import { FailedMessage } from '../../ui/failed-message.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { RetryBoundary } from '../../ui/retry-boundary.tsx';
import { ComicForm } from './comic-form.tsx';
import classes from './upload-comic.module.css';

/** Where a comic is proposed. */
export function UploadComicPage() {
  const t = useWords('upload-comic');
  const session = useSession();
  const isOnline = useOnline();
  return (
    <>
      {!isOnline && (
        <Notice icon={<IconWifiOff size={22} stroke={1.75} aria-hidden="true" />}>{t('offline')}</Notice>
      )}
      {session.state === 'signed-in' ? <Own key={session.user.uid} user={session.user} /> : <FormBones />}
    </>
  );
}

/** The draft that the address names, one that was begun here without a network, or a new one. */
function Own({ user }: { readonly user: SessionUser }) {
  const t = useWords('upload-comic');
  const { uid } = user;
  const [parameters] = useSearchParams();
  const given = parameters.get('submission');
  const [fresh, setFresh] = useState(() => readUnbegunDraft(uid, 'comic')?.submissionId ?? newSubmissionId());
  useEffect(() => {
    void resumeUploads(uid);
  }, [uid]);
  const submissionId = given ?? fresh;
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
        isFresh={submissionId === fresh}
        onAnother={() => setFresh(newSubmissionId())}
      />
    </RetryBoundary>
  );
}

interface DraftProps {
  readonly user: SessionUser;
  readonly submissionId: string;
  /** It was made up here: the server need not know it. */
  readonly isFresh: boolean;
  readonly onAnother: () => void;
}

function Draft({ user, submissionId, isFresh, onAnother }: DraftProps) {
  const t = useWords('upload-comic');
  const locale = useLocale();
  const [, setParameters] = useSearchParams();
  const [isBegun, setIsBegun] = useState(!isFresh);
  const { state, retry } = useSubmission(isBegun ? submissionId : undefined);
  const stored = state.state === 'ready' && state.data.kind === 'comic' ? state.data : undefined;
  const isSent = stored !== undefined && stored.state !== 'draft';
  useHeadingFocus(isSent ? 'sent' : 'draft');
  const another = () => {
    setParameters({});
    onAnother();
  };
  if (isSent) return <Sent submissionId={submissionId} onAnother={another} />;
  if (!isFresh && !stored) {
    if (state.state === 'loading') return <FormBones />;
    if (state.state === 'failed') {
      return <FailedMessage title={t('failed.title')} text={t('failed.text')} onRetry={retry} />;
    }
    return (
      <PageMessage
        title={t('gone.title')}
        text={t('gone.text')}
        action={<Button onClick={another}>{t('gone.new')}</Button>}
      />
    );
  }
  return (
    <div className={classes.page}>
      <nav className={classes.trail} aria-label={t('trail')}>
        <Link to={paths.myWork(locale)}>{t('trail')}</Link>
        <IconChevronRight size={16} stroke={1.75} aria-hidden="true" className={classes.chevron} />
        <span aria-current="page">{t('here')}</span>
      </nav>
      <h1 className={classes.title} tabIndex={-1}>
        {t('title')}
      </h1>
      <p className={classes.lead}>{t('lead')}</p>
      {stored?.rejection && (
        <FormNote tone="neutral">
          <strong>{t('before')}</strong>
          <RejectionWords rejection={stored.rejection} />
        </FormNote>
      )}
      <ComicForm
        user={user}
        submissionId={submissionId}
        stored={stored}
        initial={EMPTY_COMIC}
        onBegun={() => {
          setIsBegun(true);
          setParameters({ submission: submissionId }, { replace: true, preventScrollReset: true });
        }}
      />
    </div>
  );
}

function Sent({
  submissionId,
  onAnother,
}: {
  readonly submissionId: string;
  readonly onAnother: () => void;
}) {
  const t = useWords('upload-comic');
  const locale = useLocale();
  return (
    <PageMessage
      title={t('sent.title')}
      text={t('sent.text')}
      action={
        <div className={classes.actions}>
          <Button component={Link} to={paths.uploadChapter(locale, { proposed: submissionId })} size="lg">
            {t('sent.chapter')}
          </Button>
          <Button component={Link} to={paths.myWork(locale)} variant="default" size="lg">
            {t('trail')}
          </Button>
          <Button variant="default" size="lg" onClick={onAnother}>
            {t('sent.another')}
          </Button>
        </div>
      }
    />
  );
}

/** The form before it is there. */
function FormBones() {
  return (
    <div className={classes.page} aria-hidden="true">
      <Bone width="min(20rem, 80%)" height="44px" />
      <div className={classes.bones}>
        <Bone width="100%" height="48px" />
        <Bone width="100%" height="220px" />
        <Bone width="100%" height="48px" />
      </div>
    </div>
  );
}
