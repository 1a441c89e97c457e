import { Button } from '@mantine/core';
import type { PublisherEntry } from '@rawi/model/pages/pages';
import { localize } from '@rawi/model/text/localized';
import { Link } from 'react-router-dom';
import { formatAge, formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { imageSource } from '../../core/pages/files.ts';
import { SectionHead } from '../../core/ui/section.tsx';
import { readableChapter } from '../../domains/chapters/readable-chapter.ts';
import { comicName } from '../../domains/comics/comic-name.ts';
import { Cover } from '../../domains/comics/cover.tsx';
import { ageMark, useListed } from '../../domains/ratings/showing.ts';
import classes from './publisher-page.module.css';

const MAX_CHAPTERS = 5;

/** The newest chapters of a publisher's comics in the reader's language, one of each comic. */
export function PublisherNews({ comics }: { readonly comics: readonly PublisherEntry[] }) {
  const t = useWords('publishers');
  const locale = useLocale();
  const { listed } = useListed(comics);
  const news = listed
    .flatMap((comic) => {
      const latest = readableChapter(comic.latestChapter, locale);
      return latest ? [{ comic, chapter: latest.chapter }] : [];
    })
    .toSorted((a, b) => b.chapter.publishedAt.localeCompare(a.chapter.publishedAt))
    .slice(0, MAX_CHAPTERS);
  if (news.length === 0) return null;
  return (
    <section>
      <SectionHead title={t('news')} isTight />
      <ul className={classes.list}>
        {news.map(({ comic, chapter }) => {
          const name = comicName(comic, locale);
          const number = formatNumber(chapter.number, locale, false);
          return (
            <li key={chapter.id} className={classes.row} {...ageMark(comic.ageRating)}>
              <Cover
                image={imageSource(localize(comic.cover, locale).value)}
                rating={comic.ageRating}
                sizes="60px"
                className={classes.cover}
              />
              <span className={classes.words} id={`news-${chapter.id}`}>
                <bdi lang={name.lang} className={classes.title}>
                  {name.text}
                </bdi>
                <span className={classes.chapter}>{t('chapter', { chapter: number })}</span>
                <span className={classes.age}>{formatAge(chapter.publishedAt, locale)}</span>
              </span>
              <Button
                component={Link}
                to={paths.chapter(locale, chapter.id)}
                variant="default"
                aria-describedby={`news-${chapter.id}`}
              >
                {t('read')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
