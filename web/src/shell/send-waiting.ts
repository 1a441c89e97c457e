import { followQueue } from '../domains/comments/comment-queue.ts';
import { monthsSender } from '../domains/numbers/months-sender.ts';
import { reportSender } from '../domains/reports/report-queue.ts';
import { marksSender } from '../domains/updates/marks-sender.ts';

/** Import this file dynamically: most devices keep nothing that waits. */

/** Sends what was written here without a network, now and whenever the network or its writer comes back. */
export function sendWaiting(): void {
  followQueue();
  reportSender.follow();
  marksSender.follow();
  monthsSender.follow();
}
