import { Button } from '@mantine/core';
import { READING_SHELVES, type ReadingShelf } from '@rawi/model/lists/reading-shelves';
import { IconFileImport } from '@tabler/icons-react';
import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../../core/i18n/i18n.ts';
import { isDocumentId } from '../../../core/lib/document-id.ts';
import { PageTitle } from '../../../core/ui/page-frame.tsx';
import { PagePart } from '../../../core/ui/page-part.tsx';
import { Segments } from '../../../core/ui/segments.tsx';
import type { SavedOrder } from '../../../domains/library/own-lists.ts';
import { ListBoundary } from '../lists/list-states.tsx';
import { OwnListPage } from './own-list-page.tsx';
import { OwnLists } from './own-lists.tsx';
import classes from './saved-items.module.css';
import { SavedList } from './saved-list.tsx';
import { ShelfPills } from './shelf-pills.tsx';

/** Lazy: few bring a library or lists, and once. */
const ImportListsPage = lazy(() => import('./import/import-lists-page.tsx'));

const KINDS = ['comic', 'chapter', 'list'] as const;
type Kind = (typeof KINDS)[number];

/**
 * The saved comics by their shelves, the saved chapters and the person's own lists; the address holds which of
 * them, the shelf, the order and the open list.
 */
export function SavedItemsPage() {
  const t = useWords('account');
  const shelves = useWords('shelves');
  const [search, setSearch] = useSearchParams();
  const kind: Kind = KINDS.find((each) => each === search.get('kind')) ?? 'comic';
  const order: SavedOrder = search.get('order') === 'name' ? 'name' : 'latest';
  const shelf = READING_SHELVES.find((each) => each === search.get('shelf'));
  const list = search.get('list') ?? '';
  const show = (values: Readonly<Record<string, string | undefined>>, replace = true) =>
    setSearch(
      (params) => {
        for (const [name, value] of Object.entries(values)) {
          if (value === undefined) params.delete(name);
          else params.set(name, value);
        }
        return params;
      },
      { replace, preventScrollReset: replace },
    );
  if (isDocumentId(list)) {
    return (
      <ListBoundary key={list}>
        <OwnListPage listId={list} onLeave={() => show({ kind: 'list', list: undefined })} />
      </ListBoundary>
    );
  }
  if (search.has('import')) {
    return (
      <ListBoundary key="import">
        <PagePart>
          <ImportListsPage
            onDone={(id) => show({ kind: 'list', import: undefined, list: id })}
            onSaved={() => show({ kind: undefined, import: undefined })}
          />
        </PagePart>
      </ListBoundary>
    );
  }
  return (
    <>
      <div className={classes.head}>
        <PageTitle>{t('tabs.savedItems')}</PageTitle>
        <Segments
          name="kind"
          label={t('lists.kinds')}
          isLabelShown={false}
          value={kind}
          choices={[
            { value: 'comic', label: t('lists.comics') },
            { value: 'chapter', label: t('lists.chapters') },
            { value: 'list', label: shelves('lists.tab') },
          ]}
          onChoose={(chosen) => show({ kind: chosen === 'comic' ? undefined : chosen, shelf: undefined })}
        />
      </div>
      {kind === 'comic' && <ShelfPills shelf={shelf} onShelf={(chosen) => show({ shelf: chosen })} />}
      <ListBoundary key={`${kind} ${shelf} ${order}`}>
        {kind === 'list' ? (
          <OwnLists
            onOpen={(id) => show({ list: id }, false)}
            onImport={() => show({ import: 'file' }, false)}
          />
        ) : (
          <SavedList
            kind={kind}
            shelf={shelfOfKind(kind, shelf)}
            order={order}
            onOrder={(chosen) => show({ order: chosen === 'latest' ? undefined : chosen })}
          />
        )}
      </ListBoundary>
      {kind === 'comic' && (
        <div className={classes.bring}>
          <Button
            variant="default"
            leftSection={<IconFileImport size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => show({ import: 'file' }, false)}
          >
            {shelves('lists.importLibrary')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Chapters stand on no shelf. */
const shelfOfKind = (kind: Kind, shelf: ReadingShelf | undefined) => (kind === 'comic' ? shelf : undefined);
