import { NOTIFIED_PARAM } from '@rawi/model/truth/push-message';
import { isKept } from '../../core/device/device-store.ts';
import { report } from '../../core/lib/report-error.ts';
import { knownSession } from '../../core/session/session.ts';
import { onSession } from '../../core/session/session-store.ts';
import { markRead } from '../notifications/mark-read.ts';

/** Loaded where this browser is notified, or where a page was opened from a notification. */
export async function followPush(): Promise<void> {
  const notified = takeNotified();
  const session = await knownSession();
  if (session.state === 'signed-in' && notified !== null) void markRead(notified);
  if (!isKept('push')) return;
  const renew = () => void renewNow().catch((error: unknown) => report('The device was not renewed.', error));
  // A new session is notified once it has said so.
  onSession(renew);
  renew();
}

async function renewNow(): Promise<void> {
  const { renewPush } = await import('./switch-push.ts');
  await renewPush();
}

/** The notification from which the page was opened; its address then looks as it always does. */
function takeNotified(): string | null {
  const url = new URL(location.href);
  const id = url.searchParams.get(NOTIFIED_PARAM);
  if (id === null) return null;
  url.searchParams.delete(NOTIFIED_PARAM);
  history.replaceState(history.state, '', url);
  return id;
}
