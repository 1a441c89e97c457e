import { useWords } from '../../core/i18n/i18n.ts';
import hidden from '../../core/ui/hidden.module.css';
import { SkeletonBox } from '../../core/ui/skeleton-box.tsx';
import { ResultSkeleton } from './result-skeleton.tsx';
import classes from './search-page.module.css';

/** The skeleton of the search page. */
export function SearchSkeleton() {
  const t = useWords('shell');
  return (
    <div className={classes.page} aria-busy="true">
      <h1 className={hidden.hidden}>{t('nav.search')}</h1>
      <SkeletonBox width="min(820px, 100%)" height="60px" />
      <div className={classes.bar} />
      <div className={classes.columns}>
        <div className={classes.aside} />
        <ResultSkeleton />
      </div>
    </div>
  );
}
