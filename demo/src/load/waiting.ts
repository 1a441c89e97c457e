import { DEFAULT_LOCALE } from '@rawi/model/lists/locales';
import { paths } from '@rawi/model/paths';
import { searchKeys } from '@rawi/model/text/fold';
import { localize } from '@rawi/model/text/localized';
import { type Comic, comicSchema } from '@rawi/model/truth/comic';
import { smallestPicture } from '@rawi/model/truth/picture';
import { NOTHING_CHOSEN, type Resolved } from '@rawi/model/truth/resolved';
import { claimEnd, type Review, reviewIds, reviewSchema } from '@rawi/model/truth/review';
import { placeOf, type Submission, submissionSchema } from '@rawi/model/truth/submission';
import {
  type ChapterContent,
  type Choice,
  type ComicContent,
  EMPTY_CHAPTER,
  EMPTY_COMIC,
} from '@rawi/model/truth/submission-content';
import { reading } from '@rawi/model/truth/tolerant';
import type { Firestore } from 'firebase-admin/firestore';
import type { DrawnComic } from '../output/tasks.ts';
import { WAITING_CHAPTERS, WAITING_COMIC, type WaitingChapter } from '../stories/waiting.ts';
import { ACCOUNTS } from './accounts.ts';
import type { SeedDocument } from './seed-document.ts';
import { stageChapter, stageCover, type WaitingFiles } from './waiting-files.ts';
import { waitingWords } from './waiting-words.ts';
import { writeAll } from './write-all.ts';

const HOUR = 3_600_000;

export interface WaitingSite extends WaitingFiles {
  readonly firestore: Firestore;
  /** The first comics, with their files. */
  readonly comics: readonly DrawnComic[];
  readonly now: Date;
}

/**
 * What waits for reviewers of each kind, once the first comics are in the site. A site gets it once: what was
 * decided stays decided, and what was deleted stays away.
 */
export async function createWaiting(site: WaitingSite): Promise<void> {
  const { firestore, now } = site;
  const given = firestore.doc(paths.submission(WAITING_COMIC.id));
  if ((await given.get()).exists) return;
  const chapters = await Promise.all(WAITING_CHAPTERS.map((chapter) => waitingChapter(site, chapter)));
  const words = await waitingWords(firestore, now);
  // The comic comes last: it tells that all is there.
  await writeAll(firestore, [...chapters.flat(), ...words, ...(await waitingComic(site))]);
}

const nameOf = (uid: string): string => {
  const account = ACCOUNTS.find((each) => each.uid === uid);
  if (!account) throw new Error(`There is no account ${uid}.`);
  return account.displayName;
};

function drawnChapter({ comics }: WaitingSite, id: string) {
  const found = comics.flatMap(({ chapters }) => chapters).find((each) => each.id === id);
  if (!found) throw new Error(`The chapter ${id} is not drawn.`);
  return found;
}

async function waitingChapter(site: WaitingSite, waiting: WaitingChapter): Promise<SeedDocument[]> {
  const { firestore, now } = site;
  const { id, uid, comic: comicId, number, language, title, replaces, hoursAgo, claimedBy } = waiting;
  const comic = reading(comicSchema).parse((await firestore.doc(paths.comic(comicId)).get()).data());
  const at = new Date(now.getTime() - hoursAgo * HOUR);
  const file = await stageChapter(site, { uid, submissionId: id, at }, drawnChapter(site, waiting.pagesOf));
  const shown = listed(comicId, comic);
  const content: ChapterContent = {
    ...EMPTY_CHAPTER,
    ageRating: 'asTheComic',
    comic: shown,
    number,
    language,
    title,
    readingDirection: language === 'ar' ? 'rtl' : 'ltr',
  };
  const resolved: Resolved = { ...NOTHING_CHOSEN, comic: shown };
  const common = { kind: 'chapter', uid, createdAt: at, savedAt: at, revision: 1, content } as const;
  const place = placeOf({ content });
  const claim = claimedBy ? claimOf(claimedBy, now) : null;
  const submission = submissionSchema.parse({
    ...common,
    state: claim ? 'under_review' : 'submitted',
    files: { chapter: file.submitted },
    name: nameOf(uid),
    since: { submitted: at, ...(claim && { under_review: claim.at }) },
    place,
    resolved,
    ...(replaces !== undefined && { replaces, comicId, chapterId: waiting.pagesOf }),
  });
  return [
    file.document,
    { path: paths.submission(id), data: submission },
    reviewOf(id, submission, { title: comic.series, resolved, at, claim }),
    // The chapter that a corrected file is for, as its translator had submitted it.
    ...(replaces === undefined
      ? []
      : [{ path: paths.submission(replaces), data: publishedBefore(submission, at) }]),
  ];
}

