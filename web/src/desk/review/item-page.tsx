import { Button } from '@mantine/core';
import type { Application, Pin, Rejection } from '@rawi/model/truth/application';
import type { FileProgress } from '@rawi/model/truth/file';
import { isAbout, type Review, reviewedIn } from '@rawi/model/truth/review';
import type { Submission } from '@rawi/model/truth/submission';
import { submissionNames } from '@rawi/model/truth/submission-names';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { report } from '../../core/lib/report-error.ts';
import { useNow } from '../../core/lib/use-now.ts';
import { useShownDocument } from '../../core/live/use-shown-document.ts';
import { useSession } from '../../core/session/session.ts';
import { FailedMessage } from '../../core/ui/failed-message.tsx';
import { PageTitle } from '../../core/ui/page-frame.tsx';
import { PageMessage } from '../../core/ui/page-message.tsx';
import { RetryBoundary } from '../../core/ui/retry-boundary.tsx';
import { SkeletonBox } from '../../core/ui/skeleton-box.tsx';
import { reviewIdFrom } from '../../domains/reviews/review-id.ts';
import { reviewOf } from '../../domains/reviews/reviews.ts';
import { FilesOf } from '../../domains/submissions/files-of.ts';
import { PinnedNotes } from '../../domains/submissions/staged/pinned-notes.tsx';
import { StagedImage } from '../../domains/submissions/staged/staged-image.tsx';
import { useFileProgress } from '../../domains/submissions/use-file-progress.ts';
import { useSubmission } from '../../domains/submissions/use-submission.ts';
import { applicationOf } from '../../domains/translators/applications.ts';
import { ApplicationMoves, SubmissionMoves } from './admin-moves.tsx';
import { Changes, Replaced } from './changes.tsx';
import { claimOf } from './claim-of.ts';
import { DecisionPanel } from './decision-panel.tsx';
import { Facts, useApplicationFacts, useFacts } from './facts.tsx';
import { FileChecks } from './file-checks.tsx';
import { History, Words } from './history.tsx';
import classes from './item.module.css';
import { readMeantNames } from './meant-names.ts';
import { WithOriginal } from './original.tsx';
import { Pages } from './pages.tsx';
import { ProposedNames } from './proposed-names.tsx';
import { Record } from './record.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { By, ReviewTitle, useKindWords } from './title.tsx';
import { useKeptClaim } from './use-kept-claim.ts';
import { useWritten } from './use-written.ts';

/** The page of one review, open or decided: the submission, and the reviewer's actions. */
export function ItemPage() {
  const t = useWords('review');
  const session = useSession();
  const { submission: named = '' } = useParams();
  const reviewId = reviewIdFrom(named);
  return (
    <RetryBoundary
      key={reviewId}
      onError={(error) => report('What is reviewed cannot be read.', error)}
      renderFailed={(retry) => (
        <FailedMessage title={t('itemFailed.title')} text={t('itemFailed.text')} onRetry={retry} />
      )}
    >
      {session.state === 'signed-in' ? <Item uid={session.user.uid} reviewId={reviewId} /> : <ItemSkeleton />}
    </RetryBoundary>
  );
}

function Item({ uid, reviewId }: { readonly uid: string; readonly reviewId: string | undefined }) {
  const t = useWords('review');
  const locale = useLocale();
  const named = reviewId === undefined ? undefined : reviewedIn(reviewId);
  const { state, retry } = useShownDocument(reviewId === undefined ? undefined : reviewOf(reviewId));
  if (reviewId === undefined || named === undefined || state.state === 'missing') {
    return (
      <PageMessage
        title={t('gone.title')}
        text={t('gone.text')}
        action={
          <Button component={Link} to={paths.review(locale)}>
            {t('back')}
          </Button>
        }
      />
    );
  }
  if (state.state === 'loading') return <ItemSkeleton />;
  if (state.state === 'failed')
    return <FailedMessage title={t('itemFailed.title')} text={t('itemFailed.text')} onRetry={retry} />;
  const about = { uid, reviewId, review: state.data };
  // A submission that its owner revises is not shown; the listener starts again when it is resubmitted.
  const turn = state.data.since.getTime();
  return named.of === 'submission' ? (
    <FilesOf key={turn} value={named.id}>
      <ReviewedSubmission {...about} submissionId={named.id} />
    </FilesOf>
  ) : (
    <ReviewedApplication key={turn} {...about} applicant={named.id} />
  );
}

