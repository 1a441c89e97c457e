import { senderOf } from '../../core/outbox/sender.ts';
import { waitingMarks } from './waiting-marks.ts';

/** Sends the marks of an account, also those that were made without a network. */
export const marksSender = senderOf(waitingMarks, {
  async load() {
    const { deliverMark } = await import('./account-marks.ts');
    return ({ uid, mark }) => deliverMark(uid, mark);
  },
  // What the rules refuse for good is gone from the list at once: there is nothing that its author could change.
  notifyRefusal: () => {},
});
