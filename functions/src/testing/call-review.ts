import type { ReviewInput } from '@rawi/model/calls/review-calls';
import type { Role } from '@rawi/model/lists/roles';
import { REVIEW } from '../areas/review.ts';
import { runCall } from '../areas/run-call.ts';
import type { Scene } from './scene.ts';

/** A call of the review area by somebody who has just signed in; App Check is off. */
export function callReview(
  stage: Scene,
  uid: string,
  request: ReviewInput,
  roles: readonly Role[] = ['reviewer'],
): Promise<unknown> {
  const caller = {
    uid,
    email: `${uid}@example.com`,
    emailVerified: true,
    roles,
    signedInAt: stage.now().getTime(),
  };
  return runCall(REVIEW, stage, { data: request, caller, appCheck: { valid: false, demanded: false } });
}
