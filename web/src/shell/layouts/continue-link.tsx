import { IconBooks } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { hasContinueReadingSlot } from '../../domains/history/continue-reading-slot.ts';
import classes from './header.module.css';

/** Leads on to what is continued first, for whoever has something to continue (`boot.js` removes it for others). */
export function ContinueLink() {
  const t = useWords('shell');
  const locale = useLocale();
  if (!import.meta.env.SSR && !hasContinueReadingSlot()) return null;
  return (
    <Link
      to={paths.continueReading(locale)}
      className={classNames(classes.icon, classes.continue)}
      aria-label={t('keepReading')}
      title={t('keepReading')}
      data-for="ribbon"
    >
      <IconBooks size={22} stroke={1.75} aria-hidden="true" />
    </Link>
  );
}
