import { Button } from '@mantine/core';
import { LIMITS } from '@rawi/model/limits';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { entriesOf, type OwnList } from '@rawi/model/truth/own-list';
import { IconDownload, IconFileImport, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { idOf } from '../../../core/lib/document-id.ts';
import { paths } from '../../../core/lib/paths.ts';
import type { ListItem } from '../../../core/live/list-pages.ts';
import { useList } from '../../../core/live/use-list.ts';
import { useOnline } from '../../../core/network/use-online.ts';
import { thumbnailSource } from '../../../core/pages/files.ts';
import { classNames } from '../../../core/ui/class-names.ts';
import { OneLine } from '../../../core/ui/one-line.tsx';
import { PageMessage } from '../../../core/ui/page-message.tsx';
import row from '../../../core/ui/row.module.css';
import { SkeletonBox } from '../../../core/ui/skeleton-box.tsx';
import { Cover } from '../../../domains/comics/cover.tsx';
import { keptRating } from '../../../domains/ratings/known-ratings.ts';
import { useIsKept } from '../../../domains/ratings/showing.ts';
import { byListName, ownListsOf } from '../../../domains/shelves/own-lists.ts';
import { runListWrite } from '../../../domains/shelves/tell-lists.ts';
import { createList, newListId } from '../../../domains/shelves/write-lists.ts';
import { useAccount } from '../account-context.ts';
import { ListOffline } from '../lists/list-states.tsx';
import { downloadLists } from './download-lists.ts';
import { ListWordsDialog } from './list-words-dialog.tsx';
import classes from './own-lists.module.css';

interface OwnListsProps {
  readonly onOpen: (listId: string) => void;
  /** Opens the page that brings lists from a file. */
  readonly onImport: () => void;
}

/** The lists that the person has made, by name. */
export function OwnLists({ onOpen, onImport }: OwnListsProps) {
  const t = useWords('shelves');
  const locale = useLocale();
  const { user } = useAccount();
  const isOnline = useOnline();
  const [isNew, setIsNew] = useState(false);
  const { items, isFromCache } = useList(ownListsOf(user.uid));
  if (!items) return <ListsSkeleton />;
  if (items.length === 0 && isFromCache && !isOnline) return <ListOffline />;
  const isFull = items.length >= LIMITS.ownLists.count;
  const button = (
    <Button
      leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
      disabled={isFull}
      onClick={() => setIsNew(true)}
    >
      {t('lists.new')}
    </Button>
  );
  const bring = (
    <Button
      variant="default"
      leftSection={<IconFileImport size={20} stroke={1.75} aria-hidden="true" />}
      onClick={onImport}
    >
      {t('lists.import')}
    </Button>
  );
  return (
    <>
      {items.length === 0 ? (
        <PageMessage
          isPart
          title={t('lists.emptyTitle')}
          text={t('lists.emptyText')}
          action={
            <>
              {button}
              {bring}
            </>
          }
        />
      ) : (
        <>
          <div className={classes.top}>
            <p className={classes.lead}>{isFull ? t('dialog.tooMany') : t('lists.lead')}</p>
            {button}
          </div>
          <ul className={classes.lists}>
            {byListName(items, locale).map((list) => (
              <ListRow key={list.path} list={list} />
            ))}
          </ul>
          <div className={classes.actions}>
            {bring}
            <Button
              variant="default"
              leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
              onClick={() =>
                downloadLists((files) =>
                  files.saveAllLists(byListName(items, locale).map(({ data }) => data)),
                )
              }
            >
              {t('lists.downloadAll')}
            </Button>
          </div>
          <p className={classes.bounds}>
            {t('lists.downloadBounds', {
              megabytes: formatNumber(LIMITS.listFile.bytes / 1024 ** 2, locale),
            })}
          </p>
        </>
      )}
      {isNew && (
        <ListWordsDialog
          onSave={(words) => {
            const id = newListId(user.uid);
            runListWrite(user.uid, words.name, createList(user.uid, id, words));
            onOpen(id);
          }}
          onClose={() => setIsNew(false)}
        />
      )}
    </>
  );
}

/** How many covers stand for a list. */
const COVERS = 3;

function ListRow({ list }: { readonly list: ListItem<OwnList> }) {
  const t = useWords('shelves');
  const locale = useLocale();
  const { name, note } = list.data;
  const isKept = useIsKept();
  const entries = entriesOf(list.data);
  const kept = entries.filter((entry) => isKept(keptRating(entry)));
  return (
    <li className={classNames(row.row, classes.list)}>
      <div className={classes.covers} aria-hidden="true">
        {kept.slice(0, COVERS).map((entry) => (
          <Cover
            key={entry.key}
            image={thumbnailSource(entry.picture)}
            rating={keptRating(entry)}
            sizes="48px"
          />
        ))}
      </div>
      <Link
        to={`${paths.savedItems(locale)}?kind=list&list=${idOf(list)}`}
        className={classNames(row.link, classes.about)}
      >
        <OneLine text={name} lang={languageOfScript(name)} className={classes.name} />
        {note !== undefined && <OneLine text={note} lang={languageOfScript(note)} className={classes.note} />}
        <span className={classes.count}>
          {t('lists.items', { count: entries.length, number: formatNumber(entries.length, locale) })}
        </span>
      </Link>
    </li>
  );
}

/** The skeleton of the lists. */
function ListsSkeleton() {
  return (
    <div aria-busy="true">
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className={classNames(row.row, classes.list)}>
          <SkeletonBox width="160px" height="68px" />
          <SkeletonBox width="60%" height="1.25rem" />
        </div>
      ))}
    </div>
  );
}
