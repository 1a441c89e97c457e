import { Button } from '@mantine/core';
import { LANGUAGE_CODES } from '@rawi/model/lists/languages';
import { DEFAULT_LOCALE } from '@rawi/model/lists/locales';
import { localize } from '@rawi/model/text/localized';
import type { FileProgress } from '@rawi/model/truth/file';
import { smallestPicture } from '@rawi/model/truth/picture';
import type { ChapterSubmission } from '@rawi/model/truth/submission';
import { type ChapterContent, EMPTY_CHAPTER } from '@rawi/model/truth/submission-content';
import { IconChevronRight, IconWifiOff } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { comicAt } from '../../data/asks/ask-lists.ts';
import { useDocument } from '../../data/live/use-document.ts';
import { type SessionUser, useSession } from '../../data/session.ts';
import { newSubmissionId } from '../../data/submissions/submissions.ts';
import { readUnbegunDraft } from '../../data/submissions/typed-drafts.ts';
import { useFileProgress } from '../../data/submissions/use-file-progress.ts';
import { useSubmission } from '../../data/submissions/use-submission.ts';
import { resumeUploads } from '../../data/uploads/uploads.ts';
import { chapterNumberOf } from '../../lib/chapter-number.ts';
import { formatNumber } from '../../lib/format.ts';
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
import { ChapterForm } from './chapter-form.tsx';
import classes from './upload-chapter-page.module.css';

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
      {session.state === 'signed-in' ? <Own key={session.user.uid} user={session.user} /> : <FormBones />}
    </>
  );
}

/** The draft that the address names, one that was begun here without a network, or a new one. */
function Own({ user }: { readonly user: SessionUser }) {
  const t = useWords('upload-chapter');
  const { uid } = user;
  const [parameters] = useSearchParams();
  const given = parameters.get('submission');
  const about = aboutOf(parameters);
  // What is asked for by the address begins anew; nothing typed before is put in its place.
  const [fresh, setFresh] = useState(
    () =>
      (about.comic === null && about.proposed === null
        ? readUnbegunDraft(uid, 'chapter')?.submissionId
        : undefined) ?? newSubmissionId(),
  );
  useEffect(() => {
    void resumeUploads(uid);
  }, [uid]);
  const isFresh = given === null || given === fresh;
  return (
    <RetryBoundary
      key={given ?? fresh}
      onError={(error) => report('A draft cannot be followed.', error)}
      renderFailed={(retry) => (
        <FailedMessage title={t('failed.title')} text={t('failed.text')} onRetry={retry} />
      )}
    >
      {isFresh ? (
        about.comic !== null && given === null ? (
          <OfComic user={user} submissionId={fresh} about={{ ...about, comic: about.comic }} />
        ) : about.proposed !== null && given === null ? (
          <OfProposed user={user} submissionId={fresh} proposed={about.proposed} />
        ) : (
          <Draft
            user={user}
            submissionId={fresh}
            stored={undefined}
            initial={{ ...EMPTY_CHAPTER, ...about.content }}
            onAnother={() => setFresh(newSubmissionId())}
          />
        )
      ) : (
        <Stored user={user} submissionId={given} onAnother={() => setFresh(newSubmissionId())} />
      )}
    </RetryBoundary>
  );
}

interface About {
  /** A comic's id. */
  readonly comic: string | null;
  /** A comic of one's own that is not published, by its submission. */
  readonly proposed: string | null;
  readonly content: Partial<ChapterContent>;
}

/** What the address asks for: a comic, a number, a language. */
function aboutOf(parameters: URLSearchParams): About {
  const number = chapterNumberOf(parameters.get('number') ?? '');
  const language = LANGUAGE_CODES.find((code) => code === parameters.get('language'));
  return {
    comic: parameters.get('comic'),
    proposed: parameters.get('proposed'),
    content: { ...(typeof number === 'number' && { number }), ...(language && { language }) },
  };
}

interface DraftProps {
  readonly user: SessionUser;
  readonly submissionId: string;
  readonly onAnother: () => void;
}

/** A new draft of a comic that the address names. */
function OfComic({
  user,
  submissionId,
  about,
}: Pick<DraftProps, 'user' | 'submissionId'> & { readonly about: About & { readonly comic: string } }) {
  const t = useWords('upload-chapter');
  const { state } = useDocument(comicAt(about.comic));
  const [, setParameters] = useSearchParams();
  if (state.state === 'loading') return <FormBones />;
  if (state.state !== 'ready') {
    return (
      <PageMessage
        title={t('comic.gone')}
        text={t('comic.none')}
        action={<Button onClick={() => setParameters({})}>{t('gone.new')}</Button>}
      />
    );
  }
  const { slug, series, names, cover } = state.data;
  const picture = smallestPicture(localize(cover, DEFAULT_LOCALE).value);
  const comic = { comicId: about.comic, slug, series, names, picture };
  return (
    <Draft
      user={user}
      submissionId={submissionId}
      stored={undefined}
      initial={{ ...EMPTY_CHAPTER, ...about.content, comic }}
      onAnother={() => setParameters({})}
    />
  );
}

