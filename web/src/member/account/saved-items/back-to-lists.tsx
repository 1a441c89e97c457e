import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { paths } from '../../../core/lib/paths.ts';
import classes from './back-to-lists.module.css';

/** Leads from a page about lists back to all of them. */
export function BackToLists() {
  const t = useWords('shelves');
  const locale = useLocale();
  return (
    <Link to={`${paths.savedItems(locale)}?kind=list`} className={classes.back}>
      <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" className={classes.directed} />
      {t('lists.back')}
    </Link>
  );
}
