import type { Machine, Standing } from './machine.ts';

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
] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** What a move needs besides its state and who makes it. */
export const APPLICATION_NEEDS = ['verified', 'not-a-translator', 'not-muted', 'complete'] as const;
export type ApplicationNeed = (typeof APPLICATION_NEEDS)[number];

/** The moves of the owner. */
export const APPLICATION_MOVES = ['submit', 'withdraw', 'revise'] as const;
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
    withdraw: { from: ['submitted', 'under_review'], to: 'withdrawn', by: 'owner', needs: [] },
    /** Applying once more begins with what was sent last. */
    revise: { from: ['rejected', 'withdrawn'], to: 'draft', by: 'owner', needs: ['not-a-translator'] },
  },
};

/** What reviewers read: a draft, and what was taken back, is its owner's alone. */
export const SHOWN_TO_REVIEWERS = ['submitted', 'under_review', 'approved', 'rejected'] as const;

/** Where an application stands; before it is stored, and before it was first sent, it is a draft. */
export function standingOf(application: Stored | undefined): Standing<ApplicationState> {
  return { state: application?.state ?? APPLICATION.first, revision: application?.revision ?? 0 };
}

interface Stored {
  readonly state?: ApplicationState | undefined;
  readonly revision?: number | undefined;
}
