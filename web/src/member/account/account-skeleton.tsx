import { Bone } from '../../core/ui/bone.tsx';
import classes from './account-area.module.css';
import { TABS } from './tabs.ts';

/** The account area before it is known who is here; the boxes stand where the content will. */
export function AccountSkeleton() {
  return (
    <div className={classes.area} aria-hidden="true">
      <div className={classes.aside}>
        <div className={classes.person}>
          <Bone width="40px" height="40px" className={classes.round} />
          <Bone width="120px" height="20px" />
        </div>
        <div className={classes.list}>
          {TABS.map((tab) => (
            <span key={tab} className={classes.tab}>
              <Bone width="128px" height="18px" />
            </span>
          ))}
        </div>
      </div>
      <PageBones />
    </div>
  );
}

/** The page of a tab before its profile is there. */
export function PageBones() {
  return (
    <div className={classes.content} aria-hidden="true">
      <Bone width="240px" height="44px" />
      <div className={classes.bones}>
        <Bone width="100%" height="48px" />
        <Bone width="100%" height="48px" />
        <Bone width="60%" height="48px" />
      </div>
    </div>
  );
}
