import { meter, type Rate } from '../../allowances/rate.ts';
import type { PageAnswer } from '../serving.ts';

/**
 * How many answers an instance makes a minute for one visitor, and in all, of what other programs read. What a cache
 * or this process's memory has is not counted. Each costs one read, two under a former slug.
 */
export const OPEN_RATE: Rate = { perName: 120, inAll: 1200 };

/** How many searches an instance makes a minute for reading apps: each costs up to 200 reads. */
export const SEARCH_RATE: Rate = { perName: 20, inAll: 100 };

const RETRY_SECONDS = 60;

/** Thrown in place of an answer that would be one too many. */
export class TooMany extends Error {}

/** Counts one more answer for a visitor, who may have no name; throws `TooMany` where that is one too many. */
export type Admit = (visitor: string | undefined) => void;

/** Who asks, for what is kept. */
export interface Asking {
  readonly visitor: string | undefined;
}

/** A limit in this process's memory: it costs no document. */
export function admitting(rate: Rate): Admit {
  const passes = meter(rate);
  return (visitor) => {
    if (!passes(visitor, new Date())) throw new TooMany();
  };
}

/** Who asks too much is told when to come back; no cache keeps that. */
export const tooManyAnswer: PageAnswer = {
  status: 429,
  headers: {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': `${RETRY_SECONDS}`,
  },
  body: JSON.stringify({
    error: 'too-many',
    message: `Too many requests that no cache could answer. Try again in ${RETRY_SECONDS} seconds.`,
  }),
};
