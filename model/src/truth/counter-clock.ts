import type { Message } from './message.ts';
import {
  ANSWER_BUSINESS_DAYS,
  afterBusinessDays,
  COURT_BUSINESS_DAYS,
  RETURN_BUSINESS_DAYS,
  type Takedown,
} from './takedown.ts';

/** An answer to a notice. */
export type Counter = Extract<Message, { kind: 'counter' }>;

/** What the law says of an answer to a notice, in days (17 U.S.C. § 512(g)(2)(C)). */
export interface CounterClock {
  /** It is not given back before. */
  readonly returnFrom: Date;
  /** Until then whoever sent the notice may say that they have gone to court; by then it is given back otherwise. */
  readonly returnBy: Date;
  /** When the sealed copy is gone; null where it is not kept, or that is not known. */
  readonly sealEnds: Date | null;
  /** The sealed copy is gone before it may be given back. */
  readonly isTooLate: boolean;
  /** It came after the time for an answer that `/DMCA` names. */
  readonly wasLate: boolean;
}

/** The days that follow from when an answer came, and from the take-down that it is about. */
export function counterClock(
  { at }: Pick<Counter, 'at'>,
  takedown: Pick<Takedown, 'at' | 'sealedUntil'> | undefined,
): CounterClock {
  const returnFrom = afterBusinessDays(at, RETURN_BUSINESS_DAYS);
  const sealEnds = takedown?.sealedUntil ?? null;
  return {
    returnFrom,
    returnBy: afterBusinessDays(at, COURT_BUSINESS_DAYS),
    sealEnds,
    isTooLate: sealEnds !== null && sealEnds < returnFrom,
    wasLate: takedown !== undefined && at > afterBusinessDays(takedown.at, ANSWER_BUSINESS_DAYS),
  };
}
