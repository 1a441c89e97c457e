import { CardSkeleton } from '../../core/ui/card-skeleton.tsx';
import classes from './found-comics.module.css';

/** The skeleton of the results. */
export function ResultSkeleton() {
  return (
    <div className={classes.grid} aria-hidden="true">
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index}>
          <CardSkeleton />
        </div>
      ))}
    </div>
  );
}
