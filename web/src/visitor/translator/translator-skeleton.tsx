import { classNames } from '../../core/ui/class-names.ts';
import { SkeletonBox } from '../../core/ui/skeleton-box.tsx';
import facts from './translator-facts.module.css';
import header from './translator-header.module.css';
import page from './translator-page.module.css';
import classes from './translator-skeleton.module.css';
import works from './works.module.css';

/** The skeleton of a translator's page. */
export function TranslatorSkeleton() {
  return (
    <div className={page.page} aria-busy="true">
      <div className={header.header}>
        <span className={header.photo}>
          <SkeletonBox className={classes.photo} />
        </span>
        <div className={header.about}>
          <SkeletonBox width="16rem" height="2.375rem" className={classes.line} />
          <SkeletonBox width="26rem" height="1rem" className={classes.line} />
        </div>
        <div className={header.actions}>
          <SkeletonBox width="9rem" height="52px" className={classes.button} />
        </div>
      </div>
      <div className={facts.facts}>
        {Array.from({ length: 5 }, (_, index) => (
          <div key={index} className={index === 0 ? facts.level : facts.fact}>
            <SkeletonBox width="4rem" height="1.625rem" className={classes.line} />
            <SkeletonBox width="7rem" height="0.875rem" className={classes.line} />
          </div>
        ))}
      </div>
      <div>
        <div className={classes.tabs}>
          {Array.from({ length: 3 }, (_, index) => (
            <SkeletonBox key={index} width="6rem" height="1rem" className={classes.line} />
          ))}
        </div>
        <div className={classNames(works.grid, classes.works)}>
          {Array.from({ length: 5 }, (_, index) => (
            <div key={index}>
              <SkeletonBox className={classes.cover} />
              <SkeletonBox width="70%" height="1rem" className={classes.caption} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
