import list from '../../core/ui/list-page.module.css';
import { SkeletonBox } from '../../core/ui/skeleton-box.tsx';
import classes from './updates-skeleton.module.css';

/** The skeleton of the list of new chapters. */
export function UpdatesSkeleton() {
  return (
    <div className={classes.page} aria-busy="true">
      <h1 className={list.title}>
        <SkeletonBox width="14rem" height="var(--leading-h1)" />
      </h1>
      <div className={classes.lead}>
        <SkeletonBox width="12rem" height="var(--leading-body)" />
      </div>
      <SkeletonBox width="100%" height="52px" />
      <UpdatesRowsSkeleton />
    </div>
  );
}

/** The skeleton of its rows, while it is not known whose they are. */
export function UpdatesRowsSkeleton() {
  return (
    <div className={classes.day} aria-busy="true">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={classes.comic}>
          <SkeletonBox className={classes.cover} />
          <div className={classes.text}>
            <SkeletonBox width="55%" height="1.5rem" />
            <SkeletonBox width="75%" height="1rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
