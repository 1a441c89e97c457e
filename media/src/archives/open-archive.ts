import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { LIMITS } from '@rawi/model/limits';
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl';
import { BOUNDS } from '../bounds.ts';
import { formatOf, HEAD_BYTES, isPixelFormat, type PixelFormat } from '../formats/file-format.ts';
import { FileRefused } from '../refusal.ts';
import { archiveBytes } from './archive-bytes.ts';
import { type ComicInfo, comicInfoText, NO_COMIC_INFO, readComicInfo } from './comic-info.ts';
import { byNaturalOrder } from './natural-order.ts';
import { splitSpreads } from './spread-names.ts';

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
  /** What `ComicInfo.xml` says of the comic. */
  readonly about: ComicInfo['about'];
  readonly close: () => void;
}

/** A file with such a name is meant to be a page, whatever it holds. */
const PICTURE_NAME = /\.(?:jpe?g|jfif|png|webp|gif|avif|bmp|tiff?|svg|hei[cf]|jxl|jp2)$/i;
/** What systems leave beside a person's files: a folder may well be called `.hack`. */
const HIDDEN = /(?:^|\/)(?:\.[^/]*$|__MACOSX\/|Thumbs\.db$|desktop\.ini$)/i;
/** APPNOTE 4.4.5: stored, and deflated. */
const KNOWN_COMPRESSIONS: ReadonlySet<number> = new Set([0, 8]);

/** Opens a ZIP of pictures; throws `FileRefused` for one that is unsafe, lies, or holds none. */
export async function openArchive(path: string): Promise<ComicArchive> {
  const zip = await openZip(path).catch((error: unknown) => {
    throw new FileRefused('damaged', undefined, { cause: error });
  });
  try {
    const entries = await safeEntries(zip);
    const info = await comicInfoOf(zip, entries);
    const found = await picturesOf(zip, entries);
    const pictures = found
      .map((picture, index) => ({ ...picture, wide: info.wide.has(index) }))
      .filter((_, index) => !info.deleted.has(index));
    if (pictures.length === 0) throw new FileRefused('no-pages');
    if (pictures.length > LIMITS.pdfPages.max) throw new FileRefused('too-many-pages');
    const { readingDirection, about } = info;
    return { pictures, readingDirection, about, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error instanceof FileRefused ? error : new FileRefused('damaged', undefined, { cause: error });
  }
}

async function openZip(path: string): Promise<ZipFile> {
  const options = { autoClose: false, lazyEntries: true, strictFileNames: false };
  const bytes = await archiveBytes(path);
  return bytes ? fromBufferPromise(bytes, options) : openPromise(path, options);
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
    if (entry.fileName.includes('\0')) throw new FileRefused('archive-unsafe');
    const name = plainName(entry);
    if (names.has(name)) throw new FileRefused('archive-same-names');
    if (entry.isEncrypted()) throw new FileRefused('password');
    unpacked += entry.uncompressedSize;
    if (unpacked > unpackedBytes || entry.uncompressedSize > entryBytes) {
      throw new FileRefused('archive-too-large');
    }
    names.add(name);
    if (HIDDEN.test(name)) continue;
    if (!KNOWN_COMPRESSIONS.has(entry.compressionMethod)) throw new FileRefused('archive-packing');
    entries.push(entry);
  }
  if (unpacked > ratioFrom && unpacked > zip.fileSize * ratio) throw new FileRefused('archive-too-large');
  return entries;
}

/** The name of an entry without the steps that stay where they are: `./001.jpg`, as some programs write it, is `001.jpg`. */
function plainName({ fileName }: Entry): string {
  return fileName
    .split('/')
    .filter((part) => part !== '.' && part !== '')
    .join('/');
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
  return readComicInfo(comicInfoText(await readEntry(zip, file)));
}

/** The pictures in their order; anything that is named as one and is none is refused by its page. */
async function picturesOf(zip: ZipFile, entries: readonly Entry[]) {
  const pictures: { readonly format: PixelFormat; readonly read: () => Promise<Buffer> }[] = [];
  const named = new Map(entries.map((entry) => [plainName(entry), entry]));
  const shown = splitSpreads([...named.keys()]);
  const inOrder = [...named].toSorted(([one], [other]) =>
    byNaturalOrder(shown.get(one) ?? one, shown.get(other) ?? other),
  );
  let hasPdf = false;
  for (const [, entry] of inOrder) {
    const format = formatOf(await readHead(zip, entry));
    if (format === 'zip' || format === 'archive') throw new FileRefused('archive-unsafe');
    hasPdf ||= format === 'pdf';
    const page = pictures.length + 1;
    if (isPixelFormat(format)) pictures.push({ format, read: () => readEntry(zip, entry) });
    else if (format === 'heic') throw new FileRefused('heic', page);
    else if (PICTURE_NAME.test(entry.fileName)) {
      throw new FileRefused(entry.uncompressedSize === 0 ? 'empty' : 'wrong-format', page);
    }
  }
  if (pictures.length === 0 && hasPdf) throw new FileRefused('archive-of-pdf');
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
