import { report } from '../../core/lib/report-error.ts';
import { addMark, countMark, removeMark, whenUnreadChanges } from './unread.ts';

/**
 * How long the inbox's number may take after the answer; marking what was read elsewhere does not change it.
 */
const COUNT_TIMEOUT_MS = 5000;

/** Marks one notification as read at once; if the server refuses it, it is unread again. */
export function markRead(id: string): Promise<boolean> {
  return send([id], { notificationId: id });
}

/**
 * Marks all as read, also those that this page has not loaded: `ids` are those that it shows. Resolves with
 * whether it succeeded.
 */
export function markAllRead(ids: readonly string[]): Promise<boolean> {
  return send(ids, {});
}

async function send(ids: readonly string[], request: { readonly notificationId?: string }): Promise<boolean> {
  const turn = addMark(ids, request.notificationId === undefined);
  // The inbox may change before the call has answered.
  const changed = whenUnreadChanges();
  try {
    // The call brings the schemas, so it is loaded only when something is marked.
    const { callCommunity } = await import('../../core/session/community-calls.ts');
    await callCommunity({ action: 'markRead', ...request });
  } catch (error) {
    removeMark(turn);
    report('A notification could not be marked as read.', error);
    return false;
  }
  const tooLong = new Promise<void>((resolve) => setTimeout(resolve, COUNT_TIMEOUT_MS));
  void Promise.race([changed, tooLong]).then(() => countMark(turn));
  return true;
}
