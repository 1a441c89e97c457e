import type { ChapterPayload } from '@rawi/model/pages/pages';
import { lazy } from 'react';
import { useWords, withWords } from '../../core/i18n/i18n.ts';
import { PagePart } from '../../core/ui/page-part.tsx';
import { useReaderWords } from '../reader-words.ts';
import { DownloadPanel, PanelLine } from './download-panel.tsx';
import type { Download } from './use-download.ts';

/** Apart: few chapters have something to say of their file. */
const FileRating = lazy(async () => {
  const { FileRating: Rated } = await withWords(import('./file-rating.tsx'), 'age');
  return { default: Rated };
});

export interface PdfPanelProps {
  readonly chapter: ChapterPayload;
  readonly download: Download;
  readonly name: string;
}

/** The download of a chapter's PDF; nothing while there is none. */
export default function PdfPanel({ chapter, download, name }: PdfPanelProps) {
  const { state } = download;
  const t = useWords('chapter-file');
  const { t: reader, bytesOf } = useReaderWords();
  if (state.step === 'idle') return null;
  const total = chapter.pdf.bytes;
  const received = 'received' in state ? state.received : total;
  return (
    <DownloadPanel
      label={reader('download.action')}
      step={state.step}
      heading={t(state.step)}
      progress={{ share: received / total, text: bytesOf(received, total) }}
      onStart={download.start}
      onCancel={download.cancel}
      onDismiss={download.dismiss}
    >
      {state.step === 'failed' && <PanelLine>{t(`failure.${state.failure}`)}</PanelLine>}
      {(state.step === 'saved' || state.step === 'canceled') && (
        <PanelLine>
          <bdi dir="ltr">{name}</bdi>
        </PanelLine>
      )}
      {(state.step === 'running' || state.step === 'saved') && isRated(chapter) && (
        <PanelLine>
          <PagePart missing={null}>
            <FileRating chapter={chapter} />
          </PagePart>
        </PanelLine>
      )}
    </DownloadPanel>
  );
}

const isRated = ({ comic, ageRating, contentNotes }: ChapterPayload) =>
  Boolean(comic.ageRating ?? comic.contentNotes ?? ageRating ?? contentNotes);
