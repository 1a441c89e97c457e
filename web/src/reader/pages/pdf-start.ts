import { RangeFile } from './range-file.ts';

/** The size of the parts that pdf.js requests (its default); it requests adjacent parts together. */
export const PART_BYTES = 64 * 1024;

/**
 * To open a file pdf.js needs its first and its last part; in most files the first page follows the first
 * part.
 */
const PRELOAD_BYTES = 8 * PART_BYTES;

interface Begun {
  readonly url: string;
  readonly file: RangeFile;
  readonly end: () => void;
}

/** The file that was last started or opened. */
let begun: Begun | undefined;

/**
 * Preloads the parts that pdf.js needs to open a file of this many bytes, so that they do not wait for its
 * code. Returns a function that cancels it. A file that was already started, by the served page or by its
 * opening, continues.
 */
export function startPdf(url: string, bytes: number): () => void {
  if (begun?.url === url) return begun.end;
  const controller = new AbortController();
  begun = beginning(url, () => controller.abort());
  // The component that shows a failure requests the parts again.
  void readEnds(begun.file, bytes, controller.signal);
  return begun.end;
}

/** The file at this address: the preloaded one, or else a new one. */
export function openFile(url: string): RangeFile {
  if (begun?.url !== url) begun = beginning(url, () => {});
  return begun.file;
}

/** Drops the loaded parts of the file at this address: they may be damaged. */
export function forgetFile(url: string): void {
  if (begun?.url === url) begun.end();
}

function beginning(url: string, abort: () => void): Begun {
  const own: Begun = {
    url,
    file: new RangeFile(url),
    end: () => {
      abort();
      // The next chapter's file may have been opened before this one is closed.
      if (begun === own) begun = undefined;
    },
  };
  return own;
}

/**
 * The second request waits until the first has started to arrive: a server without range support answers with
 * the whole file, and needs only one request.
 */
async function readEnds(file: RangeFile, bytes: number, signal: AbortSignal): Promise<void> {
  await file.readAhead(0, Math.min(PRELOAD_BYTES, bytes), signal);
  const last = Math.floor((bytes - 1) / PART_BYTES) * PART_BYTES;
  if (last >= PRELOAD_BYTES && !signal.aborted) await file.readAhead(last, bytes, signal);
}

/**
 * boot.js runs this module before the app is loaded, so that the file of a served chapter is already loading
 * when the reader requests it.
 */
function startServed(): void {
  if (typeof document === 'undefined') return;
  const { url, bytes } = document.querySelector<HTMLElement>('template[data-url]')?.dataset ?? {};
  if (url !== undefined && bytes !== undefined) startPdf(url, Number(bytes));
}

startServed();
