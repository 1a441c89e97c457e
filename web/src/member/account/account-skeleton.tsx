import { SkeletonBox } from '../../core/ui/skeleton-box.tsx';
import classes from './account-area.module.css';
import { TABS } from './tabs.ts';

/** The skeleton of the account area, shown while the session is unknown. */
export function AccountSkeleton() {
  return (
    <div className={classes.area} aria-hidden="true">
      <div className={classes.aside}>
        <div className={classes.person}>
          <SkeletonBox width="40px" height="40px" className={classes.round} />
          <SkeletonBox width="120px" height="20px" />
        </div>
        <div className={classes.list}>
          {TABS.map((tab) => (
            <span key={tab} className={classes.tab}>
              <SkeletonBox width="128px" height="18px" />
            </span>
          ))}
        </div>
      </div>
      <PageSkeleton />
    </div>
  );
}

/** The skeleton of a tab's page, shown until the profile is loaded. */
export function PageSkeleton() {
  return (
    <div className={classes.content} aria-hidden="true">
      <SkeletonBox width="240px" height="44px" />
      <div className={classes.skeleton}>
        <SkeletonBox width="100%" height="48px" />
        <SkeletonBox width="100%" height="48px" />
        <SkeletonBox width="60%" height="48px" />
      </div>
    </div>
  );
}
