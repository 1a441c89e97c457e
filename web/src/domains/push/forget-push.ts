import { keptPush } from './kept-push.ts';
import { hideShown, unsubscribe } from './subscription.ts';

/** Nobody is notified here any more, for when a person leaves this device: its service then refuses what is sent. Never rejects. */
export async function forgetPush(): Promise<void> {
  keptPush.keep(undefined);
  await Promise.allSettled([unsubscribe(), hideShown()]);
}
