import { Button } from '@mantine/core';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { useWords } from '../../../core/i18n/i18n.ts';
import { isolated } from '../../../core/i18n/isolated.ts';
import { useList } from '../../../core/live/use-list.ts';
import { useOnline } from '../../../core/network/use-online.ts';
import { useChoose } from '../../../domains/library/use-choose.ts';
import { blockedBy, type HiddenPerson, ignoredBy } from '../../../domains/people/hidden-people.ts';
import { useAccount } from '../account-context.ts';
import { ListBoundary, ListOffline, leaveEntry, More } from '../lists/list-states.tsx';
import { Part } from '../part.tsx';
import classes from './device-list.module.css';

/** The people whom somebody blocks, and those whose comments they have hidden; each is let back from here. */
export default function HiddenPeople() {
  const t = useWords('account');
  return (
    <Part title={t('hiddenPeople.title')} text={t('hiddenPeople.text')}>
      <ListBoundary>
        <People />
      </ListBoundary>
    </Part>
  );
}

function People() {
  const t = useWords('account');
  const { user } = useAccount();
  const blocked = useList(blockedBy(user.uid));
  const ignored = useList(ignoredBy(user.uid));
  const isOnline = useOnline();
  if (!blocked.items || !ignored.items) return null;
  if (blocked.items.length + ignored.items.length === 0) {
    if (blocked.isFromCache && !isOnline) return <ListOffline />;
    return <p className={classes.since}>{t('hiddenPeople.none')}</p>;
  }
  return (
    <>
      <PeopleList kind="block" list={blocked} />
      <PeopleList kind="ignore" list={ignored} />
    </>
  );
}

interface PeopleListProps {
  readonly kind: 'block' | 'ignore';
  readonly list: ReturnType<typeof useList<HiddenPerson>>;
}

function PeopleList({ kind, list }: PeopleListProps) {
  const t = useWords('account');
  const choose = useChoose();
  if (!list.items || list.items.length === 0) return null;
  return (
    <>
      <ul className={classes.list} aria-label={t(`hiddenPeople.${kind}.list`)}>
        {list.items.map(({ path, data: { uid, name } }) => (
          <li key={path} className={classes.device}>
            <span className={classes.words}>
              <bdi className={classes.name} lang={languageOfScript(name)}>
                {name}
              </bdi>
              <span className={classes.since}>{t(`hiddenPeople.${kind}.state`)}</span>
            </span>
            <Button
              variant="default"
              size="sm"
              aria-label={t(`hiddenPeople.${kind}.endName`, { name: isolated(name) })}
              onClick={({ currentTarget }) => {
                leaveEntry(currentTarget.closest('li'));
                choose({ kind, person: { uid, name }, on: false });
              }}
            >
              {t(`hiddenPeople.${kind}.end`)}
            </Button>
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <More
          isLoading={list.isLoadingMore}
          hasFailed={list.problem !== undefined}
          onMore={() => void list.more()}
        />
      )}
    </>
  );
}
