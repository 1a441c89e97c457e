import type { ReaderReview } from '@rawi/model/pages/reader-payload';
import type { UpdatedComic } from '@rawi/model/pages/updates-payload';
import { localize } from '@rawi/model/text/localized';
import { Link } from 'react-router-dom';
import { formatAge, formatMoment } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { useNeedsNetwork } from '../../core/network/on-device.ts';
import { thumbnailSource } from '../../core/pages/files.ts';
import { comicName, isolatedName } from '../../domains/comics/comic-name.ts';
import { Cover } from '../../domains/comics/cover.tsx';
import { CommentText } from '../../domains/comments/comment-text.tsx';
import { Folded } from '../../domains/comments/folded.tsx';
import { LeftOut } from '../../domains/ratings/left-out.tsx';
import { ageMark, useListed } from '../../domains/ratings/showing.ts';
import classes from './reader-page.module.css';

interface ReaderReviewsProps {
  readonly reviews: readonly ReaderReview[];
  readonly comics: ReadonlyMap<string, UpdatedComic>;
}

/** Their reviews, each with its comic. They are liked and reported where the comic is. */
export function ReaderReviews({ reviews, comics }: ReaderReviewsProps) {
  const known = reviews.flatMap((review) => {
    const comic = comics.get(review.comic);
    return comic ? [{ review, comic, ageRating: comic.ageRating }] : [];
  });
  const { listed, leftOut } = useListed(known);
  return (
    <>
      <ul className={classes.reviews}>
        {listed.map(({ review, comic }) => (
          <Review key={review.comic} review={review} comic={comic} />
        ))}
      </ul>
      <LeftOut count={leftOut} />
    </>
  );
}

function Review({ review, comic }: { readonly review: ReaderReview; readonly comic: UpdatedComic }) {
  const t = useWords('reader-page');
  const comments = useWords('comments');
  const locale = useLocale();
  const name = comicName(comic, locale);
  const path = paths.comic(locale, comic.slug);
  const isAway = useNeedsNetwork(path);
  const { id, text, spoiler, at, isEdited, folded } = review;
  const words = <CommentText text={text} />;
  const why = folded ? 'reviews.isFolded' : spoiler ? 'reviews.isSpoiler' : undefined;
  return (
    <li className={classes.review} {...ageMark(comic.ageRating)} data-away={isAway || undefined}>
      <Cover
        image={thumbnailSource(localize(comic.cover, locale).value)}
        rating={comic.ageRating}
        sizes="72px"
        className={classes.reviewed}
      />
      <div className={classes.said}>
        <h3 className={classes.title}>
          <Link to={path}>
            <bdi lang={name.lang}>{name.text}</bdi>
          </Link>
        </h3>
        <p className={classes.facts}>
          <time dateTime={at} title={formatMoment(Date.parse(at), locale)}>
            {formatAge(at, locale)}
          </time>
          {isEdited && <span>{comments('edited')}</span>}
          <Link
            to={paths.comment(locale, comic.slug, id)}
            aria-label={t('withOthersOf', { name: isolatedName(name, locale) })}
          >
            {t('withOthers')}
          </Link>
        </p>
        {why ? <Folded text={comments(why)}>{words}</Folded> : words}
      </div>
    </li>
  );
}
