import type { Review } from '@rawi/model/truth/review';
import { IconCheck, IconLock, IconUserOff } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useNow } from '../../core/lib/use-now.ts';
import { useList } from '../../core/live/use-list.ts';
import { useSession } from '../../core/session/session.ts';
import { ALL_STAFF } from '../../domains/staff/lists.ts';
import classes from './decision.module.css';
import { DecisionPanel } from './decision-panel.tsx';
import { DecisionLine } from './history.tsx';
import { claimOf, type Stake, stakeIn, standingOf } from './standing.ts';
import { useKeptClaim } from './use-kept-claim.ts';
import { useRivals } from './use-rivals.ts';

export interface AboutReview {
  readonly uid: string;
  readonly reviewId: string;
  readonly review: Review;
}

type PanelProps = AboutReview &
  Pick<Parameters<typeof DecisionPanel>[0], 'names' | 'meant' | 'rating' | 'written' | 'onWrite'>;

/** What a reviewer can do about a review, or why there is nothing to do. */
export function Panel(props: PanelProps) {
  const { uid, reviewId, review } = props;
  const session = useSession();
  const standing = standingOf(review, uid, useNow());
  const items = useMemo(() => [{ path: reviewId, data: review }], [reviewId, review]);
  const part = stakeIn(review, uid, useRivals(uid, items).has(reviewId));
  if (standing.of === 'withdrawn') return null;
  if (standing.of === 'decided') return <Settled review={review} />;
  if (part === undefined) return <Deciding {...props} />;
  // Only an admin may decide all the same, and only where nobody else can.
  const isAdmin = session.state === 'signed-in' && session.user.roles.includes('admin');
  return isAdmin ? <OfAdmin {...props} part={part} /> : <Partial review={review} uid={uid} part={part} />;
}

function Deciding({ uid, reviewId, review, ...rest }: PanelProps) {
  const claimed = claimOf(review, uid, useNow());
  useKeptClaim(reviewId, claimed === 'mine');
  return (
    <DecisionPanel key={review.revision} reviewId={reviewId} review={review} claimed={claimed} {...rest} />
  );
}

/** Somebody's own work, for an admin: theirs to decide if they are the whole staff. */
function OfAdmin({ part, ...props }: PanelProps & { readonly part: Stake }) {
  const { items } = useList(ALL_STAFF);
  return items?.length === 1 ? (
    <Deciding {...props} />
  ) : (
    <Partial review={props.review} uid={props.uid} part={part} />
  );
}

interface PartialProps {
  readonly review: Review;
  readonly uid: string;
  readonly part: Stake;
}

/** Says why this reviewer does not decide, and who is at it. */
function Partial({ review, uid, part }: PartialProps) {
  const t = useWords('review');
  const claimed = claimOf(review, uid, useNow());
  return (
    <section className={classes.decision} aria-label={t('decide.title')}>
      <p className={classes.whose}>
        <IconUserOff size={20} stroke={1.75} aria-hidden="true" />
        {t(`part.${part}.text`)}
      </p>
      <output className={classes.whose}>
        {claimed === 'other' && (
          <>
            <IconLock size={20} stroke={1.75} aria-hidden="true" />
            {t('withOther', { name: isolated(review.claim?.name ?? '') })}
          </>
        )}
      </output>
    </section>
  );
}

/** What was decided, also by somebody else while this page was open. */
function Settled({ review }: { readonly review: Review }) {
  const t = useWords('review');
  const last = review.decisions.at(-1);
  return (
    <section className={classes.decision} aria-label={t('decide.title')}>
      <output className={classes.whose}>
        <IconCheck size={20} stroke={1.75} aria-hidden="true" />
        {last && (
          <span>
            <DecisionLine {...last} />
          </span>
        )}
      </output>
    </section>
  );
}
