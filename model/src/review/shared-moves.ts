import type { Move } from './machine.ts';

/** The moves that an application and a submission make in the same way. Imports no zod. */

/** The moves of an owner, of either kind. */
export type OwnerMove = 'submit' | 'withdraw' | 'revise' | 'appeal';

type Waiting = 'submitted' | 'under_review';

export const WITHDRAW: Move<Waiting | 'withdrawn', never> = {
  from: ['submitted', 'under_review'],
  to: 'withdrawn',
  by: 'owner',
  needs: [],
};

/** Work that a reviewer claimed and left can be claimed by another once the claim is over. */
export const CLAIM: Move<Waiting, 'impartial' | 'unclaimed'> = {
  from: ['submitted', 'under_review'],
  to: 'under_review',
  by: 'reviewer',
  needs: ['impartial', 'unclaimed'],
  once: 'request',
};

export const RELEASE: Move<Waiting, 'claimed'> = {
  from: ['under_review'],
  to: 'submitted',
  by: 'reviewer',
  needs: ['claimed'],
  once: 'request',
};

export const REJECT: Move<'under_review' | 'rejected', 'impartial' | 'claimed'> = {
  from: ['under_review'],
  to: 'rejected',
  by: 'reviewer',
  needs: ['impartial', 'claimed'],
  once: 'request',
};
