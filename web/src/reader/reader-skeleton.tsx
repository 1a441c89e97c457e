import { IconArrowLeft } from '@tabler/icons-react';
import { useForcedColorMode } from '../core/lib/color-mode.ts';
import { SkeletonBox } from '../core/ui/skeleton-box.tsx';
import classes from './reader-skeleton.module.css';

/** The skeleton of the reader: its bars, and a page of the usual proportions between them. */
export function ReaderSkeleton() {
  useForcedColorMode('dark');
  return (
    <div className={classes.reader} aria-hidden="true">
      <div className={classes.top}>
        <span className={classes.back}>
          <IconArrowLeft size={24} stroke={1.75} />
        </span>
        <div className={classes.titles}>
          <SkeletonBox width="180px" height="16px" />
          <SkeletonBox width="240px" height="12px" />
        </div>
      </div>
      <div className={classes.surface} data-page-place>
        <SkeletonBox className={classes.page} />
      </div>
      <div className={classes.foot}>
        <SkeletonBox width="100%" height="4px" />
      </div>
    </div>
  );
}
