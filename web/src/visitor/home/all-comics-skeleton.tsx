import { useWords } from '../../core/i18n/i18n.ts';
import { CardSkeleton } from '../../core/ui/card-skeleton.tsx';
import classes from '../../core/ui/list-page.module.css';
import { SkeletonBox } from '../../core/ui/skeleton-box.tsx';

/** The skeleton of the list of all comics. */
export function AllComicsSkeleton() {
  const t = useWords('shell');
  return (
    <div className={classes.page} aria-busy="true">
      <h1 className={classes.title}>{t('nav.comics')}</h1>
      <div className={classes.lead}>
        <SkeletonBox width="14rem" height="1rem" />
      </div>
      <div className={classes.grid}>
        {Array.from({ length: 12 }, (_, index) => (
          <div key={index}>
            <CardSkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
