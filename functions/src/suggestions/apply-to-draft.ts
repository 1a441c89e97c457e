import { LIMITS } from '@rawi/model/limits';
import type { Chapter } from '@rawi/model/truth/chapter';
import type { Suggestion } from '@rawi/model/truth/suggestion';
import {
  type Transcript,
  type TranscriptItem,
  transcriptItemSchema,
  transcriptSchema,
} from '@rawi/model/truth/transcript';
import { packItems, transcriptIdOf, unpackItems } from '@rawi/model/truth/transcript-draft';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
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
  { chapterId, chapter, suggestion, text, uid, now }: Correcting,
): Promise<(() => void) | undefined> {
  const { comicId, page, item, before, after } = suggestion;
  const shown = text?.pages[page - 1]?.items;
  if (!shown || !item || after === undefined) return undefined;
  const transcriptId = transcriptIdOf({ kind: 'chapter', comicId, chapterId });
  const [ref, pageRef] = [transcriptRef(db, transcriptId), transcriptPageRef(db, transcriptId, page)];
  const [draft, stored] = await Promise.all([transaction.get(ref), transaction.get(pageRef)]);
  const head = draft.data();
  if (head && head.state !== 'draft') return undefined;
  const [written, meant] = [stored.data(), shown[item.index]];
  const items = written ? unpackItems(written.items).items : shown;
  if (!meant) return undefined;
  const corrected = withCorrection(items, meant, { before, after });
  if (!corrected) return undefined;
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
    transaction.set(pageRef, { ...written, items: packItems(corrected), savedAt: now });
  };
}

interface Correcting {
  readonly chapterId: string;
  readonly chapter: Chapter;
  readonly suggestion: Suggestion;
  readonly text: Transcript | undefined;
  /** Who decides. */
  readonly uid: string;
  readonly now: Date;
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
