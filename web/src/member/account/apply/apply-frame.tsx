import type { ReactNode } from 'react';
import { PageTitle } from '../../../core/ui/page-frame.tsx';
import classes from './apply-page.module.css';

export interface ApplyFrameProps {
  readonly title: string;
  readonly badge?: ReactNode;
  readonly lead: string;
  readonly aside: ReactNode;
  /** The status is first on a phone; with the form it is last. */
  readonly isSent?: boolean;
  readonly children: ReactNode;
}

/** The layout of the page: heading, content, and the timeline beside it. */
export function ApplyFrame({ title, badge, lead, aside, isSent = false, children }: ApplyFrameProps) {
  return (
    <div className={classes.page} data-sent={isSent || undefined}>
      <header className={classes.head}>
        <div className={classes.headline}>
          <PageTitle>{title}</PageTitle>
          {badge}
        </div>
        <p className={classes.lead}>{lead}</p>
      </header>
      {isSent && aside && <aside className={classes.aside}>{aside}</aside>}
      <div className={classes.main}>{children}</div>
      {!isSent && <aside className={classes.aside}>{aside}</aside>}
    </div>
  );
}
