import { RATING } from '@rawi/model/constants';
import { LIMITS } from '@rawi/model/limits';
import type { TranslatorPayload } from '@rawi/model/pages/pages';
import { lazy } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { useSession } from '../../core/session/session.ts';
import { PagePart } from '../../core/ui/page-part.tsx';
import { Stars } from '../../core/ui/stars.tsx';
import { Rating } from '../../domains/library/rating.tsx';
import classes from './ratings.module.css';

/** Lazy: it brings the schemas of the calls, which nothing else here needs. */
const VerifyFirst = lazy(() => import('../../domains/people/verify-first.tsx'));

/** Both average ratings, their distribution, and one's own rating. */
export default function Ratings({ translator }: { readonly translator: TranslatorPayload }) {
  const t = useWords('translator');
  const choices = useWords('choices');
  const locale = useLocale();
  const { count, quality, clarity } = translator.ratings;
  return (
    <div className={classes.columns}>
      <section>
        <h2 className={classes.title}>{t('ratings.title')}</h2>
        <p className={classes.count}>
          {count === 0
            ? t('ratings.none')
            : t('ratings.count', { count, number: formatNumber(count, locale) })}
        </p>
        <dl className={classes.means}>
          <dt>{choices('rating.quality')}</dt>
          <dd>
            <Mean value={quality} />
          </dd>
          <dt>{choices('rating.clarity')}</dt>
          <dd>
            <Mean value={clarity} />
          </dd>
        </dl>
      </section>
      <section className={classes.own}>
        <h2 className={classes.title}>{t('ratings.own')}</h2>
        <OwnRating translator={translator} />
      </section>
      <section>
        <h2 className={classes.title}>{t('ratings.how')}</h2>
        <p>{t('ratings.scales')}</p>
        <p>
          {t('ratings.from', { count: RATING.shownFrom, number: formatNumber(RATING.shownFrom, locale) })}
        </p>
        <p>{t('ratings.wait')}</p>
      </section>
    </div>
  );
}

function Mean({ value }: { readonly value: number | undefined }) {
  const t = useWords('translator');
  const locale = useLocale();
  if (value === undefined) return t('notRated');
  const { max } = LIMITS.rating;
  const rating = formatNumber(value, locale);
  return (
    <Stars
      value={value}
      of={max}
      text={rating}
      label={t('rated', { rating, highest: formatNumber(max, locale) })}
    />
  );
}

/** People cannot rate themselves, and need a confirmed address. */
function OwnRating({ translator: { id, name } }: { readonly translator: TranslatorPayload }) {
  const t = useWords('translator');
  const session = useSession();
  const user = session.state === 'signed-in' ? session.user : undefined;
  if (user?.uid === id) return <p>{t('ratings.self')}</p>;
  const isUnverified = user?.emailVerified === false;
  return (
    <>
      {user && isUnverified && (
        <PagePart>
          <VerifyFirst email={user.email} text={t('ratings.verify', { email: isolated(user.email) })} />
        </PagePart>
      )}
      <Rating translator={{ id, name }} isDisabled={isUnverified} />
    </>
  );
}
