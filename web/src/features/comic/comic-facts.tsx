import type { Locale } from '@rawi/model/locales';
import { type Localized, localize } from '@rawi/model/localized';
import type { ComicPayload } from '@rawi/model/pages';
import type { ReactNode } from 'react';
import { comicName } from '../../lib/comic-name.ts';
import { formatNumber } from '../../lib/format.ts';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import classes from './comic-facts.module.css';

/** The specification's fields of a comic (section 2, Comic detail). */
export function ComicFacts({ comic }: { readonly comic: ComicPayload }) {
  const t = useWords('comic');
  const locale = useLocale();
  const isNamedOtherwise = comicName(comic, locale).text !== comic.series;
  return (
    <dl className={classes.facts}>
      {isNamedOtherwise && (
        <Fact label={t('facts.series')}>
          <bdi>{comic.series}</bdi>
        </Fact>
      )}
      <Fact label={t('facts.writer')}>
        <Names of={[comic.writer]} locale={locale} />
      </Fact>
      <Fact label={t('facts.artist', { count: comic.artists.length })}>
        <Names of={comic.artists} locale={locale} />
      </Fact>
      <Fact label={t('facts.publisher')}>
        <Names of={[comic.publisher]} locale={locale} />
      </Fact>
      <Fact label={t('facts.genre', { count: comic.genres.length })}>
        <Names of={comic.genres} locale={locale} />
      </Fact>
      {comic.otherName !== undefined && (
        <Fact label={t('facts.otherName')}>
          <bdi>{comic.otherName}</bdi>
        </Fact>
      )}
      <Fact label={t('facts.views')}>{formatNumber(comic.views, locale)}</Fact>
      <Fact label={t('facts.chapters')}>{formatNumber(comic.chapterCount, locale)}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  );
}

/** Names with the language's own comma, each isolated. */
function Names({
  of,
  locale,
}: {
  readonly of: readonly { readonly id: string; readonly name: Localized<string> }[];
  readonly locale: Locale;
}) {
  return of.map(({ id, name }, index) => {
    const shown = localize(name, locale);
    return (
      <span key={id}>
        {index > 0 && (locale === 'ar' ? '، ' : ', ')}
        <bdi lang={shown.locale}>{shown.value}</bdi>
      </span>
    );
  });
}
