import { Bone } from './bone.tsx';
import classes from './form-skeleton.module.css';

/** A form that is on its way: title, line, fields and button stand where they will. */
export function FormSkeleton({ fields }: { readonly fields: number }) {
  return (
    <div className={classes.form}>
      <Bone width="70%" height="44px" />
      <Bone width="90%" height="20px" className={classes.lead} />
      {Array.from({ length: fields }, (_, index) => (
        <div key={index} className={classes.field}>
          <Bone width="30%" height="16px" />
          <Bone width="100%" height="48px" />
        </div>
      ))}
      <Bone width="100%" height="52px" />
    </div>
  );
}
