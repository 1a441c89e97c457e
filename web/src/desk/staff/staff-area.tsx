import type { Locale } from '@rawi/model/lists/locales';
import { IconWifiOff } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { useOnline } from '../../core/network/use-online.ts';
import { useSession } from '../../core/session/session.ts';
import { Notice } from '../../core/ui/notice.tsx';
import classes from './staff-area.module.css';

const OF_REVIEWERS = [
  'queue',
  'comments',
  'reports',
  'messages',
  'taken-down',
  'asks',
  'lists',
  'people',
] as const;
const OF_ADMINS = [...OF_REVIEWERS, 'overview', 'log'] as const;
type StaffTab = (typeof OF_ADMINS)[number];

const pathOf = (tab: StaffTab, locale: Locale) =>
  tab === 'queue' ? paths.review(locale) : paths.staff(locale, tab);

/** The frame of the pages of reviewers and admins, with a navigation bar. */
export function StaffArea({ children }: { readonly children: ReactNode }) {
  const t = useWords('staff');
  const isOnline = useOnline();
  return (
    <>
      {!isOnline && (
        <Notice icon={<IconWifiOff size={22} stroke={1.75} aria-hidden="true" />}>{t('offline')}</Notice>
      )}
      <div className={classes.page}>
        <Bar />
        {children}
      </div>
    </>
  );
}

function Bar() {
  const t = useWords('staff');
  const locale = useLocale();
  const session = useSession();
  const bar = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const isAdmin = session.state === 'signed-in' && session.user.roles.includes('admin');
  // Scrolls the open tab into view without scrolling the page.
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>(`[href="${pathname}"]`);
    if (bar.current && tab)
      bar.current.scrollLeft =
        tab.offsetLeft - bar.current.offsetLeft - (bar.current.clientWidth - tab.clientWidth) / 2;
  }, [pathname]);
  return (
    <nav ref={bar} className={classes.bar} aria-label={t('tabs.label')}>
      {(isAdmin ? OF_ADMINS : OF_REVIEWERS).map((tab) => (
        <NavLink key={tab} end to={pathOf(tab, locale)} className={classes.tab ?? ''}>
          {t(`tabs.${tab}`)}
        </NavLink>
      ))}
    </nav>
  );
}
