import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../../core/i18n/i18n.ts';
import classes from '../staff-page.module.css';
import { ClosedAccounts } from './closed-accounts.tsx';
import { FindAccounts } from './find-accounts.tsx';

/**
 * For admins: finds people, and closes and reopens their accounts. `?person=` in the address starts a search
 * at once.
 */
export function Accounts({ uid }: { readonly uid: string }) {
  const t = useWords('staff');
  const [search] = useSearchParams();
  const person = search.get('person') ?? '';
  return (
    <section>
      <h2 className={classes.title}>{t('accounts.title')}</h2>
      <p className={classes.lead}>
        {t('accounts.lead')} {t('accounts.personHint')}
      </p>
      <FindAccounts key={person} uid={uid} asked={person} />
      <section className={classes.part}>
        <h3 className={classes.title}>{t('accounts.closedTitle')}</h3>
        <ClosedAccounts uid={uid} />
      </section>
    </section>
  );
}
