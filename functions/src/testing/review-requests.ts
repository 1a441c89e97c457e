import type { ReviewAction } from '@rawi/model/calls/review-calls';
import { reviewIds } from '@rawi/model/truth/review';

const MOVE = { reviewId: reviewIds.submission('one'), revision: 1, requestId: 'request' } as const;

/** A valid request of every action, without the action. */
export const REVIEW_REQUESTS: Readonly<Record<ReviewAction, object>> = {
  claimReview: MOVE,
  releaseReview: MOVE,
  renewClaim: { reviewId: reviewIds.submission('one') },
  acceptReview: { ...MOVE, rating: { ageRating: 'asTheComic', contentNotes: [] } },
  rejectReview: { ...MOVE, reasons: ['accuracy'] },
  unpublish: { submissionId: 'one', requestId: 'request', reason: 'rights', forGood: false },
  republish: { submissionId: 'one', requestId: 'request' },
  retryPublication: { submissionId: 'one' },
  takeDown: { target: { kind: 'comic', comicId: 'simurgh' }, requestId: 'request', reason: 'rights' },
  giveBack: { takedownId: 'comic:simurgh', requestId: 'request' },
  retryTakedown: { takedownId: 'comic:simurgh' },
  dismissApplication: { ...MOVE, reason: 'accuracy' },
  reinstateApplication: MOVE,
  setProfessional: { uid: 'amal', professional: true },
  closeReport: { reportId: 'one' },
  setRating: {
    comicId: 'one',
    seen: { ageRating: null, contentNotes: [] },
    rating: { ageRating: '16', contentNotes: ['blood'] },
  },
  closeRatingReport: { comicId: 'one', uid: 'omar' },
  closeMessage: { messageId: 'one' },
  forwardCounter: { messageId: 'one' },
  giveRole: { email: 'amal@rawi.test', role: 'reviewer' },
  takeRole: { uid: 'amal', role: 'reviewer' },
  findAccounts: { query: 'amal@rawi.test' },
  closeAccount: { uid: 'amal', requestId: 'request', reason: 'rights' },
  reopenAccount: { uid: 'amal', requestId: 'request' },
  retryMail: { mailId: 'one' },
  reviewFigures: {},
  decideTranscript: { transcriptId: 'chapter:simurgh:simurgh-1-en', revision: 1, accepted: true },
};
