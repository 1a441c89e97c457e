import { COUNTRY_NAMES } from '@rawi/model/lists/countries';
import type { PublisherPayload } from '@rawi/model/pages/pages';
import { localize } from '@rawi/model/text/localized';
import { accentOf } from '../../data/files.ts';
import { bandColors } from '../../lib/band-colors.ts';
import { formatNumber } from '../../lib/format.ts';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import { HalftoneBand } from '../../ui/halftone-band.tsx';
import classes from './publisher-band.module.css';
import { PublisherName } from './publisher-name.tsx';

/** The colour of a house without a comic: that of the page itself in the dark. */
const NO_COLOR = '#12181e';

/** The head of a publisher's page in the colour of its most read comic. */
export function PublisherBand({ publisher }: { readonly publisher: PublisherPayload }) {
  const t = useWords('publishers');
  const locale = useLocale();
  const { name, country, counts, start, comics } = publisher;
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
