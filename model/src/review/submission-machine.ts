import type { Machine } from './machine.ts';

/** How a comic or a chapter that a translator hands in goes from state to state. Imports no zod. */

export const SUBMISSION_STATES = [
  /** Its owner writes it; nobody else reads it. */
  'draft',
  'submitted',
  /** A reviewer has taken it. */
  'under_review',
  'published',
  'rejected',
  /** Its owner has taken it back. */
  'withdrawn',
  /** It was published, and is not any more. */
  'unpublished',
] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

/** What a move needs besides its state and who makes it. */
export const SUBMISSION_NEEDS = [
  'verified',
  'translator',
  'not-muted',
  'complete',
  /** Its files are there, and their checks have passed. */
  'files',
  /** The comic that a chapter belongs to is there, or is its owner's own and on its way. */
  'comic',
  /** Its owner has no other translation of the same number into the same language. */
  'place',
  /** Fewer drafts are open than may be. */
  'room',
] as const;
export type SubmissionNeed = (typeof SUBMISSION_NEEDS)[number];

/** The moves of the owner. */
export const SUBMISSION_MOVES = ['submit', 'withdraw', 'revise'] as const;
export type SubmissionMove = (typeof SUBMISSION_MOVES)[number];

export const SUBMISSION: Machine<SubmissionState, SubmissionMove, SubmissionNeed> = {
  first: 'draft',
  states: SUBMISSION_STATES,
  moves: {
    submit: {
      from: ['draft'],
      to: 'submitted',
      by: 'owner',
      needs: ['verified', 'translator', 'not-muted', 'complete', 'files', 'comic', 'place'],
      begins: 'revision',
    },
    withdraw: { from: ['submitted', 'under_review'], to: 'withdrawn', by: 'owner', needs: [] },
    /** The next revision begins with what was handed in last. */
    revise: { from: ['rejected', 'withdrawn'], to: 'draft', by: 'owner', needs: ['translator', 'room'] },
  },
};

/** What reviewers read: a draft, and what was taken back, is its owner's alone. */
export const SUBMISSIONS_OF_REVIEWERS = [
  'submitted',
  'under_review',
  'published',
  'rejected',
  'unpublished',
] as const satisfies readonly SubmissionState[];

/** Where its owner may throw it away with its files: nobody else is at it, and nothing of it is public. */
export const DISCARDABLE = ['draft', 'rejected', 'withdrawn'] as const satisfies readonly SubmissionState[];

/** Where it takes its place: another one of the same owner for the same chapter and language is refused. */
export const PLACE_TAKING = [
  'submitted',
  'under_review',
  'published',
  'unpublished',
] as const satisfies readonly SubmissionState[];
