import { RATING } from '@rawi/model/constants';
import { LIMITS } from '@rawi/model/limits';
import type { ComicPayload } from '@rawi/model/pages/pages';
import { starsMean } from '@rawi/model/pages/shown-counts';
import type { StarCounts } from '@rawi/model/truth/counts';
import { lazy } from 'react';
import { formatNumber, joinParts } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { useSession } from '../../core/session/session.ts';
import { PagePart } from '../../core/ui/page-part.tsx';
import { SectionHead } from '../../core/ui/section.tsx';
import { Stars } from '../../core/ui/stars.tsx';
import { useLibrary } from '../../domains/library/library.ts';
import rating from '../../domains/library/rating.module.css';
import { StarScale } from '../../domains/library/star-scale.tsx';
import { useChoose } from '../../domains/library/use-choose.ts';
import classes from './comic-rating.module.css';

/** Lazy: it brings the schemas of the calls, which nothing else here needs. */
const VerifyFirst = lazy(() => import('../../domains/people/verify-first.tsx'));

/** How readers rate a comic, once enough have, and one's own rating of it. */
export default function ComicRating({ comic }: { readonly comic: ComicPayload }) {
  const t = useWords('comments');
  const locale = useLocale();
  return (
    <section className={classes.section} aria-label={t('ratings.title')}>
      <SectionHead isTight title={t('ratings.title')} />
      <div className={classes.columns}>
        {comic.ratings ? (
          <Spread ratings={comic.ratings} />
        ) : (
          <p className={classes.few}>
            {t('ratings.none', {
              count: RATING.shownFrom,
              number: formatNumber(RATING.shownFrom, locale),
            })}
          </p>
        )}
        <OwnRating comic={comic} />
      </div>
    </section>
  );
}

/** The mean, and how many have given each number of stars. */
function Spread({ ratings }: { readonly ratings: StarCounts }) {
  const t = useWords('comments');
  const choices = useWords('choices');
  const locale = useLocale();
  const { count, mean } = starsMean(ratings);
  const { max } = LIMITS.rating;
  const shown = formatNumber(mean, locale);
  const counted = t('ratings.count', { count, number: formatNumber(count, locale) });
  const most = Math.max(...ratings);
  return (
    <div>
      <p className={classes.mean}>
        <span className={classes.number} aria-hidden="true">
          {shown}
        </span>
        <Stars
          value={mean}
          of={max}
          text={counted}
          label={joinParts(
            locale,
            t('ratings.mean', { rating: shown, highest: formatNumber(max, locale) }),
            counted,
          )}
        />
      </p>
      <dl className={classes.spread}>
        {ratings
          .map((given, index) => ({ given, stars: index + 1 }))
          .toReversed()
          .map(({ given, stars }) => (
            <div key={stars} className={classes.row}>
              <dt>{choices('rating.stars', { count: stars, number: formatNumber(stars, locale) })}</dt>
              <dd>
                <span className={classes.track} aria-hidden="true">
                  <span
                    className={classes.bar}
                    style={{ inlineSize: `${Math.round((given / most) * 100)}%` }}
                  />
                </span>
                <span className={classes.given}>{formatNumber(given, locale)}</span>
              </dd>
            </div>
          ))}
      </dl>
    </div>
  );
}

/** The stars that this reader gives; it needs a confirmed address, and a visitor is asked to log in. */
function OwnRating({ comic: { id, series, names } }: { readonly comic: ComicPayload }) {
  const t = useWords('comments');
  const choices = useWords('choices');
  const choose = useChoose();
  const given = useLibrary().starsOf(id);
  const session = useSession();
  const user = session.state === 'signed-in' ? session.user : undefined;
  const isUnverified = user?.emailVerified === false;
  const rate = (value: number | null) =>
    choose({ kind: 'rateComic', comicId: id, comic: { series, names }, value });
  return (
    <div className={classes.own}>
      {user && isUnverified && (
        <PagePart>
          <VerifyFirst email={user.email} text={t('ratings.verify', { email: isolated(user.email) })} />
        </PagePart>
      )}
      <StarScale label={t('ratings.own')} value={given} isDisabled={isUnverified} onChoose={rate} />
      <p className={classes.about}>{t('ratings.about')}</p>
      {/* Its line is reserved, so that nothing below it moves. */}
      <p className={rating.after} aria-live="polite">
        {given !== undefined && (
          <button type="button" className={rating.unrate} disabled={isUnverified} onClick={() => rate(null)}>
            {choices('rating.unrate')}
          </button>
        )}
      </p>
    </div>
  );
}
