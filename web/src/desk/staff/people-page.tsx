import { useWords } from '../../core/i18n/i18n.ts';
import { Accounts } from './accounts/accounts.tsx';
import { GiveRole } from './give-role.tsx';
import { StaffMembers } from './staff-members.tsx';
import classes from './staff-page.module.css';
import { StaffPage } from './staff-page.tsx';
import { Translators } from './translators.tsx';

/** The people page: translators, and for admins also the staff and all accounts. */
export function PeoplePage() {
  const t = useWords('staff');
  return (
    <StaffPage title={t('people.title')} lead={t('people.description')}>
      {({ uid, roles }) => (
        <>
          {roles.includes('admin') && <Accounts uid={uid} />}
          {roles.includes('admin') && (
            <section className={classes.part}>
              <h2 className={classes.title}>{t('people.staff')}</h2>
              <p className={classes.lead}>{t('people.staffLead')}</p>
              <StaffMembers uid={uid} />
              <GiveRole />
            </section>
          )}
          <section className={roles.includes('admin') ? classes.part : undefined}>
            <h2 className={classes.title}>{t('people.translators')}</h2>
            <p className={classes.lead}>{t('people.translatorsLead')}</p>
            <Translators uid={uid} isAdmin={roles.includes('admin')} />
          </section>
        </>
      )}
    </StaffPage>
  );
}
