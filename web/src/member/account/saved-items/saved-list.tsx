import { Button } from '@mantine/core';
import type { Language } from '@rawi/model/lists/languages';
import type { ReadingShelf } from '@rawi/model/lists/reading-shelves';
import type { SavedItem } from '@rawi/model/truth/saved';
import { useState } from 'react';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { useList } from '../../../core/live/use-list.ts';
import { useOnline } from '../../../core/network/use-online.ts';
import { classNames } from '../../../core/ui/class-names.ts';
import row from '../../../core/ui/row.module.css';
import { SkeletonBox } from '../../../core/ui/skeleton-box.tsx';
import { useLibrary } from '../../../domains/library/library.ts';
import { keyOf } from '../../../domains/library/own.ts';
import { type SavedOrder, savedItemsOf } from '../../../domains/library/own-lists.ts';
import { keptRating } from '../../../domains/ratings/known-ratings.ts';
import { LeftOut } from '../../../domains/ratings/left-out.tsx';
import { useIsKept } from '../../../domains/ratings/showing.ts';
import { useRemoved } from '../../../domains/takedowns/use-removed.ts';
import { useAccount } from '../account-context.ts';
import { EmptyList } from '../empty-list.tsx';
import { ListOffline, More } from '../lists/list-states.tsx';
import { byName, foundItems, languagesOf } from './found-items.ts';
import { SavedChapter } from './saved-chapter.tsx';
import { SavedComic } from './saved-comic.tsx';
import classes from './saved-items.module.css';
import { thingOf } from './saved-thing.ts';
import { SavedTools } from './saved-tools.tsx';

/** From this many items on, a search field is shown. */
const SEARCHED_FROM = 5;

interface SavedListProps {
  readonly kind: SavedItem['kind'];
  /** Of comics: the shelf alone; undefined for all. */
  readonly shelf: ReadingShelf | undefined;
  readonly order: SavedOrder;
  readonly onOrder: (order: SavedOrder) => void;
}

/** The saved items of one kind, page by page. Give it all three as a key. */
export function SavedList({ kind, shelf, order, onOrder }: SavedListProps) {
  const t = useWords('account');
  const locale = useLocale();
  const { user } = useAccount();
  const isOnline = useOnline();
  const { changeAbout } = useLibrary();
  const removed = useRemoved();
  const isKept = useIsKept();
  const [text, setText] = useState('');
  const [language, setLanguage] = useState<Language>();
  const list = useList(savedItemsOf(user.uid, kind, order, shelf));
  if (!list.items) return <SavedSkeleton kind={kind} />;

  // Older pages are not live, so what was removed or put on another shelf is filtered out here.
  const all = list.items.filter(({ data }) => {
    const change = changeAbout(keyOf({ kind: 'save', item: thingOf(data), on: false }));
    if (change?.kind !== 'save') return true;
    return change.on && (shelf === undefined || change.shelf === shelf);
  });
  const items = all.filter(({ data }) => isKept(keptRating(data)));
  const leftOut = <LeftOut count={all.length - items.length} />;
  if (items.length === 0 && all.length > 0 && !list.hasMore) return leftOut;
  if (items.length === 0 && !list.hasMore) {
    if (list.isFromCache && !isOnline) return <ListOffline />;
    if (shelf) return <EmptyList list="shelf" />;
    return <EmptyList list={kind === 'comic' ? 'savedItems' : 'savedChapters'} />;
  }
  const found = foundItems(items, { text, language });
  // The pages of a longer list keep the order in which they were read.
  const shown = order === 'name' && !list.hasMore ? byName(found, locale) : found;
  const isFiltered = text.trim() !== '' || language !== undefined;
  return (
    <>
      {(items.length >= SEARCHED_FROM || list.hasMore || isFiltered || order !== 'latest') && (
        <SavedTools
          order={order}
          onOrder={onOrder}
          text={text}
          onText={setText}
          languages={languagesOf(items)}
          language={language}
          onLanguage={setLanguage}
        />
      )}
      {shown.length === 0 ? (
        <div className={classes.none}>
          <p>{t('lists.noneFound')}</p>
          <Button
            variant="default"
            onClick={() => {
              setText('');
              setLanguage(undefined);
            }}
          >
            {t('lists.clear')}
          </Button>
        </div>
      ) : (
        <ul className={kind === 'comic' ? classes.comics : classes.chapters}>
          {shown.map(({ path, data }) =>
            data.kind === 'comic' ? (
              <SavedComic key={path} item={data} isRemoved={removed.has(data.comicId)} />
            ) : (
              <SavedChapter key={path} item={data} isRemoved={removed.has(data.chapterId)} />
            ),
          )}
        </ul>
      )}
      {leftOut}
      {isFiltered && list.hasMore && <p className={classes.notAll}>{t('lists.notAll')}</p>}
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

/** The skeleton of the list. */
function SavedSkeleton({ kind }: { readonly kind: SavedItem['kind'] }) {
  return (
    <div className={kind === 'comic' ? classes.comics : classes.chapters} aria-busy="true">
      {Array.from({ length: 4 }, (_, index) =>
        kind === 'comic' ? (
          <SkeletonBox key={index} className={classes.skeletonBox} />
        ) : (
          <div key={index} className={classNames(row.row, classes.chapter)}>
            <SkeletonBox width="60px" height="84px" />
            <SkeletonBox width="60%" height="1.25rem" />
          </div>
        ),
      )}
    </div>
  );
}
