import { useWords } from '../../../core/i18n/i18n.ts';
import { Bone } from '../../../core/ui/bone.tsx';
import { FailedMessage } from '../../../core/ui/failed-message.tsx';
import classes from './apply-page.module.css';

/** In place of an application that could not be read. */
export function ApplyFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useWords('apply');
  return <FailedMessage title={t('failed.title')} text={t('failed.text')} onRetry={onRetry} />;
}

/** The page before the application is there. */
export function ApplyBones() {
  return (
    <div className={classes.page} aria-hidden="true">
      <div className={classes.head}>
        <Bone width="min(20rem, 80%)" height="44px" />
      </div>
      <div className={classes.main}>
        <Bone width="100%" height="48px" />
        <Bone width="100%" height="200px" className={classes.gap} />
        <Bone width="180px" height="52px" className={classes.gap} />
      </div>
      <div className={classes.aside}>
        <Bone width="100%" height="320px" />
      </div>
    </div>
  );
}
