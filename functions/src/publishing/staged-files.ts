import { writtenPictureSchema } from '@rawi/media/covers/written-picture';
import { CHAPTER_PDF } from '@rawi/media/distill/chapter-files';
import type { Chapter } from '@rawi/model/truth/chapter';
import { type ChapterFile, type FilePart, STAGED } from '@rawi/model/truth/file';
import { filesOfChapter } from '@rawi/model/truth/named-files';
import { pageManifestSchema } from '@rawi/model/truth/page-manifest';
import type { PublicationWork } from '@rawi/model/truth/publication';
import { type Image, imageSchema } from '@rawi/model/truth/schemas';
import type { Submission } from '@rawi/model/truth/submission';
import type { z } from 'zod';
import { fileRef } from '../data/chapter-files.ts';
import { FileVanished } from './file-vanished.ts';
import type { PublishServices } from './publish-services.ts';
import { type Copy, copiesBetween, panelsFileFor } from './published-files.ts';

/** The published files of a chapter. */
export type ShownFiles = Pick<
  Chapter,
  'cover' | 'pdf' | 'credits' | 'pageCount' | 'manifest' | 'panelsFile' | 'transcript' | 'sha256'
>;

/** Files with their published paths, and how to copy them there. */
interface Staged<T> {
  readonly shown: T;
  readonly copies: readonly Copy[];
}

/** More than the notes of 500 pages need. */
const MAX_NOTES_BYTES = 4 * 1024 * 1024;

type Folders = PublicationWork['folders'][number];

/** The files of a chapter that was never published before. */
export async function stagedChapter(
  services: PublishServices,
  { folders }: PublicationWork,
  { files }: Submission,
): Promise<Staged<ShownFiles>> {
  const [pages, own] = folders;
  if (!pages) throw new TypeError('A chapter has a folder.');
  const { source, progress } = await fileOf(services, files, 'chapter');
  if (progress.state !== 'ready' || !source) throw new Error('The file of the chapter is not ready.');
  const notes = async <T>(name: string, schema: z.ZodType<T>) =>
    readNotes(services, `${pages.from}/${name}`, schema);
  const shown = {
    cover: own ? await coverOf(services, files, own) : await pageOneCover(notes, pages),
    pdf: { path: `${pages.into}/${CHAPTER_PDF}`, bytes: progress.pdfBytes },
    pageCount: progress.pageCount,
    manifest: { ...(await notes(STAGED.manifest, pageManifestSchema)), folder: pages.into },
    // A file that was taken apart before there were panels has none: they are looked for.
    panelsFile: (await services.bucket.find(`${pages.from}/${STAGED.panels}`))
      ? panelsFileFor(pages.into)
      : null,
    sha256: source.sha256,
  };
  const covers = new Set(shown.cover.sources.map(({ path }) => path));
  return {
    shown,
    copies: filesOfChapter(shown).flatMap((path) =>
      copiesBetween([path], own && covers.has(path) ? own : pages),
    ),
  };
}

/** The cover of a comic that was never published before. */
export async function stagedCover(
  services: PublishServices,
  { folders: [folder] }: PublicationWork,
  { files }: Submission,
): Promise<Staged<Image>> {
  if (!folder) throw new TypeError('A comic has a folder.');
  const shown = await coverOf(services, files, folder);
  return {
    shown,
    copies: copiesBetween(
      shown.sources.map(({ path }) => path),
      folder,
    ),
  };
}

/** A cover that was made from a file of its own. */
async function coverOf(
  services: PublishServices,
  files: Submission['files'],
  folder: Folders,
): Promise<Image> {
  const { progress } = await fileOf(services, files, 'cover');
  if (progress.state !== 'drawn') throw new Error('The cover is not drawn.');
  return toPublished(progress.cover, folder);
}

async function pageOneCover(
  notes: <T>(name: string, schema: z.ZodType<T>) => Promise<T>,
  folder: Folders,
): Promise<Image> {
  const { variants, ...picture } = await notes(STAGED.cover, writtenPictureSchema);
  const sources = variants.map(({ name, width }) => ({ path: `${folder.from}/cover-${name}`, width }));
  return toPublished(imageSchema.parse({ ...picture, sources }), folder);
}

/** An image with its published paths. */
function toPublished(image: Image, { into }: Folders): Image {
  const sources = image.sources.map(({ path, width }) => ({
    path: `${into}${path.slice(path.lastIndexOf('/'))}`,
    width,
  }));
  return { ...image, sources };
}

async function fileOf(
  { firestore }: PublishServices,
  files: Submission['files'],
  part: FilePart,
): Promise<ChapterFile> {
  const ref = fileRef(firestore, files[part]?.fileId ?? part);
  const file = (await ref.get()).data();
  if (!file) throw new FileVanished(ref.path);
  return file;
}

async function readNotes<T>({ bucket }: PublishServices, path: string, schema: z.ZodType<T>): Promise<T> {
  const bytes = await bucket.read(path, MAX_NOTES_BYTES);
  if (!Buffer.isBuffer(bytes)) throw new FileVanished(path);
  return schema.parse(JSON.parse(bytes.toString('utf8')));
}
