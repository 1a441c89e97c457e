import { Button } from '@mantine/core';
import { LANGUAGE_NAMES, type Language } from '@rawi/model/lists/languages';
import type { Chapter } from '@rawi/model/truth/chapter';
import { pageInTranslation } from '@rawi/model/truth/matched-pages';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { useList } from '../../../core/live/use-list.ts';
import { useOnline } from '../../../core/network/use-online.ts';
import { translationsOf } from '../../../domains/reviews/reviews.ts';
import { pageDifference } from '../../../domains/transcripts/submitted/page-difference.ts';
import { useTextFile } from '../../../domains/transcripts/submitted/use-read-text.ts';
import { PageItems } from './page-items.tsx';
import classes from './texts.module.css';

interface OtherTextProps {
  readonly chapter: Pick<Chapter, 'comicId' | 'number' | 'language' | 'pageCount'>;
  readonly page: number;
}

/**
 * The text of the same page in another language, once a reviewer asks for it. Where it is, is at most ten reads, and ten more each time
 * that somebody looks on, while none of those has one.
 */
export function OtherText({ chapter, page }: OtherTextProps) {
  const t = useWords('review-texts');
  const { comicId, number, language, pageCount } = chapter;
  const isOnline = useOnline();
  const { items, hasMore, ...list } = useList(translationsOf(comicId, number));
  const other = items
    ?.map(({ data }) => data)
    .filter((each) => each.language !== language && each.transcript)
    .toSorted((one, two) => one.publishedAt.getTime() - two.publishedAt.getTime())[0];
  if (!items) return <Loading />;
  if (!other?.transcript) {
    // What this device has kept tells nothing of the translations that it has not.
    if (!hasMore && list.isFromCache && !isOnline) return <NotLoaded onRetry={list.retry} />;
    if (!hasMore) return <p className={classes.none}>{t('other.none')}</p>;
    return (
      <div className={classes.failed}>
        <p className={classes.none}>{t('other.noneYet')}</p>
        {list.problem && (
          <p role="alert" className={classes.none}>
            {t('failed')}
          </p>
        )}
        <Button variant="default" loading={list.isLoadingMore} onClick={() => void list.more()}>
          {t('other.more')}
        </Button>
      </div>
    );
  }
  const across = pageInTranslation(page, pageCount, { pageCount: other.pageCount });
  return <TextBeside path={other.transcript.path} language={other.language} page={across} />;
}

interface TextBesideProps {
  /** The file of the text, and the language that it is in. */
  readonly path: string;
  readonly language: Language;
  /** The page there, from 1; undefined where it has none that shows the same. */
  readonly page: number | undefined;
}

/** A page of a text that readers have, to look at beside another. */
export function TextBeside({ path, language, page }: TextBesideProps) {
  const t = useWords('review-texts');
  const locale = useLocale();
  const { value, retry } = useTextFile(path);
  if (value === 'loading') return <Loading />;
  if (value === 'failed') return <NotLoaded onRetry={retry} />;
  const items = page === undefined ? [] : (value?.pages[page - 1]?.items ?? []);
  const title = t('other.title', { language: LANGUAGE_NAMES[language][locale] });
  return (
    <section aria-label={title}>
      <h3 className={classes.heading}>{title}</h3>
      {items.length === 0 ? (
        <p className={classes.none}>{t('other.noPage')}</p>
      ) : (
        <PageItems changes={pageDifference(items, items)} language={language} />
      )}
    </section>
  );
}

export function Loading() {
  const t = useWords('review-texts');
  return (
    <p className={classes.none} aria-busy="true">
      {t('loading')}
    </p>
  );
}

export function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const t = useWords('review-texts');
  return (
    <div className={classes.failed}>
      <p role="alert" className={classes.none}>
        {t('failed')}
      </p>
      <Button variant="default" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
