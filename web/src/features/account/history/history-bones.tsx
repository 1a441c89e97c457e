import { Bone } from '../../../ui/bone.tsx';
import classes from './history-page.module.css';
import row from './history-row.module.css';

/** The history before it is there. */
export function HistoryBones() {
  return (
    <div aria-busy="true" className={classes.day}>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={row.row}>
          <Bone className={classes.bone} />
          <div className={row.text}>
            <Bone width="50%" height="1rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
