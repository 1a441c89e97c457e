import {
  TAKEDOWN_LEASE_SECONDS,
  TAKEDOWN_OVERDUE_SECONDS,
  TAKEDOWN_TRIES,
  type Takedown,
} from '@rawi/model/truth/takedown';
import type { Held, LeaseTerms } from '../data/lease.ts';

/** A take-down that a task has taken, as it is now. */
export type HeldTakedown = Held<Takedown>;

export const TAKEDOWN_TERMS: LeaseTerms = {
  seconds: TAKEDOWN_LEASE_SECONDS,
  overdueSeconds: TAKEDOWN_OVERDUE_SECONDS,
  tries: TAKEDOWN_TRIES,
};
