import { Button } from '@mantine/core';
import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import type { Chapter } from '@rawi/model/truth/chapter';
import { pageInTranslation } from '@rawi/model/truth/matched-pages';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { useList } from '../../../core/live/use-list.ts';
import { translationsOf } from '../../../domains/reviews/reviews.ts';
import { pageDifference } from '../../../domains/transcripts/page-difference.ts';
import { useTextFile } from '../../../domains/transcripts/use-read-text.ts';
import { PageItems } from './page-items.tsx';
import classes from './texts.module.css';

interface OtherTextProps {
  readonly chapter: Pick<Chapter, 'comicId' | 'number' | 'language' | 'pageCount'>;
  readonly page: number;
}

/** The text of the same page in another language, once a reviewer asks for it; where it is, is at most ten reads. */
export function OtherText({ chapter, page }: OtherTextProps) {
  const t = useWords('review-texts');
  const locale = useLocale();
  const { comicId, number, language, pageCount } = chapter;
  const { items } = useList(translationsOf(comicId, number));
  const other = items
    ?.map(({ data }) => data)
    .filter((each) => each.language !== language && each.transcript)
    .toSorted((one, two) => one.publishedAt.getTime() - two.publishedAt.getTime())[0];
  const { value, retry } = useTextFile(other?.transcript?.path);
  if (items && !other) return <p className={classes.none}>{t('other.none')}</p>;
  if (value === 'failed') {
    return (
      <div>
        <p role="alert" className={classes.none}>
          {t('failed')}
        </p>
        <Button variant="default" onClick={retry}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (!other || value === 'loading') {
    return (
      <p className={classes.none} aria-busy="true">
        {t('loading')}
      </p>
    );
  }
  const across = pageInTranslation(page, pageCount, { pageCount: other.pageCount });
  const there = across === undefined ? [] : (value?.pages[across - 1]?.items ?? []);
  const title = t('other.title', { language: LANGUAGE_NAMES[other.language][locale] });
  return (
    <section aria-label={title}>
      <h3 className={classes.heading}>{title}</h3>
      {there.length === 0 ? (
        <p className={classes.none}>{t('other.noPage')}</p>
      ) : (
        <PageItems changes={pageDifference(there, there)} language={other.language} />
      )}
    </section>
  );
}
