import { Link } from 'react-router-dom';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { paths } from '../../../core/lib/paths.ts';
import classes from './my-work.module.css';
import { WORK_TABS, type WorkTab } from './work-tabs.ts';

/** The count as far as it is known; there may be more. */
export interface Count {
  readonly known: number;
  readonly isAll: boolean;
}

interface TabLinksProps {
  readonly tab: WorkTab;
  readonly counts: Readonly<Record<WorkTab, Count>>;
}

/** The tabs of one's work, each with its own address. */
export function TabLinks({ tab: current, counts }: TabLinksProps) {
  const t = useWords('my-work');
  const locale = useLocale();
  return (
    <nav aria-label={t('tabs.label')} className={classes.tabs}>
      {WORK_TABS.map((tab) => (
        <Link
          key={tab}
          to={paths.myWork(locale, tab === 'all' ? undefined : tab)}
          replace
          preventScrollReset
          className={classes.tab}
          aria-current={tab === current ? 'page' : undefined}
        >
          {t(`tabs.${tab}`)}
          <span className={classes.count}>
            {formatNumber(counts[tab].known, locale)}
            {!counts[tab].isAll && '+'}
          </span>
        </Link>
      ))}
    </nav>
  );
}
