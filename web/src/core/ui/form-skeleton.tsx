import { SkeletonBox } from './skeleton-box.tsx';
import classes from './skeletons.module.css';

/** The skeleton of a form: title, line, fields and button. */
export function FormSkeleton({ fields }: { readonly fields: number }) {
  return (
    <div className={classes.form}>
      <SkeletonBox width="70%" height="44px" />
      <SkeletonBox width="90%" height="20px" className={classes.lead} />
      {Array.from({ length: fields }, (_, index) => (
        <div key={index} className={classes.field}>
          <SkeletonBox width="30%" height="16px" />
          <SkeletonBox width="100%" height="48px" />
        </div>
      ))}
      <SkeletonBox width="100%" height="52px" />
    </div>
  );
}
