import type { Notification } from '@rawi/model/truth/notification';
import { useState } from 'react';
import type { ListItem } from '../../../data/live/list-pages.ts';
import { markAllRead } from '../../../data/notifications/mark-read.ts';
import { useIsRead, useUnread } from '../../../data/notifications/unread.ts';
import { idOf } from '../../../lib/document-id.ts';
import { useWords } from '../../../lib/i18n.ts';
import { report } from '../../../lib/report-error.ts';
import { showToast } from '../../../lib/toast.ts';
import hidden from '../../../ui/hidden.module.css';
import classes from './mark-all.module.css';

/** Marks all as read, where any is not. */
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
            // The button goes: the heading beside it has the focus then.
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
