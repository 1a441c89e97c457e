import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { byDay } from '../../../core/i18n/by-day.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { paths } from '../../../core/lib/paths.ts';
import { useList } from '../../../core/live/use-list.ts';
import { useOnline } from '../../../core/network/use-online.ts';
import { classNames } from '../../../core/ui/class-names.ts';
import { PageTitle } from '../../../core/ui/page-frame.tsx';
import row from '../../../core/ui/row.module.css';
import { SkeletonBox } from '../../../core/ui/skeleton-box.tsx';
import { readEntry } from '../../../domains/history/account-history.ts';
import type { ReadEntry } from '../../../domains/history/entry.ts';
import { historyOf } from '../../../domains/history/history-list.ts';
import { useLearned, useOnward } from '../../../domains/history/use-onward.ts';
import { useLibrary } from '../../../domains/library/library.ts';
import { keptRating } from '../../../domains/ratings/known-ratings.ts';
import { LeftOut } from '../../../domains/ratings/left-out.tsx';
import { useIsKept } from '../../../domains/ratings/showing.ts';
import { useRemoved } from '../../../domains/takedowns/use-removed.ts';
import { useAccount } from '../account-context.ts';
import { EmptyList } from '../empty-list.tsx';
import { ListBoundary, ListOffline, More } from '../lists/list-states.tsx';
import { ClearHistoryDialog } from './clear-history-dialog.tsx';
import classes from './history.module.css';
import { HistoryRow } from './history-row.tsx';

/**
 * The reading history, newest first, grouped by day: entries can be resumed, removed one by one, or all at
 * once.
 */
export function HistoryPage() {
  const t = useWords('account');
  const locale = useLocale();
  const [turn, setTurn] = useState(0);
  return (
    <div className={classes.page}>
      <PageTitle isAlone>{t('tabs.history')}</PageTitle>
      <Link to={paths.numbers(locale)} className={classes.numbers}>
        {t('settings.seeNumbers')}
      </Link>
      <ListBoundary>
        {/* After clearing, the list is mounted again: its older pages are not live. */}
        <History key={turn} onCleared={() => setTurn(turn + 1)} />
      </ListBoundary>
    </div>
  );
}

function History({ onCleared }: { readonly onCleared: () => void }) {
  const t = useWords('account');
  const { user } = useAccount();
  const isOnline = useOnline();
  const { changeAbout } = useLibrary();
  const list = useList(historyOf(user.uid));
  const isKept = useIsKept();
  const [isClearing, setIsClearing] = useState(false);
  if (!list.items) return <HistorySkeleton />;
  // Older pages are not live, so a removed entry is filtered out here.
  const all = list.items.map(readEntry).filter(({ chapterId }) => {
    const change = changeAbout(`place/${chapterId}`);
    return change?.kind !== 'place' || change.entry !== null;
  });
  const entries = all.filter((entry) => isKept(keptRating(entry)));
  if (all.length === 0 && !list.hasMore) {
    return list.isFromCache && !isOnline ? <ListOffline /> : <EmptyList list="history" />;
  }
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        className={classes.clear ?? ''}
        leftSection={<IconTrash size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => setIsClearing(true)}
      >
        {t('history.clear')}
      </Button>
      <Days entries={entries} uid={user.uid} />
      <LeftOut
        count={
          new Set(all.map(({ comicId }) => comicId)).size -
          new Set(entries.map(({ comicId }) => comicId)).size
        }
      />
      {list.hasMore && (
        <More
          isLoading={list.isLoadingMore}
          hasFailed={list.problem !== undefined}
          onMore={() => void list.more()}
        />
      )}
      {isClearing && <ClearHistoryDialog onCleared={onCleared} onClose={() => setIsClearing(false)} />}
    </>
  );
}

function Days({ entries, uid }: { readonly entries: readonly ReadEntry[]; readonly uid: string }) {
  const t = useWords('account');
  const locale = useLocale();
  const removed = useRemoved();
  const onward = useOnward(removed)(entries);
  const next = new Map(onward.map((each) => [each.entry.chapterId, each.next]));
  useLearned(onward);
  return byDay(entries, ({ readAt }) => readAt, locale).map(({ key, day, items }) => (
    <section key={key} className={classes.day} aria-labelledby={`day-${key}`}>
      <h2 id={`day-${key}`} className={classes.dayName}>
        {day === 'today' || day === 'yesterday' ? t(`history.${day}`) : day}
      </h2>
      <ul className={classes.rows}>
        {items.map((entry) => (
          <HistoryRow
            key={entry.chapterId}
            entry={entry}
            uid={uid}
            next={next.get(entry.chapterId)}
            isRemoved={removed.has(entry.chapterId)}
          />
        ))}
      </ul>
    </section>
  ));
}

/** The skeleton of the history. */
function HistorySkeleton() {
  return (
    <div aria-busy="true" className={classes.day}>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={classNames(row.row, classes.row)}>
          <SkeletonBox className={classes.skeletonBox} />
          <div className={classes.text}>
            <SkeletonBox width="50%" height="1rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
