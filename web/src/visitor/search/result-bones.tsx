import { CardBones } from '../../core/ui/card-bones.tsx';
import classes from './found-comics.module.css';

/** The boxes of results before they are found. */
export function ResultBones() {
  return (
    <div className={classes.grid} aria-hidden="true">
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index}>
          <CardBones />
        </div>
      ))}
    </div>
  );
}
