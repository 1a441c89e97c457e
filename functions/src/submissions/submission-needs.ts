import { PLACE_TAKING } from '@rawi/model/review/submission-machine';
import type { Chapter } from '@rawi/model/truth/chapter';
import type { ChapterFile, FilePart, FileProgress } from '@rawi/model/truth/file';
import { type ChapterSubmission, placeOf, type Submission } from '@rawi/model/truth/submission';
import { chapterForm, comicForm } from '@rawi/model/truth/submission-content';
import { type FieldErrors, validate } from '@rawi/model/validation/fields';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { fileRef } from '../data/chapter-files.ts';
import { chapterRef, chaptersOfNumber } from '../data/chapters.ts';
import { submissionRef, submissionsAt } from '../data/submissions.ts';

/** A submission with its id, as a transaction has read it. */
interface Asked<S = Submission> {
  readonly transaction: Transaction;
  readonly db: Firestore;
  readonly submissionId: string;
  readonly submission: S;
}

/** The missing or wrong parts of what was written, by field. */
export function wrongFields({ kind, content }: Submission): FieldErrors {
  return validate(kind === 'comic' ? comicForm : chapterForm, content);
}

/** A file whose checks have passed, with their result. */
export interface CheckedFile {
  readonly fileId: string;
  readonly source: NonNullable<ChapterFile['source']>;
  readonly progress: Extract<FileProgress, { state: 'ready' | 'drawn' }>;
}
export type CheckedFiles = Partial<Record<FilePart, CheckedFile>>;

/** The files that a submission needs; undefined unless all exist and their checks have passed. */
export async function checkedFiles({
  transaction,
  db,
  submission,
}: Omit<Asked, 'submissionId'>): Promise<CheckedFiles | undefined> {
  const checked: CheckedFiles = {};
  for (const [part, end] of wantedFiles(submission)) {
    const fileId = submission.files[part]?.fileId;
    const file = fileId === undefined ? undefined : (await transaction.get(fileRef(db, fileId))).data();
    if (fileId === undefined || !file?.source) return undefined;
    const { source, progress } = file;
    if (progress.state !== end) return undefined;
    checked[part] = { fileId, source, progress };
  }
  return checked;
}

/**
 * How far the checks of the files that it needs are: `missing` if one was not named yet, `failed` if one was refused,
 * was given up or is gone.
 */
export type Checks = 'passed' | 'running' | 'missing' | 'failed';

/** How far the checks of its files are. */
export async function checksOf({
  transaction,
  db,
  submission,
}: Omit<Asked, 'submissionId'>): Promise<Checks> {
  const found: Checks[] = [];
  for (const [part, end] of wantedFiles(submission)) {
    const fileId = submission.files[part]?.fileId;
    const progress =
      fileId === undefined ? undefined : (await transaction.get(fileRef(db, fileId))).data()?.progress;
    const hasFailed = progress === undefined || progress.state === 'refused' || progress.state === 'failed';
    if (fileId === undefined) found.push('missing');
    else if (hasFailed) found.push('failed');
    else found.push(progress.state === end ? 'passed' : 'running');
  }
  const worst = (['failed', 'missing', 'running'] as const).find((each) => found.includes(each));
  return worst ?? 'passed';
}

/** The files that it needs, and the state in which their checks have passed. */
function wantedFiles({ kind, content }: Submission): [FilePart, CheckedFile['progress']['state']][] {
  if (kind === 'comic') return [['cover', 'drawn']];
  return content.cover === 'file'
    ? [
        ['chapter', 'ready'],
        ['cover', 'drawn'],
      ]
    : [['chapter', 'ready']];
}

/**
 * Whether its owner has submitted or published no other translation of the same number into the same
 * language. The chapter that it replaces does not count.
 */
export async function hasItsPlace({ transaction, db, submissionId, submission }: Asked): Promise<boolean> {
  if (submission.kind === 'comic') return true;
  const place = placeOf(submission);
  if (place === null) return false;
  if (submission.replaces !== undefined && !(await replacedChapter({ transaction, db, submission })))
    return false;
  const others = (await transaction.get(submissionsAt(db, submission.uid, place))).docs;
  const isTaken = others.some((other) => {
    const { state, gone, replacedBy } = other.data();
    const isOver = gone || replacedBy !== undefined || other.id === submission.replaces;
    return other.id !== submissionId && !isOver && PLACE_TAKING.some((each) => each === state);
  });
  return !isTaken && !(await isPublished({ transaction, db, submissionId, submission }));
}

/**
 * The chapter that a submission replaces: of the same owner, comic, number and language, published, and not
 * replaced by another file.
 */
async function replacedChapter({
  transaction,
  db,
  submission: { uid, replaces = '', content },
}: Omit<Asked<ChapterSubmission>, 'submissionId'>): Promise<Chapter | undefined> {
  const old = (await transaction.get(submissionRef(db, replaces))).data();
  const { comicId, chapterId } = old ?? {};
  if (old?.uid !== uid || old.state !== 'published' || old.replacedBy !== undefined) return undefined;
  if (comicId === undefined || chapterId === undefined || content.comic?.comicId !== comicId)
    return undefined;
  const chapter = (await transaction.get(chapterRef(db, comicId, chapterId))).data();
  const isSame = chapter?.number === content.number && chapter.language === content.language;
  return isSame ? chapter : undefined;
}

async function isPublished({ transaction, db, submission }: Asked<ChapterSubmission>): Promise<boolean> {
  const { comic, number, language } = submission.content;
  if (!comic || number === null) return false;
  const { docs } = await transaction.get(chaptersOfNumber(db, comic.comicId, number));
  return docs.some((chapter) => {
    const { translator, language: into } = chapter.data();
    return translator?.id === submission.uid && into === language && chapter.id !== submission.chapterId;
  });
}
