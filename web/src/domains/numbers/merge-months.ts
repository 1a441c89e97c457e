import { forgetVisitorMonths, visitorMonths } from './kept-months.ts';
import { monthsSender } from './months-sender.ts';
import { waitingMonthOf } from './waiting-months.ts';

/** Moves what a visitor has read on this device into an account. It waits on the device until the account has it. */
export function mergeVisitorMonths(uid: string): void {
  for (const [month, record] of Object.entries(visitorMonths())) {
    monthsSender.put(waitingMonthOf(uid, month, record));
  }
  forgetVisitorMonths();
}
