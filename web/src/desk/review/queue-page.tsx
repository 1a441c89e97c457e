import { Button } from '@mantine/core';
import { LANGUAGE_CODES, LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { REVIEW_KINDS, type Review } from '@rawi/model/truth/review';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { idOf } from '../../core/lib/document-id.ts';
import { report } from '../../core/lib/report-error.ts';
import { useNow } from '../../core/lib/use-now.ts';
import type { ListItem } from '../../core/live/list-pages.ts';
import { useList } from '../../core/live/use-list.ts';
import { useOnline } from '../../core/network/use-online.ts';
import { useSession } from '../../core/session/session.ts';
import { CheckLine } from '../../core/ui/check-line.tsx';
import { FailedMessage } from '../../core/ui/failed-message.tsx';
import hidden from '../../core/ui/hidden.module.css';
import { MoreItems } from '../../core/ui/more-items.tsx';
import { PageTitle } from '../../core/ui/page-frame.tsx';
import { PageMessage } from '../../core/ui/page-message.tsx';
import { RetryBoundary } from '../../core/ui/retry-boundary.tsx';
import { Segments } from '../../core/ui/segments.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { queueOf } from '../../domains/reviews/reviews.ts';
import { SUBMITTED_TEXTS } from '../../domains/transcripts/submitted/submitted-texts.ts';
import { Decided } from './decided.tsx';
import classes from './queue.module.css';
import { type AskedQueue, queueIn, SHOWN, searchOf } from './queue-filter.ts';
import { QueueColumns, QueueRow } from './queue-row.tsx';
import { QueueSkeleton } from './queue-skeleton.tsx';
import { standingOf } from './standing.ts';
import { TextList, useTextsTab } from './texts/text-list.tsx';
import { useRivals } from './use-rivals.ts';

const NOTHING: readonly ListItem<Review>[] = [];

/** The live queue of reviews that wait for a decision, the oldest first. */
export function QueuePage() {
  const t = useWords('review');
  const session = useSession();
  return (
    <section>
      <PageTitle>{t('title')}</PageTitle>
      <RetryBoundary
        onError={(error) => report('The queue cannot be read.', error)}
        renderFailed={(retry) => (
          <FailedMessage isPart title={t('failed.title')} text={t('failed.text')} onRetry={retry} />
        )}
      >
        {session.state === 'signed-in' ? <Queue uid={session.user.uid} /> : <QueueSkeleton />}
      </RetryBoundary>
    </section>
  );
}

function Queue({ uid }: { readonly uid: string }) {
  const t = useWords('review');
  const [search, setSearch] = useSearchParams();
  const asked = queueIn(search);
  const texts = useList(SUBMITTED_TEXTS);
  const textsTab = useTextsTab(texts);
  const choose = (change: Partial<AskedQueue>) =>
    setSearch(searchOf({ ...asked, ...change }), { replace: true, preventScrollReset: true });
  return (
    <>
      <div className={classes.show}>
        <Segments
          name="show"
          label={t('filters.show')}
          isLabelShown={false}
          value={asked.show}
          choices={SHOWN.map((value) => ({
            value,
            label: value === 'texts' ? textsTab : t(`filters.${value}`),
          }))}
          onChoose={(show) => choose({ show })}
        />
      </div>
      {asked.show === 'decided' && <Decided uid={uid} />}
      {asked.show === 'texts' && <TextList texts={texts} uid={uid} />}
      {asked.show === 'waiting' && (
        <>
          <Filters asked={asked} onChoose={choose} />
          <QueueList
            key={search.toString()}
            uid={uid}
            asked={asked}
            texts={texts.items?.length ?? 0}
            onClear={() => setSearch({}, { replace: true })}
            onTexts={() => choose({ show: 'texts' })}
          />
        </>
      )}
    </>
  );
}

interface FiltersProps {
  readonly asked: AskedQueue;
  readonly onChoose: (change: Partial<AskedQueue>) => void;
}

function Filters({ asked, onChoose }: FiltersProps) {
  const t = useWords('review');
  const locale = useLocale();
  return (
    <search className={classes.filters} aria-label={t('filters.label')}>
      <Segments
        name="kind"
        label={t('filters.kind')}
        value={asked.kind ?? 'all'}
        choices={[
          { value: 'all', label: t('filters.all') },
          ...REVIEW_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
        ]}
        onChoose={(kind) => onChoose({ kind: kind === 'all' ? null : kind })}
      />
      <SelectField
        name="language"
        label={t('filters.language')}
        value={asked.language ?? ''}
        choices={[
          { value: '', label: t('filters.anyLanguage') },
          ...LANGUAGE_CODES.map((value) => ({ value, label: LANGUAGE_NAMES[value][locale] })),
        ]}
        onChange={(value) => onChoose({ language: LANGUAGE_CODES.find((each) => each === value) ?? null })}
      />
      <CheckLine name="overdue" isChecked={asked.isOverdue} onChange={(isOverdue) => onChoose({ isOverdue })}>
        {t('filters.overdue')}
      </CheckLine>
      <CheckLine name="mine" isChecked={asked.isMine} onChange={(isMine) => onChoose({ isMine })}>
        {t('filters.mine')}
      </CheckLine>
    </search>
  );
}

interface QueueListProps {
  readonly uid: string;
  readonly asked: AskedQueue;
  /** How many texts of published chapters wait, as far as they are counted. */
  readonly texts: number;
  readonly onClear: () => void;
  readonly onTexts: () => void;
}

function QueueList({ uid, asked, texts, onClear, onTexts }: QueueListProps) {
  const t = useWords('review');
  const now = useNow();
  const [openedAt] = useState(now);
  const isOnline = useOnline();
  const { kind, language, isOverdue, isMine } = asked;
  const source = useMemo(
    () => queueOf({ kind, language, isOverdue, claimedBy: isMine ? uid : null }, openedAt),
    [kind, language, isOverdue, isMine, uid, openedAt],
  );
  const list = useList(source);
  const rivals = useRivals(uid, list.items ?? NOTHING);
  if (!list.items) return <QueueSkeleton />;
  const isWhole = kind === null && language === null && !isOverdue && !isMine;
  if (list.items.length === 0) {
    if (list.isFromCache && !isOnline)
      return <PageMessage isPart title={t('failed.title')} text={t('failed.text')} />;
    if (isWhole && texts > 0) return <OnlyTexts count={texts} onShow={onTexts} />;
    if (isWhole) return <PageMessage isPart title={t('empty.title')} text={t('empty.text')} />;
    return (
      <p className={classes.none}>
        {t('none')}
        <Button variant="default" onClick={onClear}>
          {t('filters.clear')}
        </Button>
      </p>
    );
  }
  const isRival = (item: ListItem<Review>) => rivals.has(idOf(item));
  const first = list.items.find((item) => standingOf(item.data, uid, now, isRival(item)).of === 'free');
  return (
    <>
      <QueueCount count={list.items.length} hasMore={list.hasMore} />
      <h2 className={hidden.hidden}>{t('filters.label')}</h2>
      <QueueColumns />
      <ul className={classes.rows}>
        {list.items.map((item) => (
          <QueueRow
            key={item.path}
            item={item}
            uid={uid}
            now={now}
            isFirst={item === first}
            isRival={isRival(item)}
          />
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

/** Nothing waits but texts of published chapters, which are in a list of their own. */
function OnlyTexts({ count, onShow }: { readonly count: number; readonly onShow: () => void }) {
  const t = useWords('review-texts');
  const number = formatNumber(count, useLocale());
  return (
    <PageMessage
      isPart
      title={t('only.title')}
      text={t('only.text', { count, number })}
      action={<Button onClick={onShow}>{t('show')}</Button>}
    />
  );
}

function QueueCount({ count, hasMore }: { readonly count: number; readonly hasMore: boolean }) {
  const t = useWords('review');
  const number = formatNumber(count, useLocale());
  return (
    <p className={classes.lead}>
      {hasMore ? t('leadMore', { count, number }) : t('lead', { count, number })}
    </p>
  );
}
