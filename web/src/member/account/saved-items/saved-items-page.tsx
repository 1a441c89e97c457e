import type { SavedItem } from '@rawi/model/truth/saved';
import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../../core/i18n/i18n.ts';
import { PageTitle } from '../../../core/ui/page-frame.tsx';
import { Segments } from '../../../core/ui/segments.tsx';
import type { SavedOrder } from '../../../domains/library/own-lists.ts';
import { ListBoundary } from '../lists/list-states.tsx';
import classes from './saved-items.module.css';
import { SavedList } from './saved-list.tsx';

/** The saved comics and chapters; the address holds the kind and the order. */
export function SavedItemsPage() {
  const t = useWords('account');
  const [search, setSearch] = useSearchParams();
  const kind: SavedItem['kind'] = search.get('kind') === 'chapter' ? 'chapter' : 'comic';
  const order: SavedOrder = search.get('order') === 'name' ? 'name' : 'latest';
  const show = (name: string, value: string | undefined) =>
    setSearch(
      (params) => {
        if (value === undefined) params.delete(name);
        else params.set(name, value);
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
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
          ]}
          onChoose={(chosen) => show('kind', chosen === 'comic' ? undefined : chosen)}
        />
      </div>
      <ListBoundary key={`${kind} ${order}`}>
        <SavedList
          kind={kind}
          order={order}
          onOrder={(chosen) => show('order', chosen === 'latest' ? undefined : chosen)}
        />
      </ListBoundary>
    </>
  );
}
