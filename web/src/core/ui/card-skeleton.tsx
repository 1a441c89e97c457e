import { SkeletonBox } from './skeleton-box.tsx';
import classes from './skeletons.module.css';

/** The skeleton of a comic's card. */
export function CardSkeleton() {
  return (
    <>
      <SkeletonBox className={classes.cover} />
      <SkeletonBox width="80%" height="1rem" className={classes.title} />
      <SkeletonBox width="60%" height="0.75rem" className={classes.caption} />
    </>
  );
}
