import type { PictureFile } from '@rawi/model/cbz/pack-cbz';
import type { PageImage } from '@rawi/model/truth/page-images';
import { fileUrl } from '../../core/pages/files.ts';
import { sourceFor } from '../../domains/downloads/plan.ts';
import { readSavedFile } from '../../domains/downloads/saved-files.ts';

/** Why a chapter was not packed: retrying does not help with `missing`, with `full` once there is room. */
export type CbzFailure = 'offline' | 'interrupted' | 'missing' | 'full';

export class CbzError extends Error {
  override readonly name = 'CbzError';
  readonly failure: CbzFailure;

  constructor(failure: CbzFailure, options?: ErrorOptions) {
    super(`The chapter was not packed: ${failure}.`, options);
    this.failure = failure;
  }
}

/** The cache of pages that were opened (`shell/pwa/worker.ts`). */
const OPENED = 'rawi-images';

/**
 * The file of a page, or of a slice of one: that of a saved chapter, else of the network, else in whatever width it was opened before. `savesData`: in the width
 * that is shown then. Throws `CbzError`, or the signal's reason.
 */
export async function fetchImage(
  { sources }: PageImage,
  savesData: boolean,
  signal: AbortSignal,
): Promise<PictureFile> {
  const source = sourceFor(sources, savesData ? 'light' : 'best');
  if (!source) throw new CbzError('missing');
  const address = fileUrl(source.path);
  const hasCaches = 'caches' in globalThis;
  const saved = hasCaches ? await readSavedFile(address) : undefined;
  if (saved) return fileOf(saved);
  try {
    const response = await fetch(address, { mode: 'cors', credentials: 'omit', signal });
    if (response.ok) return await fileOf(response);
    throw new CbzError(
      response.status >= 400 && response.status < 500 && response.status !== 429 ? 'missing' : 'interrupted',
    );
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof CbzError && error.failure === 'missing') throw error;
    for (const { path } of hasCaches ? sources.toReversed() : []) {
      const opened = await caches.match(fileUrl(path), { cacheName: OPENED });
      if (opened?.ok) return fileOf(opened);
    }
    throw error instanceof CbzError ? error : new CbzError('offline', { cause: error });
  }
}

async function fileOf(response: Response): Promise<PictureFile> {
  const type = response.headers.get('content-type') ?? '';
  return { content: new Uint8Array(await response.arrayBuffer()), type };
}