interface AboutProps {
  readonly uid: string;
  readonly reviewId: string;
  readonly review: Review;
}

function ReviewedSubmission({
  uid,
  reviewId,
  review,
  submissionId,
}: AboutProps & { readonly submissionId: string }) {
  const { state } = useSubmission(submissionId);
  if (state.state === 'loading') return <ItemSkeleton />;
  // The state is only shown for the review it belongs to.
  if (state.state !== 'ready' || !isAbout(review, state.data.kind, state.data.uid))
    return <NotShown review={review} />;
  return (
    <SubmissionItem
      key={state.data.revision}
      uid={uid}
      reviewId={reviewId}
      review={review}
      submissionId={submissionId}
      submission={state.data}
    />
  );
}

/** Shown if its owner has withdrawn, revises or has deleted it: reviewers cannot read drafts. */
function NotShown({ review }: { readonly review: Review }) {
  const t = useWords('review');
  return (
    <Frame review={review} side={<History decisions={review.decisions} />}>
      <PageMessage isPart title={t('gone.title')} text={t('gone.text')} />
    </Frame>
  );
}

interface SubmissionItemProps extends AboutProps {
  readonly submissionId: string;
  readonly submission: Submission;
}

function SubmissionItem({ uid, reviewId, review, submissionId, submission }: SubmissionItemProps) {
  const t = useWords('review');
  const factsOf = useFacts();
  const chapter = useFileProgress(submission.files.chapter?.fileId);
  const cover = useFileProgress(submission.files.cover?.fileId);
  const [meant, setMeant] = useState(() =>
    submission.kind === 'comic' ? readMeantNames(submission.content) : undefined,
  );
  const writing = useWritten(uid, reviewId);
  const { written, onWrite } = writing;
  const now = useNow();
  const isMine = review.waiting && claimOf(review, uid, now) === 'mine';
  const pinned = isMine
    ? { pins: written.pins, onChange: (pins: readonly Pin[]) => onWrite({ ...written, pins }) }
    : undefined;
  const files = [chapter, cover].filter((progress): progress is FileProgress => progress !== undefined);
  const isPublic = submission.state === 'published' && submission.publication === 'done';
  return (
    <Frame
      review={review}
      state={t(`states.${submission.state}`)}
      side={
        <>
          <section className={classes.part}>
            <h2 className={classes.heading}>{t('facts.title')}</h2>
            <Facts facts={factsOf({ ...submission, resolved: review.resolved })} />
            <Words label={t('appealNote')} text={review.appeal ? submission.appeal?.note : undefined} />
          </section>
          <FileChecks files={files} chapter={submission.files.chapter?.fileId} />
          {submission.kind === 'comic' && meant && review.waiting && (
            <ProposedNames
              content={submission.content}
              resolved={review.resolved}
              meant={meant}
              onChoose={setMeant}
            />
          )}
          {submission.replaces !== undefined && (
            <Replaced replaces={submission.replaces} submission={submission} />
          )}
          {submission.revision > 1 && (
            <Changes submissionId={submissionId} submission={submission} resolved={review.resolved} />
          )}
          {submission.rejection && submission.revision > 1 && <PinnedBefore {...submission.rejection} />}
          <History decisions={review.decisions} />
          <Record uid={review.uid} reviewId={reviewId} />
          <SubmissionMoves submissionId={submissionId} submission={submission} />
        </>
      }
      panel={
        <Panel
          uid={uid}
          reviewId={reviewId}
          review={review}
          names={submissionNames(submission.content, review.resolved)}
          meant={meant}
          {...writing}
        />
      }
    >
      {cover?.state === 'drawn' && <CoverPicture cover={cover.cover} />}
      {isPublic ? (
        <PublishedNotice submission={submission} />
      ) : (
        chapter?.state === 'ready' && (
          <WithOriginal submission={submission}>
            {(original) => (
              <Pages key={chapter.folder} folder={chapter.folder} pinned={pinned} original={original} />
            )}
          </WithOriginal>
        )
      )}
    </Frame>
  );
}

/** The notes pinned to pages of an earlier revision, so that the reviewer sees whether they were followed. */
function PinnedBefore({ pins, pinnedFile, pinnedFolder }: Rejection) {
  const t = useWords('review');
  if (!pins) return null;
  return <PinnedNotes title={t('pins.before')} pins={pins} fileId={pinnedFile} folder={pinnedFolder} />;
}

