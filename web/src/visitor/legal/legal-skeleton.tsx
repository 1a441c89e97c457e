import { SkeletonBox } from '../../core/ui/skeleton-box.tsx';
import classes from './legal-page.module.css';

/** The skeleton of a legal page. */
export function LegalSkeleton() {
  return (
    <div className={classes.page} aria-busy="true">
      <SkeletonBox width="16rem" height="2rem" />
      <p className={classes.lead}>
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
