import type { Chapter } from '@rawi/model/truth/chapter';
import type { Comic } from '@rawi/model/truth/comic';
import { notificationIds } from '@rawi/model/truth/notification';
import type { TranscriptDraft } from '@rawi/model/truth/transcript-draft';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { OfChapter } from '../transcripts/own-transcript.ts';
import { comicInListOf } from './comic-in-list.ts';
import { notify } from './notify.ts';
import { ratingToKeep } from './rated-for.ts';

/** What reviewers have decided about a text, and of which chapter. */
interface DecidedText {
  readonly head: TranscriptDraft;
  readonly of: OfChapter;
  readonly comic: Comic;
  readonly chapter: Chapter;
  readonly accepted: boolean;
  /** The word to its owner. */
  readonly note?: string | undefined;
}

/**
 * Notifies the owner of a text of what was decided about it: two writes. Each time that it is handed in is decided about once, in the
 * transaction that ends it, so the notification does not exist yet.
 */
export function notifyTranscript(
  transaction: Transaction,
  db: Firestore,
  { head, of, comic, chapter, accepted, note }: DecidedText,
  now: Date,
): void {
  const { comicId, chapterId } = of;
  notify(transaction, db, head.uid, {
    id: notificationIds.transcript(comicId, chapterId, head.submitted?.at ?? head.createdAt),
    at: now,
    content: {
      kind: 'transcript',
      ...comicInListOf(comicId, comic),
      ...ratingToKeep(comic, chapter),
      number: chapter.number,
      language: chapter.language,
      chapterId,
      accepted,
      ...(note && { note }),
    },
  });
}
