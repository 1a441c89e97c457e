import { IconBell } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { paths } from '../../../core/lib/paths.ts';
import { useDisclosurePanel } from '../../../core/lib/use-disclosure-panel.ts';
import hidden from '../../../core/ui/hidden.module.css';
import { DialogMissing, PagePart } from '../../../core/ui/page-part.tsx';
import { useUnread } from '../../../domains/notifications/unread.ts';
import classes from './bell.module.css';
import { PanelSkeleton } from './notification-skeleton.tsx';

const BellPanel = lazy(() => import('./bell-panel.tsx'));

/**
 * The bell with the number of unread notifications: on a phone a link to their page, elsewhere a button that
 * opens the newest.
 */
export default function Bell({ uid }: { readonly uid: string }) {
  const t = useWords('notifications');
  const locale = useLocale();
  const { pathname } = useLocation();
  const { isOpen, close, rootProps, buttonProps } = useDisclosurePanel();
  const unread = useUnread();
  const hasRisen = useHasRisen(unread);
  const to = paths.notifications(locale);
  const said = unread ? t('unread', { count: unread, number: formatNumber(unread, locale) }) : '';
  const label = said || t('title');
  const icon = (
    <span className={classes.icon}>
      <IconBell size={22} stroke={1.75} aria-hidden="true" />
      {said && <span className={classes.dot} />}
    </span>
  );
  return (
    <div className={classes.root} {...rootProps}>
      <Link
        to={to}
        className={classes.link}
        aria-label={label}
        {...(pathname === to && { 'aria-current': 'page' })}
      >
        {icon}
      </Link>
      <button type="button" className={classes.button} aria-label={label} {...buttonProps}>
        {icon}
      </button>
      <output className={hidden.hidden}>{hasRisen && said}</output>
      {isOpen && (
        <PagePart fallback={<PanelSkeleton />} missing={<DialogMissing onClose={close} />}>
          <BellPanel uid={uid} onLeave={close} />
        </PagePart>
      )}
    </div>
  );
}

/**
 * Whether the number has increased while the page was open: notifications that were unread before are not
 * announced.
 */
function useHasRisen(unread: number | undefined): boolean {
  const [last, setLast] = useState({ unread, hasRisen: false });
  if (last.unread === unread) return last.hasRisen;
  const hasRisen = last.unread !== undefined && unread !== undefined && unread > last.unread;
  setLast({ unread, hasRisen });
  return hasRisen;
}
