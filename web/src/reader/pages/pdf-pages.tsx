import { PDF_PICTURE_PIXELS } from '@rawi/model/pdf-pictures';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { Document, type DocumentProps, pdfjs } from 'react-pdf';
import { fileUrl } from '../../core/pages/files.ts';
import { pdfWorker } from '../../domains/chapters/pdf-code.ts';
import { FileFailure, type FileFailureKind } from './file-failure.tsx';
import { OpeningFile } from './opening-file.tsx';
import type { PageSize, PageSource } from './page-source.ts';
import { PdfContext, PdfPage } from './pdf-page.tsx';
import { forgetFile, openFile, PART_BYTES } from './pdf-start.ts';
import { PdfTransport } from './pdf-transport.ts';

pdfjs.GlobalWorkerOptions.workerSrc = pdfWorker;

/** The assets that pdf.js loads on demand are self-hosted under `/pdfjs/`. */
const OPTIONS: NonNullable<DocumentProps['options']> = {
  cMapUrl: '/pdfjs/cmaps/',
  standardFontDataUrl: '/pdfjs/standard_fonts/',
  wasmUrl: '/pdfjs/wasm/',
  iccUrl: '/pdfjs/iccs/',
  enableXfa: false,
  // Loads only the parts that are read: a chapter may have 100 MB.
  disableAutoFetch: true,
  disableStream: true,
  rangeChunkSize: PART_BYTES,
  maxImageSize: PDF_PICTURE_PIXELS,
};

/** A4 at 72 dpi, assumed until the first page is known. */
const A4: PageSize = { width: 595, height: 842 };

interface PdfPagesProps {
  readonly pdf: { readonly path: string; readonly bytes: number };
  readonly pageCount: number;
  /** Called for a page that is wider than high, as soon as its size is known. */
  readonly onWide: (page: number) => void;
  readonly children: (source: PageSource) => ReactNode;
}

/**
 * Opens a chapter's PDF and passes its pages to `children`; until then it shows the progress, or why the file
 * cannot be opened.
 */
export default function PdfPages(props: PdfPagesProps) {
  const [attempt, setAttempt] = useState(0);
  const handleRetry = () => {
    forgetFile(fileUrl(props.pdf.path));
    setAttempt(attempt + 1);
  };
  return <PdfAttempt key={attempt} {...props} onRetry={handleRetry} />;
}

function PdfAttempt(props: PdfPagesProps & { readonly onRetry: () => void }) {
  const { pdf, pageCount, onWide, onRetry, children } = props;
  const [failure, setFailure] = useState<FileFailureKind>();
  const [received, setReceived] = useState(0);
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>();
  const { path, bytes } = pdf;

  const transport = useMemo(
    () =>
      new PdfTransport(openFile(fileUrl(path)), bytes, { onProgress: setReceived, onFailure: setFailure }),
    [path, bytes],
  );
  const file = useMemo(() => ({ range: transport }), [transport]);
  useEffect(() => () => transport.abort(), [transport]);

  const retry = useCallback(async () => {
    await transport.retry();
    if (!transport.isStalled) setFailure(undefined);
  }, [transport]);
  const source = useMemo(() => sizes && sourceOf(pageCount, sizes), [sizes, pageCount]);
  const learn = useCallback(
    (page: number, size: PageSize) => {
      setSizes((known) => (known?.has(page) ? known : new Map(known).set(page, size)));
      if (size.width > size.height) onWide(page);
    },
    [onWide],
  );
  const isStalled = failure !== undefined;
  const opened = useMemo(
    () => source && { source, learn, isStalled, retry },
    [source, learn, isStalled, retry],
  );

  const mayGoOn = isStalled && opened !== undefined;
  useEffect(() => {
    if (!mayGoOn) return;
    const handleOnline = () => void retry();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [mayGoOn, retry]);

  // An open file stays open: its pages show what is missing.
  if (failure !== undefined && opened === undefined) return <FileFailure kind={failure} onRetry={onRetry} />;
  const opening = <OpeningFile received={received} total={bytes} />;
  return (
    <Document
      file={file}
      options={OPTIONS}
      suspense={false}
      loading={opening}
      error={null}
      noData={null}
      onLoadSuccess={(document) => {
        void firstPageSize(document).then(
          (size) => setSizes(new Map([[1, size]])),
          () => setFailure('damaged'),
        );
      }}
      onLoadError={() => setFailure('damaged')}
      onSourceError={() => setFailure('damaged')}
      // The default would ask for the password in a browser prompt, so it is replaced.
      onPassword={() => setFailure('locked')}
    >
      {opened === undefined ? opening : <PdfContext value={opened}>{children(opened.source)}</PdfContext>}
    </Document>
  );
}

/** The pages with their sizes; a page of unknown size is assumed to be like the first. */
function sourceOf(pageCount: number, sizes: ReadonlyMap<number, PageSize>): PageSource {
  const sizeOf = (page: number) => sizes.get(page) ?? sizes.get(1) ?? A4;
  return {
    pageCount,
    sizeOf,
    pixelsAt: (page, width) => (width * width * sizeOf(page).height) / sizeOf(page).width,
    isWide: (page) => {
      const size = sizes.get(page);
      return size !== undefined && size.width > size.height;
    },
    colorOf: () => undefined,
    thumbnailOf: () => undefined,
    Page: PdfPage,
    ahead: 2,
    nearness: 40,
  };
}

type OpenDocument = Parameters<NonNullable<DocumentProps['onLoadSuccess']>>[0];

async function firstPageSize(document: OpenDocument): Promise<PageSize> {
  const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
  return { width, height };
}
