import { REVIEW_CALLS } from '@rawi/model/calls/review-calls';
import { acceptReview } from '../calls/accept-review.ts';
import { claimReview, releaseReview, renewClaim } from '../calls/claim-review.ts';
import { rejectReview } from '../calls/reject-review.ts';
import { republish } from '../calls/republish.ts';
import { retryPublication } from '../calls/retry-publication.ts';
import { unpublish } from '../calls/unpublish.ts';
import { type Area, perPerson } from './area.ts';

/** The calls of reviewers about what was handed in; docs/calls.md shows them with who may make them. */
export const REVIEW: Area<typeof REVIEW_CALLS> = {
  calls: REVIEW_CALLS,
  operations: {
    claimReview: perPerson('claimReview', claimReview),
    releaseReview: perPerson('releaseReview', releaseReview),
    renewClaim: perPerson('renewClaim', renewClaim),
    acceptReview: perPerson('acceptReview', acceptReview),
    rejectReview: perPerson('rejectReview', rejectReview),
    unpublish: perPerson('unpublish', unpublish),
    republish: perPerson('republish', republish),
    retryPublication: perPerson('retryPublication', retryPublication),
  },
};
