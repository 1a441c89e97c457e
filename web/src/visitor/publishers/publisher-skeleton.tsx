import { Bone } from '../../core/ui/bone.tsx';
import { CardBones } from '../../core/ui/card-bones.tsx';
import { classNames } from '../../core/ui/class-names.ts';
import shelf from '../../core/ui/shelf.module.css';
import bones from './publishers-skeleton.module.css';

/** The boxes of a publisher's page before its content. */
export function PublisherSkeleton() {
  return (
    <div aria-busy="true">
      <div className={bones.band}>
        <Bone width="8rem" height="1rem" />
        <Bone width="24rem" height="4rem" className={bones.name} />
        <div className={bones.figures}>
          {Array.from({ length: 3 }, (_, index) => (
            <Bone key={index} width="5rem" height="3rem" />
          ))}
        </div>
      </div>
      <div className={bones.grid}>
        <div className={classNames(shelf.shelf, shelf.rows)}>
          {Array.from({ length: 10 }, (_, index) => (
            <div key={index}>
              <CardBones />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
