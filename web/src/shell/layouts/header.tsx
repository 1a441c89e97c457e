import { IconCloudDownload, IconSearch } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { useDownloads } from '../../domains/downloads/downloads.ts';
import { BellSlot } from '../../member/account/notifications/bell-slot.tsx';
import { AccountSlot } from '../../member/session/account-slot.tsx';
import { ColorModeMenu } from './color-mode-menu.tsx';
import { ContinueLink } from './continue-link.tsx';
import classes from './header.module.css';
import { HeaderSearch } from './header-search.tsx';
import { HomeLink } from './home-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { useSections } from './use-sections.ts';

export function Header() {
  const t = useWords('shell');
  const locale = useLocale();
  const sections = useSections(['home', 'comics', 'publishers', 'blogs']);
  return (
    <header className={classes.header}>
      <div className={classes.inner}>
        <HomeLink />
        <nav className={classes.nav} aria-label={t('nav.label')}>
          {sections.map(({ key, to, current }) => (
            <Link key={key} to={to} className={classes.link} {...(current && { 'aria-current': current })}>
              {t(`nav.${key}`)}
            </Link>
          ))}
        </nav>
        <HeaderSearch />
        <div className={classes.actions}>
          <Link
            to={paths.search(locale)}
            className={classNames(classes.icon, classes.find)}
            aria-label={t('nav.search')}
          >
            <IconSearch size={22} stroke={1.75} aria-hidden="true" />
          </Link>
          <ContinueLink />
          <DownloadsLink />
          <LanguageSwitch />
          <ColorModeMenu />
          <BellSlot />
          <AccountSlot />
        </div>
      </div>
    </header>
  );
}

/**
 * Leads to what is on this device. The header shows it only on a device that has something, because visitors
 * have no menu that leads there.
 */
function DownloadsLink() {
  const t = useWords('shell');
  const locale = useLocale();
  const { pathname } = useLocation();
  const { all } = useDownloads();
  const to = paths.downloads(locale);
  if (all.length === 0) return null;
  return (
    <Link
      to={to}
      className={classes.icon ?? ''}
      aria-label={t('downloads')}
      title={t('downloads')}
      {...(pathname === to && { 'aria-current': 'page' })}
    >
      <IconCloudDownload size={22} stroke={1.75} aria-hidden="true" />
    </Link>
  );
}
