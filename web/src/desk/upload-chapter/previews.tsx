import { PDF_PICTURE_PIXELS } from '@rawi/model/pdf-pictures';
import { useEffect, useMemo, useState } from 'react';
import { Document, type DocumentProps, Page, pdfjs } from 'react-pdf';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import classes from './previews.module.css';

pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

/** As in the reader: the assets that pdf.js loads on demand are self-hosted. */
const OPTIONS: NonNullable<DocumentProps['options']> = {
  cMapUrl: '/pdfjs/cmaps/',
  standardFontDataUrl: '/pdfjs/standard_fonts/',
  wasmUrl: '/pdfjs/wasm/',
  iccUrl: '/pdfjs/iccs/',
  enableXfa: false,
  maxImageSize: PDF_PICTURE_PIXELS,
};

/** How many pages are drawn at first, and with each press on "more". */
const STEP = 10;
const WIDTH = 56;

/** The browser's preview of a PDF before the upload. */
export type PdfFinding = { readonly pages: number } | { readonly refused: 'password' | 'damaged' };

interface PdfPreviewsProps {
  readonly file: Blob;
  readonly onFinding: (finding: PdfFinding) => void;
}

/** The pages of a PDF on this device, a few at a time. */
export default function PdfPreviews({ file, onFinding }: PdfPreviewsProps) {
  const t = useWords('upload-chapter');
  const locale = useLocale();
  const [pages, setPages] = useState(0);
  const [shown, setShown] = useState(STEP);
  return (
    <Document
      file={file}
      options={OPTIONS}
      suspense={false}
      loading={<p className={classes.note}>{t('previews.opening')}</p>}
      error={null}
      noData={null}
      onLoadSuccess={({ numPages }) => {
        setPages(numPages);
        onFinding({ pages: numPages });
      }}
      onLoadError={() => onFinding({ refused: 'damaged' })}
      onSourceError={() => onFinding({ refused: 'damaged' })}
      // The default would ask for the password in a browser prompt, so it is replaced.
      onPassword={() => onFinding({ refused: 'password' })}
    >
      <ol className={classes.pages} aria-label={t('previews.label')}>
        {Array.from({ length: Math.min(shown, pages) }, (_, index) => (
          <li key={index} className={classes.page}>
            <Page
              pageNumber={index + 1}
              width={WIDTH}
              renderTextLayer={false}
              renderAnnotationLayer={false}
              loading=""
              error=""
            />
            <span className={classes.number}>{formatNumber(index + 1, locale)}</span>
          </li>
        ))}
      </ol>
      {pages > shown && (
        <button type="button" className={classes.more} onClick={() => setShown(shown + 4 * STEP)}>
          {t('previews.more', { count: pages - shown, number: formatNumber(pages - shown, locale) })}
        </button>
      )}
    </Document>
  );
}

/** Images on this device in order, a few at a time. */
export function ImagePreviews({ images }: { readonly images: readonly Blob[] }) {
  const t = useWords('upload-chapter');
  const locale = useLocale();
  const [shown, setShown] = useState(STEP);
  return (
    <>
      <ol className={classes.pages} aria-label={t('previews.label')}>
        {images.slice(0, shown).map((image, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same picture may stand twice.
          <li key={index} className={classes.page}>
            <Picture image={image} />
            <span className={classes.number}>{formatNumber(index + 1, locale)}</span>
          </li>
        ))}
      </ol>
      {images.length > shown && (
        <button type="button" className={classes.more} onClick={() => setShown(shown + 4 * STEP)}>
          {t('previews.more', {
            count: images.length - shown,
            number: formatNumber(images.length - shown, locale),
          })}
        </button>
      )}
    </>
  );
}

/** An image on this device; its object URL is revoked on unmount. */
export function Picture({ image }: { readonly image: Blob }) {
  const url = useMemo(() => URL.createObjectURL(image), [image]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return <img src={url} alt="" loading="lazy" decoding="async" className={classes.picture} />;
}
