import { VisuallyHidden } from '@mantine/core';
import { lazy } from 'react';
import { PagePart } from '../../core/ui/page-part.tsx';
import { useReaderWords } from '../reader-words.ts';
import type { DownloadCardProps } from './download-card.tsx';

const DownloadCard = lazy(() => import('./download-card.tsx'));

/** The progress of the download and its actions; nothing is seen while there is none. */
export function DownloadPanel(props: DownloadCardProps) {
  const { step } = props.download.state;
  const { t } = useReaderWords();
  return (
    <>
      <VisuallyHidden component="output">{step === 'idle' ? '' : t(`download.${step}`)}</VisuallyHidden>
      {step !== 'idle' && (
        <PagePart missing={null}>
          <DownloadCard {...props} />
        </PagePart>
      )}
    </>
  );
}
