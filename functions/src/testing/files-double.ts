import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DOWNLOAD_TOKENS,
  type Downloaded,
  type Files,
  type ListedFiles,
  type NewFile,
  type StoredFile,
} from '../data/files.ts';

interface Stored {
  readonly bytes: Buffer;
  readonly packedAs: string | undefined;
  readonly metadata: Readonly<Record<string, string>>;
}

/**
 * A bucket in memory, which makes download tokens as Storage does. Each operation waits for `pace`, then
 * happens at once; `paced` gives one run a pace of its own.
 */
export class FilesDouble implements Files {
  readonly bucket: string;
  readonly files: Map<string, Stored>;
  readonly pace: () => Promise<void>;
  /** What was read, with the maximum number of bytes. */
  readonly reads: { readonly path: string; readonly maxBytes: number }[] = [];

  constructor(bucket: string, files = new Map<string, Stored>(), pace = async () => {}) {
    this.bucket = bucket;
    this.files = files;
    this.pace = pace;
  }

  paced(pace: () => Promise<void>): FilesDouble {
    return new FilesDouble(this.bucket, this.files, pace);
  }

  /**
   * Uploads like a client: Storage answers with a token, with which anybody can read the file without the
   * rules.
   */
  put(path: string, bytes: Buffer, packedAs?: string): void {
    this.files.set(path, { bytes, packedAs, metadata: {} });
    this.getAsClient(path);
  }

  /** Reads a file like a client or the console: Storage makes a token if there is none, and returns it. */
  getAsClient(path: string): string | undefined {
    const file = this.files.get(path);
    if (!file) return undefined;
    const token = file.metadata[DOWNLOAD_TOKENS] ?? crypto.randomUUID();
    this.files.set(path, { ...file, metadata: { ...file.metadata, [DOWNLOAD_TOKENS]: token } });
    return token;
  }

  /** The files that anybody can read with a token. */
  withToken(): string[] {
    return this.paths().filter((path) => this.files.get(path)?.metadata[DOWNLOAD_TOKENS] !== undefined);
  }

  paths(): string[] {
    return [...this.files.keys()].toSorted();
  }

  async find(path: string): Promise<StoredFile | undefined> {
    await this.pace();
    const file = this.files.get(path);
    return file && toStoredFile(path, file);
  }

  async read(path: string, maxBytes: number): Promise<Buffer | 'too-large' | undefined> {
    await this.pace();
    this.reads.push({ path, maxBytes });
    const bytes = this.files.get(path)?.bytes;
    return bytes && bytes.length > maxBytes ? 'too-large' : bytes;
  }

  open(path: string, { start, end }: { readonly start: number; readonly end: number }): Readable {
    const bytes = this.files.get(path)?.bytes;
    if (bytes) return Readable.from([bytes.subarray(start, end + 1)]);
    return new Readable({
      read() {
        this.destroy(new Error(`${path} is not there.`));
      },
    });
  }

  async save(path: string, bytes: Buffer, { metadata }: NewFile): Promise<void> {
    await this.pace();
    this.files.set(path, { bytes, packedAs: undefined, metadata });
  }

  async create(path: string, bytes: Buffer, file: NewFile): Promise<void> {
    await this.pace();
    if (!this.files.has(path)) this.files.set(path, { bytes, packedAs: undefined, metadata: file.metadata });
  }

  async download(path: string, to: string, maxBytes: number): Promise<Downloaded | 'too-large' | undefined> {
    const bytes = await this.read(path, maxBytes);
    if (!Buffer.isBuffer(bytes)) return bytes;
    await writeFile(to, bytes);
    return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  }

  async upload(path: string, from: string, file: NewFile): Promise<void> {
    await this.save(path, await readFile(from), file);
  }

  /** The metadata of a copy may be its own or its source's: a token is never assumed to be removed. */
  async copy(from: string, to: string, { metadata }: NewFile): Promise<boolean> {
    await this.pace();
    const file = this.files.get(from);
    const token = file?.metadata[DOWNLOAD_TOKENS];
    const kept = token === undefined ? metadata : { ...metadata, [DOWNLOAD_TOKENS]: token };
    if (file) this.files.set(to, { ...file, metadata: kept });
    return file !== undefined;
  }

  async dropDownloadToken(path: string): Promise<void> {
    await this.pace();
    const file = this.files.get(path);
    if (!file) return;
    const { [DOWNLOAD_TOKENS]: _, ...metadata } = file.metadata;
    this.files.set(path, { ...file, metadata });
  }

  async list(prefix: string): Promise<readonly StoredFile[]> {
    await this.pace();
    return [...this.files]
      .filter(([path]) => path.startsWith(prefix))
      .map(([path, file]) => toStoredFile(path, file));
  }

  async listSome(prefix: string, from: string | null, most: number): Promise<ListedFiles> {
    const all = (await this.list(prefix)).toSorted((one, other) => (one.path < other.path ? -1 : 1));
    const rest = all.filter(({ path }) => from === null || path >= from);
    return { files: rest.slice(0, most), next: rest[most]?.path ?? null };
  }

  async remove(path: string): Promise<void> {
    await this.pace();
    this.files.delete(path);
  }

  async removeAll(prefix: string): Promise<void> {
    for (const { path } of await this.list(prefix)) await this.remove(path);
  }
}

function toStoredFile(path: string, { bytes, packedAs, metadata }: Stored): StoredFile {
  const checksum = createHash('md5').update(bytes).digest('base64');
  return { path, bytes: bytes.length, checksum, packedAs, metadata };
}
