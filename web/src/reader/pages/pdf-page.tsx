import { createContext, use, useEffect, useRef, useState } from 'react';
import { Page } from 'react-pdf';
import { useReaderWords } from '../reader-words.ts';
import { useScreen } from '../use-screen.ts';
import { canvasPixelRatio, fitPage } from './fit-page.ts';
import { PageFailure } from './page-failure.tsx';
import { usePageShown } from './page-shown.ts';
import type { DrawnPageProps, PageSize, PageSource } from './page-source.ts';
import classes from './pages.module.css';

interface OpenPdf {
  readonly source: PageSource;
  readonly learn: (page: number, size: PageSize) => void;
  /** Whether parts of the file failed to load: undrawn pages may be waiting for them. */
  readonly isStalled: boolean;
  /** Requests those parts again. */
  readonly retry: () => Promise<void>;
}

export const PdfContext = createContext<OpenPdf | undefined>(undefined);

/**
 * Draws one page of the open PDF on a canvas, without the file's text layer, links and forms: comics are only
 * looked at.
 */
export function PdfPage({ page, view, current, onSettled }: DrawnPageProps) {
  const pdf = use(PdfContext);
  const words = useReaderWords();
  const screen = useScreen();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const [drawn, setDrawn] = useState(false);
  const pageShown = usePageShown();
  const isRead = drawn && current;
  useEffect(() => {
    if (isRead) pageShown();
  }, [isRead, pageShown]);
  const isWaiting = pdf?.isStalled === true && !drawn;
  useEffect(() => {
    if (isWaiting) onSettled();
  }, [isWaiting, onSettled]);
  if (pdf === undefined) throw new Error('A PDF page is drawn inside its document only.');

  const handleFailure = () => {
    setFailed(true);
    onSettled();
  };
  if (failed) {
    const handleRetry = () => {
      setAttempt(attempt + 1);
      setFailed(false);
    };
    return <PageFailure page={page} what="pdf-page" onRetry={handleRetry} />;
  }
  const size = fitPage(pdf.source.sizeOf(page), screen, view);
  return (
    // The canvas of pdf.js cannot be given a label, so its box has it.
    <div
      className={classes.canvas}
      {...(!isWaiting && { role: 'img', 'aria-label': words.pageOf(page, pdf.source.pageCount) })}
    >
      <Page
        key={attempt}
        pageNumber={page}
        width={size.width}
        devicePixelRatio={canvasPixelRatio(size, window.devicePixelRatio)}
        renderTextLayer={false}
        renderAnnotationLayer={false}
        suspense={false}
        loading={null}
        error={null}
        noData={null}
        onLoadSuccess={({ originalWidth, originalHeight }) =>
          pdf.learn(page, { width: originalWidth, height: originalHeight })
        }
        onLoadError={handleFailure}
        onRenderError={handleFailure}
        canvasRef={canvas}
        onRenderSuccess={() => {
          canvas.current?.setAttribute('data-shown', 'true');
          setDrawn(true);
          onSettled();
        }}
      />
      {isWaiting && <PageFailure page={page} what="pdf-page" onRetry={pdf.retry} />}
    </div>
  );
}
