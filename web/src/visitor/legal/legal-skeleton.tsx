import { Bone } from '../../core/ui/bone.tsx';
import classes from './legal-page.module.css';

/** The boxes of the terms or the privacy notice before their words are there. */
export function LegalSkeleton() {
  return (
    <div className={classes.page} aria-busy="true">
      <Bone width="16rem" height="2rem" />
      <p className={classes.lead}>
        <Bone width="90%" height="1.125rem" />
      </p>
      {Array.from({ length: 4 }, (_, section) => (
        <section key={section}>
          <h2>
            <Bone width="10rem" height="1.25rem" />
          </h2>
          <Bone height="4.5rem" />
        </section>
      ))}
    </div>
  );
}
