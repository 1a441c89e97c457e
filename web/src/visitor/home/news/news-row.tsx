import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import type { UpdatesPayload } from '@rawi/model/pages/updates-payload';
import { localize } from '@rawi/model/text/localized';
import { type ReactNode, useEffect, useMemo } from 'react';
import { formatAge, formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { paths } from '../../../core/lib/paths.ts';
import { thumbnailSource } from '../../../core/pages/files.ts';
import { classNames } from '../../../core/ui/class-names.ts';
import { MoreLink } from '../../../core/ui/more-link.tsx';
import { Section } from '../../../core/ui/section.tsx';
import shelf from '../../../core/ui/shelf.module.css';
import { ComicCard } from '../../../domains/comics/comic-card.tsx';
import { comicName } from '../../../domains/comics/comic-name.ts';
import { keepFeedHint } from '../../../domains/library/feed-hint.ts';
import { TranslatorLink } from '../../../domains/people/translator-link.tsx';
import { LeftOut } from '../../../domains/ratings/left-out.tsx';
import { type News, newsOf, nextOfEachComic } from '../../../domains/updates/news.ts';
import { useInterest } from '../../../domains/updates/use-interest.ts';
import { useListedNews } from '../../../domains/updates/use-listed-news.ts';
import { useMarks } from '../../../domains/updates/use-marks.ts';
import classes from '../followed/followed.module.css';

const SIZES = '(max-width: 640px) 148px, (max-width: 1200px) 24vw, 320px';

/** How many comics the row shows at most. */
const MAX_COMICS = 8;

interface NewsRowProps {
  readonly updates: UpdatesPayload;
  readonly uid: string | undefined;
  readonly skeleton: ReactNode;
  /** Shown where none of it concerns the person. */
  readonly others: ReactNode;
}

/** What is unread of the comics that a person saves, follows or reads: each once, with the chapter to go on with. */
export function NewsRow({ updates, uid, skeleton, others }: NewsRowProps) {
  const t = useWords('updates');
  const home = useWords('home');
  const locale = useLocale();
  const interest = useInterest(updates);
  const { marks } = useMarks();
  const all = useMemo(
    () => (interest ? newsOf(updates, interest, marks, 'mine') : []),
    [updates, interest, marks],
  );
  const { news, leftOut } = useListedNews(all);
  const entries = interest && nextOfEachComic(news, interest.languages).slice(0, MAX_COMICS);
  const count = entries?.length;
  // An account without any may still have a row from its feed, which keeps the hint itself.
  useEffect(() => {
    if (count !== undefined && (count > 0 || uid === undefined)) keepFeedHint(uid ?? '', count);
  }, [count, uid]);
  if (!entries) return skeleton;
  if (entries.length === 0) return others;
  // A visitor's page was served without the row: where none was expected it comes with the next visit.
  if (uid === undefined && skeleton === null) return null;
  return (
    <Section
      title={home('followed.title')}
      aside={<MoreLink to={paths.updates(locale)}>{t('row.all')}</MoreLink>}
    >
      <ul className={classNames(shelf.shelf, classes.row)}>
        {entries.map(({ next, count: unread }) => (
          <li key={next.comic.id}>
            <Entry next={next} unread={unread} />
          </li>
        ))}
      </ul>
      <LeftOut count={leftOut} />
    </Section>
  );
}

function Entry({ next, unread }: { readonly next: News; readonly unread: number }) {
  const { chapter, comic, translator } = next;
  const t = useWords('updates');
  const locale = useLocale();
  const name = comicName(comic, locale);
  return (
    <>
      <div className={classes.who}>
        <span className={classes.about}>
          {translator && <TranslatorLink translator={translator} className={classes.name} isOneLine />}
          <span className={classes.age}>{formatAge(chapter.publishedAt, locale)}</span>
        </span>
      </div>
      <ComicCard
        to={paths.chapter(locale, chapter.id)}
        image={thumbnailSource(localize(comic.cover, locale).value)}
        rating={comic.ageRating}
        sizes={SIZES}
        title={name.text}
        titleLang={name.lang}
        caption={
          unread > 1
            ? t('row.new', { count: unread, number: formatNumber(unread, locale) })
            : t('row.chapter', {
                number: formatNumber(chapter.number, locale),
                language: LANGUAGE_NAMES[chapter.language][locale],
              })
        }
      />
    </>
  );
}
