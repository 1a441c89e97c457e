import type { Locale } from '@rawi/model/lists/locales';
import type { SuggestionOutcome } from '@rawi/model/suggestions/suggestion-kinds';
import type { NotifiedVerdict } from '@rawi/model/truth/decision';
import type { Notification } from '@rawi/model/truth/notification';
import {
  type Icon,
  IconArchive,
  IconCheck,
  IconEyeOff,
  IconListDetails,
  IconSendOff,
  IconX,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { dayName } from '../../../core/i18n/by-day.ts';
import { formatTime } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { idOf } from '../../../core/lib/document-id.ts';
import { paths } from '../../../core/lib/paths.ts';
import type { ListItem } from '../../../core/live/list-pages.ts';
import { thumbnailSource } from '../../../core/pages/files.ts';
import hidden from '../../../core/ui/hidden.module.css';
import { Cover } from '../../../domains/comics/cover.tsx';
import { markRead } from '../../../domains/notifications/mark-read.ts';
import { useIsRead } from '../../../domains/notifications/unread.ts';
import { keptRating } from '../../../domains/ratings/known-ratings.ts';
import { useRemoved } from '../../../domains/takedowns/use-removed.ts';
import classes from './notifications.module.css';
import { Sentence } from './sentence.tsx';

interface NotificationRowProps {
  readonly item: ListItem<Notification>;
  /** Whether no heading above shows the day. */
  readonly isDayShown?: boolean;
  readonly onOpen?: () => void;
}

/** One notification: the whole row links to its subject, and following the link marks it as read. */
export function NotificationRow({ item, isDayShown = false, onOpen }: NotificationRowProps) {
  const t = useWords('notifications');
  const locale = useLocale();
  const when = useWhen(isDayShown);
  const id = idOf(item);
  const { data: notification } = item;
  const isRead = useIsRead()(id, notification.read);
  const removed = useRemoved();
  const isRemoved =
    'chapterId' in notification && notification.chapterId !== null && removed.has(notification.chapterId);
  const at = notification.at.toISOString();
  const to = pageOf(notification, locale);
  const open = () => {
    // The link works even if marking as read fails.
    if (!isRead) void markRead(id);
    onOpen?.();
  };
  return (
    <li className={classes.row} data-unread={!isRead || undefined}>
      <Picture notification={notification} />
      <div className={classes.text}>
        {isRemoved ? (
          <p className={classes.removed}>
            <Sentence notification={notification} /> <span>{t('removed')}</span>
          </p>
        ) : (
          <Link to={to} className={classes.link} onClick={open}>
            <Sentence notification={notification} />
            {!isRead && <span className={hidden.hidden}> {t('isUnread')}</span>}
          </Link>
        )}
        <time dateTime={at} className={classes.when}>
          {when(at)}
        </time>
      </div>
      {!isRead && <span className={classes.dot} />}
    </li>
  );
}

function Picture({ notification }: { readonly notification: Notification }) {
  if (notification.kind === 'decision') return <Mark look={MARKS[notification.verdict]} />;
  if (notification.kind === 'unsubmitted') return <Mark look={['bad', IconSendOff]} />;
  if (notification.kind === 'hiddenList') return <Mark look={['bad', IconEyeOff]} />;
  if (notification.kind === 'suggestion') return <Mark look={SUGGESTED[notification.outcome]} />;
  if (notification.kind === 'list') return <Mark look={['plain', IconListDetails]} />;
  return (
    <Cover image={thumbnailSource(notification.picture)} rating={keptRating(notification)} sizes="52px" />
  );
}

/** The address of the notification's subject. */
function pageOf(notification: Notification, locale: Locale): string {
  switch (notification.kind) {
    case 'chapter':
      return paths.chapter(locale, notification.chapterId);
    case 'reply':
    case 'mention':
    case 'hidden':
      return paths.comment(locale, notification.slug, notification.commentId);
    case 'hiddenList':
      return `${paths.savedItems(locale)}?list=${encodeURIComponent(notification.ownListId)}`;
    case 'suggestion':
      return `${paths.chapter(locale, notification.chapterId)}?page=${notification.page}`;
    case 'list':
      return paths.list(locale, notification.listId);
    case 'decision':
      return decisionPage(notification, locale);
    case 'unsubmitted':
      return paths.myWork(locale);
    case 'transcript':
      return notification.accepted
        ? paths.chapter(locale, notification.chapterId)
        : `${paths.myWork(locale)}?text=${encodeURIComponent(notification.chapterId)}`;
  }
}

function decisionPage(
  { about, verdict, submissionId, comicSlug, chapterId }: Extract<Notification, { kind: 'decision' }>,
  locale: Locale,
): string {
  if (about === 'photo') return paths.account(locale);
  if (about === 'application')
    return verdict === 'approved' ? paths.myWork(locale) : paths.translatorRequest(locale);
  if (verdict === 'rejected' && submissionId !== null) return paths.reject(locale, submissionId);
  if (verdict === 'published' && chapterId !== null) return paths.chapter(locale, chapterId);
  if (verdict === 'published' && comicSlug !== null) return paths.comic(locale, comicSlug);
  return paths.myWork(locale);
}

type Look = readonly [tone: 'good' | 'bad' | 'plain', icon: Icon];

const MARKS: Readonly<Record<NotifiedVerdict, Look>> = {
  published: ['good', IconCheck],
  approved: ['good', IconCheck],
  rejected: ['bad', IconX],
  unpublished: ['plain', IconArchive],
  dismissed: ['plain', IconArchive],
};

const SUGGESTED: Readonly<Record<SuggestionOutcome, Look>> = {
  accepted: ['good', IconCheck],
  published: ['good', IconCheck],
  declined: ['plain', IconX],
  removed: ['bad', IconEyeOff],
};

/** The icon of news about one’s own work, in place of the cover of the other kinds. */
function Mark({ look: [tone, Shown] }: { readonly look: Look }) {
  return (
    <span className={classes.mark} data-tone={tone}>
      <Shown size={24} stroke={1.75} aria-hidden="true" />
    </span>
  );
}

/** The time of a notification: without the date below a day's heading. */
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
