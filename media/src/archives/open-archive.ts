import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { LIMITS } from '@rawi/model/limits';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { BOUNDS } from '../bounds.ts';
import { formatOf, HEAD_BYTES, isPixelFormat, type PixelFormat } from '../formats/file-format.ts';
import { FileRefused } from '../refusal.ts';
import { type ComicInfo, NO_COMIC_INFO, readComicInfo } from './comic-info.ts';
import { byNaturalOrder } from './natural-order.ts';

/** A page of an archive, still packed. */
export interface ArchivedPicture {
  readonly format: PixelFormat;
  /** What `ComicInfo.xml` says: two pages drawn as one. */
  readonly wide: boolean;
  /** The picture's bytes; throws `FileRefused` when they are not what the archive says of them. */
  readonly read: () => Promise<Buffer>;
}

export interface ComicArchive {
  /** In the order of their names, which is the order of reading also where that goes from right to left. */
  readonly pictures: readonly ArchivedPicture[];
  readonly readingDirection: ComicInfo['readingDirection'];
  readonly close: () => void;
}

/** A file with such a name is meant to be a page, whatever it holds. */
const PICTURE_NAME = /\.(?:jpe?g|jfif|png|webp|gif|avif|bmp|tiff?|svg|hei[cf]|jxl|jp2)$/i;
/** What systems leave beside a person's files. */
const HIDDEN = /(?:^|\/)(?:\.|__MACOSX\/|Thumbs\.db$|desktop\.ini$)/i;

/** Opens a ZIP of pictures; throws `FileRefused` for one that is unsafe, lies, or holds none. */
export async function openArchive(path: string): Promise<ComicArchive> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true, strictFileNames: false }).catch(
    (error: unknown) => {
      throw new FileRefused('damaged', undefined, { cause: error });
    },
  );
  try {
    const entries = await safeEntries(zip);
    const info = await comicInfoOf(zip, entries);
    const found = await picturesOf(zip, entries);
    const pictures = found
      .map((picture, index) => ({ ...picture, wide: info.wide.has(index) }))
      .filter((_, index) => !info.deleted.has(index));
    if (pictures.length === 0) throw new FileRefused('no-pages');
    if (pictures.length > LIMITS.pdfPages.max) throw new FileRefused('too-many-pages');
    return { pictures, readingDirection: info.readingDirection, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error instanceof FileRefused ? error : new FileRefused('damaged', undefined, { cause: error });
  }
}

/** The files in the archive's directory, after the directory has been checked. */
async function safeEntries(zip: ZipFile): Promise<Entry[]> {
  const { entries: maxEntries, nameBytes, unpackedBytes, entryBytes, ratio, ratioFrom } = BOUNDS.archive;
  if (zip.entryCount > maxEntries) throw new FileRefused('archive-too-large');
  const entries: Entry[] = [];
  const names = new Set<string>();
  let unpacked = 0;
  for await (const entry of directoryOf(zip)) {
    if (entry.fileNameLength > nameBytes || isLink(entry)) throw new FileRefused('archive-unsafe');
    if (entry.fileName.endsWith('/')) continue;
    if (names.has(entry.fileName) || entry.fileName.includes('\0')) throw new FileRefused('archive-unsafe');
    if (entry.isEncrypted()) throw new FileRefused('password');
    unpacked += entry.uncompressedSize;
    if (unpacked > unpackedBytes || entry.uncompressedSize > entryBytes) {
      throw new FileRefused('archive-too-large');
    }
    names.add(entry.fileName);
    if (!HIDDEN.test(entry.fileName)) entries.push(entry);
  }
  if (unpacked > ratioFrom && unpacked > zip.fileSize * ratio) throw new FileRefused('archive-too-large');
  return entries;
}

async function* directoryOf(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry();
  } catch (error) {
    // The package refuses absolute names and names that lead upwards; this is known only from the text of its error.
    const isName = error instanceof Error && /^(?:absolute path|invalid relative path)/.test(error.message);
    throw new FileRefused(isName ? 'archive-unsafe' : 'damaged', undefined, { cause: error });
  }
}

/** Whether the entry is anything but a file or a folder, where it was written by a Unix. */
function isLink({ versionMadeBy, externalFileAttributes }: Entry): boolean {
  const kind = (externalFileAttributes >>> 16) & 0o170_000;
  return versionMadeBy >> 8 === 3 && ![0, 0o100_000, 0o040_000].includes(kind);
}

async function comicInfoOf(zip: ZipFile, entries: readonly Entry[]): Promise<ComicInfo> {
  const file = entries.find(({ fileName }) => /(?:^|\/)ComicInfo\.xml$/i.test(fileName));
  if (!file || file.uncompressedSize > BOUNDS.archive.comicInfoBytes) return NO_COMIC_INFO;
  return readComicInfo((await readEntry(zip, file)).toString('utf8'));
}

/** The pictures in their order; anything that is named as one and is none is refused by its page. */
async function picturesOf(zip: ZipFile, entries: readonly Entry[]) {
  const pictures: { readonly format: PixelFormat; readonly read: () => Promise<Buffer> }[] = [];
  for (const entry of entries.toSorted((one, other) => byNaturalOrder(one.fileName, other.fileName))) {
    const format = formatOf(await readHead(zip, entry));
    if (format === 'zip' || format === 'archive') throw new FileRefused('archive-unsafe');
    const page = pictures.length + 1;
    if (isPixelFormat(format)) pictures.push({ format, read: () => readEntry(zip, entry) });
    else if (format === 'heic') throw new FileRefused('heic', page);
    else if (PICTURE_NAME.test(entry.fileName)) {
      throw new FileRefused(entry.uncompressedSize === 0 ? 'empty' : 'wrong-format', page);
    }
  }
  return pictures;
}

async function readHead(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of await openEntry(zip, entry)) {
    chunks.push(Buffer.from(chunk));
    bytes += chunks.at(-1)?.length ?? 0;
    if (bytes >= HEAD_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, HEAD_BYTES);
}

async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  try {
    const chunks: Buffer[] = [];
    // Bytes beyond the size in the directory are an error of the stream.
    for await (const chunk of await openEntry(zip, entry)) chunks.push(Buffer.from(chunk));
    const content = Buffer.concat(chunks);
    if (crc32(content) !== entry.crc32) throw new FileRefused('damaged');
    return content;
  } catch (error) {
    throw error instanceof FileRefused ? error : new FileRefused('damaged', undefined, { cause: error });
  }
}

function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  return zip.openReadStreamPromise(entry);
}
