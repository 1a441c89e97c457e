import type { ReviewResponse } from '@rawi/model/calls/review-calls';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import part from './overview-part.module.css';
import classes from './pages-renewal.module.css';

/** How far the pages are that an update has left to be built again; nothing where all of them are of today's version. */
export function PagesRenewal({ pages: { all, outdated } }: Pick<ReviewResponse<'reviewFigures'>, 'pages'>) {
  const t = useWords('staff');
  const locale = useLocale();
  if (outdated === 0) return null;
  const built = all - outdated;
  return (
    <section className={part.part} aria-labelledby="pages-renewal">
      <h2 id="pages-renewal" className={part.title}>
        {t('overview.pages.title')}
      </h2>
      <progress className={classes.bar} aria-labelledby="pages-renewal" max={all} value={built} />
      <p className={part.text}>
        {t('overview.pages.text', { done: formatNumber(built, locale), total: formatNumber(all, locale) })}
      </p>
    </section>
  );
}
