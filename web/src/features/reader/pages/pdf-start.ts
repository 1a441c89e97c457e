import { keepPdfCode } from '../../../lib/pdf-code.ts';
import { RangeFile } from './range-file.ts';

/** pdf.js asks for a file in parts of so many bytes. To open one it wants the first part and the last. */
export const PART_BYTES = 512 * 1024;

/** The file that was begun last; `file` is undefined once it is opened. */
let begun: { readonly url: string; readonly file: RangeFile | undefined } | undefined;

/**
 * Fetches what opens a file of this many bytes while the code that draws it is still on its way: otherwise one waits
 * for the other. Returns a function that ends it.
 */
export function startPdf(url: string, bytes: number): () => void {
  // Where the code was there already, the file has been opened before this.
  if (begun?.url === url) return () => {};
  const controller = new AbortController();
  const file = new RangeFile(url);
  begun = { url, file };
  // Whatever fails is asked for again by what shows its failure.
  void keepPdfCode().catch(() => undefined);
  void readEnds(file, bytes, controller.signal);
  return () => {
    controller.abort();
    // The next chapter's file may have been opened before this one is ended.
    if (begun?.url === url) begun = undefined;
  };
}

/** The file at this address: the one that was begun, or else, and the second time, a new one. */
export function openFile(url: string): RangeFile {
  const file = begun?.url === url ? begun.file : undefined;
  begun = { url, file: undefined };
  return file ?? new RangeFile(url);
}

/** One after the other: a server that knows no parts answers with the whole file, and is asked once. */
async function readEnds(file: RangeFile, bytes: number, signal: AbortSignal): Promise<void> {
  await file.readAhead(0, Math.min(PART_BYTES, bytes), signal);
  const last = Math.floor((bytes - 1) / PART_BYTES) * PART_BYTES;
  if (last > 0 && !signal.aborted) await file.readAhead(last, bytes, signal);
}
