import { Button } from '@mantine/core';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconDownload, IconX } from '@tabler/icons-react';
import { lazy } from 'react';
import { withWords } from '../../core/i18n/i18n.ts';
import { PagePart } from '../../core/ui/page-part.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { useReaderWords } from '../reader-words.ts';
import classes from './download-progress.module.css';
import type { Download } from './use-download.ts';

/** Apart: few chapters have something to say of their file. */
const FileRating = lazy(async () => {
  const { FileRating: Rated } = await withWords(import('./file-rating.tsx'), 'age');
  return { default: Rated };
});

interface DownloadProgressProps {
  readonly chapter: ChapterPayload;
  readonly download: Download;
  readonly name: string;
}

/** What is happening to a download, and what can be done about it. Apart: most chapters are read without one. */
export default function DownloadProgress({ chapter, download, name }: DownloadProgressProps) {
  const { state } = download;
  const { t } = useReaderWords();
  const total = chapter.pdf.bytes;
  if (state.step === 'idle') return null;
  return (
    <section className={classes.panel} aria-label={t('download.action')} data-download={state.step}>
      <Icon step={state.step} />
      <div className={classes.body}>
        <p className={classes.heading}>{t(`download.${state.step}`)}</p>
        {state.step === 'failed' && <p className={classes.line}>{t(`download.failure.${state.failure}`)}</p>}
        {(state.step === 'saved' || state.step === 'canceled') && (
          <p className={classes.line}>
            <bdi dir="ltr">{name}</bdi>
          </p>
        )}
        {(state.step === 'running' || state.step === 'saved') && isRated(chapter) && (
          <p className={classes.line}>
            <PagePart missing={null}>
              <FileRating chapter={chapter} />
            </PagePart>
          </p>
        )}
        {(state.step === 'running' || state.step === 'failed') && (
          <Progress received={state.received} total={total} />
        )}
        {state.step === 'failed' && (
          <Button size="sm" className={classes.action} onClick={download.start}>
            {t('tryAgain')}
          </Button>
        )}
      </div>
      {state.step === 'running' ? (
        <Button size="sm" variant="default" onClick={download.cancel}>
          {t('cancel')}
        </Button>
      ) : (
        <button type="button" className={classes.close} aria-label={t('close')} onClick={download.dismiss}>
          <IconX size={20} stroke={1.75} aria-hidden />
        </button>
      )}
    </section>
  );
}

const isRated = ({ comic, ageRating, contentNotes }: ChapterPayload) =>
  Boolean(comic.ageRating ?? comic.contentNotes ?? ageRating ?? contentNotes);

function Icon({ step }: { readonly step: 'running' | 'saved' | 'canceled' | 'failed' }) {
  const Shape = {
    running: IconDownload,
    saved: IconCircleCheck,
    canceled: IconCircleX,
    failed: IconAlertTriangle,
  }[step];
  return <Shape className={classes.icon} data-step={step} size={22} stroke={1.75} aria-hidden />;
}

function Progress({ received, total }: { readonly received: number; readonly total: number }) {
  const { t, bytesOf } = useReaderWords();
  return (
    <>
      <ProgressBar label={t('download.progress')} value={received / total} />
      <p className={classes.bytes}>{bytesOf(received, total)}</p>
    </>
  );
}
