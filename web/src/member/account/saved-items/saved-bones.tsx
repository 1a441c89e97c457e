import type { SavedItem } from '@rawi/model/truth/saved';
import { Bone } from '../../../core/ui/bone.tsx';
import { classNames } from '../../../core/ui/class-names.ts';
import row from '../../../core/ui/row.module.css';
import classes from './saved-items.module.css';

/** The boxes of the list before its entries. */
export function SavedBones({ kind }: { readonly kind: SavedItem['kind'] }) {
  return (
    <div className={kind === 'comic' ? classes.comics : classes.chapters} aria-busy="true">
      {Array.from({ length: 4 }, (_, index) =>
        kind === 'comic' ? (
          <Bone key={index} className={classes.bone} />
        ) : (
          <div key={index} className={classNames(row.row, classes.chapter)}>
            <Bone width="60px" height="84px" />
            <Bone width="60%" height="1.25rem" />
          </div>
        ),
      )}
    </div>
  );
}
