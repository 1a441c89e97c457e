import type { Machine } from './machine.ts';
import { CLAIM, REJECT, RELEASE, WITHDRAW } from './shared-moves.ts';

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
  /** The revision was not appealed before. */
  'first-appeal',
  /** Its owner still has an account. */
  'owner',
  /** It is neither the caller's own nor a rival's (`review/impartial.ts`). */
  'impartial',
  /** No other reviewer has claimed it. */
  'unclaimed',
  /** The caller has claimed it. */
  'claimed',
  /** The comic that a chapter belongs to is on Rawi. */
  'comic-published',
  /** Every id that a comic names exists. */
  'names',
  /** The names stored under its ids are those that the caller was shown. */
  'seen',
  /** The caller says for whom it is, and what readers learn of it before they read. */
  'rated',
  /** The last decision has been carried out: no files are being moved in either direction. */
  'online',
  /** No chapter of it is published, or on its way. */
  'without-chapters',
  /** It was not taken down for good. */
  'kept',
  /** Neither it nor its comic is taken down; nor, for rights, a comic of the same name. */
  'not-taken-down',
] as const;
export type SubmissionNeed = (typeof SUBMISSION_NEEDS)[number];

export const SUBMISSION_MOVES = [
  'submit',
  'withdraw',
  'revise',
  'appeal',
  'claim',
  'release',
  'publish',
  'reject',
  'unpublish',
  'republish',
] as const;
export type SubmissionMove = (typeof SUBMISSION_MOVES)[number];

export const SUBMISSION: Machine<SubmissionState, SubmissionMove, SubmissionNeed> = {
  first: 'draft',
  states: SUBMISSION_STATES,
  moves: {
    submit: {
      from: ['draft'],
      to: 'submitted',
      by: 'owner',
      needs: ['verified', 'translator', 'not-muted', 'complete', 'files', 'comic', 'names', 'place'],
      begins: 'revision',
    },
    withdraw: WITHDRAW,
    /** The next revision begins with what was handed in last. */
    revise: { from: ['rejected', 'withdrawn'], to: 'draft', by: 'owner', needs: ['translator', 'room'] },
    /** The same revision is judged once more, by somebody else. */
    appeal: {
      from: ['rejected'],
      to: 'submitted',
      by: 'owner',
      needs: ['verified', 'translator', 'not-muted', 'files', 'comic', 'names', 'place', 'first-appeal'],
      once: 'request',
    },
    claim: CLAIM,
    release: RELEASE,
    publish: {
      from: ['under_review'],
      to: 'published',
      by: 'reviewer',
      needs: [
        'impartial',
        'claimed',
        'owner',
        'files',
        'not-taken-down',
        'comic-published',
        'seen',
        'place',
        'names',
        'rated',
      ],
      once: 'request',
    },
    reject: REJECT,
    /** An unpublished submission can still be taken down for good. */
    unpublish: {
      from: ['published', 'unpublished'],
      to: 'unpublished',
      by: 'admin',
      needs: ['impartial', 'kept', 'online', 'without-chapters'],
      once: 'request',
    },
    republish: {
      from: ['unpublished'],
      to: 'published',
      by: 'admin',
      needs: ['impartial', 'kept', 'online', 'comic-published', 'place'],
      once: 'request',
    },
  },
};

/** The states that reviewers read: drafts, and withdrawn submissions, are for the owner alone. */
export const SUBMISSIONS_OF_REVIEWERS = [
  'submitted',
  'under_review',
  'published',
  'rejected',
  'unpublished',
] as const satisfies readonly SubmissionState[];

/**
 * The states in which its owner may delete it with its files: nobody else has claimed it, and nothing of it is
 * public.
 */
export const DISCARDABLE = ['draft', 'rejected', 'withdrawn'] as const satisfies readonly SubmissionState[];

/**
 * The states in which it occupies its place: another submission of the same owner for the same chapter and language
 * is refused.
 */
export const PLACE_TAKING = [
  'submitted',
  'under_review',
  'published',
  'unpublished',
] as const satisfies readonly SubmissionState[];
