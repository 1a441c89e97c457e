import type { Origin } from '../callers/origin.ts';
import type { CallLimit } from './call-limit.ts';
import { limitKey } from './limit-key.ts';

/**
 * Many people's requests come through one proxy of ours. The limit is still far below the number of codes in
 * a whole day.
 */
const PEOPLE_BY_GATEWAY = 20;

/** What the limits of a call count by. */
export interface Counted extends Origin {
  readonly hashKey: string;
  /** How many people stand behind one origin: limits by origin are multiplied by it. */
  readonly peopleByOrigin: number;
  readonly now: () => Date;
}

/**
 * What one origin may request. A client that bypasses the proxy can invent its origin, but not the address
 * that called the function.
 */
export function originLimits(
  context: Counted,
  use: string,
  perOrigin: number,
  windowSeconds: number,
): CallLimit[] {
  const max = perOrigin * context.peopleByOrigin;
  const origin: CallLimit = {
    per: 'origin',
    key: limitKey(context, use, context.origin),
    max,
    windowSeconds,
  };
  if (context.gateway === undefined) return [origin];
  const gateway: CallLimit = {
    per: 'gateway',
    key: limitKey(context, `${use}-gateway`, context.gateway),
    max: max * PEOPLE_BY_GATEWAY,
    windowSeconds,
  };
  return [origin, gateway];
}
