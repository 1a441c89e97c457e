import { paths } from '@rawi/model/paths';
import { type MailStopReason, mailStoppedUntil } from '@rawi/model/truth/mail-stopped';
import { inboxSchema } from '@rawi/model/truth/user';
import { documentAt } from '../../core/data/documents.ts';
import { useNow } from '../../core/lib/use-now.ts';
import { useDocument } from '../../core/live/use-document.ts';

const inboxOf = documentAt(paths.inbox, inboxSchema);

/** Why mail to a person's address has stopped; undefined while it goes there. The session follows the same document anyway. */
export function useMailStopped(uid: string): MailStopReason | undefined {
  const now = useNow();
  const { state } = useDocument(inboxOf(uid));
  const stopped = state.state === 'ready' ? state.data.mailStopped : undefined;
  return stopped && mailStoppedUntil(stopped) > now ? stopped.reason : undefined;
}
