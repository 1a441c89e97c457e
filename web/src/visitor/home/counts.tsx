import { READERS_FIGURE } from '@rawi/model/constants';
import type { HomePayload } from '@rawi/model/pages/pages';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import classes from './home-page.module.css';

/** How many comics, publishers and readers there are. */
export function Counts({ counts }: { readonly counts: HomePayload['counts'] }) {
  const t = useWords('home');
  const locale = useLocale();
  return (
    <div className={classes.counts}>
      <div className={classes.inner}>
        <ul className={classes.figures}>
          {(['comics', 'publishers', 'readers'] as const).map((key) => (
            <li key={key}>
              <bdi dir="ltr" className={classes.figure}>
                {formatNumber(counts[key], locale)}
                {key === 'readers' && counts.readers <= READERS_FIGURE && '+'}
              </bdi>
              <span className={classes.label}>{t(`counts.${key}`, { count: counts[key] })}</span>
            </li>
          ))}
        </ul>
        <p className={classes.promise}>{t('counts.promise')}</p>
      </div>
    </div>
  );
}
