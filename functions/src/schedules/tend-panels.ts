import { isSame } from '@rawi/model/pages/is-same';
import { areSetHere } from '@rawi/model/panels/set-pages';
import type { Chapter } from '@rawi/model/truth/chapter';
import { dueWith, dueWithout, type PanelsDue } from '@rawi/model/truth/panels-due';
import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { chapterDocuments, chapterRef, chaptersOfNumber, chaptersWithPanelsDue } from '../data/chapters.ts';
import type { Files } from '../data/files.ts';
import { readChapterChange } from '../publishing/chapter-change.ts';
import { FileVanished } from '../publishing/file-vanished.ts';
import { saveFollowing } from '../publishing/following-files.ts';
import { nextPanels, removeUnnamed } from '../publishing/panels-files.ts';
import { folderOf } from '../publishing/published-files.ts';
import { isPictured, takenPages } from '../publishing/take-panels.ts';
import { eachDue } from './each-alone.ts';

export interface TendingPanels {
  readonly firestore: Firestore;
  readonly bucket: Files;
  readonly now: () => Date;
}

/** How many chapters a run does, and for how long it begins further ones: the next run goes on. */
const MOST = 20;
const SECONDS = 200;
/** What cannot be done now is tried again so much later, behind what waits. */
const AGAIN_MS = 10 * 60 * 1000;

/**
 * Does what is due about the panels of chapters (`panelsDue`): takes over what people have set of the same pages in other translations, or
 * before a file was replaced, and deletes earlier files a day later. What is done it sees by the chapters themselves, so it
 * may be killed anywhere. Returns how many chapters have nothing due now.
 */
export function tendPanels({ firestore: db, bucket, now }: TendingPanels): Promise<number> {
  const until = now().getTime() + SECONDS * 1000;
  return eachDue(
    {
      due: chaptersWithPanelsDue(db, now()),
      failure: 'What is due about the panels of a chapter was not done.',
      most: MOST,
      isOver: () => now().getTime() >= until,
      putOff: ({ ref }) => db.doc(ref.path).update({ 'panelsDue.at': new Date(now().getTime() + AGAIN_MS) }),
    },
    ({ ref, id }) =>
      tendOne({ firestore: db, bucket, now }, ref, { comicId: ref.parent.parent?.id ?? '', id }),
  );
}

interface At {
  readonly comicId: string;
  readonly id: string;
}

async function tendOne(
  { firestore: db, bucket, now }: TendingPanels,
  ref: DocumentReference<Chapter>,
  at: At,
): Promise<boolean> {
  const chapter = (await ref.get()).data();
  const due = chapter?.panelsDue;
  if (!due) return false;
  const time = now();
  if (due.wanted && chapter.panelsFile === null && chapter.manifest) {
    // `findPanels` looks for its own first.
    await putOff(db, ref, due, new Date(time.getTime() + AGAIN_MS));
    return false;
  }
  if (due.wanted) await take({ firestore: db, bucket, now }, ref, at, { chapter, due });
  await dropOld({ firestore: db, bucket, now }, ref);
  return true;
}

async function putOff(
  db: Firestore,
  ref: DocumentReference<Chapter>,
  { wanted }: PanelsDue,
  until: Date,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const due = (await transaction.get(ref)).data()?.panelsDue;
    if (due && isSame(due.wanted, wanted)) transaction.update(db.doc(ref.path), { 'panelsDue.at': until });
  });
}

/** Takes over what people have set for the same pictures, and names the file with it; either way nothing is wanted any more. */
async function take(
  { firestore: db, bucket, now }: TendingPanels,
  ref: DocumentReference<Chapter>,
  { comicId, id }: At,
  { chapter, due }: { readonly chapter: Chapter; readonly due: PanelsDue },
): Promise<void> {
  const next = await nextFile({ firestore: db, bucket }, { comicId, id }, chapter);
  if (next) await saveFollowing(bucket, next);
  const outcome = await db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(chapterRef(db, comicId, id))).data();
    // Another run has named the very file, or this step is done again.
    if (next && stored?.panelsFile === next.path) return 'named';
    // Somebody else has saved, or a file was replaced: what is due then says so, and the next run looks again.
    const isStill =
      stored?.panelsFile === chapter.panelsFile && stored?.manifest?.folder === chapter.manifest?.folder;
    if (!stored || !isStill) return 'moved';
    const isWantedAgain = !isSame(stored.panelsDue?.wanted, due.wanted);
    const settled = (left: PanelsDue | undefined) =>
      isWantedAgain ? left : dueWith({ before: left?.before ?? [] });
    if (!next) {
      transaction.update(db.doc(ref.path), {
        panelsDue: settled(stored.panelsDue) ?? FieldValue.delete(),
      });
      return 'named';
    }
    const after = (before: Chapter | undefined): Chapter | undefined => {
      if (!before) return undefined;
      const { panelsSet: _, ...rest } = before;
      const left = settled(dueWithout(before.panelsDue, folderOf(before.panelsFile ?? ''), now()));
      return { ...rest, panelsFile: next.path, panelsDue: left, ...(next.isSet && { panelsSet: true }) };
    };
    const { write } = await readChapterChange(transaction, db, { comicId, chapterId: id, after }, now());
    write();
    return 'named';
  });
  if (outcome === 'moved' && next) await removeUnnamed(bucket, ref, next.path);
}

/** The chapter's next file, where it is another than it has. */
async function nextFile(
  { firestore: db, bucket }: Pick<TendingPanels, 'firestore' | 'bucket'>,
  { comicId, id }: At,
  chapter: Chapter,
) {
  const own = { ...chapter, id };
  if (!isPictured(own)) return undefined;
  const others = chapterDocuments(await chaptersOfNumber(db, comicId, chapter.number).get());
  try {
    const { pages, isChanged } = await takenPages(bucket, own, others);
    if (!isChanged) return undefined;
    const file = { version: 1 as const, pages };
    return { ...nextPanels(id, file, own.panelsFile), isSet: areSetHere(file) };
  } catch (error) {
    // Its own images are not what its document says, and would not be the next time.
    if (error instanceof FileVanished) return undefined;
    throw error;
  }
}

/** Deletes earlier files whose time is over, unless one is in use, and leaves what comes next. */
async function dropOld(
  { firestore: db, bucket, now }: TendingPanels,
  ref: DocumentReference<Chapter>,
): Promise<void> {
  const chapter = (await ref.get()).data();
  const time = now();
  const due = chapter?.panelsDue;
  if (!due || due.at > time) return;
  const over = due.before.filter(({ until }) => until <= time);
  for (const { folder } of over) {
    const inUse = [
      folderOf(chapter.panelsFile ?? ''),
      folderOf(chapter.transcript?.path ?? ''),
      chapter.manifest?.folder,
    ];
    if (!inUse.includes(folder)) await bucket.removeAll(`${folder}/`);
  }
  await db.runTransaction(async (transaction) => {
    const left = (await transaction.get(ref)).data()?.panelsDue;
    if (!left) return;
    const before = left.before.filter(({ folder }) => !over.some((each) => each.folder === folder));
    transaction.update(db.doc(ref.path), { panelsDue: dueWith({ ...left, before }) ?? FieldValue.delete() });
  });
}
