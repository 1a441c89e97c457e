import { raisedRating } from '@rawi/model/rating/raised-rating';
import type { Variants } from '@rawi/model/text/localized';
import { ownRating } from '@rawi/model/truth/age-rating';
import { type Chapter, chapterSchema } from '@rawi/model/truth/chapter';
import type { Comic } from '@rawi/model/truth/comic';
import type { DecisionMail } from '@rawi/model/truth/decision';
import { dueReplacing, dueWanting } from '@rawi/model/truth/panels-due';
import { type PublicationWork, REPLACED_HOURS } from '@rawi/model/truth/publication';
import type { Image } from '@rawi/model/truth/schemas';
import type { ChapterSubmission, ComicSubmission, Submission } from '@rawi/model/truth/submission';
import { translatedNames } from '@rawi/model/truth/submission-names';
import { transcriptIdOf } from '@rawi/model/truth/transcript-draft';
import type { User } from '@rawi/model/truth/user';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { keptChapterRef, keptComicRef } from '../data/documents.ts';
import { later, nextOf, stillHeld } from '../data/lease.ts';
import { publicationRef } from '../data/publications.ts';
import { submissionRef } from '../data/submissions.ts';
import { userRef } from '../data/users.ts';
import { notifyDecision, recipientOf } from '../notifications/notify-decision.ts';
import { creditSuggestions } from '../suggestions/credit-suggestions.ts';
import { isTakenDown } from '../takedowns/is-taken-down.ts';
import { readTranscriptGoing } from '../transcripts/own-transcript.ts';
import { withCreditsOf } from '../translators/named-credits.ts';
import { isAccountThere } from './account-there.ts';
import { readChapterChange } from './chapter-change.ts';
import { readComicChange } from './comic-change.ts';
import type { HeldPublication } from './held-publication.ts';
import { readNames } from './name-documents.ts';
import { newComic } from './new-comic.ts';
import type { PublishServices } from './publish-services.ts';
import { cardsFolderFor, folderOf } from './published-files.ts';
import type { ShownFiles } from './staged-files.ts';
import type { TextOfWork } from './text-of-work.ts';

/** What is published for the first time, as its files were copied; undefined for something that returns. */
export type Prepared =
  | {
      readonly kind: 'chapter';
      readonly shown: ShownFiles;
      /** The file of the text that its own was made of, where it was made of one. */
      readonly textMadeOf?: TextOfWork['madeOf'];
    }
  | { readonly kind: 'comic'; readonly cover: Image; readonly shareCards: Variants<string> }
  | undefined;

/** A publication in the transaction that shows it to readers. */
interface Showing<S extends Submission = Submission> {
  readonly transaction: Transaction;
  readonly db: Firestore;
  readonly submissionId: string;
  readonly submission: S;
  readonly work: PublicationWork;
  readonly owner: User;
  readonly now: Date;
}

/** The writes of a transaction, once it has read everything. */
interface Shown {
  readonly write: () => void;
  /** The notification to its owner; undefined if they already know. */
  readonly told?: Pick<DecisionMail, 'title' | 'names' | 'number' | 'language' | 'comicSlug'>;
  readonly deletes?: PublicationWork['deletes'];
}

/**
 * Publishes the result to readers, in one commit with its owner's notification: the chapter or the comic,
 * everything derived from it, and the marks of all pages that show it. Throws `LeaseLost`. Returns why nothing is
 * shown: the submission, or its owner's account, was deleted meanwhile, or the work was taken down.
 */
export async function showWork(
  { firestore: db, auth, now, hashKey }: PublishServices,
  held: HeldPublication,
  prepared: Prepared,
): Promise<HeldPublication | 'gone' | 'taken-down'> {
  const { id: submissionId } = held;
  return await db.runTransaction(async (transaction) => {
    const work = await stillHeld(transaction, held);
    const ref = submissionRef(db, submissionId);
    const submission = (await transaction.get(ref)).data();
    if (!submission) return 'gone';
    const { uid, kind } = submission;
    if (await isTakenDown(transaction, db, work.comicId, work.chapterId)) return 'taken-down';
    const owner = (await transaction.get(userRef(db, uid))).data();
    if (!owner || !(await isAccountThere({ firestore: db, auth }, transaction, uid))) return 'gone';
    const recipient = await recipientOf({ firestore: db, auth }, transaction, uid);
    const time = now();
    const showing = { transaction, db, submissionId, work, owner, now: time };
    const {
      write,
      told,
      deletes = [],
    } = submission.kind === 'comic'
      ? await showComic({ ...showing, submission }, prepared)
      : await showChapter({ ...showing, submission }, prepared);
    write();
    transaction.update(ref, { publication: 'done', 'since.published': time });
    const change = nextOf(held, time, {
      step: 'clean',
      cursor: null,
      deletes: [...work.deletes, ...deletes].slice(-8),
    });
    transaction.update(db.doc(publicationRef(db, submissionId).path), { ...change });
    if (told && recipient) {
      notifyDecision({ firestore: db, now, hashKey }, transaction, recipient, {
        decisionId: work.requestId,
        decision: {
          ...told,
          about: kind,
          verdict: 'published',
          appeal: submission.appeal?.revision === submission.revision,
          submissionId,
          chapterId: work.chapterId,
          reasons: [],
        },
      });
    }
    return { ...held, document: { ...work, ...change } };
  });
}

