/**
 * What was written here and has not arrived waits on this device. Each kind of it (comments, reports, the last
 * place in a chapter) has entries of its own, with what they say beside the fields below.
 */

const STATES = ['waiting', 'sending', 'sent', 'tomorrow', 'refused'] as const;

/**
 * `sent`: the server has it, and its page does not show it yet. `tomorrow`: today's limit is reached, and it
 * is sent by itself tomorrow.
 */
export type WaitingState = (typeof STATES)[number];

export interface Waiting {
  /** Chosen here, so that the entry arrives once however often it is sent. */
  readonly id: string;
  /** Whose it is: only they send it. `null` is nobody's, and is sent without a name whoever is here. */
  readonly uid: string | null;
  readonly state: WaitingState;
  /** Why it was refused. */
  readonly reason?: string;
}

export type Outcome<Reason extends string = string> =
  | { readonly outcome: 'sent' }
  /**
   * There is no network, the last one was sent a moment ago, or today's limit is reached (`isForToday`): try
   * again after `seconds`, if known.
   */
  | { readonly outcome: 'later'; readonly seconds?: number; readonly isForToday?: boolean }
  | { readonly outcome: 'refused'; readonly reason: Reason };

/** A stored state; one of another build counts as waiting. */
export const stateOf = (value: unknown): WaitingState => STATES.find((each) => each === value) ?? 'waiting';

/** Also true for one that another tab was sending when it was closed: only one tab sends at a time. */
export const mayBeSent = ({ uid, state }: Waiting, self: string | undefined): boolean =>
  (uid === null || uid === self) && (state === 'waiting' || state === 'sending' || state === 'tomorrow');
