import { Button } from '@mantine/core';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { Link } from 'react-router-dom';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { paths } from '../../../core/lib/paths.ts';
import { useList } from '../../../core/live/use-list.ts';
import { MoreItems } from '../../../core/ui/more-items.tsx';
import { SectionHead } from '../../../core/ui/section.tsx';
import { followedListsOf, unfollowList } from '../../../domains/lists/followed-lists.ts';
import { runListWrite } from '../../../domains/shelves/tell-lists.ts';
import { useAccount } from '../account-context.ts';
import classes from './followed-lists.module.css';

/** The public lists that a person follows; nothing while there are none. */
export function FollowedLists() {
  const t = useWords('lists');
  const account = useWords('account');
  const locale = useLocale();
  const { user } = useAccount();
  const list = useList(followedListsOf(user.uid));
  if (!list.items || list.items.length === 0) return null;
  return (
    <section>
      <SectionHead title={t('followed.title')} />
      <ul className={classes.rows}>
        {list.items.map(({ path, data: { listId, name } }) => (
          <li key={path} className={classes.row}>
            <Link to={paths.list(locale, listId)} className={classes.name}>
              <bdi lang={languageOfScript(name)}>{name}</bdi>
            </Link>
            <Button
              variant="subtle"
              color="gray"
              size="sm"
              onClick={() => runListWrite(user.uid, name, unfollowList(user.uid, listId))}
            >
              {t('followed.stop')}
            </Button>
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <MoreItems
          label={account('lists.more')}
          failed={list.problem && account('lists.failedText')}
          isLoading={list.isLoadingMore}
          onMore={() => void list.more()}
        />
      )}
    </section>
  );
}
