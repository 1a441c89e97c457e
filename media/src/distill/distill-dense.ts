import { FileRefused } from '../refusal.ts';
import type { PlacedPage } from './messages.ts';
import { runDistiller } from './run-distiller.ts';

export interface DenseOptions {
  /** `distiller.ts`, bundled. */
  readonly program: URL;
  /** A file from outside. */
  readonly file: string;
  /** An existing folder for its pages. */
  readonly folder: string;
  /** No further page is begun once these have passed. */
  readonly seconds: number;
  /** In order; as many are drawn as there is time for. */
  readonly pages: readonly PlacedPage[];
  /** How long a page may take, in seconds. */
  readonly pageSeconds?: number;
}

/** What became of a page, by its place in the chapter. */
export interface DensePage {
  readonly page: number;
  /** Its file is written; else it has not so many pixels. */
  readonly isThere: boolean;
}

/**
 * Draws pages of a file from outside in the width for dense screens (`DENSE_WIDTH`), never enlarged, in a process as that of `distill`. The
 * bytes were taken apart before: a page at which that fails has no file. Throws `FileRefused` where the file cannot be opened.
 */
export async function distillDense(options: DenseOptions): Promise<readonly DensePage[]> {
  const { program, file, folder, seconds, pages, pageSeconds = 40 } = options;
  const done: DensePage[] = [];
  const running = runDistiller({
    program,
    job: { kind: 'dense', file, folder, seconds, pages: [...pages] },
    quietSeconds: pageSeconds,
    onMessage(message) {
      if (message.kind === 'dense') done.push({ page: message.page, isThere: message.isThere });
    },
  });
  await running.catch((error: unknown) => {
    const failed = error instanceof FileRefused ? error.page : undefined;
    if (failed === undefined) throw error;
    // It is too slow or too much for this width; the next call goes on behind it.
    done.push({ page: failed, isThere: false });
  });
  return done;
}
