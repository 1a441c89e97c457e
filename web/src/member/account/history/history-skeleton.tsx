import { classNames } from '../../../core/ui/class-names.ts';
import row from '../../../core/ui/row.module.css';
import { SkeletonBox } from '../../../core/ui/skeleton-box.tsx';
import classes from './history-page.module.css';
import line from './history-row.module.css';

/** The skeleton of the history. */
export function HistorySkeleton() {
  return (
    <div aria-busy="true" className={classes.day}>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={classNames(row.row, line.row)}>
          <SkeletonBox className={classes.skeletonBox} />
          <div className={line.text}>
            <SkeletonBox width="50%" height="1rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
