import { join } from 'node:path';
import { FileRefused } from '@rawi/media/refusal';
import { cardFile } from '@rawi/media/share-card/card-file';
import type { ChapterCardsOptions } from '@rawi/media/share-card/write-chapter-cards';
import type { Locale } from '@rawi/model/lists/locales';
import { isSame } from '@rawi/model/pages/is-same';
import { type Variants } from '@rawi/model/text/localized';
import type { Chapter } from '@rawi/model/truth/chapter';
import type { Comic } from '@rawi/model/truth/comic';
import { panelImage } from '@rawi/model/truth/page-images';
import type { ShownPanels } from '@rawi/model/truth/page-manifest';
import { openingPanels, showPanels } from '@rawi/model/truth/shown-panels';
import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { chapterRef } from '../data/chapters.ts';
import { comicRef } from '../data/comics.ts';
import type { Files } from '../data/files.ts';
import { inTempFolder } from '../data/temp-folder.ts';
import { readInvalidations } from '../pages/invalidate.ts';
import { fileAt } from './copy-files.ts';
import { FileVanished } from './file-vanished.ts';
import { cardsFolderFor } from './published-files.ts';

/**
 * The pictures that are shared of a chapter (docs/decisions/105) are drawn of what readers have already, behind its publication, and lie in a folder
 * whose name follows from that of its page images: what is drawn twice is written twice to the same place.
 */

export interface ChapterCards {
  readonly firestore: Firestore;
  readonly bucket: Files;
  readonly now: () => Date;
  /** Draws them in a process of its own, and returns in which languages there is one. */
  readonly draw: (options: Omit<ChapterCardsOptions, 'program'>) => Promise<readonly Locale[]>;
}

/** A page image is far smaller. */
const MAX_IMAGE_BYTES = 16 * 1024 * 1024;
/** A place on a card is never wider, on a page of one panel. */
const WIDE_ENOUGH = 1200;

/**
 * Draws the cards of a chapter that waits for them, and names them in its document. One of whose images none can be drawn waits no more: its
 * comic's stand for it. After any other fault it waits for another run. Returns whether it has some now.
 */
export async function drawChapterCards(
  services: ChapterCards,
  { comicId, chapterId }: { readonly comicId: string; readonly chapterId: string },
): Promise<boolean> {
  const { firestore: db } = services;
  const ref = chapterRef(db, comicId, chapterId);
  const chapter = (await ref.get()).data();
  if (chapter?.shareCards !== null) return false;
  const comic = (await comicRef(db, comicId).get()).data();
  const { manifest } = chapter;
  let shareCards: Variants<string>;
  try {
    if (!manifest || !comic) throw new FileVanished(ref.path);
    shareCards = await drawn(services, chapter, comic, cardsFolderFor(manifest.folder));
  } catch (error) {
    if (isOfItsImages(error)) await leaveWithout(services, ref, chapter);
    throw error;
  }
  return nameCards(services, { comicId, chapterId, before: chapter, shareCards });
}

/** Its images are not what its document says, or cannot be drawn: the next run would find the same. */
const isOfItsImages = (error: unknown): boolean =>
  error instanceof FileVanished || error instanceof FileRefused || error instanceof RangeError;

/** The panels with which it opens; of a chapter without any the head of its first page. */
function panelsOnCard(chapter: Chapter): ShownPanels | undefined {
  const whole = { page: 1, x: 0, y: 0, width: 1000, height: 1000 };
  return openingPanels(chapter) ?? showPanels(chapter, [whole]);
}

