import { join } from 'node:path';
import type { DenseOptions, DensePage } from '@rawi/media/distill/distill-dense';
import { WIDEST_PAGE } from '@rawi/media/pictures/encode-page';
import { FileRefused } from '@rawi/media/refusal';
import { asInFile } from '@rawi/model/truth/arranged-pages';
import type { Chapter } from '@rawi/model/truth/chapter';
import type { ChapterFile } from '@rawi/model/truth/file';
import {
  DENSE_WIDTH,
  imageFile,
  imageName,
  packImage,
  pagesOf,
  unpackImage,
} from '@rawi/model/truth/page-images';
import type { PageManifest } from '@rawi/model/truth/page-manifest';
import type { PublicationWork } from '@rawi/model/truth/publication';
import type { Firestore } from 'firebase-admin/firestore';
import { fileRef } from '../data/chapter-files.ts';
import { chapterRef } from '../data/chapters.ts';
import type { Files } from '../data/files.ts';
import { publicationRef } from '../data/publications.ts';
import { submissionRef } from '../data/submissions.ts';
import { inTempFolder } from '../data/temp-folder.ts';
import { fetchOriginal } from '../distilling/fetch-original.ts';
import { inParallel } from '../distilling/in-parallel.ts';
import { readChapterChange } from './chapter-change.ts';
import { fileAt } from './copy-files.ts';

/**
 * Files for dense screens are made of a chapter's original behind its publication, which nobody waits for, and only of pages that have so
 * many pixels. They lie beside its page images, and its document says of which pages they are once all are there.
 */

export interface DensePages {
  readonly firestore: Firestore;
  /** Where originals are, and where readers' files go. */
  readonly uploads: Files;
  readonly bucket: Files;
  readonly now: () => Date;
  /** Draws pages of an original in a process that can be killed; throws `FileRefused`. */
  readonly draw: (options: Omit<DenseOptions, 'program' | 'pageSeconds'>) => Promise<readonly DensePage[]>;
}

/** A chapter that still is as it was published, with its original. */
interface Original {
  readonly manifest: PageManifest;
  readonly file: ChapterFile;
  readonly fileId: string;
}

/**
 * Draws the next pages of a publication, as many as there are seconds, and names all of them once the last is done. Returns whether that was
 * the end of it. What is gone, or something else by now, ends it without any.
 */
export async function drawDensePages(
  services: DensePages,
  submissionId: string,
  seconds: number,
): Promise<boolean> {
  const { firestore: db } = services;
  const work = (await publicationRef(db, submissionId).get()).data();
  if (!work?.densePage) return true;
  const original = await originalOf(db, submissionId, work);
  // What was taken from readers, or replaced, while pages were drawn gets none any more.
  const isStill = async () => (await originalOf(db, submissionId, work)) !== undefined;
  const next = original && (await drawNext(services, original, { from: work.densePage, seconds, isStill }));
  if (next) {
    await goOnWith(db, submissionId, { from: work.densePage, next });
    return false;
  }
  await nameDensePages(services, submissionId, work);
  return true;
}

/** The next run begins at this page, unless another has come further meanwhile. */
async function goOnWith(
  db: Firestore,
  submissionId: string,
  { from, next }: { readonly from: number; readonly next: number },
): Promise<void> {
  const ref = db.doc(publicationRef(db, submissionId).path);
  await db.runTransaction(async (transaction) => {
    if ((await transaction.get(ref)).get('densePage') === from) transaction.update(ref, { densePage: next });
  });
}

async function originalOf(
  db: Firestore,
  submissionId: string,
  { way, comicId, chapterId, folders: [folder] }: PublicationWork,
): Promise<Original | undefined> {
  if (way !== 'out' || chapterId === null) return undefined;
  const chapter = (await chapterRef(db, comicId, chapterId).get()).data();
  const manifest = chapter?.manifest;
  if (!manifest || chapter.submissionId !== submissionId || manifest.folder !== folder?.into)
    return undefined;
  const fileId = (await submissionRef(db, submissionId).get()).data()?.files.chapter?.fileId;
  const file = fileId === undefined ? undefined : (await fileRef(db, fileId).get()).data();
  return file && fileId !== undefined ? { manifest, file, fileId } : undefined;
}

/** The page to begin with, for how long, and whether the chapter still is the one whose pages are drawn. */
interface Turn {
  readonly from: number;
  readonly seconds: number;
  readonly isStill: () => Promise<boolean>;
}

