import type { ReviewRequestOf, ReviewResponse } from '@rawi/model/calls/review-calls';
import { paths } from '@rawi/model/paths';
import type { Chapter } from '@rawi/model/truth/chapter';
import { dueWithout } from '@rawi/model/truth/panels-due';
import type { TranscriptDraft } from '@rawi/model/truth/transcript-draft';
import type { Transaction } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { writeAudit } from '../comments/write-audit.ts';
import { chapterRef } from '../data/chapters.ts';
import { comicRef } from '../data/comics.ts';
import { transcriptPagesOf, transcriptRef } from '../data/transcripts.ts';
import { notifyTranscript } from '../notifications/notify-transcript.ts';
import { readChapterChange } from '../publishing/chapter-change.ts';
import { removeUnlessNamed, saveFollowing } from '../publishing/following-files.ts';
import { folderOf } from '../publishing/published-files.ts';
import { staffEntry } from '../review/as-reviewer.ts';
import { requireImpartial } from '../review/impartial.ts';
import type { SignedInContext } from '../services/services.ts';
import { creditSuggestions } from '../suggestions/credit-suggestions.ts';
import {
  baseOf,
  type NextTranscript,
  nextTranscript,
  requireSameBase,
} from '../transcripts/next-transcript.ts';
import { type OfChapter, ofChapter, readTranscriptGoing } from '../transcripts/own-transcript.ts';
import { writtenPages } from '../transcripts/written-pages.ts';

type Request = ReviewRequestOf<'decideTranscript'>;
interface Decided {
  readonly head: TranscriptDraft;
  readonly of: OfChapter;
  /** Undefined where it is gone meanwhile. */
  readonly chapter: Chapter | undefined;
}

/**
 * Publishes the changed pages of a published chapter, or turns them down with a word. Nobody decides about their own. What is published is
 * what was handed in: while reviewers have it nobody writes it.
 */
export async function decideTranscript(
  context: SignedInContext,
  request: Request,
): Promise<ReviewResponse<'decideTranscript'>> {
  if (request.accepted) await accept(context, request);
  else await decline(context, request);
  return {};
}

async function decline(context: SignedInContext, request: Request): Promise<void> {
  const { firestore: db, now, random, caller } = context;
  await db.runTransaction(async (transaction) => {
    const { head, of, chapter } = await decidable(context, transaction, request);
    const comic = (await transaction.get(comicRef(db, of.comicId))).data();
    transaction.update(db.doc(transcriptRef(db, request.transcriptId).path), {
      state: 'draft',
      declined: { at: now(), note: request.note ?? '' },
    });
    writeAudit(transaction, db, random, {
      action: 'rejectTranscript',
      by: caller.uid,
      at: now(),
      about: paths.chapter(of.comicId, of.chapterId),
      reason: null,
    });
    // Of a chapter that is gone there is nothing to name; My work says that the text was turned down.
    if (!comic || !chapter) return;
    const { note } = request;
    notifyTranscript(transaction, db, { head, of, comic, chapter, accepted: false, note }, now());
  });
}

async function accept(context: SignedInContext, request: Request): Promise<void> {
  const { firestore: db, published } = context;
  const { head, of, chapter } = await db.runTransaction((transaction) =>
    decidable(context, transaction, request),
  );
  if (!chapter) throw new CallError('target-missing');
  requireSameBase(head, chapter);
  const before = await baseOf(published, head);
  const { docs } = await transcriptPagesOf(db, request.transcriptId).get();
  const written = writtenPages(docs, head);
  const next = nextTranscript(of.chapterId, { ...head, language: chapter.language }, before, written);
  const path = next?.shown.path;
  if (next && path) await saveFollowing(published, { path, content: next.content });
  try {
    await publishText(context, request, next);
  } catch (error) {
    const ref = chapterRef(db, of.comicId, of.chapterId);
    if (path) await removeUnlessNamed(published, ref, path, ({ transcript }) => transcript?.path === path);
    throw error;
  }
}

/** Names the new text, in one commit with the end of its draft. */
async function publishText(
  context: SignedInContext,
  request: Request,
  next: NextTranscript | null,
): Promise<void> {
  const { firestore: db, now, random, caller } = context;
  await db.runTransaction(async (transaction) => {
    const { head, of, chapter } = await decidable(context, transaction, request);
    if (!chapter) throw new CallError('target-missing');
    requireSameBase(head, chapter);
    const time = now();
    const credits = await creditSuggestions(transaction, db, {
      chapterId: of.chapterId,
      brings: { text: next?.text },
      now: time,
    });
    const after = (was: Chapter | undefined): Chapter | undefined => {
      if (!was) return undefined;
      // What the version before has changed is not what this one has.
      const { transcript, changes: _, ...rest } = was;
      const panelsDue = transcript ? dueWithout(was.panelsDue, folderOf(transcript.path), time) : undefined;
      return {
        ...rest,
        ...(panelsDue && { panelsDue }),
        ...(next && { transcript: next.shown }),
        ...(credits.changes && { changes: credits.changes }),
      };
    };
    const { comicId, chapterId } = of;
    const { comic, write } = await readChapterChange(transaction, db, { comicId, chapterId, after }, time);
    const remove = await readTranscriptGoing(transaction, db, request.transcriptId);
    write();
    credits.write();
    remove();
    notifyTranscript(transaction, db, { head, of, comic, chapter, accepted: true }, time);
    writeAudit(transaction, db, random, {
      action: 'publishTranscript',
      by: caller.uid,
      at: time,
      about: paths.chapter(comicId, chapterId),
      reason: null,
    });
  });
}

/** What the caller may decide about: the revision that they have seen, and as an impartial member of the staff. */
async function decidable(
  context: SignedInContext,
  transaction: Transaction,
  { transcriptId, revision }: Request,
): Promise<Decided> {
  const { firestore: db, caller } = context;
  await staffEntry(transaction, db, caller.uid);
  const head = (await transaction.get(transcriptRef(db, transcriptId))).data();
  if (!head) throw new CallError('target-missing');
  const of = ofChapter(head);
  if (head.state !== 'submitted' || head.revision !== revision) throw new CallError('moved-on');
  const chapter = (await transaction.get(chapterRef(db, of.comicId, of.chapterId))).data();
  const contested = chapter && {
    comicId: of.comicId,
    number: chapter.number,
    language: chapter.language,
  };
  await requireImpartial(context, transaction, 'decideTranscript', {
    ownerUid: head.uid,
    chapter: contested,
  });
  return { head, of, chapter };
}
