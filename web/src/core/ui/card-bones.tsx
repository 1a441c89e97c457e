import { Bone } from './bone.tsx';
import classes from './card-bones.module.css';

/** The boxes of a comic's card before its content. */
export function CardBones() {
  return (
    <>
      <Bone className={classes.cover} />
      <Bone width="80%" height="1rem" className={classes.title} />
      <Bone width="60%" height="0.75rem" className={classes.caption} />
    </>
  );
}
