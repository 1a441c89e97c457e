import { languageOfScript } from '@rawi/model/text/language-of-script';
import type { Pin } from '@rawi/model/truth/application';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { useFileProgress } from '../use-file-progress.ts';
import { PinnedPage } from './pinned-page.tsx';
import classes from './staged.module.css';
import { useStagedPages } from './use-staged-pages.ts';

interface PinnedNotesProps {
  readonly title: string;
  readonly pins: readonly Pin[];
  /** The file that they are pinned to; it may be gone. */
  readonly fileId: string | undefined;
  /** Where its pages lay then; unknown of old notes. */
  readonly folder: string | undefined;
}

/** Notes that a reviewer pinned to positions of pages, grouped by page. */
export function PinnedNotes({ title, pins, fileId, folder }: PinnedNotesProps) {
  const t = useWords('reject');
  const locale = useLocale();
  const progress = useFileProgress(folder === undefined ? fileId : undefined);
  // The pages are deleted some time after the decision; the notes stay.
  const { pages } = useStagedPages(folder ?? (progress?.state === 'ready' ? progress.folder : undefined));
  const numbered = pins.map((pin, index) => ({ ...pin, number: formatNumber(index + 1, locale) }));
  const numbers = [...new Set(pins.map(({ page }) => page))].toSorted((one, other) => one - other);
  return (
    <section className={classes.pins}>
      <h3 className={classes.title}>{title}</h3>
      {numbers.map((page) => {
        const own = numbered.filter((pin) => pin.page === page);
        const name = t('pins.page', { page: formatNumber(page, locale) });
        const slices = typeof pages === 'string' ? undefined : pages[page - 1];
        return (
          <section key={page} className={classes.notesPage}>
            <h4>{name}</h4>
            {slices && (
              <PinnedPage
                slices={slices}
                alt={name}
                markers={own.map(({ x, y, number }) => ({
                  x,
                  y,
                  number,
                  label: t('pins.note', { note: number }),
                }))}
              />
            )}
            <ol className={classes.notes}>
              {own.map(({ number, text }) => (
                <li key={number}>
                  <span aria-hidden="true">{number}</span>
                  <bdi lang={languageOfScript(text)}>{text}</bdi>
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </section>
  );
}
