import { Button } from '@mantine/core';
import { isAbout, type Review, reviewedIn } from '@rawi/model/truth/review';
import { transcriptOfId } from '@rawi/model/truth/transcript-draft';
import { Link, useParams } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { report } from '../../core/lib/report-error.ts';
import { useShownDocument } from '../../core/live/use-shown-document.ts';
import { useSession } from '../../core/session/session.ts';
import { FailedMessage } from '../../core/ui/failed-message.tsx';
import { PageMessage } from '../../core/ui/page-message.tsx';
import { RetryBoundary } from '../../core/ui/retry-boundary.tsx';
import { NamesCheck } from '../../domains/glossary/names-check.tsx';
import { reviewIdFrom } from '../../domains/reviews/review-id.ts';
import { reviewOf } from '../../domains/reviews/reviews.ts';
import { FilesOf } from '../../domains/submissions/files-of.ts';
import { useSubmission } from '../../domains/submissions/use-submission.ts';
import { applicationOf } from '../../domains/translators/applications.ts';
import { ApplicationItem } from './application-item.tsx';
import { History } from './history.tsx';
import { ItemFrame, ItemSkeleton } from './item-frame.tsx';
import type { AboutReview } from './panel.tsx';
import { SubmissionItem } from './submission-item.tsx';
import type { CheckedText } from './texts/checked-text.ts';
import { TextItem } from './texts/text-item.tsx';

const checkNames = (text: CheckedText) => <NamesCheck {...text} />;

/** The page of one review, open or decided: the submission, or the text of a published chapter, and the reviewer's actions. */
export function ItemPage() {
  const t = useWords('review');
  const session = useSession();
  const { submission: named = '' } = useParams();
  const text = transcriptOfId(named);
  const reviewId = reviewIdFrom(named);
  return (
    <RetryBoundary
      key={named}
      onError={(error) => report('What is reviewed cannot be read.', error)}
      renderFailed={(retry) => (
        <FailedMessage title={t('itemFailed.title')} text={t('itemFailed.text')} onRetry={retry} />
      )}
    >
      {session.state !== 'signed-in' && <ItemSkeleton />}
      {session.state === 'signed-in' &&
        (text?.kind === 'chapter' ? (
          <TextItem uid={session.user.uid} transcriptId={named} of={text} check={checkNames} />
        ) : (
          <Item uid={session.user.uid} reviewId={reviewId} />
        ))}
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

function ReviewedSubmission({ submissionId, ...about }: AboutReview & { readonly submissionId: string }) {
  const { state } = useSubmission(submissionId);
  if (state.state === 'loading') return <ItemSkeleton />;
  // The state is only shown for the review it belongs to.
  if (state.state !== 'ready' || !isAbout(about.review, state.data.kind, state.data.uid))
    return <NotShown {...about} />;
  return (
    <SubmissionItem
      check={checkNames}
      key={state.data.revision}
      {...about}
      submissionId={submissionId}
      submission={state.data}
    />
  );
}

function ReviewedApplication({ applicant, ...about }: AboutReview & { readonly applicant: string }) {
  const { state } = useShownDocument(applicationOf(applicant));
  if (state.state === 'loading') return <ItemSkeleton />;
  if (state.state !== 'ready' || !isAbout(about.review, 'application', applicant))
    return <NotShown {...about} />;
  return <ApplicationItem {...about} application={state.data} />;
}

/** Shown if its owner has withdrawn, revises or has deleted it: reviewers cannot read drafts. */
function NotShown({ reviewId, review }: { readonly reviewId: string; readonly review: Review }) {
  const t = useWords('review');
  return (
    <ItemFrame reviewId={reviewId} review={review} side={<History decisions={review.decisions} />}>
      <PageMessage isPart title={t('gone.title')} text={t('gone.text')} />
    </ItemFrame>
  );
}
