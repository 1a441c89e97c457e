import { RangeFile } from './range-file.ts';

/** pdf.js asks for a file in parts of so many bytes, and for parts that follow each other at once: its own default. */
export const PART_BYTES = 64 * 1024;

/** To open a file it wants the first part and the last; a first page follows the first part in most files. */
const AHEAD_BYTES = 8 * PART_BYTES;

interface Begun {
  readonly url: string;
  readonly file: RangeFile;
  readonly end: () => void;
}

/** The file that was begun or opened last. */
let begun: Begun | undefined;

/**
 * Fetches what opens a file of this many bytes before it is asked for: else it waits for the code that draws it. Returns a function that ends it. A file that was begun already, by the served page or by its opening, goes on.
 */
export function startPdf(url: string, bytes: number): () => void {
  if (begun?.url === url) return begun.end;
  const controller = new AbortController();
  begun = beginning(url, () => controller.abort());
  // Whatever fails is asked for again by what shows its failure.
  void readEnds(begun.file, bytes, controller.signal);
  return begun.end;
}

/** The file at this address: the one that was begun, or else a new one. */
export function openFile(url: string): RangeFile {
  if (begun?.url !== url) begun = beginning(url, () => {});
  return begun.file;
}

/** What has come of the file at this address is not used again: it may be damaged. */
export function forgetFile(url: string): void {
  if (begun?.url === url) begun.end();
}

function beginning(url: string, abort: () => void): Begun {
  const own: Begun = {
    url,
    file: new RangeFile(url),
    end: () => {
      abort();
      // The next chapter's file may have been opened before this one is ended.
      if (begun === own) begun = undefined;
    },
  };
  return own;
}

/** The second when the first has begun to come: a server that knows no parts answers with the whole file, and is asked once. */
async function readEnds(file: RangeFile, bytes: number, signal: AbortSignal): Promise<void> {
  await file.readAhead(0, Math.min(AHEAD_BYTES, bytes), signal);
  const last = Math.floor((bytes - 1) / PART_BYTES) * PART_BYTES;
  if (last >= AHEAD_BYTES && !signal.aborted) await file.readAhead(last, bytes, signal);
}

/** The file of a served chapter is under way when the reader asks for it: boot.js runs this module before the app is here. */
function startServed(): void {
  if (typeof document === 'undefined') return;
  const { url, bytes } = document.querySelector<HTMLElement>('template[data-url]')?.dataset ?? {};
  if (url !== undefined && bytes !== undefined) startPdf(url, Number(bytes));
}

startServed();
