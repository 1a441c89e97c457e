import type { ReactNode } from 'react';
import { useWords } from '../../../core/i18n/i18n.ts';
import { FailedMessage } from '../../../core/ui/failed-message.tsx';
import { PageTitle } from '../../../core/ui/page-frame.tsx';
import { SkeletonBox } from '../../../core/ui/skeleton-box.tsx';
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

/** Shown if the application could not be read. */
export function ApplyFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useWords('apply');
  return <FailedMessage title={t('failed.title')} text={t('failed.text')} onRetry={onRetry} />;
}

/** The skeleton of the page, shown until the application is loaded. */
export function ApplySkeleton() {
  return (
    <div className={classes.page} aria-hidden="true">
      <div className={classes.head}>
        <SkeletonBox width="min(20rem, 80%)" height="44px" />
      </div>
      <div className={classes.main}>
        <SkeletonBox width="100%" height="48px" />
        <SkeletonBox width="100%" height="200px" className={classes.gap} />
        <SkeletonBox width="180px" height="52px" className={classes.gap} />
      </div>
      <div className={classes.aside}>
        <SkeletonBox width="100%" height="320px" />
      </div>
    </div>
  );
}
