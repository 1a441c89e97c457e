import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ListItem } from '../../data/live/list-pages.ts';
import { type ListSource, useList } from '../../data/live/use-list.ts';
import { useWords } from '../../lib/i18n.ts';
import { useOnline } from '../../lib/use-online.ts';
import { PageMessage } from '../../ui/page-message.tsx';
import { StaffBones } from './staff-bones.tsx';
import classes from './staff-page.module.css';

interface StaffListProps<T extends object> {
  readonly source: ListSource<T>;
  /** What stands there where there is nothing. */
  readonly empty: ReactNode;
  /** A line of the list, which is a `li`. */
  readonly children: (item: ListItem<T>) => ReactNode;
}

/** A list of the staff, live and page by page. Give it its source's name as a key. */
export function StaffList<T extends object>({ source, empty, children }: StaffListProps<T>) {
  const t = useWords('staff');
  const isOnline = useOnline();
  const list = useList(source);
  if (!list.items) return <StaffBones />;
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
        <div className={classes.more}>
          {list.problem && (
            <p role="alert" className={classes.problem}>
              {t('failed.text')}
            </p>
          )}
          <Button variant="default" loading={list.isLoadingMore} onClick={() => void list.more()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}
