/** Why a file was not downloaded: retrying does not help with `missing`, but may with the others. */
export type DownloadFailure = 'offline' | 'missing' | 'interrupted';

export class DownloadError extends Error {
  readonly failure: DownloadFailure;

  constructor(failure: DownloadFailure, options?: ErrorOptions) {
    super(`The file did not arrive: ${failure}.`, options);
    this.name = 'DownloadError';
    this.failure = failure;
  }
}

/**
 * A partly downloaded file. An interrupted transfer leaves its bytes here, and the next one resumes from
 * there.
 */
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

/** What continues a file. */
export interface FilePart {
  readonly url: string;
  readonly bytes: number;
}

export interface TransferOptions {
  readonly signal: AbortSignal;
  /** Called with the number of bytes received so far. */
  readonly onProgress: (received: number) => void;
  readonly fetch?: typeof fetch;
}

/**
 * Fetches the missing bytes of `file` and resolves to the whole. Rejects with `DownloadError`, or with the
 * signal's reason once it is aborted; `file` then holds the bytes received so far.
 */
export async function streamFile(file: PartialFile, options: TransferOptions): Promise<Blob> {
  if (file.received < file.total || file.received === 0) await transfer(file, options);
  if (file.received !== file.total) {
    // A different length means a different file, so its bytes must not be joined with a later answer.
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

/**
 * The last part of a file, which is whole without it too: undefined if it is not there or not as long as stated. Rejects with the
 * signal's reason once it is aborted.
 */
export async function fetchPart(
  { url, bytes }: FilePart,
  { signal, fetch: request = fetch }: Pick<TransferOptions, 'signal' | 'fetch'>,
): Promise<Blob | undefined> {
  try {
    const response = await request(url, { signal, credentials: 'omit' });
    const part = response.ok ? await response.blob() : undefined;
    return part?.size === bytes ? part : undefined;
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}

function reset(file: PartialFile): void {
  file.chunks = [];
  file.received = 0;
}
