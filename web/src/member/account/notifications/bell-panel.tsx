import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { paths } from '../../../core/lib/paths.ts';
import { useList } from '../../../core/live/use-list.ts';
import { useOnline } from '../../../core/network/use-online.ts';
import { PageMessage } from '../../../core/ui/page-message.tsx';
import { notificationsOf } from '../../../domains/notifications/own-notifications.ts';
import { ListBoundary, ListOffline } from '../lists/list-states.tsx';
import classes from './bell-panel.module.css';
import { MarkAll } from './mark-all.tsx';
import { NotificationRow } from './notification-row.tsx';
import { NotificationSkeleton } from './notification-skeleton.tsx';

/** How many notifications the panel shows; the page has the others. */
const NEWEST = 6;

interface BellPanelProps {
  readonly uid: string;
  /** Called when a link in it was followed. */
  readonly onLeave: () => void;
}

/** The panel below the bell with the newest notifications. */
export default function BellPanel({ uid, onLeave }: BellPanelProps) {
  const t = useWords('notifications');
  const locale = useLocale();
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h2 id={id} className={classes.title} tabIndex={-1}>
        {t('title')}
      </h2>
      <ListBoundary>
        <Newest uid={uid} onLeave={onLeave} />
      </ListBoundary>
      <Link to={paths.notifications(locale)} className={classes.all} onClick={onLeave}>
        {t('seeAll')}
      </Link>
    </section>
  );
}

function Newest({ uid, onLeave }: BellPanelProps) {
  const t = useWords('account');
  const isOnline = useOnline();
  const { items, isFromCache } = useList(notificationsOf(uid, NEWEST));
  if (!items) return <NotificationSkeleton count={3} />;
  if (items.length === 0) {
    return (
      <div className={classes.empty}>
        {isFromCache && !isOnline ? (
          <ListOffline />
        ) : (
          <PageMessage isPart title={t('empty.notifications.title')} text={t('empty.notifications.text')} />
        )}
      </div>
    );
  }
  return (
    <>
      <MarkAll items={items} />
      <ul className={classes.list}>
        {items.map((item) => (
          <NotificationRow key={item.path} item={item} isDayShown onOpen={onLeave} />
        ))}
      </ul>
    </>
  );
}
