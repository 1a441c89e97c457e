import type { Notification } from '@rawi/model/truth/notification';
import { Link } from 'react-router-dom';
import { thumbnailSource } from '../../../data/files.ts';
import type { ListItem } from '../../../data/live/list-pages.ts';
import { markRead } from '../../../data/notifications/mark-read.ts';
import { useIsRead } from '../../../data/notifications/unread.ts';
import { dayName } from '../../../lib/by-day.ts';
import { idOf } from '../../../lib/document-id.ts';
import { formatTime } from '../../../lib/format.ts';
import { useWords } from '../../../lib/i18n.ts';
import { useLocale } from '../../../lib/locale.ts';
import { paths } from '../../../lib/paths.ts';
import { Cover } from '../../../ui/cover.tsx';
import hidden from '../../../ui/hidden.module.css';
import classes from './notification-row.module.css';
import { Sentence } from './sentence.tsx';

interface NotificationRowProps {
  readonly item: ListItem<Notification>;
  /** Where no heading says the day. */
  readonly isDayShown?: boolean;
  readonly onOpen?: () => void;
}

/** One notification: the whole row leads to what it tells of, and is read once it was followed. */
export function NotificationRow({ item, isDayShown = false, onOpen }: NotificationRowProps) {
  const t = useWords('notifications');
  const locale = useLocale();
  const when = useWhen(isDayShown);
  const id = idOf(item);
  const { data: notification } = item;
  const isRead = useIsRead()(id, notification.read);
  const at = notification.at.toISOString();
  const to =
    notification.kind === 'chapter'
      ? paths.chapter(locale, notification.chapterId)
      : `${paths.comic(locale, notification.slug)}#comments`;
  const open = () => {
    // Whatever becomes of the mark, the link leads on.
    if (!isRead) void markRead(id);
    onOpen?.();
  };
  return (
    <li className={classes.row} data-unread={!isRead || undefined}>
      <Cover image={thumbnailSource(notification.picture)} sizes="52px" />
      <div className={classes.text}>
        <Link to={to} className={classes.link} onClick={open}>
          <Sentence notification={notification} />
          {!isRead && <span className={hidden.hidden}> {t('isUnread')}</span>}
        </Link>
        <time dateTime={at} className={classes.when}>
          {when(at)}
        </time>
      </div>
      {!isRead && <span className={classes.dot} />}
    </li>
  );
}

/** When something was told: the time alone below a day's heading. */
function useWhen(isDayShown: boolean): (iso: string) => string {
  const t = useWords('notifications');
  const locale = useLocale();
  return (iso) => {
    const time = formatTime(iso, locale);
    if (!isDayShown) return time;
    const day = dayName(iso, locale);
    return day === 'today' || day === 'yesterday' ? t(`at.${day}`, { time }) : t('at.day', { day, time });
  };
}
