import type { SameProgram } from './outcome.ts';

/** Mutants of the functions' checks that no test can tell from the program as it is. In a name `*` stands for anything. */
export const SAME_CHECKS: readonly SameProgram[] = [
  {
    name: 'checks areas/run-call.ts isFresh(): without caller !== undefined',
    why: 'no call that asks for a fresh sign-in is open to visitors: the type `Access` of the model has none',
  },
  {
    name: "checks areas/run-call.ts actionOf(): without !('action' in data)",
    why: 'an action that is missing is not in the table, which the next line refuses',
  },
  {
    name: 'checks areas/shown-words.ts wordsIn(): without value === null',
    why: 'no field with words that everyone reads is ever null',
  },
  {
    name: 'checks areas/shown-words.ts requireHeard(): without shown.length === 0',
    why: 'a call without such fields has no new words in them',
  },
  {
    name: 'checks callers/is-muted.ts isMuted(): without mutedUntil !== undefined',
    why: 'undefined is later than no time',
  },
  {
    name: "checks callers/user-by-email.ts authCode(): without 'code' in error",
    why: 'the code of an error without one is undefined',
  },
  {
    name: 'checks callers/user-by-email.ts authCode(): without error instanceof Error',
    why: 'the Admin SDK throws errors only',
  },
  {
    name: 'checks calls/accept-review.ts owner(): without writeTranslator !== null',
    why: 'who has no profile, which is where it is null, is no recipient either',
  },
  {
    name: 'checks calls/confirm-sign-up.ts isVoid(): without tickets.voidedAt !== null',
    why: 'no time is earlier than null',
  },
  {
    name: 'checks calls/correct-reading.ts after(): without the guard !before',
    why: 'the chapter was found in the same transaction',
  },
  {
    name: 'checks calls/set-panels.ts after(): without the guard !before',
    why: 'the chapter was found in the same transaction',
  },
  {
    name: 'checks calls/delete-account.ts deleteAccount(): without the guard !staff.exists',
    why: 'who is not on the staff is not the last admin, and deleting a document that is not there changes nothing',
  },
  {
    name: 'checks calls/end-application.ts owner(): without writeTranslator !== null',
    why: 'who has no profile, which is where it is null, is no recipient either',
  },
  {
    name: 'checks calls/end-application.ts reinstateApplication(): without the guard !recipient',
    why: 'the need `owner` has refused who is no recipient',
  },
  {
    name: 'checks calls/find-accounts.ts accountOf(): without mutedUntil',
    why: 'undefined is later than no time',
  },
  {
    name: 'checks calls/hide-comment.ts hideComment(): without comment.hidden',
    why: 'a comment that shows has nothing withheld: showing it deletes that in the same commit',
  },
  {
    name: 'checks calls/hide-comment.ts reportedIn(): without version !== undefined',
    why: 'a report has both the words and their version, or neither',
  },
  {
    name: 'checks calls/hide-comment.ts reportedIn(): without text !== undefined',
    why: 'a report has both the words and their version, or neither',
  },
  {
    name: "checks calls/replace-chapter.ts replaceChapter(): without old.kind !== 'chapter' || comicId === undefined",
    why: 'a comic has no chapter id, and a chapter has both ids or neither',
  },
  {
    name: 'checks calls/replace-chapter.ts replaceChapter(): without chapterId === undefined',
    why: 'a comic has no chapter id, and a chapter has both ids or neither',
  },
  {
    name: 'checks calls/replace-chapter.ts replaceChapter(): without comicId === undefined',
    why: 'a comic has no chapter id, and a chapter has both ids or neither',
  },
  {
    name: "checks calls/replace-chapter.ts replaceChapter(): without old.kind !== 'chapter'",
    why: 'a comic has no chapter id, and a chapter has both ids or neither',
  },
  {
    name: 'checks calls/republish.ts place(): without chapterId !== undefined',
    why: 'a chapter that was published has its id',
  },
  {
    name: 'checks calls/show-comment.ts showComment(): without !comment.hidden',
    why: 'while a comment is hidden its author cannot change it: its version is the one that was seen',
  },
  {
    name: "checks distilling/distill-chunk.ts toWorkingProgress(): without progress.state === 'working'",
    why: 'a file of which pages are being drawn counts pages in no other state',
  },
  {
    name: 'checks calls/set-new-password.ts setNewPassword(): without voidedAt',
    why: 'no time is before undefined',
  },
  {
    name: 'checks calls/set-new-password.ts requireSpendable(): without !record.uid',
    why: 'a ticket is given for an account only, and together with the time at which it ends',
  },
  {
    name: 'checks calls/set-new-password.ts requireSpendable(): without !record.ticketExpiresAt',
    why: 'a ticket is given for an account only, and together with the time at which it ends',
  },
  {
    name: 'checks secrets/stored-code.ts tryCode(): without tried.usedAt',
    why: 'the transaction that gives the ticket refuses a code that was used, too',
  },
  {
    name: 'checks requests/byte-range.ts partOf(): without last === undefined',
    why: 'the pattern finds both groups or neither',
  },
  {
    name: 'checks requests/byte-range.ts partOf(): without first === undefined',
    why: 'the pattern finds both groups or neither',
  },
  {
    name: "checks requests/files.ts isGone(): without error instanceof Error && 'code' in error",
    why: 'streams fail with errors only, and the code of one without a code is undefined',
  },
  {
    name: "checks requests/files.ts isGone(): without 'code' in error",
    why: 'streams fail with errors only, and the code of one without a code is undefined',
  },
  {
    name: 'checks requests/files.ts isGone(): without error instanceof Error',
    why: 'streams fail with errors only, and the code of one without a code is undefined',
  },
  {
    name: 'checks requests/unsubscribe.ts answerUnsubscribe(): without token.length < 300',
    why: 'no token of ours is longer: the bound only saves the hash of a long text',
  },
  {
    name: 'checks requests/view.ts answerView(): without userAgent === undefined',
    why: 'a program that names no user agent is a robot',
  },
  {
    name: 'checks review/reviewed.ts readReviewed(): without the guard !named',
    why: 'the schemas of the requests take no other ids of reviews',
  },
  {
    name: 'checks review/was-decided.ts wasDecided(): without kept.by === by',
    why: 'the id of a decision is made of its person (`decisionIdOf`)',
  },
  {
    name: 'checks photos/encode-photo.ts encodePhoto(): without error instanceof Error',
    why: 'the library that draws throws errors only',
  },
  {
    name: 'checks triggers/on-comment-written.ts onCommentWritten(): without parent',
    why: 'what has no parent is no answer, and changes no notification (`changesNotification`)',
  },
  {
    name: 'checks photos/photo-upload.ts photoUploadOf(): without *id',
    why: 'both are there where the path is that of a photo',
  },
  {
    name: 'checks review/impartial.ts isRival(): without the guard place === null',
    why: 'a chapter with its comic, number and language has a place',
  },
  {
    name: 'checks distilling/arrange-chunk.ts arrangeChunk(): without the guard !is',
    why: 'a page that is not there cannot be taken apart: a TypeError all the same',
  },
  {
    name: "checks distilling/finish-file.ts finishFile(): without the guard typeof fetched !== 'object'",
    why: 'a picture that was not fetched is not on the disk, where the PDF looks for it: an error all the same',
  },
  {
    name: 'checks distilling/finish-file.ts stageCover(): without the guard !first',
    why: 'what was staged of a file has a page (`partSchema`)',
  },
  {
    name: 'checks distilling/finish-file.ts findEarlierFile(): without each.id !== fileId',
    why: 'while a file is put together it is not ready itself',
  },
  {
    name: 'checks distilling/staged-pages.ts stagedParts(): without the guard !Buffer.isBuffer(bytes)',
    why: 'what stands there instead of bytes is no JSON: an error all the same',
  },
  {
    name: 'checks review/reviewed.ts readReviewed(): without the guard !review',
    why: '`isAbout` refuses what is not there',
  },
  {
    name: 'checks submissions/draft-files.ts fileOfDraftAlone(): without the guard fileId === undefined || revision === 0',
    why: 'there is no revision 0, and a file that is not there is that of no revision: only a read is saved',
  },
  {
    name: 'checks submissions/draft-files.ts fileOfDraftAlone(): without revision === 0',
    why: 'there is no revision 0, and a file that is not there is that of no revision: only a read is saved',
  },
  {
    name: 'checks submissions/draft-files.ts fileOfDraftAlone(): without fileId === undefined',
    why: 'there is no revision 0, and a file that is not there is that of no revision: only a read is saved',
  },
  {
    name: 'checks submissions/file-upload.ts fileUploadOf(): without *Id',
    why: 'the pattern finds all groups or none',
  },
  {
    name: 'checks submissions/file-upload.ts fileUploadOf(): without uid',
    why: 'the pattern finds all groups or none',
  },
  {
    name: "checks submissions/own-work.ts write(): without move === 'submit'",
    why: 'only a draft waits for its checks, and what was handed in keeps the place of its content',
  },
  {
    name: 'checks submissions/places-of-files.ts placesOfFiles(): without replaces !== undefined',
    why: 'where nothing is replaced nothing was read',
  },
  {
    name: 'checks submissions/resolve.ts resolveChapter(): without comicId !== undefined',
    why: 'a comic that is out has its id',
  },
  {
    name: "checks submissions/resolve.ts resolveChapter(): without state === 'published'",
    why: 'of what is on its way only what was published has been brought to readers',
  },
  {
    name: 'checks submissions/resolve.ts resolveComic(): without names.has(key)',
    why: 'the same transaction finds the same name: only a read is saved',
  },
  {
    name: 'checks submissions/submission-needs.ts checkedFiles(): without fileId === undefined',
    why: 'no file was read where none is named',
  },
  {
    name: 'checks submissions/submission-needs.ts replacedChapter(): without *Id === undefined',
    why: 'what is replaced was published as a chapter (`replace-chapter.ts`), and so has both ids',
  },
  {
    name: 'checks submissions/submission-needs.ts isPublished(): without number === null',
    why: 'what has no number has no place either, which `hasItsPlace` refuses first',
  },
  {
    name: "checks submissions/submit-checked.ts readWaiting(): without submission?.state === 'draft'",
    why: 'only a draft waits: each move out of that state ends its waiting',
  },
  {
    name: 'checks takedowns/bring-documents.ts setTranslator(): without translator',
    why: 'where there is no translator no account was looked for',
  },
  {
    name: 'checks takedowns/move-files.ts copySurely(): without !source (2)',
    why: 'what is not there cannot be copied',
  },
  {
    name: "checks takedowns/sealing.ts breakSeal(): without the guard target.kind !== 'cover'",
    why: 'nothing else has a picture in the place of its cover: what is removed is not there',
  },
  {
    name: "checks takedowns/settle-photo.ts settlePhoto(): without the guard target.kind !== 'photo'",
    why: 'nothing else names a person whose photo could be shown',
  },
  {
    name: 'checks takedowns/take-documents.ts readChapterGoing(): without before',
    why: 'the chapter was found in the same transaction',
  },
  {
    name: 'checks takedowns/take-documents.ts readChapterGoing(): without the guard !(await transaction.get(chapterRef(*',
    why: 'what is read next finds no chapter either: only reads are saved',
  },
  {
    name: "checks takedowns/take-documents.ts takeChapter(): .where('comicId', '==', comicId) → nothing",
    why: 'no two chapters have the same id (`reservationKeys`)',
  },
  {
    name: 'checks takedowns/target.ts readComment(): without author',
    why: 'the author of a comment is null with its uid, and only then',
  },
  {
    name: 'checks takedowns/target.ts readComment(): without uid !== null',
    why: 'the author of a comment is null with its uid, and only then',
  },
  {
    name: 'checks takedowns/notify-owner.ts readOwnerNotification(): without the guard uid === undefined',
    why: 'nobody has no recipient: only reads are saved',
  },
  {
    name: 'checks takedowns/notify-owner.ts decisionOf(): without *chapterId*',
    why: 'a target has the field only where it has an id in it',
  },
  {
    name: "checks takedowns/work-going.ts readWorkGoing(): without work?.way === 'out'",
    why: 'the work of what is published, or on its way, goes out',
  },
  {
    name: 'checks triggers/on-roles-recorded.ts fieldOf(): without data !== null',
    why: 'an event has the fields of a document, or undefined where there is none',
  },
  {
    name: 'checks triggers/on-user-written.ts onUserWritten(): without after !== undefined',
    why: 'a profile that is gone looks as before to others only where it could not be read before: then neither has settings',
  },
  {
    name: 'checks review/decide.ts decide(): without requestId !== undefined',
    why: 'an id made by chance names no decision yet: only a read is saved',
  },
  {
    name: 'checks review/decide.ts firstMissing(): without the guard !look',
    why: 'what is no function cannot be called: a TypeError all the same',
  },
];
