import { useWords } from '../../../core/i18n/i18n.ts';
import { FailedMessage } from '../../../core/ui/failed-message.tsx';
import { SkeletonBox } from '../../../core/ui/skeleton-box.tsx';
import classes from './apply-page.module.css';

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
