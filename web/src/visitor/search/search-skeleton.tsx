import { useWords } from '../../core/i18n/i18n.ts';
import { Bone } from '../../core/ui/bone.tsx';
import hidden from '../../core/ui/hidden.module.css';
import { ResultBones } from './result-bones.tsx';
import classes from './search-page.module.css';

/** The boxes of the search page before its content. */
export function SearchSkeleton() {
  const t = useWords('shell');
  return (
    <div className={classes.page} aria-busy="true">
      <h1 className={hidden.hidden}>{t('nav.search')}</h1>
      <Bone width="min(820px, 100%)" height="60px" />
      <div className={classes.bar} />
      <div className={classes.columns}>
        <div className={classes.aside} />
        <ResultBones />
      </div>
    </div>
  );
}
