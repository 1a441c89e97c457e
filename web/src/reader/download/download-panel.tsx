import { VisuallyHidden } from '@mantine/core';
import { type ComponentProps, lazy } from 'react';
import { PagePart } from '../../core/ui/page-part.tsx';
import { useReaderWords } from '../reader-words.ts';

const DownloadProgress = lazy(() => import('./download-progress.tsx'));

/** The progress of the download and its actions; renders nothing while there is none. It is announced also where its code does not come. */
export function DownloadPanel(props: ComponentProps<typeof DownloadProgress>) {
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
