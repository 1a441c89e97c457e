import type { ReactNode } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import type { ListItem } from '../../core/live/list-pages.ts';
import { type ListSource, useList } from '../../core/live/use-list.ts';
import { useOnline } from '../../core/network/use-online.ts';
import { MoreItems } from '../../core/ui/more-items.tsx';
import { PageMessage } from '../../core/ui/page-message.tsx';
import classes from './staff-page.module.css';
import { StaffSkeleton } from './staff-skeleton.tsx';

interface StaffListProps<T extends object> {
  readonly source: ListSource<T>;
  /** The text shown if the list is empty. */
  readonly empty: ReactNode;
  /** Renders a row of the list, which is a `li`. */
  readonly children: (item: ListItem<T>) => ReactNode;
}

/** A live, paginated list on a staff page. Give it its source's name as a key. */
export function StaffList<T extends object>({ source, empty, children }: StaffListProps<T>) {
  const t = useWords('staff');
  const isOnline = useOnline();
  const list = useList(source);
  if (!list.items) return <StaffSkeleton />;
  if (list.items.length === 0) {
    return list.isFromCache && !isOnline ? (
      <PageMessage isPart title={t('failed.title')} text={t('failed.text')} />
    ) : (
      empty
    );
  }
  return (
    <>
      <ul className={classes.rows}>{list.items.map(children)}</ul>
      {list.hasMore && (
        <MoreItems
          label={t('more')}
          failed={list.problem && t('failed.text')}
          isLoading={list.isLoadingMore}
          onMore={() => void list.more()}
        />
      )}
    </>
  );
}
