import type { Notification } from '@rawi/model/truth/notification';
import { IconWifiOff } from '@tabler/icons-react';
import { Suspense } from 'react';
import { byDay } from '../../../core/i18n/by-day.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import type { ListItem } from '../../../core/live/list-pages.ts';
import { useList } from '../../../core/live/use-list.ts';
import { useOnline } from '../../../core/network/use-online.ts';
import { useSession } from '../../../core/session/session.ts';
import { Notice } from '../../../core/ui/notice.tsx';
import { notificationsOf } from '../../../domains/notifications/own-notifications.ts';
import { EmptyList } from '../empty-list.tsx';
import { ListBoundary, ListOffline, More } from '../lists/list-states.tsx';
import { MarkAll } from './mark-all.tsx';
import { NotificationRow } from './notification-row.tsx';
import { NotificationSkeleton } from './notification-skeleton.tsx';
import classes from './notifications-page.module.css';

/** All notifications of a person, newest first, grouped by day. */
export function NotificationsPage() {
  const t = useWords('notifications');
  const session = useSession();
  const isOnline = useOnline();
  const uid = session.state === 'signed-in' ? session.user.uid : undefined;
  return (
    <>
      {!isOnline && (
        <Notice icon={<IconWifiOff size={22} stroke={1.75} aria-hidden="true" />}>{t('offline')}</Notice>
      )}
      <section className={classes.page}>
        <h1 className={classes.title} tabIndex={-1}>
          {t('title')}
        </h1>
        <ListBoundary>
          <Suspense fallback={<NotificationSkeleton count={6} />}>
            {uid === undefined ? <NotificationSkeleton count={6} /> : <Notifications key={uid} uid={uid} />}
          </Suspense>
        </ListBoundary>
      </section>
    </>
  );
}

function Notifications({ uid }: { readonly uid: string }) {
  const isOnline = useOnline();
  const list = useList(notificationsOf(uid));
  if (!list.items) return <NotificationSkeleton count={6} />;
  if (list.items.length === 0 && !list.hasMore) {
    return list.isFromCache && !isOnline ? <ListOffline /> : <EmptyList list="notifications" />;
  }
  return (
    <>
      <MarkAll items={list.items} />
      <Days items={list.items} />
      {list.hasMore && (
        <More
          isLoading={list.isLoadingMore}
          hasFailed={list.problem !== undefined}
          onMore={() => void list.more()}
        />
      )}
    </>
  );
}

function Days({ items }: { readonly items: readonly ListItem<Notification>[] }) {
  const t = useWords('notifications');
  const locale = useLocale();
  return byDay(items, ({ data }) => data.at.toISOString(), locale).map(({ key, day, items: told }) => (
    <div key={key} className={classes.day}>
      <h2 id={`day-${key}`} className={classes.dayName}>
        {day === 'today' || day === 'yesterday' ? t(day) : day}
      </h2>
      <ul className={classes.rows} aria-labelledby={`day-${key}`}>
        {told.map((item) => (
          <NotificationRow key={item.path} item={item} />
        ))}
      </ul>
    </div>
  ));
}
