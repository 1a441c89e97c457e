import { Bone } from '../../../core/ui/bone.tsx';
import classes from './my-work.module.css';
import picture from './no-picture.module.css';
import { WorkRow } from './work-row.tsx';

/** "My work" before it is there: its boxes. */
export function WorkBones() {
  return (
    <div aria-busy="true">
      <div className={classes.bones}>
        <Bone width="100%" height="104px" />
        <Bone width="60%" height="24px" />
      </div>
      <ul className={classes.rows}>
        {Array.from({ length: 4 }, (_, index) => (
          <WorkRow
            key={index}
            picture={<Bone className={picture.bone} />}
            title={<Bone width="50%" height="1.25rem" />}
            facts={[<Bone key="facts" width="180px" height="1rem" />]}
            state={<Bone width="96px" height="28px" />}
            action={<Bone width="96px" height="44px" />}
          >
            <Bone width="70%" height="1rem" />
          </WorkRow>
        ))}
      </ul>
    </div>
  );
}
