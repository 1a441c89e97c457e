import { LIMITS } from '@rawi/model/limits';
import type { Chapter } from '@rawi/model/truth/chapter';
import type { Suggestion } from '@rawi/model/truth/suggestion';
import {
  type Transcript,
  type TranscriptItem,
  transcriptItemSchema,
  transcriptSchema,
} from '@rawi/model/truth/transcript';
import {
  packItems,
  type TranscriptPage,
  transcriptIdOf,
  unpackItems,
} from '@rawi/model/truth/transcript-draft';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import type { Files } from '../data/files.ts';
import { transcriptPageRef, transcriptRef } from '../data/transcripts.ts';

/** What a correction of a text needs of what is stored; undefined where it names no item of the chapter's text as that is. */
export async function readTextOf(
  bucket: Pick<Files, 'read'>,
  chapter: Chapter,
  { item }: Pick<Suggestion, 'item'>,
): Promise<Transcript | undefined> {
  const path = chapter.transcript?.path;
  if (path === undefined || item?.file !== path) return undefined;
  const bytes = await bucket.read(path, LIMITS.transcript.chapterBytes);
  if (!Buffer.isBuffer(bytes)) return undefined;
  const parsed = transcriptSchema.safeParse(JSON.parse(bytes.toString('utf8')));
  return parsed.success ? parsed.data : undefined;
}

/**
 * Reads, in a transaction, the draft of a chapter's text, and returns what writes a correction into it: beginning the draft where there
 * is none. Undefined where it cannot be written: reviewers have the draft, or the item does not say any more what was to be corrected.
 */
export async function readCorrection(
  transaction: Transaction,
  db: Firestore,
  { chapterId, chapter, suggestion, text, uid, now, edit }: Correcting,
): Promise<(() => void) | undefined> {
  const { comicId } = suggestion;
  const at = meantOf(text, suggestion);
  if (!at) return undefined;
  const { shown, meant, words } = at;
  const { head, written, ref, pageRef } = await readDraft(transaction, db, { chapterId, suggestion });
  // One over an earlier file is brought up to this one when its editor is opened.
  if (head && (head.state !== 'draft' || head.base !== chapter.transcript?.path)) return undefined;
  const items = written ? readableItems(written) : shown;
  const corrected = items && withCorrection(items, meant, words);
  if (!corrected || !fitsPage(corrected)) return undefined;
  return () => {
    if (!head) {
      transaction.set(ref, {
        uid: chapter.translator?.id ?? uid,
        of: { kind: 'chapter', comicId, chapterId },
        pageCount: chapter.pageCount,
        language: chapter.language,
        state: 'draft',
        revision: 0,
        createdAt: now,
        ...(chapter.transcript && { base: chapter.transcript.path }),
      });
    }
    transaction.set(pageRef, nextPage(written, packItems(corrected), { now, edit }));
  };
}

/**
 * The way back of `readCorrection`: takes a correction out of the draft of the text. Undefined where the draft does not have it as it was
 * written. Throws `moved-on` where reviewers have it, if it is asked to.
 */
export async function readUndoing(
  transaction: Transaction,
  db: Firestore,
  { chapterId, chapter, suggestion, text, now, edit, refusesSubmitted }: Undoing,
): Promise<(() => void) | undefined> {
  const at = suggestion.applied && meantOf(text, suggestion);
  if (!at) return undefined;
  const { shown, meant, words } = at;
  const { head, written, pageRef } = await readDraft(transaction, db, { chapterId, suggestion });
  // What reviewers have would be published with the words that are declined.
  if (head?.state === 'submitted' && refusesSubmitted) throw new CallError('moved-on');
  if (head?.state !== 'draft' || head.base !== chapter.transcript?.path || !written) return undefined;
  const items = readableItems(written);
  const [corrected] = withCorrection([meant], meant, words) ?? [];
  const index = items?.findIndex((each) => each.words === corrected?.words && each.kind === meant.kind) ?? -1;
  const found = items?.[index];
  if (!items || !found) return undefined;
  const before = packItems(items.with(index, { ...found, words: meant.words }));
  // A page that is as it is published has nothing to hand in.
  const isUnchanged = JSON.stringify(before) === JSON.stringify(packItems(shown));
  return () => {
    if (isUnchanged) transaction.delete(pageRef);
    else transaction.set(pageRef, nextPage(written, before, { now, edit }));
  };
}

/** The items of a suggestion's page as they are published, which of them it means, and the words. */
function meantOf(text: Transcript | undefined, { page, item, before, after }: Suggestion) {
  const shown = text?.pages[page - 1]?.items;
  const meant = item && shown?.[item.index];
  return shown && meant && after !== undefined ? { shown, meant, words: { before, after } } : undefined;
}

async function readDraft(
  transaction: Transaction,
  db: Firestore,
  { chapterId, suggestion: { comicId, page } }: Pick<Correcting, 'chapterId' | 'suggestion'>,
) {
  const transcriptId = transcriptIdOf({ kind: 'chapter', comicId, chapterId });
  const [ref, pageRef] = [transcriptRef(db, transcriptId), transcriptPageRef(db, transcriptId, page)];
  const [head, written] = await Promise.all([transaction.get(ref), transaction.get(pageRef)]);
  return { ref, pageRef, head: head.data(), written: written.data() };
}

/** A page after a write of its own: an editor that is open has not seen it. */
function nextPage(
  written: TranscriptPage | undefined,
  items: TranscriptPage['items'],
  { now, edit }: Pick<Correcting, 'now' | 'edit'>,
): TranscriptPage {
  const { edit: before, after: _, ...rest } = written ?? {};
  return { ...rest, items, savedAt: now, edit, ...(before !== undefined && { after: before }) };
}

/** The items of a draft's page; undefined where some are of a newer build, which must not get lost. */
function readableItems({ items: texts }: { readonly items: readonly string[] }) {
  const { items, broken } = unpackItems(texts);
  return broken.length === 0 ? items : undefined;
}

/** Whether a page holds so much: its editor could not save one that is larger. */
const fitsPage = (items: readonly TranscriptItem[]): boolean =>
  Buffer.byteLength(packItems(items).join('')) <= LIMITS.transcript.pageBytes;

interface Undoing extends Omit<Correcting, 'uid'> {
  readonly refusesSubmitted: boolean;
}

interface Correcting {
  readonly chapterId: string;
  readonly chapter: Chapter;
  readonly suggestion: Suggestion;
  readonly text: Transcript | undefined;
  /** Who decides. */
  readonly uid: string;
  readonly now: Date;
  /** The id of the write. */
  readonly edit: string;
}

/**
 * The items with the words of one corrected: that says what it said when it was read, or has at least the words that were to be replaced.
 * Undefined where none does, or what comes of it is no item.
 */
export function withCorrection(
  items: readonly TranscriptItem[],
  meant: TranscriptItem,
  { before, after }: { readonly before: string | undefined; readonly after: string },
): TranscriptItem[] | undefined {
  const index = items.findIndex((each) => each.words === meant.words && each.kind === meant.kind);
  const found = items[index];
  if (!found) return undefined;
  const whole = before === undefined || before === found.words;
  if (!whole && !found.words.includes(before)) return undefined;
  const words = whole ? after : found.words.replace(before, () => after);
  const parsed = transcriptItemSchema.safeParse({ ...found, words });
  return parsed.success ? items.with(index, parsed.data) : undefined;
}
