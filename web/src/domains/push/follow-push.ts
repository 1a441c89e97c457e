import { NOTIFIED_PARAM } from '@rawi/model/truth/push-message';
import { fieldOf, isKept } from '../../core/device/device-store.ts';
import { report } from '../../core/lib/report-error.ts';
import { knownSession } from '../../core/session/session.ts';
import { onSession } from '../../core/session/session-store.ts';
import { markRead } from '../notifications/mark-read.ts';

/** Loaded where this browser is notified, or where a page was opened from a notification: at an address that says so. */
export async function followPush(openedAt: string): Promise<void> {
  const notified = new URL(openedAt).searchParams.get(NOTIFIED_PARAM);
  if (notified !== null) tidyAddress();
  await markOpened(notified);
  if (!isKept('push')) return;
  // A press may lead to this window while it is open.
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const id = fieldOf(data, NOTIFIED_PARAM);
    if (typeof id === 'string') void markOpened(id);
  });
  const renew = () => void renewNow().catch((error: unknown) => report('The device was not renewed.', error));
  // A new session is notified once it has said so.
  onSession(renew);
  renew();
}

/** The bell of whoever is signed in counts it no more. */
async function markOpened(id: string | null): Promise<void> {
  const session = await knownSession();
  if (session.state === 'signed-in' && id !== null) void markRead(id);
}

async function renewNow(): Promise<void> {
  const { renewPush } = await import('./switch-push.ts');
  await renewPush();
}

/** The address then looks as it always does. */
function tidyAddress(): void {
  const url = new URL(location.href);
  url.searchParams.delete(NOTIFIED_PARAM);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
