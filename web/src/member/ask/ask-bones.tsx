import { Bone } from '../../core/ui/bone.tsx';
import classes from './ask.module.css';

/** In place of the lines while they are read. */
export function AskBones() {
  return (
    <div className={classes.section} aria-busy="true">
      <Bone width="12rem" height="2rem" />
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className={classes.row}>
          <Bone width="64px" height="90px" />
          <div className={classes.about}>
            <Bone width="10rem" height="1.25rem" />
            <Bone width="7rem" height="1rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
