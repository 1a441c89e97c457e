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
  /** For how long nothing of the file has arrived, in milliseconds. */
  readonly quietFor: () => number;
  /** Opens the file anew, with another worker of pdf.js. */
  readonly reopen: () => void;
}

/**
 * A page for which everything has arrived, and which is not drawn after this time, in milliseconds, never will be: a file whose
 * parts refer to each other keeps pdf.js busy for ever (operator_list_cycle.pdf of its own tests).
 */
const STUCK_AFTER = 30_000;

export const PdfContext = createContext<OpenPdf | undefined>(undefined);

/** Draws one page of the open PDF on a canvas. Text, links and forms of the file stay out: pages are looked at. */
export function PdfPage({ page, view, current, onSettled }: DrawnPageProps) {
  const pdf = use(PdfContext);
  const words = useReaderWords();
  const screen = useScreen();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<'page' | 'worker'>();
  const [drawn, setDrawn] = useState(false);
  const pageShown = usePageShown();
  const isRead = drawn && current;
  useEffect(() => {
    if (isRead) pageShown();
  }, [isRead, pageShown]);
  const isWaiting = current && !drawn && failed === undefined;
  useEffect(() => {
    if (!isWaiting || pdf === undefined) return;
    const since = performance.now();
    const timer = setInterval(() => {
      if (Math.min(performance.now() - since, pdf.quietFor()) > STUCK_AFTER) setFailed('worker');
    }, 1000);
    return () => clearInterval(timer);
  }, [isWaiting, pdf]);
  if (pdf === undefined) throw new Error('A PDF page is drawn inside its document only.');

  const handleFailure = () => {
    setFailed('page');
    onSettled();
  };
  if (failed) {
    const handleRetry = () => {
      if (failed === 'worker') pdf.reopen();
      setAttempt(attempt + 1);
      setFailed(undefined);
    };
    return <PageFailure page={page} what="pdf-page" onRetry={handleRetry} />;
  }
  const size = fitPage(pdf.source.sizeOf(page), screen, view);
  return (
    // A canvas of pdf.js takes no name of ours, so its box has it.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className={classes.canvas} role="img" aria-label={words.pageOf(page, pdf.source.pageCount)}>
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
    </div>
  );
}
