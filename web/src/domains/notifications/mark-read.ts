import { report } from '../../core/lib/report-error.ts';
import { addMark, countMark, nextUnread, removeMark } from './unread.ts';

/** How long the number may take to come after the answer; a mark of what was read elsewhere changes none. */
const NUMBER_WAIT = 5000;

/** Marks one notification as read. It is at once; where the server refuses it, it is unread again. */
export function markRead(id: string): Promise<boolean> {
  return send([id], { notificationId: id });
}

/** Marks all as read, whatever this page knows of them: `ids` are those that it shows. Resolves with whether they are. */
export function markAllRead(ids: readonly string[]): Promise<boolean> {
  return send(ids, {});
}

async function send(ids: readonly string[], request: { readonly notificationId?: string }): Promise<boolean> {
  const turn = addMark(ids, request.notificationId === undefined);
  // The inbox may tell before the call has answered.
  const told = nextUnread();
  try {
    // With the call come the schemas: not before something is marked.
    const { callCommunity } = await import('../../core/session/community-calls.ts');
    await callCommunity({ action: 'markRead', ...request });
  } catch (error) {
    removeMark(turn);
    report('A notification could not be marked as read.', error);
    return false;
  }
  const tooLong = new Promise<void>((resolve) => setTimeout(resolve, NUMBER_WAIT));
  void Promise.race([told, tooLong]).then(() => countMark(turn));
  return true;
}
