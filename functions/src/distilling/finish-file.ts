import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BOUNDS } from '@rawi/media/bounds';
import { writePageCover } from '@rawi/media/covers/page-cover';
import {
  asJpegs,
  manifestOf,
  panelsOfPages,
  previewOf,
  writeChapterPdf,
} from '@rawi/media/distill/chapter-files';
import type { DistilledPage } from '@rawi/media/distill/distilled-page';
import { repeatedPages } from '@rawi/media/distill/repeated-pages';
import { FileRefused } from '@rawi/media/refusal';
import { BRAND } from '@rawi/model/constants';
import { chapterPanelsSchema } from '@rawi/model/truth/chapter-panels';
import { type ChapterFile, STAGED } from '@rawi/model/truth/file';
import { pageManifestSchema } from '@rawi/model/truth/page-manifest';
import type { Firestore } from 'firebase-admin/firestore';
import { filesOfBytes } from '../data/chapter-files.ts';
import { chaptersOfBytes } from '../data/chapters.ts';
import type { Files } from '../data/files.ts';
import { release, renew } from '../data/lease.ts';
import type { DistillServices } from './distill-services.ts';
import type { HeldFile } from './held-file.ts';
import { inParallel } from './in-parallel.ts';
import { arrangedFolder, stagedFolder, stagedParts, stageJson, unpublished } from './staged-pages.ts';
import { sweepArranged } from './sweep-arranged.ts';

/** A JPEG of a page is far smaller. */
const MAX_JPEG_BYTES = 64 * 1024 * 1024;
/** The maximum number of earlier files with the same bytes that are compared. */
const MAX_DUPLICATES = 20;

/**
 * Makes what depends on all pages (the copy for download, the manifest, repeated pages) once they are all
 * staged, and releases the file, which is then ready. No uploaded bytes are opened. Throws `FileRefused`, and
 * `LeaseLost`.
 */
export async function finishFile(
  services: DistillServices,
  held: HeldFile,
  source: NonNullable<ChapterFile['source']>,
  workFolder: string,
): Promise<void> {
  const { firestore, staged } = services;
  const { id: fileId, document: file } = held;
  const { arrangement } = file;
  const own = stagedFolder(file.uid, fileId, source);
  const folder = arrangement ? arrangedFolder(own, arrangement) : own;
  const parts = arrangement?.parts ?? file.parts;
  const { pages, readingDirection } = await stagedParts(staged, folder, parts);
  const images = pages.reduce((sum, page) => sum + page.images.length, 0);
  if (images > BOUNDS.manifestImages) throw new FileRefused('too-many-pages');
  await inParallel(pages, async ({ jpeg: { name } }) => {
    const fetched = await staged.download(`${folder}/${name}`, join(workFolder, name), MAX_JPEG_BYTES);
    if (typeof fetched !== 'object') throw new Error(`${folder}/${name} is not there, or too large.`);
  });
  await renew(services, held);
  // The chapter's title is not known before it is submitted.
  await writeChapterPdf(workFolder, BRAND.en, pages);
  await renew(services, held);
  const pdf = join(workFolder, STAGED.pdf);
  await staged.upload(`${folder}/${STAGED.pdf}`, pdf, unpublished('application/pdf'));
  const preview = await previewOf(workFolder, asJpegs(pages));
  for (const { name, content } of preview.strip?.files ?? []) {
    await staged.save(`${folder}/${name}`, content, unpublished('image/webp'));
  }
  await stageCover(staged, folder, workFolder, pages);
  const manifest = manifestOf(folder, pages, preview);
  await stageJson(staged, `${folder}/${STAGED.manifest}`, pageManifestSchema.parse(manifest));
  await stageJson(staged, `${folder}/${STAGED.panels}`, chapterPanelsSchema.parse(panelsOfPages(pages)));
  await stageJson(staged, `${folder}/${STAGED.pages}`, pages);
  const sameAs = await findEarlierFile(firestore, held, source.sha256);
  const [sameChapter] = (await chaptersOfBytes(firestore, source.sha256, 1).get()).docs;
  const progress = {
    state: 'ready',
    pageCount: pages.length,
    ...(readingDirection && { readingDirection }),
    folder,
    pdfBytes: (await stat(pdf)).size,
    repeatedPages: repeatedPages(pages),
    emptyPages: pages.filter(({ isEmpty }) => isEmpty).map(({ page }) => page),
    lostTextPages: pages.filter(({ hasLostText }) => hasLostText).map(({ page }) => page),
    ...(sameAs !== undefined && { sameAs }),
    ...(sameChapter && { sameChapter: sameChapter.id }),
  } as const;
  if (arrangement) await sweepArranged(services, held, [own, folder, arrangement.folder]);
  await release(held, { progress }, null);
}

/**
 * Stages page one as a cover, for a chapter that is submitted without one, with its description beside it.
 */
async function stageCover(
  staged: Files,
  folder: string,
  workFolder: string,
  [first]: readonly DistilledPage[],
): Promise<void> {
  if (!first) return;
  const into = join(workFolder, 'cover');
  await mkdir(into);
  const cover = await writePageCover(workFolder, first, into);
  for (const { name } of cover.variants) {
    await staged.upload(`${folder}/cover-${name}`, join(into, name), unpublished('image/webp'));
  }
  await stageJson(staged, `${folder}/${STAGED.cover}`, cover);
}

/**
 * The first ready file of the same owner with the same bytes. Whether somebody else has uploaded the same,
 * unpublished, is a question for reviewers, who look it up themselves.
 */
async function findEarlierFile(
  firestore: Firestore,
  { id: fileId, document: { uid } }: HeldFile,
  sha256: string,
): Promise<string | undefined> {
  const { docs } = await filesOfBytes(firestore, { uid, sha256 }, MAX_DUPLICATES).get();
  const ready = docs.filter((each) => each.id !== fileId && each.data().progress.state === 'ready');
  const byAge = ready.toSorted((one, other) => +one.data().createdAt - +other.data().createdAt);
  return byAge[0]?.id;
}
