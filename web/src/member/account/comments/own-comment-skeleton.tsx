import { SkeletonBox } from '../../../core/ui/skeleton-box.tsx';
import classes from './own-comments.module.css';

/** The skeleton of one's own comments. */
export function OwnCommentSkeleton() {
  return (
    <div aria-busy="true" className={classes.list}>
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className={classes.skeleton}>
          <SkeletonBox width="30%" height="1rem" />
          <SkeletonBox width="80%" height="1rem" />
        </div>
      ))}
    </div>
  );
}
