import { formatAge, formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { idOf } from '../../core/lib/document-id.ts';
import { FactLine } from '../../core/ui/fact-line.tsx';
import { STUCK_ERASURES } from '../../domains/staff/lists.ts';
import { StaffList } from './staff-list.tsx';
import classes from './staff-page.module.css';

/**
 * Deleted accounts that could not be erased. They are retried automatically, and somebody should look at the
 * log.
 */
export function StuckErasures() {
  const t = useWords('staff');
  const locale = useLocale();
  return (
    <section className={classes.part}>
      <h2 className={classes.title}>{t('overview.erasures')}</h2>
      <StaffList source={STUCK_ERASURES} empty={<p className={classes.none}>{t('overview.noErasures')}</p>}>
        {(item) => {
          const { tries, dueAt } = item.data;
          return (
            <li key={item.path} className={classes.row}>
              <div className={classes.text}>
                <h3 className={classes.name}>
                  <bdi dir="ltr">{idOf(item)}</bdi>
                </h3>
                <FactLine>
                  <span>{t('overview.tries', { count: tries, number: formatNumber(tries, locale) })}</span>
                  <span>{t('overview.erasureNext', { age: formatAge(dueAt.toISOString(), locale) })}</span>
                </FactLine>
              </div>
            </li>
          );
        }}
      </StaffList>
    </section>
  );
}
