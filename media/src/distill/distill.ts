import type { ReadingDirection } from '@rawi/model/truth/chapter';
import type { DistilledPage } from './distilled-page.ts';
import type { PlacedPage } from './messages.ts';
import { runDistiller } from './run-distiller.ts';

export interface DistillOptions {
  /** `distiller.ts`, bundled. */
  readonly program: URL;
  /** A file from outside. */
  readonly file: string;
  /** An existing folder for its pages. */
  readonly folder: string;
  /** The first page to write, from 1; those before it were written by an earlier call. */
  readonly from?: number;
  /** No further page is begun once this many have passed. */
  readonly seconds?: number;
  /** Draws these instead, as many as there is time for, each turned and named by its place. */
  readonly only?: readonly PlacedPage[];
  /** How long a page may take, in seconds; a functions' task of 60 has two thirds left for what it has begun. */
  readonly pageSeconds?: number;
  readonly onPage?: (done: number, pageCount: number) => void;
}

export interface Distilled {
  readonly pageCount: number;
  readonly readingDirection: ReadingDirection | undefined;
  /** Those that were written, in order. */
  readonly pages: readonly DistilledPage[];
  /** The page to go on with; absent when the last one is written. */
  readonly next: number | undefined;
  /** The most memory that was seen, in bytes; absent where the system does not tell. */
  readonly peakBytes: number | undefined;
}

/**
 * Takes a file from outside apart in a process of its own and writes its pages as pictures. The process is killed when
 * a page takes longer than it may, or more memory than it may, and gets none of our variables. Throws `FileRefused` for
 * what is in the file's way; any other error is a fault of ours. The same bytes give the same files.
 */
export async function distill(options: DistillOptions): Promise<Distilled> {
  const { program, file, folder, from = 1, seconds = 3600, only, pageSeconds = 20, onPage } = options;
  const told = { pageCount: 0, readingDirection: undefined as ReadingDirection | undefined };
  const pages: DistilledPage[] = [];
  const peakBytes = await runDistiller({
    program,
    job: { kind: 'pages', file, folder, from, seconds, ...(only && { only: [...only] }) },
    quietSeconds: pageSeconds,
    onMessage(message) {
      if (message.kind === 'opened') Object.assign(told, message);
      if (message.kind !== 'page') return;
      pages.push(message.page);
      onPage?.(message.page.page, told.pageCount);
    },
  });
  const next = from + pages.length;
  return {
    pageCount: told.pageCount,
    readingDirection: told.readingDirection,
    pages,
    next: next > (only?.length ?? told.pageCount) ? undefined : next,
    peakBytes,
  };
}
