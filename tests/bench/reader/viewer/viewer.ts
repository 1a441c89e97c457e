import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist';
import { EventBus, PDFLinkService, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';

/** The page of the bench that shows a PDF with pdf.js's own viewer component, as its examples set it up. */

GlobalWorkerOptions.workerSrc = 'worker.js';
const container = document.querySelector<HTMLDivElement>('#container');
if (!container) throw new Error('The page has no #container.');
const eventBus = new EventBus();
const linkService = new PDFLinkService({ eventBus });
const viewer = new PDFViewer({ container, eventBus, linkService });
linkService.setViewer(viewer);
eventBus.on('pagesinit', () => {
  viewer.currentScaleValue = 'page-fit';
});
eventBus.on('pagerendered', ({ pageNumber }: { readonly pageNumber: number }) => {
  if (pageNumber === 1) document.documentElement.dataset['firstPage'] = '';
});
const file = new URLSearchParams(location.search).get('file') ?? '';
const opened = await getDocument({ url: file }).promise;
viewer.setDocument(opened);
linkService.setDocument(opened, null);
