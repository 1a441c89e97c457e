import { useWords } from '../../core/i18n/i18n.ts';
import type { SessionUser } from '../../core/session/session.ts';
import { PageMessage } from '../../core/ui/page-message.tsx';
import { takedownsThat } from '../../domains/takedowns/takedowns.ts';
import { StaffList } from './staff-list.tsx';
import classes from './staff-page.module.css';
import { StaffPage } from './staff-page.tsx';
import { TakenDownRow } from './taken-down-row.tsx';

const PARTS = ['open', 'settled'] as const;

/** Everything that was taken down, why and by whom; running and stuck ones first. */
export function TakenDownPage() {
  const t = useWords('takedown');
  return (
    <StaffPage title={t('list.title')} lead={t('list.description')}>
      {(user) => PARTS.map((part) => <Part key={part} part={part} user={user} />)}
    </StaffPage>
  );
}

function Part({ part, user }: { readonly part: (typeof PARTS)[number]; readonly user: SessionUser }) {
  const t = useWords('takedown');
  const isOpen = part === 'open';
  return (
    <section className={isOpen ? undefined : classes.part}>
      <h2 className={classes.title}>{t(`list.${part}`)}</h2>
      <StaffList
        source={takedownsThat(part)}
        empty={
          isOpen ? (
            <p className={classes.none}>{t('list.nothingOpen')}</p>
          ) : (
            <PageMessage isPart title={t('list.empty.title')} text={t('list.empty.text')} />
          )
        }
      >
        {(item) => <TakenDownRow key={item.path} item={item} isAdmin={user.roles.includes('admin')} />}
      </StaffList>
    </section>
  );
}
