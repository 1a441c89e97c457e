import { withKept } from '@rawi/media/panels/panel-shots';
import { isSame } from '@rawi/model/pages/is-same';
import type { Chapter } from '@rawi/model/truth/chapter';
import { type ChapterPanels, chapterPanelsSchema } from '@rawi/model/truth/chapter-panels';
import type { PageManifest } from '@rawi/model/truth/page-manifest';
import { panelsOf } from '@rawi/model/truth/panels-of';
import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { chaptersWithoutPanels } from '../data/chapters.ts';
import type { Files } from '../data/files.ts';
import { readChapterChange } from '../publishing/chapter-change.ts';
import { fileAt } from '../publishing/copy-files.ts';
import { FileVanished } from '../publishing/file-vanished.ts';
import { removeUnnamed } from '../publishing/panels-files.ts';
import { panelsFileFor } from '../publishing/published-files.ts';
import { eachDue } from './each-alone.ts';

export interface FindingPanels {
  readonly firestore: Firestore;
  readonly bucket: Files;
  readonly now: () => Date;
  /** Looks for the panels of page images (`panels-of-images.ts`). */
  readonly look: (manifest: PageManifest, read: (path: string) => Promise<Buffer>) => Promise<ChapterPanels>;
}

/** How many chapters a run does, and for how long it begins further ones: the next run goes on. */
const MOST = 20;
const SECONDS = 200;
/** A page image is far smaller. */
const MAX_IMAGE_BYTES = 16 * 1024 * 1024;

/**
 * Looks for the panels of chapters that were published before there were any, some each time it runs, until none waits. What is
 * done it sees by the chapters themselves, so it may be killed anywhere. Returns how many chapters have theirs now.
 */
export function findPanels(services: FindingPanels): Promise<number> {
  const { firestore: db, now } = services;
  const until = now().getTime() + SECONDS * 1000;
  return eachDue(
    {
      due: chaptersWithoutPanels(db),
      failure: 'The panels of a chapter were not found.',
      most: MOST,
      isOver: () => now().getTime() >= until,
    },
    ({ ref, id }) => findOne(services, ref, { comicId: ref.parent.parent?.id ?? '', id }),
  );
}

/** What the bucket does not answer for now; the next run asks again. */
class NotReached extends Error {}

async function findOne(
  { firestore: db, bucket, now, look }: FindingPanels,
  ref: DocumentReference<Chapter>,
  { comicId, id }: { readonly comicId: string; readonly id: string },
): Promise<boolean> {
  const manifest = (await ref.get()).data()?.manifest;
  if (!manifest) throw new FileVanished(ref.path);
  const read = async (path: string): Promise<Buffer> => {
    const bytes = await bucket.read(path, MAX_IMAGE_BYTES).catch((error: unknown) => {
      throw new NotReached(path, { cause: error });
    });
    if (!Buffer.isBuffer(bytes)) throw new FileVanished(path);
    return bytes;
  };
  const panels = await look(manifest, read)
    .then((found) => chapterPanelsSchema.parse(found))
    .catch(async (error: unknown) => {
      // Its images are not what its document says: the next run would find the same.
      if (!(error instanceof NotReached)) await leaveWithout(db, ref, manifest);
      throw error;
    });
  const path = panelsFileFor(manifest.folder);
  await bucket.save(path, Buffer.from(JSON.stringify(panels)), fileAt(path));
  const isNamed = await db.runTransaction(async (transaction) => {
    const chapter = (await transaction.get(ref)).data();
    if (chapter?.panelsFile === path) return true;
    // It was replaced, corrected or taken away meanwhile.
    if (chapter?.panelsFile !== null || chapter.manifest?.folder !== manifest.folder) {
      return false;
    }
    const { write } = await readChapterChange(
      transaction,
      db,
      { comicId, chapterId: id, after: (before) => before && withPanels(before, path, panels) },
      now(),
    );
    write();
    return true;
  });
  if (!isNamed) await removeUnnamed(bucket, ref, path);
  return isNamed;
}

/** The chapter with its panels: where they are written, and what no crop may cut of those that open it, chosen by us or by its translator. */
function withPanels(chapter: Chapter, path: string, panels: ChapterPanels): Chapter {
  const { manifest, reading } = chapter;
  const found = {
    ...chapter,
    panelsFile: path,
    ...(manifest && { manifest: { ...manifest, panels: withKept(manifest.panels, panels) } }),
    ...(reading?.panels && { reading: { ...reading, panels: withKept(reading.panels, panels) } }),
  };
  // A card that was drawn before may cut through words.
  return manifest && !isSame(panelsOf(chapter), panelsOf(found)) ? { ...found, shareCards: null } : found;
}

/** Ends the waiting of a chapter of these very images; one that was replaced or taken away meanwhile is left as it is. */
async function leaveWithout(
  db: Firestore,
  ref: DocumentReference<Chapter>,
  { folder }: PageManifest,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const chapter = (await transaction.get(ref)).data();
    if (chapter?.panelsFile !== null || chapter.manifest?.folder !== folder) return;
    transaction.update(ref, { panelsFile: FieldValue.delete() });
  });
}
