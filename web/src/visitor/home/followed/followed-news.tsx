import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { type ReactNode, useEffect, useState } from 'react';
import { formatAge, formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { paths } from '../../../core/lib/paths.ts';
import { report } from '../../../core/lib/report-error.ts';
import { thumbnailSource } from '../../../core/pages/files.ts';
import { classNames } from '../../../core/ui/class-names.ts';
import { MoreLink } from '../../../core/ui/more-link.tsx';
import { Section } from '../../../core/ui/section.tsx';
import shelf from '../../../core/ui/shelf.module.css';
import { ComicCard } from '../../../domains/comics/comic-card.tsx';
import { comicName } from '../../../domains/comics/comic-name.ts';
import { noteChapters } from '../../../domains/history/known-chapters.ts';
import { type FeedItem, readFeed } from '../../../domains/library/feed.ts';
import { Avatar } from '../../../domains/people/avatar.tsx';
import { TranslatorLink } from '../../../domains/people/translator-link.tsx';
import { keptRating } from '../../../domains/ratings/known-ratings.ts';
import { LeftOut } from '../../../domains/ratings/left-out.tsx';
import { useIsListed } from '../../../domains/ratings/showing.ts';
import { readRemoved } from '../../../domains/takedowns/removed.ts';
import classes from './followed.module.css';

const SIZES = '(max-width: 640px) 148px, (max-width: 1200px) 24vw, 320px';

interface FollowedNewsProps {
  readonly uid: string;
  /** Shown until the data is loaded. */
  readonly skeleton: ReactNode;
}

/** The row of new chapters; renders nothing if there are none, or if they cannot be read. */
export default function FollowedNews({ uid, skeleton }: FollowedNewsProps) {
  const t = useWords('updates');
  const home = useWords('home');
  const locale = useLocale();
  const isListed = useIsListed();
  const [items, setItems] = useState<readonly FeedItem[]>();
  useEffect(() => {
    let isShown = true;
    Promise.all([readFeed(uid), readRemoved()]).then(
      // Chapters that were taken down are not listed.
      ([read, removed]) =>
        isShown && setItems(noted(read.filter(({ chapterId }) => !removed.has(chapterId)))),
      (error: unknown) => {
        report('The feed cannot be read.', error);
        if (isShown) setItems([]);
      },
    );
    return () => {
      isShown = false;
    };
  }, [uid]);
  if (!items) return skeleton;
  if (items.length === 0) return null;
  const listed = items.filter((item) => isListed(keptRating(item)));
  return (
    <Section
      title={home('followed.title')}
      aside={<MoreLink to={paths.following(locale)}>{t('row.following')}</MoreLink>}
    >
      <ul className={classNames(shelf.shelf, classes.row)}>
        {listed.map((item) => (
          <li key={item.chapterId}>
            <Entry item={item} />
          </li>
        ))}
      </ul>
      <LeftOut count={items.length - listed.length} />
    </Section>
  );
}

/** The same items, of which every “Continue” learns. */
function noted(items: readonly FeedItem[]): readonly FeedItem[] {
  for (const { comicId, chapterId: id, number, language, translator } of items) {
    noteChapters(comicId, { chapters: [{ id, number, language, translator }] });
  }
  return items;
}

function Entry({ item }: { readonly item: FeedItem }) {
  const t = useWords('updates');
  const locale = useLocale();
  const comic = comicName(item, locale);
  const { name, picture } = item.translator;
  return (
    <>
      <div className={classes.who}>
        <Avatar name={name} photo={picture} size={32} />
        <span className={classes.about}>
          <TranslatorLink translator={item.translator} className={classes.name} isOneLine />
          <span className={classes.age}>{formatAge(item.publishedAt.toISOString(), locale)}</span>
        </span>
      </div>
      <ComicCard
        to={paths.chapter(locale, item.chapterId)}
        image={thumbnailSource(item.picture)}
        rating={keptRating(item)}
        sizes={SIZES}
        title={comic.text}
        titleLang={comic.lang}
        caption={t('row.chapter', {
          number: formatNumber(item.number, locale),
          language: LANGUAGE_NAMES[item.language][locale],
        })}
      />
    </>
  );
}
