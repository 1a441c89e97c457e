import { IconBookmark, IconBooks, IconHome, IconSearch, IconUser } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import classes from './page-layout.module.css';
import { useSections } from './use-sections.ts';

const ICONS = {
  home: IconHome,
  comics: IconBooks,
  search: IconSearch,
  savedItems: IconBookmark,
  account: IconUser,
} as const;

/** The phone's navigation. */
export function TabBar() {
  const t = useWords('shell');
  return (
    <nav className={classes.bar} aria-label={t('nav.tabs')}>
      {useSections(['home', 'search', 'comics', 'savedItems', 'account']).map(({ key, to, current }) => {
        const Icon = ICONS[key];
        return (
          <Link key={key} to={to} className={classes.tab} {...(current && { 'aria-current': current })}>
            <Icon size={24} stroke={1.75} aria-hidden="true" />
            {t(`nav.${key}`)}
          </Link>
        );
      })}
    </nav>
  );
}