/** A new draft of a comic that its translator has proposed. */
function OfProposed({
  user,
  submissionId,
  proposed,
}: Pick<DraftProps, 'user' | 'submissionId'> & { readonly proposed: string }) {
  const { state } = useSubmission(proposed);
  const [, setParameters] = useSearchParams();
  if (state.state === 'loading') return <FormBones />;
  const series = state.state === 'ready' && state.data.kind === 'comic' ? state.data.content.series : '';
  const of = series === '' ? {} : { proposed: { submissionId: proposed, series } };
  return (
    <Draft
      user={user}
      submissionId={submissionId}
      stored={undefined}
      initial={{ ...EMPTY_CHAPTER, ...of }}
      onAnother={() => setParameters({})}
    />
  );
}

/** A draft that the server knows. */
function Stored({ user, submissionId, onAnother }: DraftProps) {
  const t = useWords('upload-chapter');
  const { state, retry } = useSubmission(submissionId);
  const [, setParameters] = useSearchParams();
  if (state.state === 'loading') return <FormBones />;
  if (state.state === 'failed') {
    return <FailedMessage title={t('failed.title')} text={t('failed.text')} onRetry={retry} />;
  }
  if (state.state === 'missing' || state.data.kind !== 'chapter') {
    return (
      <PageMessage
        title={t('gone.title')}
        text={t('gone.text')}
        action={<Button onClick={() => setParameters({})}>{t('gone.new')}</Button>}
      />
    );
  }
  return (
    <Draft
      user={user}
      submissionId={submissionId}
      stored={state.data}
      initial={EMPTY_CHAPTER}
      onAnother={onAnother}
    />
  );
}

function Draft({
  user,
  submissionId,
  stored: first,
  initial,
  onAnother,
}: DraftProps & { readonly stored: ChapterSubmission | undefined; readonly initial: ChapterContent }) {
  const t = useWords('upload-chapter');
  const locale = useLocale();
  const [, setParameters] = useSearchParams();
  const [isBegun, setIsBegun] = useState(first !== undefined);
  const [followed, setFollowed] = useState(first);
  const [severalBegun, setSeveralBegun] = useState(0);
  const [progress, setAll] = useState<Readonly<Record<string, FileProgress>>>({});
  const setProgress = useCallback(
    (id: string, now: FileProgress) => setAll((before) => ({ ...before, [id]: now })),
    [],
  );
  const stored = followed ?? first;
  const isSent = stored !== undefined && stored.state !== 'draft';
  useHeadingFocus(isSent || severalBegun > 0 ? 'sent' : 'draft');
  const fileId = stored?.files.chapter?.fileId;
  const coverId = stored?.files.cover?.fileId;
  const another = () => {
    setParameters({});
    onAnother();
  };
  if (isSent || severalBegun > 0) {
    return (
      <PageMessage
        title={t('sent.title')}
        text={
          isSent
            ? t('sent.text')
            : t('several.begun', { count: severalBegun, number: formatNumber(severalBegun, locale) })
        }
        action={
          <div className={classes.actions}>
            <Button component={Link} to={paths.myWork(locale)} size="lg">
              {t('sent.myWork')}
            </Button>
            <Button variant="default" size="lg" onClick={another}>
              {t('sent.another')}
            </Button>
          </div>
        }
      />
    );
  }
  return (
    <div className={classes.page}>
      {isBegun && <Follow submissionId={submissionId} onStored={setFollowed} />}
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
      {[fileId, coverId].map(
        (id) => id !== undefined && <FollowFile key={id} fileId={id} onProgress={setProgress} />,
      )}
      <ChapterForm
        user={user}
        submissionId={submissionId}
        stored={stored}
        initial={initial}
        progress={fileId === undefined ? undefined : progress[fileId]}
        coverProgress={coverId === undefined ? undefined : progress[coverId]}
        onBegun={() => {
          setIsBegun(true);
          setParameters({ submission: submissionId }, { replace: true, preventScrollReset: true });
        }}
        onSeveralBegun={setSeveralBegun}
      />
    </div>
  );
}

/** Follows the draft as it is stored, beside the form that writes it. */
function Follow({
  submissionId,
  onStored,
}: {
  readonly submissionId: string;
  readonly onStored: (stored: ChapterSubmission) => void;
}) {
  const { state } = useSubmission(submissionId);
  const stored = state.state === 'ready' && state.data.kind === 'chapter' ? state.data : undefined;
  useEffect(() => {
    if (stored) onStored(stored);
  }, [stored, onStored]);
  return null;
}

/** Follows what becomes of a file. */
function FollowFile({
  fileId,
  onProgress,
}: {
  readonly fileId: string;
  readonly onProgress: (fileId: string, progress: FileProgress) => void;
}) {
  const progress = useFileProgress(fileId);
  useEffect(() => {
    if (progress) onProgress(fileId, progress);
  }, [fileId, progress, onProgress]);
  return null;
}

/** The form before it is there. */
function FormBones() {
  return (
    <div className={classes.page} aria-hidden="true">
      <Bone width="min(20rem, 80%)" height="44px" />
      <div className={classes.bones}>
        <Bone width="100%" height="64px" />
        <Bone width="100%" height="48px" />
        <Bone width="100%" height="200px" />
      </div>
    </div>
  );
}
