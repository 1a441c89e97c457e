import type { CallLimit } from './call-limit.ts';
import { type Counted, originLimits } from './origin-limits.ts';

const HOUR = 60 * 60;

/** How many reports one address of origin may send; a school or office shares one. */
const REPORTS_PER_ORIGIN = 20;

export function reportLimits(context: Counted): CallLimit[] {
  return originLimits(context, 'report-origin', REPORTS_PER_ORIGIN, HOUR);
}
