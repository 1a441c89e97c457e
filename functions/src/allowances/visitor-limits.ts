import type { CallLimit } from './call-limit.ts';
import { limitKey } from './limit-key.ts';
import { type Counted, originLimits } from './origin-limits.ts';

const HOUR = 60 * 60;

/** How many reports one address of origin may send; a school or office shares one. */
const REPORTS_PER_ORIGIN = 20;
const MESSAGES_PER_ORIGIN = 10;
const MESSAGES_PER_ADDRESS = 10;

export function reportLimits(context: Counted): CallLimit[] {
  return originLimits(context, 'report-origin', REPORTS_PER_ORIGIN, HOUR);
}

/** Each message has a mail sent to the address that it names: few from one origin, and fewer to one address. */
export function messageLimits(context: Counted, { email }: { readonly email: string }): CallLimit[] {
  return [
    ...originLimits(context, 'message-origin', MESSAGES_PER_ORIGIN, HOUR),
    {
      per: 'address',
      key: limitKey(context, 'message-address', email),
      max: MESSAGES_PER_ADDRESS,
      windowSeconds: 24 * HOUR,
    },
  ];
}
