import { classNames } from '../../core/ui/class-names.ts';
import frame from '../../core/ui/page-frame.module.css';
import { SkeletonBox } from '../../core/ui/skeleton-box.tsx';

/** The skeleton of a legal page. */
export function LegalSkeleton() {
  return (
    <div className={classNames(frame.page, frame.text)} data-width="narrow" aria-busy="true">
      <SkeletonBox width="16rem" height="2rem" />
      <p className={frame.lead}>
        <SkeletonBox width="90%" height="1.125rem" />
      </p>
      {Array.from({ length: 4 }, (_, section) => (
        <section key={section}>
          <h2>
            <SkeletonBox width="10rem" height="1.25rem" />
          </h2>
          <SkeletonBox height="4.5rem" />
        </section>
      ))}
    </div>
  );
}
