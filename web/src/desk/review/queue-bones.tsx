import { Bone } from '../../core/ui/bone.tsx';
import classes from './queue.module.css';

/** The place of a list that is on its way. */
export function QueueBones() {
  return (
    <div aria-busy="true">
      <p className={classes.lead}>
        <Bone width="180px" height="1rem" />
      </p>
      <ul className={classes.rows}>
        {Array.from({ length: 5 }, (_, index) => (
          <li key={index} className={classes.row}>
            <Bone width="40%" height="1.25rem" />
            <Bone width="60%" height="1rem" />
          </li>
        ))}
      </ul>
    </div>
  );
}
