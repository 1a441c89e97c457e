import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { byNaturalOrder } from '@rawi/media/archives/natural-order';
import { formatOf, HEAD_BYTES, isPixelFormat } from '@rawi/media/formats/file-format';

/** Something in a tree that may be a chapter, by its path below the tree's folder. */
export interface TreeItem {
  readonly path: string;
  /** `archive` is none that is opened: RAR, 7z. `pictures` is a folder of them. */
  readonly kind: 'zip' | 'pdf' | 'archive' | 'pictures';
  readonly bytes: number;
  /** When it was changed last, in milliseconds. */
  readonly changedAt: number;
  /** Length and time of change of what describes a folder of pictures. */
  readonly info?: string;
}

/** What stands beside chapters and says something of them. */
export interface TreeFolder {
  readonly path: string;
  /** `series.json`, `details.json`, a `ComicInfo.xml` or a picture that is named as a cover, by their names. */
  readonly beside: readonly string[];
}

export type Found =
  | { readonly item: TreeItem }
  | { readonly folder: TreeFolder }
  | { readonly unread: string; readonly why: string };

const CHAPTER_FILE = /\.(?:cbz|zip|pdf|cbr|rar|cb7|7z|cbt|tar)$/i;
const PICTURE_FILE = /\.(?:jpe?g|jfif|png|webp|gif|avif|bmp)$/i;
const COVER_FILE = /^(?:cover|poster|folder|غلاف|الغلاف)\.(?:jpe?g|png|webp|avif)$/iu;
/** What describes a chapter that is a folder of pictures. */
export const COMIC_INFO = /^ComicInfo\.xml$/i;
const BESIDE = /^(?:series\.json|details\.json|ComicInfo\.xml)$/i;
/** What systems and servers leave there. */
const HIDDEN = /^(?:\.|__MACOSX$|@eaDir$|#recycle$|\$RECYCLE\.BIN$|Thumbs\.db$|desktop\.ini$)/i;
/** How deep folders lie in one another; nobody keeps comics deeper. */
const DEEPEST = 12;

/**
 * Walks a tree in the natural order of its names, one folder at a time: what is in memory does not grow with it. Links are not followed, so that it ends, and nothing
 * outside of it is read.
 */
export async function* walkTree(root: string, below = '', depth = 0): AsyncGenerator<Found> {
  const entries = await readdir(join(root, below), { withFileTypes: true }).catch(() => undefined);
  if (!entries) return yield { unread: below, why: 'this folder cannot be read' };
  if (depth > DEEPEST) return yield { unread: below, why: 'it lies too deep in other folders' };
  const shown = entries
    .filter(({ name }) => !HIDDEN.test(name))
    .toSorted((one, other) => byNaturalOrder(one.name, other.name));
  const inside = (name: string) => (below === '' ? name : `${below}/${name}`);
  const files = shown.filter((entry) => entry.isFile()).map(({ name }) => name);
  const beside = files.filter((name) => BESIDE.test(name) || COVER_FILE.test(name));
  yield { folder: { path: below, beside } };
  const chapters = files.filter((name) => CHAPTER_FILE.test(name));
  const pictures = files.filter((name) => PICTURE_FILE.test(name) && !COVER_FILE.test(name));
  // Beside archives, pictures are covers and posters.
  if (chapters.length === 0 && pictures.length > 0 && below !== '')
    yield* pictureFolder(
      root,
      below,
      pictures,
      beside.find((name) => COMIC_INFO.test(name)),
    );
  for (const name of chapters) yield* chapterFile(root, inside(name));
  for (const entry of shown) if (entry.isDirectory()) yield* walkTree(root, inside(entry.name), depth + 1);
}

async function* pictureFolder(
  root: string,
  path: string,
  names: readonly string[],
  info: string | undefined,
): AsyncGenerator<Found> {
  let [bytes, changedAt] = [0, 0];
  for (const name of names) {
    const file = await stat(join(root, path, name)).catch(() => undefined);
    bytes += file?.size ?? 0;
    changedAt = Math.max(changedAt, Math.round(file?.mtimeMs ?? 0));
  }
  const about = info === undefined ? undefined : await stat(join(root, path, info)).catch(() => undefined);
  const described = about && { info: `${about.size} ${Math.round(about.mtimeMs)}` };
  yield { item: { path, kind: 'pictures', bytes, changedAt, ...described } };
}

/** A file by its first bytes: many a `.cbz` is a RAR. */
async function* chapterFile(root: string, path: string): AsyncGenerator<Found> {
  const file = await lookAt(join(root, path));
  if (!file) return yield { unread: path, why: 'it cannot be read' };
  const { format, bytes, changedAt } = file;
  if (format === 'zip' || format === 'pdf' || format === 'archive') {
    yield { item: { path, kind: format, bytes, changedAt } };
  } else if (bytes === 0) yield { unread: path, why: 'it is empty' };
  else if (!isPixelFormat(format)) yield { unread: path, why: 'it is neither an archive nor a PDF' };
}

async function lookAt(path: string) {
  try {
    const file = await open(path);
    try {
      const { size, mtimeMs } = await file.stat();
      const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
      return { format: formatOf(buffer.subarray(0, bytesRead)), bytes: size, changedAt: Math.round(mtimeMs) };
    } finally {
      await file.close();
    }
  } catch {
    return undefined;
  }
}
