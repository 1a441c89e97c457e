import type { Application } from '@rawi/model/truth/application';
import { isClaimed, type Review } from '@rawi/model/truth/review';
import type { Submission } from '@rawi/model/truth/submission';
import { useWords } from '../../core/i18n/i18n.ts';
import { useNow } from '../../core/lib/use-now.ts';

type State = Submission['state'] | NonNullable<Application['state']>;

/**
 * The state of what is reviewed, in a word. While it waits it is under review only as long as somebody has
 * claimed it: nothing is written when a claim ends.
 */
export function useStateWords(): (review: Pick<Review, 'waiting' | 'claim'>, state: State) => string {
  const t = useWords('review');
  const now = useNow();
  return (review, state) => {
    if (!review.waiting) return t(`states.${state}`);
    return t(isClaimed(review, now) ? 'states.under_review' : 'states.submitted');
  };
}
