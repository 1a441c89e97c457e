import { lazy } from 'react';
import { withWords } from '../../core/i18n/i18n.ts';
import { DialogMissing, PagePart } from '../../core/ui/page-part.tsx';
import classes from './file-panels.module.css';
import type { PdfPanelProps } from './pdf-panel.tsx';

/** The files that a chapter is handed out as. */
export type FileKind = 'pdf' | 'cbz';

const PdfPanel = lazy(() => withWords(import('./pdf-panel.tsx'), 'chapter-file'));
const CbzPanel = lazy(() => withWords(import('../cbz/cbz-panel.tsx'), 'chapter-file'));

interface FilePanelsProps extends PdfPanelProps {
  /** Its CBZ: how often it was asked for since it was last put away. */
  readonly cbz: Asked;
}

/** Something that is asked for, again and again. */
export interface Asked {
  readonly times: number;
  readonly ask: () => void;
  readonly putAway: () => void;
}

/** What is being made of the chapter for the device. Its code comes with the first file. */
export function FilePanels({ cbz, ...pdf }: FilePanelsProps) {
  const { download } = pdf;
  const dropPdf = () => {
    download.cancel();
    download.dismiss();
  };
  // The page of a chapter is served without any of it, styles included.
  if (download.state.step === 'idle' && cbz.times === 0) return null;
  return (
    <div className={classes.panels}>
      {download.state.step !== 'idle' && (
        <PagePart missing={<DialogMissing onClose={dropPdf} />}>
          <PdfPanel {...pdf} />
        </PagePart>
      )}
      {cbz.times > 0 && (
        <PagePart missing={<DialogMissing onClose={cbz.putAway} />}>
          <CbzPanel chapter={pdf.chapter} asked={cbz.times} onAsk={cbz.ask} onClose={cbz.putAway} />
        </PagePart>
      )}
    </div>
  );
}
