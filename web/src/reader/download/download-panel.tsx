import { VisuallyHidden } from '@mantine/core';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { lazy } from 'react';
import { PagePart } from '../../core/ui/page-part.tsx';
import { useReaderWords } from '../reader-words.ts';
import type { Download } from './use-download.ts';

const DownloadProgress = lazy(() => import('./download-progress.tsx'));

export interface DownloadPanelProps {
  readonly chapter: ChapterPayload;
  readonly download: Download;
  readonly name: string;
}

/** The progress of the download and its actions; renders nothing while there is none. It is announced also where its code does not come. */
export function DownloadPanel(props: DownloadPanelProps) {
  const { step } = props.download.state;
  const { t } = useReaderWords();
  return (
    <>
      <VisuallyHidden component="output">{step === 'idle' ? '' : t(`download.${step}`)}</VisuallyHidden>
      {step !== 'idle' && (
        <PagePart missing={null}>
          <DownloadProgress {...props} />
        </PagePart>
      )}
    </>
  );
}
