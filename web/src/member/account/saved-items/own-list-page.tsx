import { Button } from '@mantine/core';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { entriesOf, type Listed, type OwnList } from '@rawi/model/truth/own-list';
import { IconBook, IconEdit, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { paths } from '../../../core/lib/paths.ts';
import { useDocument } from '../../../core/live/use-document.ts';
import { useOnline } from '../../../core/network/use-online.ts';
import { ActionMenu } from '../../../core/ui/action-menu.tsx';
import { FailedMessage } from '../../../core/ui/failed-message.tsx';
import { PageTitle } from '../../../core/ui/page-frame.tsx';
import { PageMessage } from '../../../core/ui/page-message.tsx';
import { SkeletonBox } from '../../../core/ui/skeleton-box.tsx';
import { useLibrary } from '../../../domains/library/library.ts';
import { keptRating } from '../../../domains/ratings/known-ratings.ts';
import { useIsKept } from '../../../domains/ratings/showing.ts';
import { chapterInOrder } from '../../../domains/shelves/chapter-in-order.ts';
import { ownListOf } from '../../../domains/shelves/own-lists.ts';
import { offerListUndo, runListWrite } from '../../../domains/shelves/tell-lists.ts';
import { changeListWords, createList, deleteList } from '../../../domains/shelves/write-lists.ts';
import { useAccount } from '../account-context.ts';
import { ListOffline } from '../lists/list-states.tsx';
import { BackToLists } from './back-to-lists.tsx';
import { downloadLists } from './download-lists.ts';
import { ListEntries } from './list-entries.tsx';
import { ListWordsDialog } from './list-words-dialog.tsx';
import classes from './own-lists.module.css';
import { PublishList } from './publish-list.tsx';

interface OwnListPageProps {
  readonly listId: string;
  /** Leads to all lists. */
  readonly onLeave: () => void;
}

/** A list of the person's own, as it is now. */
export function OwnListPage({ listId, onLeave }: OwnListPageProps) {
  const t = useWords('shelves');
  const account = useWords('account');
  const { user } = useAccount();
  const isOnline = useOnline();
  const { state, retry } = useDocument(ownListOf(user.uid, listId));
  return (
    <>
      <BackToLists />
      {state.state === 'ready' && <List uid={user.uid} listId={listId} list={state.data} onLeave={onLeave} />}
      {state.state === 'loading' && (
        <div aria-busy="true" className={classes.loading}>
          <SkeletonBox width="50%" height="2.5rem" />
          <SkeletonBox width="100%" height="12rem" />
        </div>
      )}
      {state.state === 'missing' && (
        <PageMessage isPart title={t('lists.goneTitle')} text={t('lists.goneText')} />
      )}
      {state.state === 'failed' &&
        (isOnline ? (
          <FailedMessage
            isPart
            title={account('lists.failedTitle')}
            text={account('lists.failedText')}
            onRetry={retry}
          />
        ) : (
          <ListOffline />
        ))}
    </>
  );
}

interface ListProps {
  readonly uid: string;
  readonly listId: string;
  readonly list: OwnList;
  readonly onLeave: () => void;
}

function List({ uid, listId, list, onLeave }: ListProps) {
  const t = useWords('shelves');
  const locale = useLocale();
  const [isEditing, setIsEditing] = useState(false);
  const { name, note } = list;
  const entries = entriesOf(list);
  const remove = () => {
    runListWrite(uid, name, deleteList(uid, listId));
    onLeave();
    // It comes back under its id with all that stood on it, also what this build cannot read.
    offerListUndo('deleted', name, () =>
      runListWrite(uid, name, createList(uid, listId, list, list.entries)),
    );
  };
  return (
    <>
      <div className={classes.head}>
        <PageTitle isAlone>
          <bdi lang={languageOfScript(name)}>{name}</bdi>
        </PageTitle>
        {note !== undefined && (
          <p className={classes.text} dir="auto" lang={languageOfScript(note)}>
            {note}
          </p>
        )}
        <p className={classes.count}>
          {t('lists.items', { count: entries.length, number: formatNumber(entries.length, locale) })}
        </p>
        <div className={classes.actions}>
          <ReadInOrder listId={listId} entries={entries} />
          <Button
            variant="default"
            leftSection={<IconEdit size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => setIsEditing(true)}
          >
            {t('lists.edit')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconTrash size={20} stroke={1.75} aria-hidden="true" />}
            onClick={remove}
          >
            {t('lists.delete')}
          </Button>
          {entries.length > 0 && (
            <ActionMenu
              label={t('lists.download')}
              actions={(['json', 'cbl'] as const).map((form) => ({
                key: form,
                label: t(form === 'json' ? 'lists.asJson' : 'lists.asCbl'),
                onChoose: () => downloadLists(({ saveList }) => saveList(list, form)),
              }))}
            />
          )}
        </div>
      </div>
      <PublishList listId={listId} list={list} hasEntries={entries.length > 0} />
      {entries.length === 0 ? (
        <PageMessage
          isPart
          title={t('lists.nothingTitle')}
          text={t('lists.nothingText')}
          action={
            <Button component={Link} to={paths.latest(locale)} size="lg">
              {t('lists.browse')}
            </Button>
          }
        />
      ) : (
        <ListEntries uid={uid} listId={listId} name={name} entries={entries} />
      )}
      {isEditing && (
        <ListWordsDialog
          words={{ name, note }}
          onSave={(words) => runListWrite(uid, words.name, changeListWords(uid, listId, words))}
          onClose={() => setIsEditing(false)}
        />
      )}
    </>
  );
}

interface ReadInOrderProps {
  readonly listId: string;
  readonly entries: readonly Listed[];
}

/** Leads to the first chapter of those that stand there which has not been read to its end. */
function ReadInOrder({ listId, entries }: ReadInOrderProps) {
  const t = useWords('shelves');
  const locale = useLocale();
  const { positionOf } = useLibrary();
  const isKept = useIsKept();
  const chapters = entries.flatMap((entry) =>
    entry.kind === 'chapter' && isKept(keptRating(entry)) ? [entry.chapterId] : [],
  );
  const first = chapters.find((id) => positionOf(id)?.finished !== true) ?? chapters[0];
  if (first === undefined) return null;
  return (
    <Button
      component={Link}
      to={chapterInOrder(locale, first, { kind: 'own', listId })}
      leftSection={<IconBook size={20} stroke={1.75} aria-hidden="true" />}
    >
      {t('lists.read')}
    </Button>
  );
}
