import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type Bucket, uploadFiles } from '@rawi/media/upload-files';
import { paths, storagePaths } from '@rawi/model/paths';
import { type ChapterFile, type FilePart, fileSchema, STAGED } from '@rawi/model/truth/file';
import { pagesOf } from '@rawi/model/truth/page-images';
import type { Image } from '@rawi/model/truth/schemas';
import type { SubmittedFile } from '@rawi/model/truth/submission';
import type { DrawnComic } from '../output/tasks.ts';
import type { SeedDocument } from './seed-document.ts';

type DrawnChapter = DrawnComic['chapters'][number];

/** Where drawn files lie, and where they go. */
export interface WaitingFiles {
  /** The folder that holds the drawn files. */
  readonly files: string;
  readonly bucket: Bucket;
}

interface Submitted {
  readonly uid: string;
  readonly submissionId: string;
  readonly at: Date;
}

/** A file of a submission: what the submission says of it, and its document. */
interface StagedFile {
  readonly submitted: SubmittedFile;
  readonly document: SeedDocument;
}

/** Stores a drawn chapter as if its translator had uploaded it and its checks had passed. */
export async function stageChapter(
  to: WaitingFiles,
  of: Submitted,
  drawn: DrawnChapter,
): Promise<StagedFile> {
  const { folder, ...known } = place(of, 'chapter');
  const { manifest, cover, pdf, pageCount } = drawn;
  const [small] = cover.sources;
  if (!small) throw new Error(`${drawn.id} has no cover.`);
  const note = {
    width: small.width,
    height: Math.round((small.width * cover.height) / cover.width),
    color: cover.color,
    variants: [{ name: `${small.width}.webp`, width: small.width }],
  };
  await uploadFiles(to.bucket, [
    ...drawn.files.map((file) => ({
      ...file,
      path: `${folder}/${nameOf(file.path)}`,
      source: { file: join(to.files, file.path) },
    })),
    json(`${folder}/${STAGED.manifest}`, { ...manifest, folder }),
    json(`${folder}/${STAGED.pages}`, []),
    json(`${folder}/${STAGED.cover}`, note),
  ]);
  return staged(of, known, {
    bytes: pdf.bytes,
    name: `chapter-${drawn.id}.pdf`,
    progress: { state: 'ready', pageCount, folder, pdfBytes: pdf.bytes, repeatedPages: [] },
  });
}

/** Stores a page of a drawn chapter as the cover of a proposed comic. */
export async function stageCover(
  to: WaitingFiles,
  of: Submitted,
  drawn: DrawnChapter,
  page: number,
): Promise<StagedFile> {
  const { folder, ...known } = place(of, 'cover');
  const [image] = pagesOf(drawn.manifest)[page - 1] ?? [];
  if (!image) throw new Error(`${drawn.id} has no page ${page}.`);
  const { width, height, color } = image;
  const files = image.sources.flatMap((source) => {
    const file = drawn.files.find(({ path }) => path === source.path);
    return file ? [{ ...file, width: source.width }] : [];
  });
  await uploadFiles(
    to.bucket,
    files.map((file) => ({
      ...file,
      path: `${folder}/cover-${file.width}.webp`,
      source: { file: join(to.files, file.path) },
    })),
  );
  const cover: Image = {
    width,
    height,
    color,
    sources: files.map((file) => ({ path: `${folder}/cover-${file.width}.webp`, width: file.width })),
  };
  return staged(of, known, {
    bytes: files.at(-1)?.bytes ?? 1,
    name: 'cover.webp',
    progress: { state: 'drawn', folder, cover },
  });
}

function place({ uid, submissionId }: Submitted, part: FilePart) {
  const fileId = `${submissionId}-${part}`;
  const sha256 = createHash('sha256').update(fileId).digest('hex');
  return { fileId, part, sha256, folder: storagePaths.stagedFolder(uid, fileId, `${sha256.slice(0, 32)}-2`) };
}

function staged(
  { uid, submissionId, at }: Submitted,
  { fileId, part, sha256 }: Omit<ReturnType<typeof place>, 'folder'>,
  { bytes, name, progress }: Pick<ChapterFile, 'bytes' | 'name'> & { readonly progress: object },
): StagedFile {
  const data = fileSchema.parse({
    uid,
    submissionId,
    part,
    name,
    bytes,
    progress,
    createdAt: at,
    source: { sha256, bytes, recipe: 2 },
    parts: [],
    lease: null,
    tries: 0,
    dueAt: null,
  });
  return { submitted: { fileId, bytes, name }, document: { path: paths.file(fileId), data } };
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function json(path: string, value: object) {
  const content = Buffer.from(JSON.stringify(value));
  return { path, contentType: 'application/json', bytes: content.length, source: { content } };
}
