import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { ratingOfChapter } from '@rawi/model/rating/decide-showing';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { localize } from '@rawi/model/text/localized';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { report } from '../../core/lib/report-error.ts';
import { showToast } from '../../core/lib/toast.ts';
import { useNeedsNetwork } from '../../core/network/on-device.ts';
import { thumbnailSource } from '../../core/pages/files.ts';
import { ActionMenu, type MenuAction } from '../../core/ui/action-menu.tsx';
import hidden from '../../core/ui/hidden.module.css';
import { OneLine } from '../../core/ui/one-line.tsx';
import { comicName, isolatedName } from '../../domains/comics/comic-name.ts';
import { Cover } from '../../domains/comics/cover.tsx';
import { TranslatorLink } from '../../domains/people/translator-link.tsx';
import { ageMark } from '../../domains/ratings/showing.ts';
import type { Mark } from '../../domains/updates/marks.ts';
import { type ComicDay, type News, upTo } from '../../domains/updates/news.ts';
import classes from './updates-page.module.css';
import layout from './updates-skeleton.module.css';

interface ComicNewsProps {
  readonly own: ComicDay;
  /** All that the page lists: what is marked up to a chapter reaches over its day. */
  readonly all: readonly News[];
  /** Whether it stands in everybody's list, in which nothing waits to be read. */
  readonly isAll: boolean;
  /** How many chapters of the comic are unread, on all days. */
  readonly unread: number;
  readonly onMark: (mark: Mark) => void;
}

/** What is new of a comic on a day. */
export function ComicNews({ own: { comic, news }, all, isAll, unread, onMark }: ComicNewsProps) {
  const t = useWords('updates');
  const shell = useWords('shell');
  const locale = useLocale();
  const name = comicName(comic, locale);
  const to = paths.comic(locale, comic.slug);
  const isAway = useNeedsNetwork(to);
  const isolated = isolatedName(name, locale);
  const hide = () => {
    onMark({ kind: 'hide', comicId: comic.id, on: true });
    // The row goes, and with it what had the focus.
    document.querySelector<HTMLElement>('main h1')?.focus();
    showToast({
      title: t('hidden', { comic: isolated }),
      action: {
        label: t('undo'),
        onChoose: () => onMark({ kind: 'hide', comicId: comic.id, on: false }),
      },
      closeLabel: shell('close'),
    }).catch((error: unknown) => report('A toast cannot be shown.', error));
  };
  const ofComic = all.filter((each) => each.comic.id === comic.id).map(({ chapter }) => chapter.id);
  const actions: readonly MenuAction[] = [
    ...(unread > 0
      ? [
          {
            key: 'read',
            label: t('markComic'),
            onChoose: () => onMark({ kind: 'read', chapters: ofComic, on: true }),
          },
        ]
      : []),
    { key: 'hide', label: t('hide'), onChoose: hide },
  ];
  return (
    <li className={layout.comic} {...ageMark(comic.ageRating)} data-away={isAway || undefined}>
      <Cover
        image={thumbnailSource(localize(comic.cover, locale).value)}
        rating={comic.ageRating}
        sizes="60px"
        className={layout.cover}
      />
      <div className={layout.text}>
        <div className={classes.head}>
          <h3 className={classes.name}>
            <Link to={to}>
              <OneLine text={name.text} lang={name.lang} />
            </Link>
          </h3>
          {unread > 0 ? (
            <span className={classes.count}>
              {t('unreadCount', { count: unread, number: formatNumber(unread, locale) })}
            </span>
          ) : (
            <span />
          )}
          <ActionMenu label={t('ofComic', { comic: isolated })} actions={actions} isAtEnd />
        </div>
        <ul className={classes.chapters}>
          {news.map((each) => (
            <ChapterNews key={each.chapter.id} news={each} all={all} isAll={isAll} onMark={onMark} />
          ))}
        </ul>
      </div>
    </li>
  );
}

interface ChapterNewsProps {
  readonly news: News;
  readonly all: readonly News[];
  readonly isAll: boolean;
  readonly onMark: (mark: Mark) => void;
}

function ChapterNews({ news, all, isAll, onMark }: ChapterNewsProps) {
  const { comic, chapter, translator, isRead, isMarked } = news;
  const isUnread = !isRead && !isAll;
  const t = useWords('updates');
  const shell = useWords('shell');
  const locale = useLocale();
  const number = formatNumber(chapter.number, locale);
  const to = paths.chapter(locale, chapter.id);
  const isAway = useNeedsNetwork(to);
  const markRead = (chapters: readonly string[], on: boolean) => onMark({ kind: 'read', chapters, on });
  const actions: readonly MenuAction[] = [
    ...(isRead ? [] : [{ key: 'read', label: t('markRead'), onChoose: () => markRead([chapter.id], true) }]),
    ...(isMarked
      ? [{ key: 'unread', label: t('markUnread'), onChoose: () => markRead([chapter.id], false) }]
      : []),
    { key: 'upTo', label: t('markUpTo', { number }), onChoose: () => markRead(upTo(all, news), true) },
  ];
  return (
    <li
      className={classes.chapter}
      {...ageMark(ratingOfChapter(comic, chapter))}
      data-read={isRead || undefined}
      data-unread={isUnread || undefined}
    >
      <div className={classes.chapterText}>
        <Link to={to} className={classes.chapterLink}>
          <span className={classes.number}>{t('chapter', { number })}</span>
          {chapter.title !== undefined && (
            <>
              {' '}
              <bdi lang={languageOfScript(chapter.title)}>{chapter.title}</bdi>
            </>
          )}
          {isUnread && <span className={hidden.hidden}> {t('unread')}</span>}
        </Link>
        <p className={classes.facts}>
          <span>{LANGUAGE_NAMES[chapter.language][locale]}</span>
          {translator && <TranslatorLink translator={translator} />}
          {isRead && <span>{t('read')}</span>}
          {isAway && <span>{shell('offline.needed')}</span>}
        </p>
      </div>
      <ActionMenu label={t('ofChapter', { number })} actions={actions} isAtEnd />
    </li>
  );
}
