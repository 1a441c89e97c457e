import { IconBook2 } from '@tabler/icons-react';
import { useEffect, useId } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { paths } from '../../../core/lib/paths.ts';
import { thumbnailSource } from '../../../core/pages/files.ts';
import { useSession } from '../../../core/session/session.ts';
import { classNames } from '../../../core/ui/class-names.ts';
import { MoreLink } from '../../../core/ui/more-link.tsx';
import { OneLine } from '../../../core/ui/one-line.tsx';
import { ProgressLine } from '../../../core/ui/progress-line.tsx';
import { SectionHead } from '../../../core/ui/section.tsx';
import shelf from '../../../core/ui/shelf.module.css';
import { comicName } from '../../../domains/comics/comic-name.ts';
import { readContinueReading, useContinueReading } from '../../../domains/history/continue-reading.ts';
import type { ReadEntry } from '../../../domains/history/entry.ts';
import classes from './continue-reading.module.css';
import { ContinueReadingSkeleton } from './continue-reading-skeleton.tsx';

/** How many comics the row shows at most. */
const MAX_COMICS = 8;

/**
 * The first row of the home page, for everyone who has opened a page: where they continue reading (look.md
 * 14, "16-home-ribbon").
 */
export function ContinueReading() {
  const session = useSession();
  const reading = useContinueReading();
  const isSignedIn = session.state === 'signed-in';
  useEffect(() => {
    if (isSignedIn) void readContinueReading();
  }, [isSignedIn]);
  if (reading.state === 'none') return null;
  if (reading.state === 'waiting') return <ContinueReadingSkeleton />;
  return <ContinueReadingRow entries={reading.entries.slice(0, MAX_COMICS)} hasHistory={isSignedIn} />;
}

interface ContinueReadingRowProps {
  readonly entries: readonly ReadEntry[];
  /** Whether there is a history page to link to. */
  readonly hasHistory: boolean;
}

function ContinueReadingRow({ entries, hasHistory }: ContinueReadingRowProps) {
  const shell = useWords('shell');
  const t = useWords('home');
  const locale = useLocale();
  const id = useId();
  return (
    <section className={classes.continueReading} aria-labelledby={id} data-ribbon>
      <SectionHead
        id={id}
        title={shell('keepReading')}
        isTight
        aside={hasHistory && <MoreLink to={paths.history(locale)}>{t('ribbon.history')}</MoreLink>}
      />
      <ul className={classNames(shelf.shelf, classes.row)}>
        {entries.map((entry, index) => (
          <li key={entry.chapterId} className={classes.item}>
            <ContinueReadingCard entry={entry} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ContinueReadingCard({ entry, isFirst }: { readonly entry: ReadEntry; readonly isFirst: boolean }) {
  const t = useWords('home');
  const locale = useLocale();
  const name = comicName(entry, locale);
  const { page, pageCount, finished } = entry;
  const number = formatNumber(entry.number, locale);
  const to = finished ? paths.comic(locale, entry.slug) : paths.chapter(locale, entry.chapterId, page);
  return (
    <Link to={to} className={classes.card} data-finished={finished || undefined}>
      <span className={classes.art} style={{ background: entry.picture.color }}>
        <img {...pictureOf(entry)} alt="" decoding="async" className={classes.picture} />
        <ProgressLine share={finished ? 1 : page / pageCount} className={classes.bar} />
      </span>
      <span className={classes.foot}>
        <span className={classes.text}>
          <span className={classes.name}>
            <OneLine lang={name.lang} text={name.text} />
            <span className={classes.number}>
              {t('ribbon.comma')}
              {t('ribbon.chapter', { number })}
            </span>
          </span>
          <span className={classes.place}>
            {finished
              ? t('ribbon.finished')
              : t('ribbon.page', {
                  page: formatNumber(page, locale),
                  total: formatNumber(pageCount, locale),
                })}
          </span>
        </span>
        {isFirst && (
          <span className={classes.resume}>
            <IconBook2 size={20} stroke={1.75} aria-hidden="true" />
            {t(finished ? 'ribbon.comic' : 'ribbon.resume')}
          </span>
        )}
      </span>
    </Link>
  );
}

function pictureOf({ picture }: ReadEntry) {
  const { src, width, height } = thumbnailSource(picture);
  return { src, width, height };
}
