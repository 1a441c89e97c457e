import type { LinkOutcome } from '../../domains/people/session-email-links.ts';

const DONE = {
  verified: 'verified',
  'choose-password': 'choosePassword',
  'set-password': 'setPassword',
  changed: 'changed',
  'ask-keep': 'askKeep',
  kept: 'kept',
} as const;

type Problem = Exclude<LinkOutcome, keyof typeof DONE>;

/** The key of an outcome's texts: below `problems` if the link did not work. */
export function wordsOf(outcome: LinkOutcome): (typeof DONE)[keyof typeof DONE] | `problems.${Problem}` {
  return isProblem(outcome) ? `problems.${outcome}` : DONE[outcome];
}

export function isProblem(outcome: LinkOutcome): outcome is Problem {
  return !Object.hasOwn(DONE, outcome);
}
