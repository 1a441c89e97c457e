import type { CallLimit } from './call-limit.ts';
import { limitKey } from './limit-key.ts';
import { type Counted, originLimits } from './origin-limits.ts';

const HOUR = 60 * 60;

/** How many reports one address of origin may send; a school or office shares one. */
const REPORTS_PER_ORIGIN = 20;
const MESSAGES_PER_ORIGIN = 10;
const RECEIPTS_PER_ADDRESS = 10;

export function reportLimits(context: Counted): CallLimit[] {
  return originLimits(context, 'report-origin', REPORTS_PER_ORIGIN, HOUR);
}

/**
 * Few from one origin. The address that a message names is not counted here: anybody can name any address,
 * and would keep its owner from writing to us.
 */
export function messageLimits(context: Counted): CallLimit[] {
  return originLimits(context, 'message-origin', MESSAGES_PER_ORIGIN, HOUR);
}

/**
 * The receipts mailed to an address for its messages. Messages after that are stored, but no mail is sent.
 */
export function receiptLimits(context: Counted, email: string): CallLimit[] {
  const key = limitKey(context, 'message-address', email);
  return [{ per: 'address', key, max: RECEIPTS_PER_ADDRESS, windowSeconds: 24 * HOUR }];
}