async function showComic(
  { transaction, db, submission, work: { comicId, names, rating }, now }: Showing<ComicSubmission>,
  prepared: Prepared,
): Promise<Shown> {
  const keptRef = keptComicRef(db, comicId);
  const kept = (await transaction.get(keptRef)).data();
  if (kept) {
    const { write } = await readComicChange(
      transaction,
      db,
      { comicId, after: () => kept, returns: true },
      now,
    );
    return {
      write() {
        write();
        transaction.delete(keptRef);
      },
    };
  }
  if (prepared?.kind !== 'comic' || !names) throw new Error(`Nothing is known of the comic ${comicId}.`);
  const { kind: _, ...files } = prepared;
  const named = await readNames(transaction, db, names);
  const after = (arrivals: number): Comic =>
    newComic(submission.content, { ...files, ...named.names, slug: comicId, rating, arrivals, now });
  const { write } = await readComicChange(transaction, db, { comicId, after, returns: false }, now);
  const { series, language } = submission.content;
  return {
    write() {
      write();
      named.write();
    },
    told: {
      title: series,
      names: translatedNames(submission.content),
      number: null,
      language,
      comicSlug: comicId,
    },
  };
}

async function showChapter(
  { transaction, db, submissionId, submission, work, owner, now }: Showing<ChapterSubmission>,
  prepared: Prepared,
): Promise<Shown> {
  const { comicId, chapterId } = work;
  const { replaces, uid } = submission;
  if (chapterId === null) throw new Error(`The chapter of ${submissionId} has no id.`);
  const keptRef = keptChapterRef(db, chapterId);
  const kept = (await transaction.get(keptRef)).data();
  // A chapter that is shown for the first time corrects nothing.
  const { changes, write: credit } =
    replaces === undefined
      ? { changes: undefined, write: () => {} }
      : await creditSuggestions(transaction, db, { chapterId, brings: 'file', now });
  const after = (before: Chapter | undefined) => {
    if (kept) return setTranslator(wantingPanels(withCreditsOf(kept, owner.fullName), now), uid, owner);
    if (prepared?.kind !== 'chapter') throw new Error(`Nothing is known of the chapter ${chapterId}.`);
    if (replaces !== undefined && !before) throw new Error(`The chapter ${chapterId} is not there any more.`);
    // A text that was decided meanwhile would be lost: the work is tried again, with that one.
    if (prepared.textMadeOf && before?.transcript?.path !== prepared.textMadeOf.path)
      throw new Error(`The text of the chapter ${chapterId} was changed meanwhile.`);
    const shown = chapterOf(submission, work, prepared.shown, before, now);
    const chapter = { ...shown, submissionId, ...(changes && { changes }) };
    return setTranslator(chapter, uid, owner);
  };
  const { comic, before, write } = await readChapterChange(
    transaction,
    db,
    { comicId, chapterId, after },
    now,
  );
  const transcriptId = transcriptIdOf({ kind: 'submission', submissionId });
  const removeText = await readTranscriptGoing(transaction, db, transcriptId);
  return {
    write() {
      write();
      // From now on the file is the truth.
      removeText();
      if (!kept) credit();
      if (kept) transaction.delete(keptRef);
      else if (replaces !== undefined) {
        transaction.update(submissionRef(db, replaces), { replacedBy: submissionId });
      }
    },
    ...(!kept && {
      told: {
        title: comic.series,
        names: comic.names,
        number: submission.content.number,
        language: submission.content.language,
        comicSlug: comic.slug,
      },
    }),
    ...(before && {
      deletes: foldersBefore(before).map((folder) => ({ folder, at: later(now, REPLACED_HOURS * 3600) })),
    }),
  };
}

/** The folders of what is replaced. */
function foldersBefore({ pdf, cover, manifest, panelsFile, transcript, shareCards }: Chapter): string[] {
  const blurred = manifest?.blurredStrip ?? cover.blurred;
  const [card] = Object.values(shareCards ?? {});
  const folders = [pdf.path, blurred, panelsFile, transcript?.path, card]
    .flatMap((path) => path ?? [])
    .map(folderOf);
  // Those that wait to be drawn again are still there.
  return shareCards === null && manifest ? [...folders, cardsFolderFor(manifest.folder)] : folders;
}

/** A chapter as submitted. If it replaces another, it keeps that one's reactions, comments and views. */
function chapterOf(
  { content }: ChapterSubmission,
  { comicId, rating }: PublicationWork,
  shown: ShownFiles,
  before: Chapter | undefined,
  now: Date,
): Chapter {
  const { number, language, title, readingDirection, downloadable } = content;
  return chapterSchema.parse({
    comicId,
    number,
    language,
    ...(title !== '' && { title }),
    ...shown,
    readingDirection,
    downloadable,
    ...(shown.manifest && { panelsDue: dueReplacing(before, now), shareCards: null }),
    ...ratingOfWork(rating, before),
    views: before?.views ?? 0,
    reactions: before?.reactions,
    publishedAt: before?.publishedAt ?? now,
    ...(before && { replacedAt: now }),
  });
}

/** A chapter that returns may have missed what was set meanwhile; its earlier files of panels went with its folders. */
function wantingPanels(kept: Chapter, now: Date): Chapter {
  const { panelsDue: _, ...chapter } = kept;
  return chapter.manifest ? { ...chapter, panelsDue: dueWanting(undefined, now) } : chapter;
}

/**
 * Its own rating, as the reviewer said. A file that replaces another makes it no milder than readers know it: whoever decides sees what
 * was handed in, and it may have been corrected since. `setRating` alone does that.
 */
function ratingOfWork(rating: PublicationWork['rating'], before: Chapter | undefined) {
  const said = rating ? ownRating(rating) : {};
  const { ageRating = before?.ageRating, contentNotes = before?.contentNotes } = before
    ? raisedRating(before, said)
    : said;
  return { ...(ageRating && { ageRating }), ...(contentNotes && { contentNotes }) };
}

/** Sets the translator's current name. */
function setTranslator(chapter: Chapter, uid: string, owner: User): Chapter {
  return { ...chapter, translator: { id: uid, name: owner.fullName } };
}
