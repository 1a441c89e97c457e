import { useDebouncedValue } from '@mantine/hooks';
import { queryKey } from '@rawi/model/text/fold';
import { useMemo, useState } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { useNow } from '../../core/lib/use-now.ts';
import { useList } from '../../core/live/use-list.ts';
import { useOnline } from '../../core/network/use-online.ts';
import hidden from '../../core/ui/hidden.module.css';
import { MoreItems } from '../../core/ui/more-items.tsx';
import { PageMessage } from '../../core/ui/page-message.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { decidedReviews } from '../../domains/reviews/reviews.ts';
import classes from './queue.module.css';
import { QueueColumns, QueueRow } from './queue-row.tsx';
import { QueueSkeleton } from './queue-skeleton.tsx';

/** How long typing must pause before a search, in milliseconds: each search is billed. */
const TYPING_PAUSE = 250;

/** Searches decided reviews by title or owner. */
export function Decided({ uid }: { readonly uid: string }) {
  const t = useWords('review');
  const [text, setText] = useState('');
  const [typed] = useDebouncedValue(text, TYPING_PAUSE);
  const key = queryKey(typed);
  return (
    <>
      <search className={classes.filters}>
        <TextField
          name="words"
          label={t('filters.search')}
          value={text}
          onChange={setText}
          autoComplete="off"
        />
      </search>
      <DecidedList key={key ?? ''} uid={uid} searchKey={key} />
    </>
  );
}

interface DecidedListProps {
  readonly uid: string;
  readonly searchKey: string | undefined;
}

function DecidedList({ uid, searchKey }: DecidedListProps) {
  const t = useWords('review');
  const now = useNow();
  const isOnline = useOnline();
  const source = useMemo(() => decidedReviews(searchKey), [searchKey]);
  const list = useList(source);
  if (!list.items) return <QueueSkeleton />;
  if (list.items.length === 0) {
    if (list.isFromCache && !isOnline)
      return <PageMessage isPart title={t('failed.title')} text={t('failed.text')} />;
    if (searchKey !== undefined) return <p className={classes.none}>{t('noneFound')}</p>;
    return <PageMessage isPart title={t('emptyDecided.title')} text={t('emptyDecided.text')} />;
  }
  return (
    <>
      <h2 className={hidden.hidden}>{t('filters.decided')}</h2>
      <QueueColumns isDecided />
      <ul className={classes.rows}>
        {list.items.map((item) => (
          <QueueRow key={item.path} item={item} uid={uid} now={now} />
        ))}
      </ul>
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
