import type { ComicPayload } from '@rawi/model/pages/pages';
import { Reviews } from '../../domains/comments/reviews.tsx';
import classes from './comic-rating.module.css';
import { useCommentedComic } from './use-commented-comic.ts';

/** What readers tell others of a comic, below how they rate it. */
export default function ComicReviews({ comic }: { readonly comic: ComicPayload }) {
  const page = useCommentedComic(comic);
  return (
    <div className={classes.section}>
      <Reviews key={comic.id} page={page} kept={comic.reviews} />
    </div>
  );
}
