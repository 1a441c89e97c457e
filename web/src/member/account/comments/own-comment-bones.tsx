import { Bone } from '../../../core/ui/bone.tsx';
import classes from './own-comments.module.css';

/** One's own comments before they are there. */
export function OwnCommentBones() {
  return (
    <div aria-busy="true" className={classes.list}>
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className={classes.bones}>
          <Bone width="30%" height="1rem" />
          <Bone width="80%" height="1rem" />
        </div>
      ))}
    </div>
  );
}
