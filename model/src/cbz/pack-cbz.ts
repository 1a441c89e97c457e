import type { PageImage } from '../truth/page-images.ts';
import { COMIC_INFO_FILE, type ComicInfoFacts, type ComicInfoPage, comicInfoXml } from './comic-info.ts';
import { StoredZip } from './stored-zip.ts';
import { webpSize } from './webp-size.ts';

/** How many pages are at hand before it is their turn. */
const AHEAD = 4;
const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png' };

/** The file of a picture. */
export interface PictureFile {
  readonly content: Uint8Array<ArrayBuffer>;
  /** Its media type. */
  readonly type: string;
}

interface PackJob {
  /** The pages, each in its slices. */
  readonly pages: readonly (readonly PageImage[])[];
  /** They stand behind the pages, and may come later than the first of these. */
  readonly facts: Promise<Omit<ComicInfoFacts, 'pages'>>;
  readonly write: (part: Uint8Array<ArrayBuffer>) => Promise<void>;
  readonly fetchImage: (image: PageImage, signal: AbortSignal) => Promise<PictureFile>;
  /** One picture of the slices of a page, with its size; undefined where it cannot be drawn. */
  readonly join: (
    slices: readonly PictureFile[],
  ) => Promise<(PictureFile & { readonly width: number; readonly height: number }) | undefined>;
  readonly signal: AbortSignal;
  /** Called with the number of pages that are in the file. */
  readonly onPage: (done: number) => void;
}

/** A picture as it lies in the file. */
interface PackedPicture extends PictureFile {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly wide: boolean;
}

/**
 * Writes a chapter's pages, and behind them what there is to say of it, piece by piece as a CBZ. A few pages are in memory at most. Resolves with the width of the widest
 * page; throws what fetching and writing throw, or the signal's reason.
 */
export async function packCbz(job: PackJob): Promise<number> {
  const { pages, facts, write, fetchImage, signal, onPage } = job;
  const zip = new StoredZip();
  const packed: ComicInfoPage[] = [];
  const add = async (name: string, content: Uint8Array<ArrayBuffer>) => {
    await write(zip.header(name, content));
    await write(content);
  };
  const stop = new AbortController();
  const end = () => stop.abort(signal.reason);
  signal.addEventListener('abort', end, { once: true });
  try {
    signal.throwIfAborted();
    const waiting: Promise<readonly PictureFile[]>[] = [];
    for (let page = 0; page < pages.length; page += 1) {
      while (waiting.length < AHEAD && page + waiting.length < pages.length) {
        const slices = pages[page + waiting.length] ?? [];
        const next = Promise.all(slices.map((slice) => fetchImage(slice, stop.signal)));
        // It is looked at when it is its turn.
        next.catch(() => undefined);
        waiting.push(next);
      }
      const files = (await waiting.shift()) ?? [];
      signal.throwIfAborted();
      for (const { name, content, width, height, wide } of await picturesOf(job, page, files)) {
        signal.throwIfAborted();
        await add(name, content);
        packed.push({ bytes: content.byteLength, width, height, wide });
      }
      onPage(page + 1);
    }
    const xml = comicInfoXml({ ...(await facts), pages: packed });
    await add(COMIC_INFO_FILE, new TextEncoder().encode(xml));
    await write(zip.end());
  } finally {
    signal.removeEventListener('abort', end);
    stop.abort();
  }
  return Math.max(...packed.map(({ width }) => width));
}

/** The pictures of a page: one, or its slices where they cannot be joined. What is drawn takes far more memory than its file, so it is done page by page. */
async function picturesOf(
  { pages, join }: PackJob,
  index: number,
  files: readonly PictureFile[],
): Promise<readonly PackedPicture[]> {
  const slices = pages[index] ?? [];
  const number = String(index + 1).padStart(Math.max(3, String(pages.length).length), '0');
  const wide = slices[0]?.wide ?? false;
  const joined = files.length > 1 ? await join(files) : undefined;
  if (joined) return [{ ...joined, name: `${number}.${endingOf(joined)}`, wide }];
  return files.map((file, slice) => {
    const { width = 1, height = 1 } = webpSize(file.content) ?? slices[slice] ?? {};
    const name = files.length > 1 ? `${number}-${slice + 1}` : number;
    return { ...file, name: `${name}.${endingOf(file)}`, width, height, wide };
  });
}

const endingOf = ({ type }: PictureFile) => ENDINGS[type] ?? 'webp';
