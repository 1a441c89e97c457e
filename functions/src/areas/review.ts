import { REVIEW_CALLS } from '@rawi/model/calls/review-calls';
import { acceptReview } from '../calls/accept-review.ts';
import { claimReview, releaseReview, renewClaim } from '../calls/claim-review.ts';
import { closeAccount, reopenAccount } from '../calls/close-account.ts';
import { closeMessage } from '../calls/close-message.ts';
import { closeRatingReport } from '../calls/close-rating-report.ts';
import { closeReport } from '../calls/close-report.ts';
import { decideTranscript } from '../calls/decide-transcript.ts';
import { dismissApplication, reinstateApplication } from '../calls/end-application.ts';
import { findAccounts } from '../calls/find-accounts.ts';
import { forwardCounter } from '../calls/forward-counter.ts';
import { giveBack } from '../calls/give-back.ts';
import { giveRole, takeRole } from '../calls/give-role.ts';
import { rejectReview } from '../calls/reject-review.ts';
import { republish } from '../calls/republish.ts';
import { retryMail } from '../calls/retry-mail.ts';
import { retryPublication } from '../calls/retry-publication.ts';
import { retryTakedown } from '../calls/retry-takedown.ts';
import { reviewFigures } from '../calls/review-figures.ts';
import { setProfessional } from '../calls/set-professional.ts';
import { setRating } from '../calls/set-rating.ts';
import { takeDown } from '../calls/take-down.ts';
import { unpublish } from '../calls/unpublish.ts';
import { type Area, perPerson } from './area.ts';

/** The calls of reviewers about submitted work; docs/calls.md shows them with who may make them. */
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
    takeDown: perPerson('takeDown', takeDown),
    giveBack: perPerson('giveBack', giveBack),
    retryTakedown: perPerson('retryTakedown', retryTakedown),
    dismissApplication: perPerson('dismissApplication', dismissApplication),
    reinstateApplication: perPerson('reinstateApplication', reinstateApplication),
    setProfessional: perPerson('setProfessional', setProfessional),
    closeReport: perPerson('closeReport', closeReport),
    setRating: perPerson('setRating', setRating),
    closeRatingReport: perPerson('closeRatingReport', closeRatingReport),
    closeMessage: perPerson('closeMessage', closeMessage),
    forwardCounter: perPerson('forwardCounter', forwardCounter),
    giveRole: perPerson('giveRole', giveRole),
    takeRole: perPerson('takeRole', takeRole),
    decideTranscript: perPerson('decideTranscript', decideTranscript),
    findAccounts: perPerson('findAccounts', findAccounts),
    closeAccount: perPerson('closeAccount', closeAccount),
    reopenAccount: perPerson('reopenAccount', reopenAccount),
    retryMail: perPerson('retryMail', retryMail),
    reviewFigures: perPerson('reviewFigures', reviewFigures),
  },
};
