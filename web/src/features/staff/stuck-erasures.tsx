import { STUCK_ERASURES } from '../../data/staff/lists.ts';
import { idOf } from '../../lib/document-id.ts';
import { formatAge, formatNumber } from '../../lib/format.ts';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import { StaffList } from './staff-list.tsx';
import classes from './staff-page.module.css';

/** Accounts that were deleted and could not be erased: they are tried again by themselves, and somebody looks at the log. */
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
                <p className={classes.facts}>
                  <span>{t('overview.tries', { count: tries, number: formatNumber(tries, locale) })}</span>
                  <span>{t('overview.erasureNext', { age: formatAge(dueAt.toISOString(), locale) })}</span>
                </p>
              </div>
            </li>
          );
        }}
      </StaffList>
    </section>
  );
}
