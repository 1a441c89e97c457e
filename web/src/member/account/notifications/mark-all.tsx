import type { Notification } from '@rawi/model/truth/notification';
import { useState } from 'react';
import { useWords } from '../../../core/i18n/i18n.ts';
import { idOf } from '../../../core/lib/document-id.ts';
import { report } from '../../../core/lib/report-error.ts';
import { showToast } from '../../../core/lib/toast.ts';
import type { ListItem } from '../../../core/live/list-pages.ts';
import hidden from '../../../core/ui/hidden.module.css';
import { markAllRead } from '../../../domains/notifications/mark-read.ts';
import { useIsRead, useUnread } from '../../../domains/notifications/unread.ts';
import classes from './notifications.module.css';

/** The button that marks all as read, if any is unread. */
export function MarkAll({ items }: { readonly items: readonly ListItem<Notification>[] }) {
  const t = useWords('notifications');
  const shell = useWords('shell');
  const unread = useUnread();
  const isRead = useIsRead();
  const [isDone, setIsDone] = useState(false);
  const ids = items.flatMap((item) => (isRead(idOf(item), item.data.read) ? [] : [idOf(item)]));

  const markAll = async () => {
    const isMarked = await markAllRead(ids);
    setIsDone(isMarked);
    if (isMarked) return;
    await showToast({
      id: 'notifications-not-read',
      title: t('notMarked.title'),
      message: t('notMarked.text'),
      closeLabel: shell('close'),
    });
  };
  const hasUnread = ids.length > 0 || (unread ?? 0) > 0;
  return (
    <>
      <output className={hidden.hidden}>{isDone && !hasUnread && t('allRead')}</output>
      {hasUnread && (
        <button
          type="button"
          className={classes.button}
          onClick={({ currentTarget }) => {
            // The button disappears, so the focus moves to the heading beside it.
            currentTarget.closest('section')?.querySelector<HTMLElement>('h1, h2')?.focus();
            markAll().catch((error: unknown) => report('That nothing was marked could not be said.', error));
          }}
        >
          {t('markAll')}
        </button>
      )}
    </>
  );
}
