/** Why a file did not arrive: `missing` will not get better by trying again, the others may. */
export type DownloadFailure = 'offline' | 'missing' | 'interrupted';

export class DownloadError extends Error {
  readonly failure: DownloadFailure;

  constructor(failure: DownloadFailure, options?: ErrorOptions) {
    super(`The file did not arrive: ${failure}.`, options);
    this.name = 'DownloadError';
    this.failure = failure;
  }
}

/** A file as far as it has arrived. A transfer that breaks off leaves its part here and the next one goes on from there. */
export interface PartialFile {
  readonly url: string;
  /** The length in bytes that the catalogue states. */
  readonly total: number;
  chunks: Uint8Array<ArrayBuffer>[];
  received: number;
}

export function emptyFile(url: string, total: number): PartialFile {
  return { url, total, chunks: [], received: 0 };
}

export interface TransferOptions {
  readonly signal: AbortSignal;
  /** Called with the bytes that have arrived so far. */
  readonly onProgress: (received: number) => void;
  readonly fetch?: typeof fetch;
}

/**
 * Fetches what is missing of `file` and resolves to the whole. Rejects with `DownloadError`, or with the signal's
 * reason once it is aborted; `file` then holds what had arrived.
 */
export async function streamFile(file: PartialFile, options: TransferOptions): Promise<Blob> {
  if (file.received < file.total || file.received === 0) await transfer(file, options);
  if (file.received !== file.total) {
    // Another length than stated is another file: nothing of it may be joined to a later answer.
    if (file.received > file.total) reset(file);
    throw new DownloadError('interrupted');
  }
  return new Blob(file.chunks, { type: 'application/pdf' });
}

async function transfer(file: PartialFile, options: TransferOptions): Promise<void> {
  try {
    const request = options.fetch ?? fetch;
    const response = await request(file.url, {
      signal: options.signal,
      credentials: 'omit',
      ...(file.received > 0 && { headers: { Range: `bytes=${file.received}-` } }),
    });
    if (!response.ok || response.body === null) {
      throw new DownloadError(response.status >= 500 ? 'interrupted' : 'missing');
    }
    if (response.status !== 206) reset(file);
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      file.chunks.push(part.value);
      file.received += part.value.byteLength;
      options.onProgress(file.received);
    }
  } catch (error) {
    options.signal.throwIfAborted();
    if (error instanceof DownloadError) throw error;
    const failure = file.received > 0 ? 'interrupted' : 'offline';
    throw new DownloadError(failure, { cause: error });
  }
}

function reset(file: PartialFile): void {
  file.chunks = [];
  file.received = 0;
}
