import { Button } from '@mantine/core';
import type { FileProgress } from '@rawi/model/truth/file';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { SkeletonBox } from '../../../core/ui/skeleton-box.tsx';
import classes from './chapter-pages.module.css';
import { PageThumbnail } from './page-thumbnail.tsx';
import { type PageWarning, pageWarnings } from './page-warnings.ts';
import { PagesDialog } from './pages-dialog.tsx';
import { type StagedPage, useStagedPages } from './use-staged-pages.ts';

interface ChapterPagesProps {
  /** Of the chapter's file; nothing is shown before it is ready. */
  readonly progress: FileProgress | undefined;
}

/**
 * The pages of a chapter as readers will see them, in order, with what the checks say of each; a press shows one
 * large. For its translator, before it is sent and while it waits. Has to be inside `FilesOf`.
 */
export default function ChapterPages({ progress }: ChapterPagesProps) {
  const t = useWords('upload');
  const folder = progress?.state === 'ready' ? progress.folder : undefined;
  const { pages, retry } = useStagedPages(folder);
  if (folder === undefined) return null;
  return (
    <section className={classes.part} aria-label={t('pages.title')}>
      <h3 className={classes.title}>{t('pages.title')}</h3>
      <p className={classes.lead}>{t('pages.lead')}</p>
      {pages === 'loading' && (
        <div aria-busy="true" aria-label={t('pages.loading')}>
          <SkeletonBox width="100%" height="7rem" />
        </div>
      )}
      {pages === 'failed' && (
        <>
          <p role="alert">{t('pages.failed')}</p>
          <Button variant="default" onClick={retry}>
            {t('pages.retry')}
          </Button>
        </>
      )}
      {typeof pages !== 'string' && <Grid pages={pages} warnings={pageWarnings(progress)} />}
    </section>
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
