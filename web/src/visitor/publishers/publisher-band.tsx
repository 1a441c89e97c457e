import { COUNTRY_NAMES } from '@rawi/model/lists/countries';
import type { PublisherPayload } from '@rawi/model/pages/pages';
import { localize } from '@rawi/model/text/localized';
import { firstSentence } from '@rawi/model/text/tagline';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { bandColors } from '../../core/lib/band-colors.ts';
import { accentOf } from '../../core/pages/files.ts';
import { HalftoneBand } from '../../core/ui/halftone-band.tsx';
import classes from './publisher-band.module.css';
import { PublisherName } from './publisher-name.tsx';

/** The color of a publisher without a comic: the page's background in dark mode. */
const NO_COLOR = '#12181e';

/** The head of a publisher's page, in the color of its most read comic. */
export function PublisherBand({ publisher }: { readonly publisher: PublisherPayload }) {
  const t = useWords('publishers');
  const locale = useLocale();
  const { name, country, description, counts, start, comics } = publisher;
  const cover = start?.cover ?? comics[0]?.cover;
  return (
    <header
      className={classes.header}
      style={bandColors(cover ? accentOf(localize(cover, locale).value) : NO_COLOR)}
    >
      <HalftoneBand />
      <p className={classes.kind}>
        {country === undefined ? t('kind') : t('kindIn', { country: COUNTRY_NAMES[country][locale] })}
      </p>
      <h1 className={classes.name} tabIndex={-1}>
        <PublisherName name={name} />
      </h1>
      {description && <Tagline description={description} />}
      <ul className={classes.counts} aria-label={t('counts.label')}>
        {(['comics', 'chapters', 'completed'] as const).map((key) => (
          <li key={key}>
            <span className={classes.count}>{formatNumber(counts[key], locale)}</span>
            <span className={classes.label}>{t(`counts.${key}`, { count: counts[key] })}</span>
          </li>
        ))}
      </ul>
    </header>
  );
}

/** What the publisher says of itself in one sentence; all of it stands below. */
function Tagline({ description }: { readonly description: NonNullable<PublisherPayload['description']> }) {
  const { value, locale } = localize(description, useLocale());
  return (
    <p className={classes.tagline} lang={locale} dir="auto">
      {firstSentence(value)}
    </p>
  );
}
