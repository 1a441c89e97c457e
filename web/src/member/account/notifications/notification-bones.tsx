import { Bone } from '../../../core/ui/bone.tsx';
import panel from './bell-panel.module.css';
import classes from './notification-row.module.css';

/** Notifications before they are there. */
export function NotificationBones({ count }: { readonly count: number }) {
  return (
    <div aria-busy="true" className={classes.bones}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes.row}>
          <Bone className={classes.cover} />
          <div className={classes.text}>
            <Bone width="80%" height="1rem" className={classes.line} />
            <Bone width="30%" height="0.875rem" className={classes.line} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The bell's panel before its code is there. */
export function PanelBones() {
  return (
    <div className={panel.panel}>
      <div className={panel.title}>
        <Bone width="8rem" height="1.25rem" />
      </div>
      <NotificationBones count={3} />
    </div>
  );
}
