import { randomUUID } from 'node:crypto';
import { DEFAULT_LOCALE } from '@rawi/model/lists/locales';
import { paths } from '@rawi/model/paths';
import { localize } from '@rawi/model/text/localized';
import { comicSchema } from '@rawi/model/truth/comic';
import { type FileProgress, fileSchema } from '@rawi/model/truth/file';
import { smallestPicture } from '@rawi/model/truth/picture';
import { placeOf, submissionSchema } from '@rawi/model/truth/submission';
import { type ChapterContent, EMPTY_CHAPTER } from '@rawi/model/truth/submission-content';
import { reading } from '@rawi/model/truth/tolerant';
import { ACCOUNT_PASSWORD } from '../../../demo/src/load/accounts.ts';
import { createPerson, ownersDatabase } from './owner.ts';
import type { ReaderAccount } from './reader-account.ts';
import type { Locale } from './words.ts';

type Worker = ReaderAccount & { readonly uid: string };

/** A translator of one journey only, of whom nothing is published. */
export const newUploader = (locale: Locale, fullName: string): Promise<Worker> =>
  newWorker('translator', locale, fullName);

/** A reviewer of one journey only, who has handed in nothing. */
export const newReviewer = (locale: Locale, fullName: string): Promise<Worker> =>
  newWorker('reviewer', locale, fullName);

/** An admin of one journey only. */
export const newAdmin = (locale: Locale, fullName: string): Promise<Worker> =>
  newWorker('admin', locale, fullName);

async function newWorker(
  role: 'translator' | 'reviewer' | 'admin',
  locale: Locale,
  fullName: string,
): Promise<Worker> {
  const uid = `${role}-${randomUUID()}`;
  const email = `${uid}@rawi.test`;
  const claims = { [role]: true as const };
  await createPerson({ uid, email, displayName: fullName, emailVerified: true, claims, locale });
  return { uid, email, password: ACCOUNT_PASSWORD, fullName, marker: randomUUID() };
}

interface NewWork {
  readonly number: number;
  readonly state: 'draft' | 'submitted';
  /** How far its file is; without it there is none. */
  readonly file?: FileProgress;
}

/** A chapter of a comic as its translator would have written it, or handed it in. Returns its id. */
export async function writeWork(
  uid: string,
  comicId: string,
  { number, state, file }: NewWork,
): Promise<string> {
  const database = ownersDatabase();
  const id = randomUUID();
  const stored = await database.doc(paths.comic(comicId)).get();
  const { slug, series, names, cover } = reading(comicSchema).parse(stored.data());
  const picture = smallestPicture(localize(cover, DEFAULT_LOCALE).value);
  const comic = { comicId, slug, series, names, picture };
  const content: ChapterContent = {
    ...EMPTY_CHAPTER,
    ageRating: 'asTheComic',
    comic,
    number,
    language: 'ar',
    readingDirection: 'rtl',
  };
  const at = new Date();
  const files = file ? { chapter: { fileId: id, bytes: 1000, name: 'pages.pdf' } } : {};
  const submitted = { name: 'Layla', place: placeOf({ content }), since: { submitted: at } };
  const submission = submissionSchema.parse({
    kind: 'chapter',
    uid,
    content,
    createdAt: at,
    savedAt: at,
    files,
    state,
    revision: state === 'draft' ? 0 : 1,
    ...(state === 'submitted' && submitted),
  });
  if (file) await moveFile(uid, id, file);
  await database.doc(paths.submission(id)).set(submission);
  return id;
}

/** What has become of the file of a draft that `writeWork` made. */
export async function moveFile(uid: string, submissionId: string, progress: FileProgress): Promise<void> {
  const file = fileSchema.parse({
    uid,
    submissionId,
    part: 'chapter',
    name: 'pages.pdf',
    bytes: 1000,
    progress,
    createdAt: new Date(),
    source: null,
    parts: [],
    lease: null,
    tries: 0,
    dueAt: null,
  });
  await ownersDatabase().doc(paths.file(submissionId)).set(file);
}

/** A report as a reader's form would have sent it. */
export async function sendReport(
  about: { readonly comicId: string; readonly chapterId: string },
  { note, reporter }: { readonly note: string; readonly reporter: string },
): Promise<void> {
  const report = {
    issue: 'typos',
    note,
    ...about,
    page: 2,
    fault: null,
    state: 'open',
    reporter,
    at: new Date(),
  };
  await ownersDatabase().doc(paths.report(randomUUID())).set(report);
}
