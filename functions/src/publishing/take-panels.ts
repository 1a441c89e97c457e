import { differenceOf, type PagePicture, pictureOfPage } from '@rawi/media/panels/same-pictures';
import type { ChapterDocument } from '@rawi/model/pages/chapter-link';
import { isSame } from '@rawi/model/pages/is-same';
import { matchesBetween } from '@rawi/model/pages/translation-rows';
import { keepSet, type SamePages, takeOver } from '@rawi/model/panels/set-pages';
import type { PagePanels } from '@rawi/model/truth/chapter-panels';
import { pageInTranslation } from '@rawi/model/truth/matched-pages';
import { DENSE_WIDTH, pagesOf } from '@rawi/model/truth/page-images';
import type { PageManifest } from '@rawi/model/truth/page-manifest';
import type { Files } from '../data/files.ts';
import { inParallel } from '../distilling/in-parallel.ts';
import { FileVanished } from './file-vanished.ts';
import { readPanels } from './panels-files.ts';

/** The panels of a chapter's pages, taken over from where people have set them for the same pictures. */

/** A narrow page image is far smaller. */
const MAX_IMAGE_BYTES = 4 * 1024 * 1024;
/** How many translations are looked through: those of a number are few. */
const MOST = 8;

/** A chapter with page images and a file of panels. */
export type Pictured = ChapterDocument & { readonly manifest: PageManifest; readonly panelsFile: string };

export function isPictured(chapter: ChapterDocument): chapter is Pictured {
  return chapter.manifest !== undefined && typeof chapter.panelsFile === 'string';
}

/**
 * A chapter's pages with the panels that people have set in other translations of it, as far as page pictures are the same; first with
 * what they have set for the very same images before its file was replaced.
 */
export async function takenPages(
  bucket: Files,
  own: Pictured,
  others: readonly ChapterDocument[],
): Promise<{ readonly pages: PagePanels[]; readonly isChanged: boolean }> {
  const had = (await readPanels(bucket, own.panelsFile)).pages;
  let pages = had;
  const { earlier } = own.panelsDue ?? {};
  if (earlier) {
    const before = await sameImages(bucket, own.manifest.folder, earlier).catch(unlessVanished);
    if (before) pages = keepSet(pages, before);
  }
  const pictures = new Map<string, PagePicture>();
  const set = others.filter((other) => other.panelsSet && other.number === own.number).filter(isPictured);
  const newestFirst = set.toSorted((one, other) => +other.publishedAt - +one.publishedAt).slice(0, MOST);
  const sources: SamePages[] = [];
  for (const other of newestFirst) {
    // One that is being taken down, or replaced, has nothing to give; its successor asks again.
    const source = await sourceIn(bucket, { own, other, pictures }).catch(unlessVanished);
    if (source) sources.push(source);
  }
  const taken = takeOver(pages, sources);
  return { pages: taken, isChanged: !isSame(taken, had) };
}

function unlessVanished(error: unknown): undefined {
  if (!(error instanceof FileVanished)) throw error;
}

interface Comparing {
  readonly own: Pictured;
  readonly other: Pictured;
  /** What was looked at already, by folder and page. */
  readonly pictures: Map<string, PagePicture>;
}

/**
 * Which pages of another translation, of those that people have set, show the pictures of one's own: those to which a reader would flip, else
 * whichever is most alike.
 */
async function sourceIn(bucket: Files, { own, other, pictures }: Comparing): Promise<SamePages> {
  const { pages } = await readPanels(bucket, other.panelsFile);
  const set = pages.flatMap((page, index) =>
    page.set === 'here' || page.set === 'found' ? [index + 1] : [],
  );
  const matches = matchesBetween(other, own);
  const flipped = new Map(
    set.map((page) => [
      page,
      pageInTranslation(page, other.pageCount, { pageCount: own.pageCount, matches }),
    ]),
  );
  const isKnown = matches !== undefined || own.pageCount === other.pageCount;
  const wanted = isKnown ? [...flipped.values()].flatMap((page) => page ?? []) : allPages(own.pageCount);
  await look(bucket, own.manifest, wanted, pictures);
  await look(bucket, other.manifest, set, pictures);
  const differ = (ownPage: number, page: number) => {
    const [one, two] = [
      pictures.get(nameOf(own.manifest, ownPage)),
      pictures.get(nameOf(other.manifest, page)),
    ];
    return one && two ? differenceOf(one, two) : undefined;
  };
  const same = new Map<number, number>();
  for (const page of set) {
    const ownPage = isKnown ? flipped.get(page) : closest(wanted, (each) => differ(each, page));
    if (ownPage === undefined || differ(ownPage, page) === undefined) continue;
    const earlier = same.get(ownPage);
    const isCloser = earlier === undefined || (differ(ownPage, page) ?? 0) < (differ(ownPage, earlier) ?? 0);
    if (isCloser) same.set(ownPage, page);
  }
  return { pages, pageOf: (page) => same.get(page) };
}

const allPages = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const nameOf = ({ folder }: PageManifest, page: number) => `${folder}/${page}`;

/** The page with the smallest difference, if any is the same. */
function closest(pages: readonly number[], differ: (page: number) => number | undefined): number | undefined {
  let best: { readonly page: number; readonly by: number } | undefined;
  for (const page of pages) {
    const by = differ(page);
    if (by !== undefined && (best === undefined || by < best.by)) best = { page, by };
  }
  return best?.page;
}

/** Looks at the pictures of pages, each once. */
async function look(
  bucket: Files,
  manifest: PageManifest,
  wanted: readonly number[],
  pictures: Map<string, PagePicture>,
): Promise<void> {
  const pages = pagesOf(manifest);
  const read = async (path: string): Promise<Buffer> => {
    const bytes = await bucket.read(path, MAX_IMAGE_BYTES);
    if (!Buffer.isBuffer(bytes)) throw new FileVanished(path);
    return bytes;
  };
  await inParallel(
    wanted.filter((page) => !pictures.has(nameOf(manifest, page))),
    async (page) => {
      const slices = pages[page - 1];
      if (slices) pictures.set(nameOf(manifest, page), await pictureOfPage(slices, read));
    },
  );
}

/** `12-800.webp`, of a page's later slice `12.2-800.webp`. */
const IMAGE_FILE = /\/(\d+)(?:\.\d+)?-(\d+)\.webp$/;

/** Which pages of an earlier file have the very same images: the same files, whatever page they are. Its folder stays for a day. */
async function sameImages(
  bucket: Files,
  folder: string,
  earlier: { readonly images: string; readonly panels: string },
): Promise<SamePages> {
  const [now, before] = [await imagesIn(bucket, folder), await imagesIn(bucket, earlier.images)];
  const pageBefore = new Map([...before].map(([page, images]) => [images, page]));
  const { pages } = await readPanels(bucket, earlier.panels);
  return { pages, pageOf: (page) => pageBefore.get(now.get(page) ?? '') };
}

/** What the images of each page are, in one text. */
export async function imagesIn(bucket: Files, folder: string): Promise<Map<number, string>> {
  const images = new Map<number, string>();
  const files = (await bucket.list(`${folder}/`)).toSorted((one, other) => (one.path < other.path ? -1 : 1));
  for (const { path, checksum, bytes } of files) {
    const [, page = 0, width = 0] = (IMAGE_FILE.exec(path) ?? []).map(Number);
    // Files for dense screens come behind a publication: the earlier one may have them, the new one not yet.
    if (page > 0 && width !== DENSE_WIDTH) images.set(page, `${images.get(page) ?? ''} ${checksum}:${bytes}`);
  }
  return images;
}
