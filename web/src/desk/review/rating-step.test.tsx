import type { Submission } from '@rawi/model/truth/submission';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOTHING_WRITTEN } from '../../domains/reviews/kept-decision.ts';
import { sampleClaim, sampleReview } from '../../testing/sample-review.ts';
import { chapterSubmission } from '../../testing/samples.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { RatingStep, useSaidRating } from './rating-step.tsx';

const call = vi.hoisted(() => vi.fn<(request: object) => Promise<object>>());
vi.mock('../../core/session/review-calls.ts', () => ({ callReview: call }));
vi.mock('../../core/firebase/env.ts', () => ({ contactAddress: () => '' }));

beforeAll(() => speak('review', 'age-rating', 'session', 'shell'));
beforeEach(() => {
  call.mockReset().mockResolvedValue({});
});
afterEach(cleanup);

const w = wordsOf('review');

function Step({ submission }: { readonly submission: Submission }) {
  const rating = useSaidRating(submission);
  const review = sampleReview({ claim: sampleClaim('maha', 'Maha') });
  return (
    <>
      <RatingStep of={submission.kind} said={rating.said} onSay={rating.setSaid} />
      <DecisionPanel
        reviewId="submission:one"
        review={review}
        claimed="mine"
        rating={rating}
        written={NOTHING_WRITTEN}
        onWrite={() => {}}
      />
    </>
  );
}
const open = (content: Partial<Submission['content']> = {}) => {
  const submission = chapterSubmission({});
  show(<Step submission={{ ...submission, content: { ...submission.content, ...content } } as Submission} />);
};
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const check = (name: RegExp) => fireEvent.click(screen.getByLabelText(name));
/** What was sent of the rating, once the decision is. */
const sent = async () => {
  await press(w('decide.publish'));
  await press(w('pending.now'));
  return call.mock.calls.at(-1)?.[0];
};

describe('the rating in a decision', () => {
  it('is confirmed before anything is published', async () => {
    open();
    await press(w('decide.publish'));
    expect(call).not.toHaveBeenCalled();
    expect(screen.getAllByText(w('rating.unconfirmed')).length).toBeGreaterThan(0);
    expect(document.activeElement).toBe(screen.getByLabelText(/I have checked/));
    check(/I have checked/);
    expect(screen.queryByText(w('rating.unconfirmed'))).toBeNull();
    expect(await sent()).toMatchObject({
      action: 'acceptReview',
      rating: { ageRating: 'asTheComic', contentNotes: [] },
    });
  });

  it('is corrected: what the reviewer says is sent', async () => {
    open({ contentNotes: ['blood'] });
    await press(w('rating.correct'));
    check(/^Ages 16 and up/);
    check(/^Violence/);
    check(/I have checked/);
    expect(await sent()).toMatchObject({ rating: { ageRating: '16', contentNotes: ['violence', 'blood'] } });
  });

  it('is asked for where its owner was never asked', async () => {
    open({ ageRating: null });
    check(/I have checked/);
    await press(w('decide.publish'));
    expect(call).not.toHaveBeenCalled();
    expect(screen.getAllByText(w('problems.ratingMissing')).length).toBeGreaterThan(0);
    check(/^Everyone/);
    expect(await sent()).toMatchObject({ rating: { ageRating: 'everyone' } });
  });
});
