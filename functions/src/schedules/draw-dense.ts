import { publicationsWithoutDense } from '../data/publications.ts';
import { type DensePages, drawDensePages } from '../publishing/dense-pages.ts';
import { eachDue } from './each-alone.ts';

/** For so long a run begins further pages, in seconds; the next one goes on. */
const SECONDS = 240;
/** How many publications it looks at. */
const MOST = 20;

/**
 * Makes the files for dense screens of chapters that were published and whose originals are still there, a bounded number of pages a run. How far it is
 * stands in each publication, so it may be killed anywhere. Returns how many chapters were finished.
 */
export function drawDense(services: DensePages): Promise<number> {
  const until = services.now().getTime() + SECONDS * 1000;
  const left = () => (until - services.now().getTime()) / 1000;
  return eachDue(
    {
      due: publicationsWithoutDense(services.firestore),
      failure: 'The files for dense screens of a chapter were not made.',
      most: MOST,
      isOver: () => left() <= 0,
    },
    ({ id }) => drawDensePages(services, id, Math.max(1, left())),
  );
}
