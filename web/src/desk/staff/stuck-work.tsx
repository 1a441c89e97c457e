import type { PublicationWork } from '@rawi/model/truth/publication';
import { reviewIds } from '@rawi/model/truth/review';
import { Link } from 'react-router-dom';
import { formatAge } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { idOf } from '../../core/lib/document-id.ts';
import { paths } from '../../core/lib/paths.ts';
import type { ListItem } from '../../core/live/list-pages.ts';
import { callReview } from '../../core/session/review-calls.ts';
import { FactLine } from '../../core/ui/fact-line.tsx';
import { PARKED_PUBLICATIONS } from '../../domains/staff/lists.ts';
import { StaffAction } from './staff-action.tsx';
import { StaffList } from './staff-list.tsx';
import classes from './staff-page.module.css';

/** Decisions that have not reached readers, with the reason. */
export function StuckWork() {
  const t = useWords('staff');
  return (
    <section className={classes.part}>
      <h2 className={classes.title}>{t('overview.publications')}</h2>
      <StaffList
        source={PARKED_PUBLICATIONS}
        empty={<p className={classes.none}>{t('overview.noPublications')}</p>}
      >
        {(item) => <WorkRow key={item.path} item={item} />}
      </StaffList>
    </section>
  );
}

function WorkRow({ item }: { readonly item: ListItem<PublicationWork> }) {
  const t = useWords('staff');
  const locale = useLocale();
  const submissionId = idOf(item);
  const { way, startedAt, error } = item.data;
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <h3 className={classes.name}>{t(`overview.publicationOf.${way}`)}</h3>
        <FactLine>
          <time dateTime={startedAt.toISOString()}>
            {t('overview.started', { age: formatAge(startedAt.toISOString(), locale) })}
          </time>
          <span>
            <Link to={paths.review(locale, reviewIds.submission(submissionId))}>{t('overview.open')}</Link>
          </span>
        </FactLine>
        {error !== null && (
          <p className={classes.error} lang="en" dir="ltr">
            {error}
          </p>
        )}
      </div>
      <div className={classes.actions}>
        <StaffAction
          done={t('overview.publicationAgain')}
          onAct={() => callReview({ action: 'retryPublication', submissionId })}
        >
          {t('overview.again')}
        </StaffAction>
      </div>
    </li>
  );
}