/** Returns the page to go on with; undefined when none is left, or the original is not there. */
async function drawNext(
  services: DensePages,
  { manifest, file, fileId }: Original,
  { from, seconds, isStill }: Turn,
): Promise<number | undefined> {
  const pages = pagesOf(manifest);
  const placed = file.arrangement?.pages ?? asInFile(pages.length);
  if (placed.length !== pages.length) return undefined;
  const wanted = placed.flatMap(({ source, turn }, index) =>
    index + 1 >= from && mayBeDense(pages[index]) ? { source, turn, place: index + 1 } : [],
  );
  if (wanted.length === 0) return undefined;
  const into = manifest.folder;
  return await inTempFolder(async (folder) => {
    const original = join(folder, 'original');
    const done = await drawn(services, { file, fileId, original, folder, seconds, wanted });
    if (!(await isStill())) return undefined;
    const there = done.filter(({ isThere }) => isThere);
    await inParallel(there, async ({ page }) => {
      const name = denseFile(page);
      await services.bucket.upload(`${into}/${name}`, join(folder, name), fileAt(`${into}/${name}`));
    });
    if (!(await isStill())) {
      // Whoever took the chapter from readers may have listed its files before these came. What it had already is in its own lists.
      const late = there.filter(({ page }) => pages[page - 1]?.[0]?.dense === undefined);
      await inParallel(late, ({ page }) => services.bucket.remove(`${into}/${denseFile(page)}`));
      return undefined;
    }
    const last = done.at(-1)?.page;
    return last === undefined ? undefined : wanted.find(({ place }) => place > last)?.place;
  });
}

/** A page is drawn in one piece, and as wide as any: a narrower one has no more pixels. */
const mayBeDense = (slices: ReturnType<typeof pagesOf>[number] | undefined): boolean =>
  slices?.length === 1 && slices[0]?.width === WIDEST_PAGE;

const denseFile = (page: number): string => imageFile(imageName(page, 1), DENSE_WIDTH);

interface Drawing {
  readonly file: ChapterFile;
  readonly fileId: string;
  readonly original: string;
  readonly folder: string;
  readonly seconds: number;
  readonly wanted: Parameters<DensePages['draw']>[0]['pages'];
}

/** What was drawn; nothing where the original is gone, is another one or is refused. */
async function drawn(
  services: DensePages,
  { file, fileId, original, folder, seconds, wanted: pages }: Drawing,
): Promise<readonly DensePage[]> {
  try {
    const bytes = await fetchOriginal(services, file, fileId, original);
    if (bytes?.sha256 !== file.source?.sha256) return [];
    return await services.draw({ file: original, folder, seconds, pages });
  } catch (error) {
    if (error instanceof FileRefused) return [];
    throw error;
  }
}

/**
 * Says of the files that are there in the chapter's document, if that still is of these pages; else deletes them, but for what another way
 * of the publication has made of its folder since: a chapter that is kept for its translator keeps them.
 */
async function nameDensePages(
  { firestore: db, bucket, now }: DensePages,
  submissionId: string,
  { comicId, chapterId, folders: [pages] }: PublicationWork,
): Promise<void> {
  const ended = publicationRef(db, submissionId);
  const all = pages ? await bucket.list(`${pages.into}/`) : [];
  const files = all.filter(({ path }) => path.endsWith(imageFile('', DENSE_WIDTH)));
  const isLeft = await db.runTransaction(async (transaction) => {
    const work = (await transaction.get(ended)).data();
    const chapter =
      chapterId === null ? undefined : (await transaction.get(chapterRef(db, comicId, chapterId))).data();
    const isOut = work?.way === 'out' && work.folders[0]?.into === pages?.into;
    const isShown = chapter?.submissionId === submissionId && chapter.manifest?.folder === pages?.into;
    if (isOut && isShown && chapterId !== null && files.length > 0) {
      const there = new Set(files.map(({ path }) => path));
      const after = (shown: Chapter | undefined) => shown && withDense(shown, there);
      const { write } = await readChapterChange(transaction, db, { comicId, chapterId, after }, now());
      write();
    }
    if (work) transaction.update(db.doc(ended.path), { densePage: 0 });
    return isOut && !isShown;
  });
  if (isLeft) await inParallel(files, ({ path }) => bucket.remove(path));
}

function withDense(chapter: Chapter, there: ReadonlySet<string>): Chapter {
  const { manifest } = chapter;
  if (!manifest) return chapter;
  let page = 0;
  const images = manifest.images.map((text) => {
    const image = unpackImage(text);
    if (image.continues) return text;
    page += 1;
    return packImage({ ...image, dense: there.has(`${manifest.folder}/${denseFile(page)}`) });
  });
  return { ...chapter, manifest: { ...manifest, images } };
}
