import { LIST_COMMAS } from '@rawi/model/lists/locales';
import { paths as documentPaths } from '@rawi/model/paths';
import { refusalText } from '@rawi/model/text/refusal-texts';
import type { FileProgress } from '@rawi/model/truth/file';
import { IconAlertTriangle, IconCheck, IconHourglass, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { useList } from '../../core/live/use-list.ts';
import { useShownDocument } from '../../core/live/use-shown-document.ts';
import { filesOfBytes } from '../../domains/reviews/reviews.ts';
import { fileOf } from '../../domains/submissions/submissions.ts';
import classes from './item.module.css';

const ICONS = { good: IconCheck, note: IconAlertTriangle, bad: IconX, open: IconHourglass } as const;

interface FileChecksProps {
  readonly files: readonly FileProgress[];
  /** The chapter's file. */
  readonly chapter: string | undefined;
}

/** The results of the file checks, with what a reviewer has to look at. */
export function FileChecks({ files, chapter }: FileChecksProps) {
  const t = useWords('review');
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>{t('checks.title')}</h2>
      <ul className={classes.checks}>
        {files.map((progress, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a submission's files never change places.
          <FileLines key={index} progress={progress} />
        ))}
        {chapter !== undefined && <SentBefore fileId={chapter} />}
      </ul>
    </section>
  );
}

/**
 * Says that the same bytes were submitted before, by anybody. It is for reviewers only, so it is stored in no
 * document that the owner reads.
 */
function SentBefore({ fileId }: { readonly fileId: string }) {
  const { state } = useShownDocument(fileOf(fileId));
  if (state.state !== 'ready' || !state.data.source || state.data.progress.state !== 'ready') return null;
  const { source, createdAt, progress } = state.data;
  if (progress.sameChapter !== undefined) return null;
  return <SentBeforeLine fileId={fileId} sha256={source.sha256} createdAt={createdAt} />;
}

interface SentBeforeLineProps {
  readonly fileId: string;
  readonly sha256: string;
  readonly createdAt: Date;
}

function SentBeforeLine({ fileId, sha256, createdAt }: SentBeforeLineProps) {
  const t = useWords('review');
  const { items = [] } = useList(filesOfBytes(sha256));
  const isKnown = items.some(
    ({ path, data }) =>
      path !== documentPaths.file(fileId) && data.createdAt <= createdAt && data.progress.state === 'ready',
  );
  return isKnown && <Line look="note">{t('checks.sameAs')}</Line>;
}

function FileLines({ progress }: { readonly progress: FileProgress }) {
  const t = useWords('review');
  const locale = useLocale();
  const formatCount = (count: number) => ({ count, number: formatNumber(count, locale) });
  switch (progress.state) {
    case 'drawn':
      return <Line look="good">{t('checks.drawn')}</Line>;
    case 'refused':
      return (
        <Line look="bad">
          {t('checks.refused')} {refusalText(progress, locale)}
        </Line>
      );
    case 'failed':
      return <Line look="bad">{t('checks.failed')}</Line>;
    case 'ready': {
      const { repeatedPages, emptyPages, lostTextPages, sameChapter, pageCount } = progress;
      const formatPages = (pages: readonly number[]) => ({
        ...formatCount(pages.length),
        pages: pages.map((page) => formatNumber(page, locale)).join(LIST_COMMAS[locale]),
      });
      const repeated = repeatedPages.map(({ page }) => page);
      return (
        <>
          <Line look="good">
            {t('checks.passed')} {t('checks.pages', formatCount(pageCount))}
          </Line>
          {repeated.length > 0 && <Line look="note">{t('checks.repeated', formatPages(repeated))}</Line>}
          {emptyPages.length > 0 && <Line look="note">{t('checks.empty', formatPages(emptyPages))}</Line>}
          {lostTextPages.length > 0 && (
            <Line look="note">{t('checks.lostText', formatPages(lostTextPages))}</Line>
          )}
          {sameChapter !== undefined && (
            <Line look="note">
              {t('checks.sameChapter')}{' '}
              <Link to={paths.chapter(locale, sameChapter)}>{t('checks.sameLink')}</Link>
            </Line>
          )}
        </>
      );
    }
    default:
      return <Line look="open">{t('checks.waiting')}</Line>;
  }
}

function Line({ look, children }: { readonly look: keyof typeof ICONS; readonly children: ReactNode }) {
  const Icon = ICONS[look];
  return (
    <li data-look={look}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <span>{children}</span>
    </li>
  );
}
