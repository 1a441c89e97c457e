import { SkeletonBox } from '../../../core/ui/skeleton-box.tsx';
import panel from './bell-panel.module.css';
import classes from './notifications.module.css';

/** The skeleton of a list of notifications. */
export function NotificationSkeleton({ count }: { readonly count: number }) {
  return (
    <div aria-busy="true" className={classes.skeleton}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes.row}>
          <SkeletonBox className={classes.cover} />
          <div className={classes.text}>
            <SkeletonBox width="80%" height="1rem" className={classes.line} />
            <SkeletonBox width="30%" height="0.875rem" className={classes.line} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The skeleton of the bell's panel, shown until its code is loaded. */
export function PanelSkeleton() {
  return (
    <div className={panel.panel}>
      <div className={panel.title}>
        <SkeletonBox width="8rem" height="1.25rem" />
      </div>
      <NotificationSkeleton count={3} />
    </div>
  );
}
