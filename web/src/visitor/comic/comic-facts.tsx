import { AGE_RATING_NAMES, NOT_RATED } from '@rawi/model/lists/age-ratings';
import { LIST_COMMAS } from '@rawi/model/lists/locales';
import type { ComicPayload } from '@rawi/model/pages/pages';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { type Localized, localize } from '@rawi/model/text/localized';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { comicName, otherComicName } from '../../domains/comics/comic-name.ts';
import classes from './comic-facts.module.css';

/** The specification's fields of a comic (section 2, Comic detail). */
export function ComicFacts({ comic }: { readonly comic: ComicPayload }) {
  const t = useWords('comic');
  const locale = useLocale();
  // Names that are already shown above the facts are not repeated.
  const shown = [comicName(comic, locale).text, otherComicName(comic, locale)?.text];
  return (
    <dl className={classes.facts}>
      {!shown.includes(comic.series) && (
        <Fact label={t('facts.series')}>
          <bdi lang={languageOfScript(comic.series)}>{comic.series}</bdi>
        </Fact>
      )}
      <Fact label={t('facts.writer')}>
        <Names of={[comic.writer]} to={(id) => paths.search(locale, { writer: id })} />
      </Fact>
      <Fact label={t('facts.artist', { count: comic.artists.length })}>
        <Names of={comic.artists} to={(id) => paths.search(locale, { artist: id })} />
      </Fact>
      <Fact label={t('facts.publisher')}>
        <Names of={[comic.publisher]} to={(id) => paths.publisher(locale, id)} />
      </Fact>
      <Fact label={t('facts.genre', { count: comic.genres.length })}>
        <Names of={comic.genres} to={(id) => paths.search(locale, { genre: id })} />
      </Fact>
      <Fact label={t('facts.ageRating')}>
        {(comic.ageRating === undefined ? NOT_RATED : AGE_RATING_NAMES[comic.ageRating])[locale]}
      </Fact>
      {comic.contentNotes && (
        <Fact isWide={comic.contentNotes.length > 2} label={t('facts.contentNotes')}>
          {comic.contentNotes.map(({ name }) => localize(name, locale).value).join(LIST_COMMAS[locale])}
        </Fact>
      )}
      {comic.tags && (
        <Fact isWide label={t('facts.tags')}>
          <Names of={comic.tags} to={(id) => paths.search(locale, { tag: id })} />
        </Fact>
      )}
      {comic.otherName !== undefined && !shown.includes(comic.otherName) && (
        <Fact label={t('facts.otherName')}>
          <bdi lang={languageOfScript(comic.otherName)}>{comic.otherName}</bdi>
        </Fact>
      )}
      <Fact label={t('facts.views')}>
        {comic.views === 0 ? t('facts.noViews') : formatNumber(comic.views, locale)}
      </Fact>
      {comic.chapterCount > 0 && (
        <Fact label={t('facts.chapters')}>{formatNumber(comic.chapterCount, locale)}</Fact>
      )}
    </dl>
  );
}

interface FactProps {
  readonly label: string;
  /** Whether it is long: where facts stand in columns, it takes a line of its own. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

function Fact({ label, isWide = false, children }: FactProps) {
  return (
    <div className={classes.fact} data-wide={isWide || undefined}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  );
}

/** Names joined with the language's own comma, each isolated; each links to the comics that have it. */
function Names({
  of,
  to,
}: {
  readonly of: readonly { readonly id: string; readonly name: Localized<string> }[];
  readonly to: (id: string) => string;
}) {
  const locale = useLocale();
  return of.map(({ id, name }, index) => {
    const shown = localize(name, locale);
    return (
      <span key={id}>
        {index > 0 && LIST_COMMAS[locale]}
        <Link to={to(id)} className={classes.name}>
          <bdi lang={shown.locale}>{shown.value}</bdi>
        </Link>
      </span>
    );
  });
}
