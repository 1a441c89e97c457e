import { useWords } from '../../core/i18n/i18n.ts';
import { PARTS } from '../../core/lib/parts.ts';
import classes from './page-layout.module.css';

/** The first element that the keyboard reaches: it leads past the header, to the page. */
export function SkipLink() {
  const t = useWords('shell');
  return (
    <a href={`#${PARTS.main}`} className={classes.skip}>
      {t('skipToContent')}
    </a>
  );
}
