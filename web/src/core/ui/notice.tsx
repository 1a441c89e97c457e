import type { ReactNode } from 'react';
import classes from './notice.module.css';

export interface NoticeProps {
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** A line across the page, under the header, about the whole page. */
export function Notice({ icon, children, action }: NoticeProps) {
  return (
    <output className={classes.notice}>
      <span className={classes.icon}>{icon}</span>
      <span className={classes.text}>{children}</span>
      {action && <span className={classes.action}>{action}</span>}
    </output>
  );
}
