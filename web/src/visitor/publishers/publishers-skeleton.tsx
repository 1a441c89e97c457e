import { useWords } from '../../core/i18n/i18n.ts';
import page from '../../core/ui/list-page.module.css';
import { SkeletonBox } from '../../core/ui/skeleton-box.tsx';
import classes from './publishers-page.module.css';

/** The skeleton of the overview of publishers. */
export function PublishersSkeleton() {
  const t = useWords('shell');
  return (
    <div className={page.page} aria-busy="true">
      <h1 className={page.title}>{t('nav.publishers')}</h1>
      <div className={page.lead}>
        <SkeletonBox width="18rem" height="1rem" />
      </div>
      <div className={classes.largest}>
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index}>
            <div className={classes.covers}>
              {Array.from({ length: 3 }, (__, cover) => (
                <SkeletonBox key={cover} className={classes.cover} />
              ))}
            </div>
            <SkeletonBox width="10rem" height="1.25rem" className={classes.skeletonName} />
          </div>
        ))}
      </div>
    </div>
  );
}
