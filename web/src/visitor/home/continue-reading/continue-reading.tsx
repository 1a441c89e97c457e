import { IconBook2 } from '@tabler/icons-react';
import { useEffect, useId } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { formatNumber } from '../../../core/i18n/format.ts';
import { loadWords, useWords } from '../../../core/i18n/i18n.ts';
import { useLocale, visitLocale } from '../../../core/i18n/locale.ts';
import { PARTS } from '../../../core/lib/parts.ts';
import { paths } from '../../../core/lib/paths.ts';
import { useNeedsNetwork } from '../../../core/network/on-device.ts';
import { thumbnailSource } from '../../../core/pages/files.ts';
import { useSession } from '../../../core/session/session.ts';
import { classNames } from '../../../core/ui/class-names.ts';
import { MoreLink } from '../../../core/ui/more-link.tsx';
import { OneLine } from '../../../core/ui/one-line.tsx';
import { ProgressLine } from '../../../core/ui/progress-line.tsx';
import { SectionHead } from '../../../core/ui/section.tsx';
import shelf from '../../../core/ui/shelf.module.css';
import { comicName } from '../../../domains/comics/comic-name.ts';
import { continuePath } from '../../../domains/history/continue-path.ts';
import { readContinueReading, useContinueReading } from '../../../domains/history/continue-reading.ts';
import { useNextWords } from '../../../domains/history/continue-words.ts';
import type { ReadEntry } from '../../../domains/history/entry.ts';
import { type OnwardEntry, useLearned, useOnward } from '../../../domains/history/use-onward.ts';
import { keptRating } from '../../../domains/ratings/known-ratings.ts';
import { LeftOut } from '../../../domains/ratings/left-out.tsx';
import { useIsKept, usePictures } from '../../../domains/ratings/showing.ts';
import classes from './continue-reading.module.css';
import { ContinueReadingSkeleton } from './continue-reading-skeleton.tsx';

/** How many comics the row shows at most. */
const MAX_COMICS = 8;

/** Loads the words of the row, so that it is shown at once. */
export const loadRowWords = (): Promise<void> => loadWords(visitLocale(), ['continue', 'comic']);

/**
 * The first row of the home page, for everyone who has opened a page: what they continue with (look.md 14,
 * "16-home-ribbon").
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
  return <ContinueReadingRow entries={reading.entries} hasHistory={isSignedIn} />;
}

interface ContinueReadingRowProps {
  readonly entries: readonly ReadEntry[];
  /** Whether there is a history page to link to. */
  readonly hasHistory: boolean;
}

function ContinueReadingRow({ entries, hasHistory }: ContinueReadingRowProps) {
  const shell = useWords('shell');
  const t = useWords('continue');
  const locale = useLocale();
  const id = useId();
  const isKept = useIsKept();
  const all = useOnward()(entries);
  const onward = all.filter(({ entry }) => isKept(keptRating(entry))).slice(0, MAX_COMICS);
  const isLearned = useLearned(onward);
  useLeadOn(isLearned ? onward[0] : undefined);
  return (
    <section id={PARTS.continueReading} className={classes.continueReading} aria-labelledby={id} data-ribbon>
      <SectionHead
        id={id}
        title={shell('keepReading')}
        isTight
        aside={hasHistory && <MoreLink to={paths.history(locale)}>{t('history')}</MoreLink>}
      />
      <ul className={classNames(shelf.shelf, classes.row)}>
        {onward.map((each, index) => (
          <li key={each.entry.comicId} className={classes.item}>
            <ContinueReadingCard {...each} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      <LeftOut count={all.filter(({ entry }) => !isKept(keptRating(entry))).length} />
    </section>
  );
}

/** Goes on to what is continued first, where the address asks for that: from the header, or from the installed app. */
function useLeadOn(first: OnwardEntry | undefined): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const locale = useLocale();
  const to = first && continuePath(first.next, first.entry.slug, locale);
  const isAsked = hash === `#${PARTS.continueReading}`;
  useEffect(() => {
    if (isAsked && to !== undefined) void navigate(to, { replace: true });
  }, [isAsked, to, navigate]);
}

function ContinueReadingCard({ entry, next, isFirst }: OnwardEntry & { readonly isFirst: boolean }) {
  const t = useWords('continue');
  const shell = useWords('shell');
  const sentence = useSentence();
  const locale = useLocale();
  const name = comicName(entry, locale);
  const to = continuePath(next, entry.slug, locale);
  const isAway = useNeedsNetwork(to);
  const isInChapter = next.kind === 'place';
  const isSharp = usePictures(keptRating(entry)) === 'sharp';
  // The comic's page, as its button says.
  const leadsToComic = next.kind === 'caughtUp' || next.kind === 'unknown';
  return (
    <Link to={to} className={classes.card} data-onward={next.kind} data-away={isAway || undefined}>
      <span className={classes.art} style={{ background: entry.picture.color }}>
        {isSharp && <img {...pictureOf(entry)} alt="" decoding="async" className={classes.picture} />}
        {next.kind !== 'next' && (
          <ProgressLine share={isInChapter ? next.page / next.pageCount : 1} className={classes.bar} />
        )}
      </span>
      <span className={classes.foot}>
        <span className={classes.text}>
          <span className={classes.name}>
            <OneLine lang={name.lang} text={name.text} />
            {isInChapter && (
              <span className={classes.number}>
                {t('comma')}
                {t('chapter', { number: formatNumber(next.chapter.number, locale) })}
              </span>
            )}
          </span>
          <span className={classes.place}>{isAway ? shell('offline.needed') : sentence(next)}</span>
        </span>
        {isFirst && (
          <span className={classes.resume}>
            <IconBook2 size={20} stroke={1.75} aria-hidden="true" />
            {t(leadsToComic ? 'comic' : 'action')}
          </span>
        )}
      </span>
    </Link>
  );
}

function useSentence(): (next: OnwardEntry['next']) => string {
  const t = useWords('continue');
  const nextWords = useNextWords();
  const locale = useLocale();
  return (next) => {
    switch (next.kind) {
      case 'place':
        return t('page', {
          page: formatNumber(next.page, locale),
          total: formatNumber(next.pageCount, locale),
        });
      case 'next':
        return nextWords(next);
      case 'caughtUp':
        return t('caughtUp');
      case 'unknown':
        return t('finished');
    }
  };
}

function pictureOf({ picture }: ReadEntry) {
  const { src, width, height } = thumbnailSource(picture);
  return { src, width, height };
}
