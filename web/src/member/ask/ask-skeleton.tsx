import { SkeletonBox } from '../../core/ui/skeleton-box.tsx';
import classes from './ask.module.css';

/** The skeleton of the rows. */
export function AskSkeleton() {
  return (
    <div className={classes.section} aria-busy="true">
      <SkeletonBox width="12rem" height="2rem" />
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className={classes.row}>
          <SkeletonBox width="64px" height="90px" />
          <div className={classes.about}>
            <SkeletonBox width="10rem" height="1.25rem" />
            <SkeletonBox width="7rem" height="1rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
