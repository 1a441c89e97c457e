import { SkeletonBox } from '../../core/ui/skeleton-box.tsx';
import classes from './staff-page.module.css';

/** The skeleton of a list. */
export function StaffSkeleton() {
  return (
    <ul className={classes.rows} aria-busy="true">
      {Array.from({ length: 4 }, (_, index) => (
        <li key={index} className={classes.row}>
          <div className={classes.text}>
            <SkeletonBox width="40%" height="1.25rem" />
            <SkeletonBox width="60%" height="1rem" />
          </div>
        </li>
      ))}
    </ul>
  );
}
