/** The worker of pdf.js, a file of the build. */
export const pdfWorker = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

/**
 * Fetches the code that draws a PDF, so that the service worker has it without a network. Only a chapter
 * without page images needs it. Rejects with a TypeError when the fetch fails.
 */
export async function keepPdfCode(): Promise<void> {
  const [, worker] = await Promise.all([import('react-pdf').catch(asNetworkFailure), fetch(pdfWorker)]);
  if (!worker.ok) throw new TypeError(`${pdfWorker} answered ${worker.status}.`);
  // The response has to be read to its end, or the cache has nothing to keep.
  await worker.arrayBuffer();
}

function asNetworkFailure(cause: unknown): never {
  throw new TypeError('The code of PDFs does not come.', { cause });
}
