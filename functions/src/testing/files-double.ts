import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { Downloaded, Files, NewFile, StoredFile } from '../data/files.ts';

interface Stored {
  readonly bytes: Buffer;
  readonly packedAs: string | undefined;
  readonly metadata: Readonly<Record<string, string>>;
}

/** A bucket in memory. Each operation waits for `pace`, then happens at once; `paced` gives one run a pace of its own. */
export class FilesDouble implements Files {
  readonly bucket: string;
  readonly files: Map<string, Stored>;
  readonly pace: () => Promise<void>;
  /** What was read, and how many bytes of it were wanted at most. */
  readonly reads: { readonly path: string; readonly maxBytes: number }[] = [];
  /** Whose download token was taken away. */
  readonly withoutToken = new Set<string>();

  constructor(bucket: string, files = new Map<string, Stored>(), pace = async () => {}) {
    this.bucket = bucket;
    this.files = files;
    this.pace = pace;
  }

  paced(pace: () => Promise<void>): FilesDouble {
    return new FilesDouble(this.bucket, this.files, pace);
  }

  /** As a client would. */
  put(path: string, bytes: Buffer, packedAs?: string): void {
    this.files.set(path, { bytes, packedAs, metadata: {} });
  }

  paths(): string[] {
    return [...this.files.keys()].toSorted();
  }

  async find(path: string): Promise<StoredFile | undefined> {
    await this.pace();
    const file = this.files.get(path);
    return file && stored(path, file);
  }

  async read(path: string, maxBytes: number): Promise<Buffer | 'too-large' | undefined> {
    await this.pace();
    this.reads.push({ path, maxBytes });
    const bytes = this.files.get(path)?.bytes;
    return bytes && bytes.length > maxBytes ? 'too-large' : bytes;
  }

  async save(path: string, bytes: Buffer, { metadata }: NewFile): Promise<void> {
    await this.pace();
    this.files.set(path, { bytes, packedAs: undefined, metadata });
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

  async copy(from: string, to: string, { metadata }: NewFile): Promise<boolean> {
    await this.pace();
    const file = this.files.get(from);
    if (file) this.files.set(to, { ...file, metadata });
    return file !== undefined;
  }

  async dropDownloadToken(path: string): Promise<void> {
    await this.pace();
    this.withoutToken.add(path);
  }

  async list(prefix: string): Promise<readonly StoredFile[]> {
    await this.pace();
    return [...this.files]
      .filter(([path]) => path.startsWith(prefix))
      .map(([path, file]) => stored(path, file));
  }

  async remove(path: string): Promise<void> {
    await this.pace();
    this.files.delete(path);
  }

  async removeAll(prefix: string): Promise<void> {
    for (const { path } of await this.list(prefix)) await this.remove(path);
  }
}

function stored(path: string, { bytes, packedAs, metadata }: Stored): StoredFile {
  const checksum = createHash('md5').update(bytes).digest('base64');
  return { path, bytes: bytes.length, checksum, packedAs, metadata };
}
