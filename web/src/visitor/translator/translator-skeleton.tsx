import { classNames } from '../../core/ui/class-names.ts';
import { SkeletonBox } from '../../core/ui/skeleton-box.tsx';
import facts from './translator-facts.module.css';
import page from './translator-page.module.css';
import works from './works.module.css';

/** The skeleton of a translator's page. */
export function TranslatorSkeleton() {
  return (
    <div className={page.page} aria-busy="true">
      <div className={page.header}>
        <span className={page.photo}>
          <SkeletonBox className={page.skeletonPhoto} />
        </span>
        <div className={page.about}>
          <SkeletonBox width="16rem" height="2.375rem" className={page.line} />
          <SkeletonBox width="26rem" height="1rem" className={page.line} />
        </div>
        <div className={page.actions}>
          <SkeletonBox width="9rem" height="52px" className={page.button} />
        </div>
      </div>
      <div className={facts.facts}>
        {Array.from({ length: 5 }, (_, index) => (
          <div key={index} className={index === 0 ? facts.level : facts.fact}>
            <SkeletonBox width="4rem" height="1.625rem" className={page.line} />
            <SkeletonBox width="7rem" height="0.875rem" className={page.line} />
          </div>
        ))}
      </div>
      <div>
        <div className={page.tabs}>
          {Array.from({ length: 3 }, (_, index) => (
            <SkeletonBox key={index} width="6rem" height="1rem" className={page.line} />
          ))}
        </div>
        <div className={classNames(works.grid, page.works)}>
          {Array.from({ length: 5 }, (_, index) => (
            <div key={index}>
              <SkeletonBox className={page.cover} />
              <SkeletonBox width="70%" height="1rem" className={page.caption} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
