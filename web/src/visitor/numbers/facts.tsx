import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../core/i18n/format.ts';
import { formatPart } from '../../core/i18n/format-period.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { thumbnailSource } from '../../core/pages/files.ts';
import { OneLine } from '../../core/ui/one-line.tsx';
import { comicName } from '../../domains/comics/comic-name.ts';
import { Cover } from '../../domains/comics/cover.tsx';
import type { Favorite, Numbers, Part } from '../../domains/numbers/numbers.ts';
import { keptRating } from '../../domains/ratings/known-ratings.ts';
import classes from './numbers-page.module.css';

interface FactsProps {
  readonly numbers: Numbers;
  readonly isYear: boolean;
}

/** The numbers in words: all that the picture shows, and what each month or day had. */
export function Facts({ numbers, isYear }: FactsProps) {
  const t = useWords('numbers');
  const locale = useLocale();
  const facts = (['chapters', 'pages', 'days', 'streak'] as const).map((name) => ({
    name,
    label: t(`facts.${name}`),
    number: formatNumber(numbers[name], locale),
  }));
  return (
    <>
      <dl className={classes.facts} aria-label={t('facts.title')}>
        {facts.map(({ name, label, number }) => (
          <div key={name} className={classes.fact}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.number}>{number}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.columns}>
        <section aria-labelledby="numbers-favorites">
          <h2 id="numbers-favorites" className={classes.title}>
            {t('favorites')}
          </h2>
          <ul className={classes.favorites}>
            {numbers.favorites.map((favorite) => (
              <FavoriteItem key={favorite.comicId} favorite={favorite} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="numbers-languages">
          <h2 id="numbers-languages" className={classes.title}>
            {t('languages')}
          </h2>
          <ul className={classes.languages}>
            {numbers.languages.map(({ language, chapters, pages }) => (
              <li key={language} className={classes.language}>
                <span className={classes.languageName}>{LANGUAGE_NAMES[language][locale]}</span>
                <span>
                  {t('count.chapters', { count: chapters, number: formatNumber(chapters, locale) })}
                </span>
                <span className={classes.dimmed}>
                  {t('count.pages', { count: pages, number: formatNumber(pages, locale) })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <Parts parts={numbers.parts.filter(({ chapters }) => chapters > 0)} isYear={isYear} />
    </>
  );
}

function FavoriteItem({ favorite }: { readonly favorite: Favorite }) {
  const t = useWords('numbers');
  const locale = useLocale();
  const { text, lang } = comicName(favorite, locale);
  return (
    <li>
      <Link to={paths.comic(locale, favorite.slug)} className={classes.favorite}>
        <Cover
          image={thumbnailSource(favorite.picture)}
          rating={keptRating(favorite)}
          sizes="120px"
          className={classes.cover}
        />
        <OneLine text={text} lang={lang} className={classes.favoriteName} />
        <span className={classes.dimmed}>
          {t('count.chapters', { count: favorite.chapters, number: formatNumber(favorite.chapters, locale) })}
        </span>
      </Link>
    </li>
  );
}

/** Each month or day that has something, with the comic of most of its chapters. */
function Parts({ parts, isYear }: { readonly parts: readonly Part[]; readonly isYear: boolean }) {
  const t = useWords('numbers');
  const locale = useLocale();
  const most = Math.max(...parts.map(({ chapters }) => chapters));
  return (
    <section aria-labelledby="numbers-parts">
      <h2 id="numbers-parts" className={classes.title}>
        {t(isYear ? 'months' : 'dayByDay')}
      </h2>
      <table className={classes.parts}>
        <thead>
          <tr>
            <th scope="col">{t('part')}</th>
            <th scope="col">{t('chapters')}</th>
            <th scope="col">{t('pages')}</th>
            <th scope="col">{t('favorite')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ name, chapters, pages, favorite }) => {
            const shown = favorite && comicName(favorite, locale);
            return (
              <tr key={name}>
                <th scope="row">{formatPart(name, locale)}</th>
                <td>
                  <span className={classes.figure}>{formatNumber(chapters, locale)}</span>
                  <span className={classes.track} aria-hidden="true">
                    <span className={classes.bar} style={{ inlineSize: `${(100 * chapters) / most}%` }} />
                  </span>
                </td>
                <td>{formatNumber(pages, locale)}</td>
                <td>
                  {favorite && shown ? (
                    <Link to={paths.comic(locale, favorite.slug)} className={classes.way}>
                      <bdi lang={shown.lang}>{shown.text}</bdi>
                    </Link>
                  ) : (
                    t('noFavorite')
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
