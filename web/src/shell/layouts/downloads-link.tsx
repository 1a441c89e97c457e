import { IconCloudDownload } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { useDownloads } from '../../domains/downloads/downloads.ts';
import classes from './header.module.css';

/**
 * Leads to what is on this device. The header shows it only on a device that has something, because visitors
 * have no menu that leads there.
 */
export function DownloadsLink() {
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
