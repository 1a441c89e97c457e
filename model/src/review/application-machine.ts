import type { Machine, Standing } from './machine.ts';
import { CLAIM, REJECT, RELEASE, WITHDRAW } from './shared-moves.ts';

/** How an application to become a translator goes from state to state. Imports no zod. */

export const APPLICATION_STATES = [
  /** Its owner writes it; nobody else reads it. */
  'draft',
  'submitted',
  /** A reviewer has taken it. */
  'under_review',
  /** Their account is a translator's. */
  'approved',
  'rejected',
  /** Its owner has taken it back. */
  'withdrawn',
  /** It was approved, and their account is a translator's no longer. */
  'dismissed',
] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** What a move needs besides its state and who makes it. */
export const APPLICATION_NEEDS = [
  'verified',
  'not-a-translator',
  'not-muted',
  'complete',
  /** The revision was not appealed before. */
  'first-appeal',
  /** Its owner still has an account. */
  'owner',
  /** It is not the caller's own, nor an appeal against the caller. */
  'impartial',
  /** No other reviewer has claimed it. */
  'unclaimed',
  /** The caller has claimed it. */
  'claimed',
] as const;
export type ApplicationNeed = (typeof APPLICATION_NEEDS)[number];

export const APPLICATION_MOVES = [
  'submit',
  'withdraw',
  'revise',
  'appeal',
  'claim',
  'release',
  'approve',
  'reject',
  'dismiss',
  'reinstate',
] as const;
export type ApplicationMove = (typeof APPLICATION_MOVES)[number];

export const APPLICATION: Machine<ApplicationState, ApplicationMove, ApplicationNeed> = {
  first: 'draft',
  states: APPLICATION_STATES,
  moves: {
    submit: {
      from: ['draft'],
      to: 'submitted',
      by: 'owner',
      needs: ['verified', 'not-a-translator', 'not-muted', 'complete'],
      begins: 'revision',
    },
    withdraw: WITHDRAW,
    /** Applying once more begins with what was sent last. */
    revise: {
      from: ['rejected', 'withdrawn', 'dismissed'],
      to: 'draft',
      by: 'owner',
      needs: ['not-a-translator'],
    },
    /** The same revision is judged once more, by somebody else. */
    appeal: {
      from: ['rejected'],
      to: 'submitted',
      by: 'owner',
      needs: ['verified', 'not-a-translator', 'not-muted', 'first-appeal'],
      once: 'request',
    },
    claim: CLAIM,
    release: RELEASE,
    approve: {
      from: ['under_review'],
      to: 'approved',
      by: 'reviewer',
      needs: ['impartial', 'claimed', 'owner'],
      once: 'request',
    },
    reject: REJECT,
    dismiss: { from: ['approved'], to: 'dismissed', by: 'admin', needs: ['impartial'], once: 'request' },
    reinstate: {
      from: ['dismissed'],
      to: 'approved',
      by: 'admin',
      needs: ['impartial', 'owner'],
      once: 'request',
    },
  },
};

/** The states that reviewers read: drafts, and withdrawn applications, are for the owner alone. */
export const SHOWN_TO_REVIEWERS = ['submitted', 'under_review', 'approved', 'rejected', 'dismissed'] as const;

/** Where an application stands; before it is stored, and before it was first sent, it is a draft. */
export function standingOf(application: Stored | undefined): Standing<ApplicationState> {
  return { state: application?.state ?? APPLICATION.first, revision: application?.revision ?? 0 };
}

interface Stored {
  readonly state?: ApplicationState | undefined;
  readonly revision?: number | undefined;
}
