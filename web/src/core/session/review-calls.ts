import {
  REVIEW_CALLS,
  type ReviewAction,
  type ReviewInput,
  type ReviewResponse,
} from '@rawi/model/calls/review-calls';
import { callArea } from './area-calls.ts';
import { knownSession } from './session.ts';

/** Sends a request of the reviewers’ area. Rejects with a `SendingError`, whatever went wrong. */
export async function callReview<A extends ReviewAction>(
  request: Extract<ReviewInput, { action: A }>,
): Promise<ReviewResponse<A>> {
  await knownSession();
  const answer = await callArea('review', request, REVIEW_CALLS[request.action].answer);
  return answer as ReviewResponse<A>;
}
