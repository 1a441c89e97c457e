import { classNames } from '../../core/ui/class-names.ts';
import row from '../../core/ui/row.module.css';
import { SkeletonBox } from '../../core/ui/skeleton-box.tsx';
import classes from './queue.module.css';

/** The skeleton of a list. */
export function QueueSkeleton() {
  return (
    <div aria-busy="true">
      <p className={classes.lead}>
        <SkeletonBox width="180px" height="1rem" />
      </p>
      <ul className={classes.rows}>
        {Array.from({ length: 5 }, (_, index) => (
          <li key={index} className={classNames(row.row, classes.row)}>
            <div className={classes.cover}>
              <SkeletonBox width="52px" height="73px" />
            </div>
            <div className={classes.text}>
              <SkeletonBox width="60%" height="1.25rem" />
              <SkeletonBox width="40%" height="1rem" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