function CoverPicture({ cover }: { readonly cover: Extract<FileProgress, { state: 'drawn' }>['cover'] }) {
  const t = useWords('review');
  const source = cover.sources.at(-1);
  if (!source) return null;
  const { width, height, color } = cover;
  return (
    <figure className={classes.cover}>
      <StagedImage path={source.path} alt={t('pages.cover')} width={width} height={height} color={color} />
    </figure>
  );
}

/** Shown after publication: the pages are no longer stored where reviewers read them. */
function PublishedNotice({ submission: { chapterId } }: { readonly submission: Submission }) {
  const t = useWords('review');
  const locale = useLocale();
  return (
    <p className={classes.none}>
      {t('pages.moved')}{' '}
      {chapterId !== undefined && <Link to={paths.chapter(locale, chapterId)}>{t('pages.read')}</Link>}
    </p>
  );
}

function ReviewedApplication({
  uid,
  reviewId,
  review,
  applicant,
}: AboutProps & { readonly applicant: string }) {
  const { state } = useShownDocument(applicationOf(applicant));
  if (state.state === 'loading') return <ItemSkeleton />;
  if (state.state !== 'ready' || !isAbout(review, 'application', applicant))
    return <NotShown review={review} />;
  return <ApplicationItem uid={uid} reviewId={reviewId} review={review} application={state.data} />;
}

function ApplicationItem({
  uid,
  reviewId,
  review,
  application,
}: AboutProps & { readonly application: Application }) {
  const t = useWords('review');
  const factsOf = useApplicationFacts();
  const writing = useWritten(uid, reviewId);
  return (
    <Frame
      review={review}
      state={t(`states.${application.state ?? 'draft'}`)}
      side={
        <>
          <History decisions={review.decisions} />
          <ApplicationMoves reviewId={reviewId} application={application} />
        </>
      }
      panel={<Panel uid={uid} reviewId={reviewId} review={review} {...writing} />}
    >
      <section className={classes.part}>
        <h2 className={classes.heading}>{t('facts.title')}</h2>
        <Facts facts={factsOf(application)} />
        <Words label={t('appealNote')} text={review.appeal ? application.appeal?.note : undefined} />
      </section>
    </Frame>
  );
}

type PanelProps = AboutProps &
  Pick<Parameters<typeof DecisionPanel>[0], 'names' | 'meant' | 'written' | 'onWrite'>;

function Panel({ uid, reviewId, review, ...rest }: PanelProps) {
  const claimed = claimOf(review, uid, useNow());
  useKeptClaim(reviewId, claimed === 'mine');
  if (!review.waiting) return null;
  return (
    <DecisionPanel key={review.revision} reviewId={reviewId} review={review} claimed={claimed} {...rest} />
  );
}

interface FrameProps {
  readonly review: Review;
  /** The state, in a word. */
  readonly state?: string;
  readonly side: ReactNode;
  readonly panel?: ReactNode;
  readonly children: ReactNode;
}

function Frame({ review, state, side, panel, children }: FrameProps) {
  const t = useWords('review');
  const locale = useLocale();
  const kindOf = useKindWords();
  return (
    <article className={classes.item}>
      <header className={classes.head}>
        <Link to={paths.review(locale)} className={classes.back}>
          <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" className={classes.arrow} />
          {t('back')}
        </Link>
        <PageTitle className={classes.title}>
          <ReviewTitle review={review} />
        </PageTitle>
        <p className={classes.lead}>
          <span>{kindOf(review)}</span>
          {review.kind !== 'application' && (
            <span>
              <By name={review.name} />
            </span>
          )}
          {state !== undefined && <span>{state}</span>}
          {review.appeal && <span>{t('appeal')}</span>}
        </p>
        <Shortcuts />
      </header>
      <div className={classes.side}>{side}</div>
      <div className={classes.main}>{children}</div>
      {panel}
    </article>
  );
}

function ItemSkeleton() {
  return (
    <div className={classes.item} aria-busy="true">
      <div className={classes.head}>
        <SkeletonBox width="30%" height="2rem" />
      </div>
      <div className={classes.side}>
        <SkeletonBox width="100%" height="14rem" />
      </div>
      <div className={classes.main}>
        <SkeletonBox width="100%" height="60vh" />
      </div>
    </div>
  );
}
