import { forgetVisitorMarks, marksOf } from './kept-marks.ts';
import { marksIn } from './marks.ts';
import { marksSender } from './marks-sender.ts';
import { waitingMarkOf } from './waiting-marks.ts';

/** Moves what a visitor has marked on this device into an account. It waits on the device until the account has it. */
export function mergeVisitorMarks(uid: string): void {
  for (const mark of marksIn(marksOf(null))) marksSender.put(waitingMarkOf(uid, mark));
  forgetVisitorMarks();
}
