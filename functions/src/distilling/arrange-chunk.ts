import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DistilledPage } from '@rawi/media/distill/distilled-page';
import type { ArrangedPage } from '@rawi/model/truth/arranged-pages';
import type { ChapterFile } from '@rawi/model/truth/file';
import { imageFile, imageName } from '@rawi/model/truth/page-images';
import type { Files } from '../data/files.ts';
import { handOn, renew } from '../data/lease.ts';
import { CHUNK_SECONDS } from './distill-chunk.ts';
import type { DistillServices } from './distill-services.ts';
import { fetchOriginal } from './fetch-original.ts';
import type { HeldFile } from './held-file.ts';
import { inParallel } from './in-parallel.ts';
import {
  arrangedFolder,
  filesOfPage,
  stagedFolder,
  stagedParts,
  stagePart,
  unpublished,
  uploadPages,
} from './staged-pages.ts';

/** How many pages a chunk has at most: the files of each are copied within the bucket. */
const CHUNK_PAGES = 100;

interface Arranging {
  readonly source: NonNullable<ChapterFile['source']>;
  readonly arrangement: NonNullable<ChapterFile['arrangement']>;
}

interface Placed extends ArrangedPage {
  /** In the chapter, from 1. */
  readonly place: number;
}

/**
 * Puts the next pages of an arrangement into its folder: those that are turned are drawn from the uploaded file, the
 * others copied from the file's own pages, which stay. Hands the rest to another task. Throws `FileRefused`, and
 * `LeaseLost`. Returns whether the uploaded file existed, where it was needed.
 */
export async function arrangeChunk(
  services: DistillServices,
  held: HeldFile,
  { source, arrangement }: Arranging,
  workFolder: string,
): Promise<boolean> {
  const { staged } = services;
  const { id: fileId, document: file } = held;
  const from = stagedFolder(file.uid, fileId, source);
  const into = arrangedFolder(from, arrangement);
  const { pages: own, readingDirection } = await stagedParts(staged, from, file.parts);
  const begin = arrangement.parts.at(-1) ?? 0;
  const wanted = arrangement.pages
    .map((page, index) => ({ ...page, place: index + 1 }))
    .slice(begin, begin + CHUNK_PAGES);
  const turned = wanted.filter(({ turn }) => turn !== 0);
  const drawn = await drawTurned(services, held, { source, turned, into }, workFolder);
  if (!drawn) return false;
  const firstLeft = turned.find(({ place }) => !drawn.has(place))?.place ?? Number.POSITIVE_INFINITY;
  const pages: DistilledPage[] = [];
  const copies: Copy[] = [];
  for (const { source: number, place, spread } of wanted.filter((page) => page.place < firstLeft)) {
    const is = drawn.get(place) ?? own[number - 1];
    if (!is) throw new Error(`The file ${fileId} has no page ${number}.`);
    const page = { ...placedAt(is, place), wide: spread ?? is.wide };
    pages.push(page);
    if (!drawn.has(place)) copies.push(...copiesOf(is, page));
  }
  await copyAll(staged, copies, { from, into });
  await stagePart(staged, into, { readingDirection, pages });
  const done = begin + pages.length;
  await handOn(services, held, {
    arrangement: { ...arrangement, parts: [...arrangement.parts, done] },
    progress: { state: 'working', done, pageCount: arrangement.pages.length },
  });
  return true;
}

interface Turning extends Pick<Arranging, 'source'> {
  readonly turned: readonly Placed[];
  readonly into: string;
}

/** Draws pages that are turned, as many as there is time for, by their places; undefined if the uploaded file is gone. */
async function drawTurned(
  services: DistillServices,
  held: HeldFile,
  { source, turned, into }: Turning,
  workFolder: string,
): Promise<ReadonlyMap<number, DistilledPage> | undefined> {
  if (turned.length === 0) return new Map();
  const original = join(workFolder, 'original');
  const bytes = await fetchOriginal(services, held.document, held.id, original);
  if (!bytes) return undefined;
  if (bytes.sha256 !== source.sha256) throw new Error(`The file ${held.id} is not the one that was drawn.`);
  const folder = join(workFolder, 'pages');
  await mkdir(folder);
  const only = turned.map((page) => ({ source: page.source, place: page.place, turn: page.turn }));
  const { pages } = await services.distill({ file: original, folder, seconds: CHUNK_SECONDS, only });
  await renew(services, held);
  await uploadPages(services.staged, into, folder, pages);
  return new Map(pages.map((page) => [page.page, page]));
}

/** The same page with the names of another place. */
function placedAt({ jpeg, images, ...page }: DistilledPage, place: number): DistilledPage {
  return {
    ...page,
    page: place,
    jpeg: { ...jpeg, name: `${imageName(place, 1)}.jpg` },
    images: images.map(({ files, ...image }, index) => ({
      ...image,
      files: files.map((file) => ({ ...file, name: imageFile(imageName(place, index + 1), file.width) })),
    })),
  };
}

interface Copy {
  readonly was: string;
  readonly is: string;
  readonly contentType: string;
}

/** The files of a page with their names at another place. */
function copiesOf(was: DistilledPage, is: DistilledPage): Copy[] {
  const names = filesOfPage(is);
  return filesOfPage(was).map(({ name, contentType }, index) => ({
    was: name,
    is: names[index]?.name ?? name,
    contentType,
  }));
}

async function copyAll(
  staged: Files,
  copies: readonly Copy[],
  { from, into }: { readonly from: string; readonly into: string },
): Promise<void> {
  await inParallel(copies, async ({ was, is, contentType }) => {
    const isThere = await staged.copy(`${from}/${was}`, `${into}/${is}`, unpublished(contentType));
    if (!isThere) throw new Error(`${from}/${was} is not there.`);
  });
}
