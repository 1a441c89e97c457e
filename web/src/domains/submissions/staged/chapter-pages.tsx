import { refusalText } from '@rawi/model/text/refusal-texts';
import type { ChapterFile, FileProgress } from '@rawi/model/truth/file';
import type { ChapterContent } from '@rawi/model/truth/submission-content';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { ProgressLine } from '../../../core/ui/progress-line.tsx';
import { Arrange } from '../arranging/arrange.tsx';
import classes from './chapter-pages.module.css';
import { PageThumbnail } from './page-thumbnail.tsx';
import { type PageWarning, pageWarnings } from './page-warnings.ts';
import { PagesAwaited } from './pages-awaited.tsx';
import { PagesDialog } from './pages-dialog.tsx';
import { TextOffer } from './text-offer.tsx';
import { type StagedPage, useStagedPages } from './use-staged-pages.ts';

interface ChapterPagesProps {
  /** The chapter's file; nothing is shown before its pages were drawn once. */
  readonly file: Pick<ChapterFile, 'progress' | 'arrangement'> | undefined;
  /** Its id where it is of a draft: its pages can be arranged then. */
  readonly arranges?: string | undefined;
  /** What its draft says of the chapter. */
  readonly content?: ChapterContent | undefined;
}

/**
 * The pages of a chapter as readers will see them, in order, with what the checks say of each; a press shows one
 * large. For its translator, before it is sent and while it waits. Has to be inside `FilesOf`.
 */
export default function ChapterPages({ file, arranges, content }: ChapterPagesProps) {
  const t = useWords('upload');
  const progress = file?.progress;
  const folder = progress?.state === 'ready' ? progress.folder : undefined;
  const { pages, retry } = useStagedPages(folder);
  if (!file || (folder === undefined && !file.arrangement)) return null;
  return (
    <section className={classes.part} aria-label={t('pages.title')}>
      <h3 className={classes.title}>{t('pages.title')}</h3>
      <p className={classes.lead}>{t('pages.lead')}</p>
      {folder === undefined && <Arranged progress={file.progress} />}
      {folder !== undefined && typeof pages === 'string' && (
        <PagesAwaited state={pages} height="7rem" onRetry={retry} />
      )}
      {typeof pages !== 'string' && <Grid pages={pages} warnings={pageWarnings(progress)} />}
      {arranges !== undefined && <Arrange key={arranges} fileId={arranges} file={file} />}
      {arranges !== undefined && typeof pages !== 'string' && <TextOffer pages={pages} content={content} />}
    </section>
  );
}

/** How far an arrangement is put together, or why it is not. */
function Arranged({ progress }: { readonly progress: FileProgress }) {
  const t = useWords('upload');
  const locale = useLocale();
  if (progress.state === 'refused') return <p role="alert">{refusalText(progress, locale)}</p>;
  if (progress.state === 'failed') return <p role="alert">{t('pages.arrange.failed')}</p>;
  if (progress.state !== 'working') return <output>{t('pages.arrange.waiting')}</output>;
  const { done, pageCount } = progress;
  return (
    <>
      <output>
        {t('pages.arrange.working', {
          done: formatNumber(done, locale),
          total: formatNumber(pageCount, locale),
        })}
      </output>
      <ProgressLine share={done / pageCount} />
    </>
  );
}

interface GridProps {
  readonly pages: readonly StagedPage[];
  readonly warnings: ReadonlyMap<number, readonly PageWarning[]>;
}

function Grid({ pages, warnings }: GridProps) {
  const t = useWords('upload');
  const locale = useLocale();
  const [open, setOpen] = useState<number>();
  const nameOf = (page: number) => {
    const name = t('pages.goTo', { page: formatNumber(page, locale) });
    return [name, ...(warnings.get(page) ?? []).map((warning) => t(`pages.warning.${warning}`))].join(' ');
  };
  return (
    <>
      <ol className={classes.grid}>
        {pages.map((page, index) => (
          <li key={page[0]?.sources[0]?.path}>
            <button
              type="button"
              className={classes.page}
              aria-label={nameOf(index + 1)}
              data-warned={warnings.has(index + 1) || undefined}
              onClick={() => setOpen(index)}
            >
              <PageThumbnail page={page} />
              <span aria-hidden="true" className={classes.number}>
                {warnings.has(index + 1) && <IconAlertTriangle size={14} stroke={2} />}
                {formatNumber(index + 1, locale)}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {open !== undefined && (
        <PagesDialog pages={pages} warnings={warnings} first={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
