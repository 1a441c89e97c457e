import { useWords } from '../../../core/i18n/i18n.ts';
import { PageTitle } from '../../../core/ui/page-frame.tsx';
import { ListBoundary } from '../lists/list-states.tsx';
import { FollowedLists } from './followed-lists.tsx';
import { FollowingList } from './following-list.tsx';

/** The translators that a person follows. */
export function FollowingPage() {
  const t = useWords('account');
  return (
    <>
      <PageTitle isAlone>{t('tabs.following')}</PageTitle>
      <ListBoundary>
        <FollowingList />
      </ListBoundary>
      <FollowedLists />
    </>
  );
}