/** A claim ends by itself, as everybody's does: then the chapter is free for others. */
function claimOf(
  { uid, minutesAgo }: NonNullable<WaitingChapter['claimedBy']>,
  now: Date,
): NonNullable<Review['claim']> {
  const at = new Date(now.getTime() - minutesAgo * 60_000);
  return { uid, name: nameOf(uid), at, until: claimEnd(at) };
}

const listed = (comicId: string, { slug, series, names, cover }: Comic) => ({
  comicId,
  slug,
  series,
  names,
  picture: smallestPicture(localize(cover, DEFAULT_LOCALE).value),
});

function publishedBefore(submission: Submission, at: Date): Submission {
  const { replaces: _, ...corrected } = submission;
  const before = new Date(at.getTime() - 9 * 24 * HOUR);
  return submissionSchema.parse({
    ...corrected,
    createdAt: before,
    savedAt: before,
    state: 'published',
    publication: 'done',
    files: {},
    since: { submitted: before, published: new Date(before.getTime() + HOUR) },
  });
}

async function waitingComic(site: WaitingSite): Promise<SeedDocument[]> {
  const { id, uid, series, translatedName, description, names, coverOf, page, hoursAgo } = WAITING_COMIC;
  const at = new Date(site.now.getTime() - hoursAgo * HOUR);
  const file = await stageCover(site, { uid, submissionId: id, at }, drawnChapter(site, coverOf), page);
  const proposed = (name: string): Choice => ({ id: null, name });
  const content: ComicContent = {
    ...EMPTY_COMIC,
    ageRating: '12',
    contentNotes: ['frightening'],
    series,
    description,
    language: 'ar',
    translatedName,
    publisher: proposed(names.publisher),
    artists: [proposed(names.artist)],
    writer: proposed(names.writer),
    genres: [proposed(names.genre)],
  };
  const submission = submissionSchema.parse({
    kind: 'comic',
    uid,
    createdAt: at,
    savedAt: at,
    state: 'submitted',
    revision: 1,
    files: { cover: file.submitted },
    name: nameOf(uid),
    since: { submitted: at },
    resolved: NOTHING_CHOSEN,
    content,
  });
  return [
    file.document,
    reviewOf(id, submission, { title: series, resolved: NOTHING_CHOSEN, at, claim: null }),
    { path: paths.submission(id), data: submission },
  ];
}

interface Known {
  readonly title: string;
  readonly resolved: Resolved;
  readonly at: Date;
  readonly claim: Review['claim'];
}

function reviewOf(id: string, submission: Submission, { title, resolved, at, claim }: Known): SeedDocument {
  const { kind, uid, content, replaces } = submission;
  const name = nameOf(uid);
  const data = reviewSchema.parse({
    kind,
    uid,
    name,
    title,
    resolved,
    differs: false,
    searchKeys: searchKeys([title, name]),
    number: kind === 'chapter' ? content.number : null,
    language: content.language,
    revision: 1,
    waiting: true,
    since: at,
    appeal: false,
    replacement: replaces !== undefined,
    claim,
    decisions: [],
  });
  return { path: paths.review(reviewIds.submission(id)), data };
}
