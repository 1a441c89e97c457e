import { senderOf } from '../../core/outbox/sender.ts';
import { waitingMonths } from './waiting-months.ts';

/** Sends what was read to an account, also what was read without a network: one write for each chapter. */
export const monthsSender = senderOf(waitingMonths, {
  async load() {
    const { deliverMonth } = await import('./account-months.ts');
    return deliverMonth;
  },
  // What the rules refuse for good is a month that is long over: there is nothing that its reader could change.
  notifyRefusal: () => {},
});
