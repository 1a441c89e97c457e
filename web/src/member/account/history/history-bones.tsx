import { Bone } from '../../../core/ui/bone.tsx';
import { classNames } from '../../../core/ui/class-names.ts';
import row from '../../../core/ui/row.module.css';
import classes from './history-page.module.css';
import line from './history-row.module.css';

/** The history before it is there. */
export function HistoryBones() {
  return (
    <div aria-busy="true" className={classes.day}>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={classNames(row.row, line.row)}>
          <Bone className={classes.bone} />
          <div className={line.text}>
            <Bone width="50%" height="1rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
