import { CardSkeleton } from '../../core/ui/card-skeleton.tsx';
import { classNames } from '../../core/ui/class-names.ts';
import shelf from '../../core/ui/shelf.module.css';
import { SkeletonBox } from '../../core/ui/skeleton-box.tsx';
import skeleton from './publishers-page.module.css';

/** The skeleton of a publisher's page. */
export function PublisherSkeleton() {
  return (
    <div aria-busy="true">
      <div className={skeleton.band}>
        <SkeletonBox width="8rem" height="1rem" />
        <SkeletonBox width="24rem" height="4rem" className={skeleton.skeletonName} />
        <div className={skeleton.figures}>
          {Array.from({ length: 3 }, (_, index) => (
            <SkeletonBox key={index} width="5rem" height="3rem" />
          ))}
        </div>
      </div>
      <div className={skeleton.grid}>
        <div className={classNames(shelf.shelf, shelf.rows)}>
          {Array.from({ length: 10 }, (_, index) => (
            <div key={index}>
              <CardSkeleton />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
