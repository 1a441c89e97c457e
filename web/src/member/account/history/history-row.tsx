import { languageOfScript } from '@rawi/model/text/language-of-script';
import { IconX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formatNumber, formatTime } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { paths } from '../../../core/lib/paths.ts';
import { report } from '../../../core/lib/report-error.ts';
import { showToast } from '../../../core/lib/toast.ts';
import { thumbnailSource } from '../../../core/pages/files.ts';
import { classNames } from '../../../core/ui/class-names.ts';
import { IconButton } from '../../../core/ui/icon-button.tsx';
import { OneLine } from '../../../core/ui/one-line.tsx';
import { ProgressLine } from '../../../core/ui/progress-line.tsx';
import row from '../../../core/ui/row.module.css';
import { comicName, isolatedName } from '../../../domains/comics/comic-name.ts';
import { Cover } from '../../../domains/comics/cover.tsx';
import { continuePath } from '../../../domains/history/continue-path.ts';
import { noteRead, noteRemoved } from '../../../domains/history/continue-reading.ts';
import { useNextWords } from '../../../domains/history/continue-words.ts';
import type { ReadEntry } from '../../../domains/history/entry.ts';
import { positionChange } from '../../../domains/history/record-position.ts';
import type { WhatsNext } from '../../../domains/history/whats-next.ts';
import { choose } from '../../../domains/library/library.ts';
import { keptRating } from '../../../domains/ratings/known-ratings.ts';
import { leaveEntry } from '../lists/list-states.tsx';
import classes from './history.module.css';

interface HistoryRowProps {
  readonly entry: ReadEntry;
  readonly uid: string;
  /** What the comic is continued with, if this is the chapter of it that was read last. */
  readonly next?: WhatsNext | undefined;
  /** It was taken down, so it is not a link. */
  readonly isRemoved: boolean;
}

/** A chapter that was read: the whole row is a link that continues it, or its comic, except the remove button. */
export function HistoryRow({ entry, uid, next, isRemoved }: HistoryRowProps) {
  const t = useWords('account');
  const locale = useLocale();
  const remove = useRemove(uid);
  const name = comicName(entry, locale);
  const words = useWords('continue');
  const nextWords = useNextWords();
  const { page, pageCount, finished, title } = entry;
  const number = formatNumber(entry.number, locale);
  const follows = next?.kind === 'next' ? next : undefined;
  // What is read once more begins at its first page.
  const isAgain = finished && next?.kind !== 'place';
  const to = follows
    ? continuePath(follows, entry.slug, locale)
    : paths.chapter(locale, entry.chapterId, isAgain ? 1 : page);
  return (
    <li className={classNames(row.row, classes.row)}>
      <span className={classes.picture}>
        <Cover image={thumbnailSource(entry.picture)} rating={keptRating(entry)} sizes="72px" />
        <ProgressLine share={finished ? 1 : page / pageCount} className={classes.bar} />
      </span>
      <div className={classes.text}>
        <h3 className={classes.name}>
          {isRemoved ? (
            <OneLine lang={name.lang} text={name.text} />
          ) : (
            <Link to={to} className={classNames(row.link, classes.link)}>
              <OneLine lang={name.lang} text={name.text} />
            </Link>
          )}
        </h3>
        <p className={classes.facts}>
          <span>
            {t('history.chapter', { chapter: number })}
            {title !== undefined && (
              <>
                {' '}
                <bdi lang={languageOfScript(title)}>{title}</bdi>
              </>
            )}
          </span>
          <span>
            {isRemoved
              ? t('lists.removed')
              : finished
                ? t('history.finished')
                : t('history.page', {
                    page: formatNumber(page, locale),
                    total: formatNumber(pageCount, locale),
                  })}
          </span>
          {!isRemoved && follows && <span>{nextWords(follows)}</span>}
          {!isRemoved && next?.kind === 'caughtUp' && <span>{words('caughtUp')}</span>}
          <span>{formatTime(entry.readAt, locale)}</span>
        </p>
      </div>
      <span className={classes.resume} aria-hidden="true">
        {!isRemoved && (follows ? words('action') : t(isAgain ? 'history.again' : 'history.resume'))}
      </span>
      <IconButton
        className={classes.remove}
        label={t('history.remove', { name: isolatedName(name, locale), chapter: number })}
        onClick={({ currentTarget }) => {
          leaveEntry(currentTarget.closest('li'));
          remove(entry);
        }}
      >
        <IconX size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** Removes one chapter from a person's history, with an undo. */
function useRemove(uid: string): (entry: ReadEntry) => void {
  const t = useWords('account');
  const shell = useWords('shell');
  const restore = (entry: ReadEntry) => {
    noteRead(uid, entry);
    void choose(positionChange(entry));
  };
  return (entry) => {
    const { chapterId } = entry;
    noteRemoved(chapterId);
    void choose({ kind: 'place', chapterId, entry: null });
    showToast({
      id: 'choice-removed',
      title: t('history.removed'),
      action: { label: t('history.undo'), onChoose: () => restore(entry) },
      closeLabel: shell('close'),
    }).catch((error: unknown) => report('A way back could not be offered.', error));
  };
}
