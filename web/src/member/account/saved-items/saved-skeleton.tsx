import type { SavedItem } from '@rawi/model/truth/saved';
import { classNames } from '../../../core/ui/class-names.ts';
import row from '../../../core/ui/row.module.css';
import { SkeletonBox } from '../../../core/ui/skeleton-box.tsx';
import classes from './saved-items.module.css';

/** The skeleton of the list. */
export function SavedSkeleton({ kind }: { readonly kind: SavedItem['kind'] }) {
  return (
    <div className={kind === 'comic' ? classes.comics : classes.chapters} aria-busy="true">
      {Array.from({ length: 4 }, (_, index) =>
        kind === 'comic' ? (
          <SkeletonBox key={index} className={classes.skeletonBox} />
        ) : (
          <div key={index} className={classNames(row.row, classes.chapter)}>
            <SkeletonBox width="60px" height="84px" />
            <SkeletonBox width="60%" height="1.25rem" />
          </div>
        ),
      )}
    </div>
  );
}
