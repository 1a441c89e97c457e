import { Button } from '@mantine/core';
import type { Review } from '@rawi/model/truth/review';
import { IconLock } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { useSend } from '../../core/forms/use-send.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { callReview } from '../../core/session/review-calls.ts';
import classes from './queue.module.css';
import { STATE_AFTER, type Stake, type Standing } from './standing.ts';
import { useReviewProblem } from './use-review-problem.ts';

interface QueueClaimProps {
  readonly reviewId: string;
  readonly review: Review;
  readonly standing: Standing;
  /** Describes the button: the title of the row. */
  readonly titleId: string;
  /** Whether it is the row to take first. */
  readonly isFirst: boolean;
}

/** The last column of a row: a button to claim it, or why there is none. */
export function QueueClaim({ reviewId, review, standing, titleId, isFirst }: QueueClaimProps) {
  const t = useWords('review');
  if (standing.of === 'free')
    return <BeginButton reviewId={reviewId} revision={review.revision} titleId={titleId} isFirst={isFirst} />;
  const isLocked = standing.of === 'mine' || standing.of === 'other';
  return (
    <p className={classes.claim} data-claim={standing.of}>
      {isLocked && <IconLock size={18} stroke={1.75} aria-hidden="true" />}
      {standing.of === 'mine' && t('withMe')}
      {standing.of === 'other' && t('withOther', { name: isolated(review.claim?.name ?? '') })}
      {isStake(standing.of) && t(`part.${standing.of}.short`)}
      {standing.of === 'decided' && t(`states.${STATE_AFTER[standing.verdict]}`)}
      {standing.of === 'withdrawn' && t('states.withdrawn')}
    </p>
  );
}

const isStake = (of: Standing['of']): of is Stake => of === 'own' || of === 'rejected' || of === 'rival';

interface BeginButtonProps extends Pick<QueueClaimProps, 'reviewId' | 'titleId' | 'isFirst'> {
  readonly revision: number;
}

/** Claims a review and opens it. */
function BeginButton({ reviewId, revision, titleId, isFirst }: BeginButtonProps) {
  const t = useWords('review');
  const locale = useLocale();
  const navigate = useNavigate();
  const wordsOf = useReviewProblem();
  const { isSending, problem, send } = useSend();
  const begin = async () => {
    await callReview({ action: 'claimReview', reviewId, revision, requestId: crypto.randomUUID() });
    await navigate(paths.review(locale, reviewId));
  };
  return (
    <div className={classes.begin}>
      <Button
        {...(!isFirst && { variant: 'default' })}
        aria-describedby={titleId}
        loading={isSending}
        onClick={() => void send(begin)}
      >
        {t('claim.begin')}
      </Button>
      {problem && (
        <p role="alert" className={classes.problem}>
          {wordsOf(problem)}
        </p>
      )}
    </div>
  );
}
