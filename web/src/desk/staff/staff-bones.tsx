import { Bone } from '../../core/ui/bone.tsx';
import classes from './staff-page.module.css';

/** The place of a list that is on its way. */
export function StaffBones() {
  return (
    <ul className={classes.rows} aria-busy="true">
      {Array.from({ length: 4 }, (_, index) => (
        <li key={index} className={classes.row}>
          <div className={classes.text}>
            <Bone width="40%" height="1.25rem" />
            <Bone width="60%" height="1rem" />
          </div>
        </li>
      ))}
    </ul>
  );
}
