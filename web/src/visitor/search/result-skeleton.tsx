import { CardSkeleton } from '../../core/ui/card-skeleton.tsx';
import classes from './found-comics.module.css';

interface ResultSkeletonProps {
  /** On a page that is served with results: for an address that asks for others (base.css). */
  readonly isForQuery?: boolean;
}

/** The skeleton of the results. */
export function ResultSkeleton({ isForQuery = false }: ResultSkeletonProps) {
  return (
    <div className={classes.grid} aria-hidden="true" {...(isForQuery && { 'data-for': 'query' })}>
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index}>
          <CardSkeleton />
        </div>
      ))}
    </div>
  );
}
