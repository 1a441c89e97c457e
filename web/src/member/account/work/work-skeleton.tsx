import { SkeletonBox } from '../../../core/ui/skeleton-box.tsx';
import classes from './my-work.module.css';
import row from './work-row.module.css';
import { WorkRow } from './work-row.tsx';

/** The skeleton of "My work". */
export function WorkSkeleton() {
  return (
    <div aria-busy="true">
      <div className={classes.skeleton}>
        <SkeletonBox width="100%" height="104px" />
        <SkeletonBox width="60%" height="24px" />
      </div>
      <ul className={classes.rows}>
        {Array.from({ length: 4 }, (_, index) => (
          <WorkRow
            key={index}
            picture={<SkeletonBox className={row.skeletonBox} />}
            title={<SkeletonBox width="50%" height="1.25rem" />}
            facts={[<SkeletonBox key="facts" width="180px" height="1rem" />]}
            state={<SkeletonBox width="96px" height="28px" />}
            action={<SkeletonBox width="96px" height="44px" />}
          >
            <SkeletonBox width="70%" height="1rem" />
          </WorkRow>
        ))}
      </ul>
    </div>
  );
}
