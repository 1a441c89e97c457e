import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import hidden from '../../core/ui/hidden.module.css';
import classes from './filters.module.css';

/** The number of results that a choice would give. */
export function Count({ count }: { readonly count: number }) {
  const t = useWords('search');
  const locale = useLocale();
  const number = formatNumber(count, locale);
  return (
    <span className={classes.count}>
      <span aria-hidden="true">{number}</span>
      <span className={hidden.hidden}>{t('count', { count, number })}</span>
    </span>
  );
}
