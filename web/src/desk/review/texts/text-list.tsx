import type { TranscriptDraft } from '@rawi/model/truth/transcript-draft';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { useNow } from '../../../core/lib/use-now.ts';
import type { useList } from '../../../core/live/use-list.ts';
import { useOnline } from '../../../core/network/use-online.ts';
import hidden from '../../../core/ui/hidden.module.css';
import { MoreItems } from '../../../core/ui/more-items.tsx';
import { PageMessage } from '../../../core/ui/page-message.tsx';
import classes from '../queue.module.css';
import { QueueSkeleton } from '../queue-skeleton.tsx';
import { TextRow } from './text-row.tsx';
import own from './texts.module.css';

export type Texts = ReturnType<typeof useList<TranscriptDraft>>;

/** The changes of texts of published chapters that wait for a decision, the oldest first. */
export function TextList({ texts, uid }: { readonly texts: Texts; readonly uid: string }) {
  const t = useWords('review-texts');
  const review = useWords('review');
  const locale = useLocale();
  const now = useNow();
  const isOnline = useOnline();
  const { items, hasMore } = texts;
  if (!items) return <QueueSkeleton />;
  if (items.length === 0) {
    // What this device has kept tells nothing of what was handed in since.
    if (texts.isFromCache && !isOnline)
      return <PageMessage isPart title={review('failed.title')} text={review('failed.text')} />;
    return <PageMessage isPart title={t('empty.title')} text={t('empty.text')} />;
  }
  const told = { count: items.length, number: formatNumber(items.length, locale) };
  return (
    <>
      <p className={own.lead}>{hasMore ? t('leadMore', told) : t('lead', told)}</p>
      <h2 className={hidden.hidden}>{t('tab')}</h2>
      <div className={classes.columns} aria-hidden="true">
        <span className={classes.first}>{t('columns')}</span>
        <span>{review('filters.language')}</span>
        <span>{review('columns.person')}</span>
        <span>{review('columns.waiting')}</span>
        <span />
      </div>
      <ul className={classes.rows}>
        {items.map(
          (item) =>
            item.data.of.kind === 'chapter' && (
              <TextRow key={item.path} item={item} of={item.data.of} uid={uid} now={now} />
            ),
        )}
      </ul>
      {hasMore && (
        <MoreItems
          label={review('more')}
          failed={texts.problem && review('failed.text')}
          isLoading={texts.isLoadingMore}
          onMore={() => void texts.more()}
        />
      )}
    </>
  );
}

/** What the way to the texts is called, with how many there are. */
export function useTextsTab({ items = [], hasMore }: Pick<Texts, 'items' | 'hasMore'>): string {
  const t = useWords('review-texts');
  const locale = useLocale();
  if (items.length === 0) return t('tab');
  return t(hasMore ? 'tabMore' : 'tabCount', { total: formatNumber(items.length, locale) });
}
