import type { TranslatorRequestOf, TranslatorResponse } from '@rawi/model/calls/translator-calls';
import { AS_THE_COMIC } from '@rawi/model/lists/age-ratings';
import { paths } from '@rawi/model/paths';
import type { ChapterContent } from '@rawi/model/truth/submission-content';
import { CallError } from '../callers/call-error.ts';
import { writeAudit } from '../comments/write-audit.ts';
import { chapterRef } from '../data/chapters.ts';
import { comicRef } from '../data/comics.ts';
import { submissionRef } from '../data/submissions.ts';
import { comicInListOf } from '../notifications/comic-in-list.ts';
import type { SignedInContext } from '../services/services.ts';
import { isFree } from '../submissions/is-free.ts';
import { hasRoomForDraft } from '../submissions/open-drafts.ts';
import { ownSubmission, profileOf } from '../submissions/own-submission.ts';

/**
 * Creates a draft that will replace a published chapter of the caller's (docs/decisions/022), with what
 * readers see of the chapter but without its files. A second delivery of the call creates no second draft.
 */
export async function replaceChapter(
  { firestore: db, now, random, caller: { uid } }: SignedInContext,
  { submissionId, replaces }: TranslatorRequestOf<'replaceChapter'>,
): Promise<TranslatorResponse<'replaceChapter'>> {
  await db.runTransaction(async (transaction) => {
    const ref = submissionRef(db, submissionId);
    const known = (await transaction.get(ref)).data();
    if (known?.uid === uid && known.replaces === replaces) return;
    if (known || !(await isFree(transaction, db, submissionId))) throw new CallError('target-missing');
    const old = await ownSubmission(transaction, db, replaces, uid);
    await profileOf(transaction, db, uid);
    const { comicId, chapterId, replacedBy } = old;
    if (old.kind !== 'chapter' || comicId === undefined || chapterId === undefined) {
      throw new CallError('target-missing');
    }
    if (old.publication === 'running') throw new CallError('being-published');
    if (old.state !== 'published' || old.publication !== 'done' || replacedBy !== undefined) {
      throw new CallError('moved-on');
    }
    const comic = (await transaction.get(comicRef(db, comicId))).data();
    const chapter = (await transaction.get(chapterRef(db, comicId, chapterId))).data();
    if (!comic || !chapter) throw new CallError('moved-on');
    if (!(await hasRoomForDraft(transaction, db, uid))) throw new CallError('too-many-drafts');
    const content: ChapterContent = {
      comic: comicInListOf(comicId, comic),
      proposed: null,
      number: chapter.number,
      language: chapter.language,
      title: chapter.title ?? '',
      readingDirection: chapter.readingDirection,
      downloadable: chapter.downloadable,
      cover: 'page-one',
      ageRating: chapter.ageRating ?? AS_THE_COMIC,
      contentNotes: chapter.contentNotes ?? [],
    };
    const begun = { uid, createdAt: now(), savedAt: now(), state: 'draft' as const, revision: 0, files: {} };
    transaction.create(ref, { kind: 'chapter', content, ...begun, replaces, comicId, chapterId });
    writeAudit(transaction, db, random, {
      action: 'replaceChapter',
      by: uid,
      at: now(),
      about: paths.submission(submissionId),
      reason: replaces,
    });
  });
  return {};
}
