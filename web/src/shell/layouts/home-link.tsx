import { Link } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { Logo } from '../../core/ui/logo.tsx';
import classes from './header.module.css';

/** The logo of a header, which leads home. */
export function HomeLink() {
  const t = useWords('shell');
  return (
    <Link to={paths.home(useLocale())} className={classes.homeLink} aria-label={t('logoLabel')}>
      <Logo name={t('name')} />
    </Link>
  );
}
