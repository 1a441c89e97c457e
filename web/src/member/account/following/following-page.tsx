import { useWords } from '../../../core/i18n/i18n.ts';
import { ListBoundary } from '../lists/list-states.tsx';
import { PageTitle } from '../page-title.tsx';
import { FollowingList } from './following-list.tsx';

/** The translators that a person follows. */
export function FollowingPage() {
  const t = useWords('account');
  return (
    <>
      <PageTitle>{t('tabs.following')}</PageTitle>
      <ListBoundary>
        <FollowingList />
      </ListBoundary>
    </>
  );
}