/** Draws and stores the cards; what else lies in their folder is from before, and is deleted. */
function drawn(
  { bucket, draw }: ChapterCards,
  chapter: Chapter,
  comic: Comic,
  into: string,
): Promise<Variants<string>> {
  return inTempFolder(async (folder) => {
    const panels = await fetchPanels(bucket, chapter, folder);
    const { number, language, readingDirection } = chapter;
    const { series, names, cover } = comic;
    const accent = (cover.en ?? cover.ar)?.accent;
    const locales = await draw({
      panels,
      folder,
      ...(accent !== undefined && { accent }),
      series,
      names,
      number,
      language,
      readingDirection,
    });
    const paths = new Map(locales.map((locale) => [locale, `${into}/${cardFile(locale)}`]));
    for (const [locale, path] of paths) {
      await bucket.upload(path, join(folder, cardFile(locale)), fileAt(path));
    }
    const stale = (await bucket.list(`${into}/`)).filter(({ path }) => ![...paths.values()].includes(path));
    for (const { path } of stale) await bucket.remove(path);
    return Object.fromEntries(paths);
  });
}

async function fetchPanels(bucket: Files, chapter: Chapter, folder: string) {
  const opening = panelsOnCard(chapter);
  const fetched: ChapterCardsOptions['panels'] = [];
  for (const { page: _, name, image, ...panel } of opening?.panels ?? []) {
    if (!opening) break;
    const sources = panelImage(opening, { name, image }).sources.toSorted(
      (one, other) => one.width - other.width,
    );
    const source = sources.find(({ width }) => width >= WIDE_ENOUGH) ?? sources.at(-1);
    if (!source) throw new RangeError('An image has no files.');
    const file = join(folder, `${name}.webp`);
    const bytes = await bucket.download(source.path, file, MAX_IMAGE_BYTES);
    if (typeof bytes !== 'object') throw new FileVanished(source.path);
    fetched.push({ ...panel, file });
  }
  return fetched;
}

interface Drawn {
  readonly comicId: string;
  readonly chapterId: string;
  readonly before: Chapter;
  readonly shareCards: Variants<string>;
}

/** Names them where the chapter still is what was drawn. One that was corrected meanwhile waits on; of one that is gone or replaced nothing stays. */
async function nameCards(
  { firestore: db, bucket, now }: ChapterCards,
  { comicId, chapterId, before, shareCards }: Drawn,
): Promise<boolean> {
  const ref = chapterRef(db, comicId, chapterId);
  const folder = before.manifest?.folder ?? '';
  const has = Object.keys(shareCards).length > 0;
  const outcome = await db.runTransaction(async (transaction) => {
    const chapter = (await transaction.get(ref)).data();
    if (chapter?.manifest?.folder !== folder) return 'gone';
    if (chapter.shareCards !== null || !isSame(shownOf(chapter), shownOf(before))) return 'changed';
    const invalidate = await readInvalidations(transaction, db, [
      { kind: 'chapter', id: chapterId, comicId },
    ]);
    transaction.update(db.doc(ref.path), { shareCards: has ? shareCards : FieldValue.delete() });
    invalidate(now());
    return 'named';
  });
  if (outcome === 'gone') await bucket.removeAll(`${cardsFolderFor(folder)}/`);
  return outcome === 'named' && has;
}

const shownOf = (chapter: Chapter) => {
  const { number, language, readingDirection } = chapter;
  return { number, language, readingDirection, panels: panelsOnCard(chapter) };
};

/**
 * Ends the waiting of a chapter of these very images, and deletes cards from before, which no document would name; one that was replaced or
 * taken away meanwhile is left as it is.
 */
async function leaveWithout(
  { firestore: db, bucket }: ChapterCards,
  ref: DocumentReference<Chapter>,
  { manifest }: Chapter,
): Promise<void> {
  const isLeft = await db.runTransaction(async (transaction) => {
    const chapter = (await transaction.get(ref)).data();
    if (chapter?.shareCards !== null || chapter.manifest?.folder !== manifest?.folder) return false;
    transaction.update(ref, { shareCards: FieldValue.delete() });
    return true;
  });
  if (isLeft && manifest) await bucket.removeAll(`${cardsFolderFor(manifest.folder)}/`);
}
