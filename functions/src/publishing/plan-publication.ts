import { createHash } from 'node:crypto';
import { AS_THE_COMIC } from '@rawi/model/lists/age-ratings';
import { storagePaths } from '@rawi/model/paths';
import type { SubmissionNeed } from '@rawi/model/review/submission-machine';
import { slugOf } from '@rawi/model/text/slugify';
import type { ConfirmedRating } from '@rawi/model/truth/age-rating';
import { chapterIdOf, shortChapterIdOf } from '@rawi/model/truth/chapter-id';
import { isLikeOtherId } from '@rawi/model/truth/comic-slug';
import { PUBLICATION_OVERDUE_SECONDS, type PublicationWork } from '@rawi/model/truth/publication';
import { reservationKeys } from '@rawi/model/truth/reservation';
import type { Resolved } from '@rawi/model/truth/resolved';
import type { ChapterSubmission, ComicSubmission, Submission } from '@rawi/model/truth/submission';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { isClosed } from '../callers/is-muted.ts';
import { comicRef } from '../data/comics.ts';
import { reservationRef, slugRef } from '../data/documents.ts';
import { later, notBegun } from '../data/lease.ts';
import { publicationRef } from '../data/publications.ts';
import { submissionRef } from '../data/submissions.ts';
import { userRef } from '../data/users.ts';
import { type CheckedFiles, checkedFiles, hasItsPlace } from '../submissions/submission-needs.ts';
import { isTakenDown as isDown, isDownForRights } from '../takedowns/is-taken-down.ts';
import { freeId } from './free-id.ts';
import { type MeantNames, resolveNames } from './resolve-names.ts';

/** The needs of the move "publish", other than who decides. */
export const PUBLICATION_NEEDS = [
  'owner',
  'files',
  'not-taken-down',
  'comic-published',
  'place',
  'names',
  'rated',
] as const satisfies readonly SubmissionNeed[];
type PublicationNeed = (typeof PUBLICATION_NEEDS)[number];

/** A submission to publish, in the transaction that decides it. */
export interface ToPublish<S extends Submission = Submission> {
  readonly transaction: Transaction;
  readonly db: Firestore;
  readonly submissionId: string;
  readonly submission: S;
  /** The documents under the ids that it names, as this transaction has read them. */
  readonly resolved: Resolved;
  /** The decision behind it. */
  readonly decisionId: string;
  readonly names?: MeantNames | undefined;
  /** For whom it is, as who decides says. */
  readonly rating?: ConfirmedRating | undefined;
  readonly now: Date;
}

export interface PublicationPlan {
  readonly holds: Readonly<Record<PublicationNeed, boolean>>;
  /**
   * Writes what a task needs to publish it, what it reserves, and into the submission what it will be
   * published as; the caller writes its new state. Throws unless all needs hold.
   */
  readonly write: () => void;
}

/** What planning one kind has found; a need that is missing here does not hold. */
interface Found {
  readonly comicId?: string | undefined;
  readonly chapterId?: string | undefined;
  readonly hasPosition: boolean;
  readonly isTakenDown: boolean;
  readonly names?: PublicationWork['names'] | undefined;
  readonly reserve: () => void;
}

/**
 * Plans a publication: reads everything that it depends on, and returns which needs hold. All reads come
 * before the transaction's writes.
 */
export async function planPublication(toPublish: ToPublish): Promise<PublicationPlan> {
  const { transaction, db, submissionId, submission, decisionId, rating, now } = toPublish;
  const { kind, uid, revision } = submission;
  const owner = await transaction.get(userRef(db, uid));
  const files = await checkedFiles(toPublish);
  const { comicId, chapterId, hasPosition, isTakenDown, names, reserve } = await findNeeds(toPublish);
  const holds = {
    owner: owner.exists && !(await isClosed(transaction, db, uid)),
    files: files !== undefined,
    'not-taken-down': !isTakenDown,
    'comic-published': comicId !== undefined,
    place: hasPosition,
    names: names !== undefined,
    // A comic is rated by itself; only a chapter may be as its comic.
    rated: rating !== undefined && (kind === 'chapter' || rating.ageRating !== AS_THE_COMIC),
  };
  return {
    holds,
    write() {
      if (!files || comicId === undefined || names === undefined) {
        throw new Error(`The submission ${submissionId} cannot be published.`);
      }
      reserve();
      transaction.create(publicationRef(db, submissionId), {
        kind,
        uid,
        revision,
        way: 'out',
        comicId,
        chapterId: chapterId ?? null,
        names,
        rating: rating ?? null,
        step: 'files',
        folders: foldersOf(submissionId, chapterId ?? comicId, files),
        cursor: null,
        deletes: [],
        leftoversAt: null,
        requestId: decisionId,
        startedAt: now,
        ...notBegun(later(now, PUBLICATION_OVERDUE_SECONDS)),
      });
      transaction.update(submissionRef(db, submissionId), {
        comicId,
        ...(chapterId !== undefined && { chapterId }),
        publication: 'running',
      });
    },
  };
}

function findNeeds({ submission, ...rest }: ToPublish): Promise<Found> {
  return submission.kind === 'comic'
    ? findNeedsOfComic({ ...rest, submission })
    : findNeedsOfChapter({ ...rest, submission });
}

/** A comic: its address, which no comic has or had, and the people it names. */
async function findNeedsOfComic({
  transaction,
  db,
  submission: { content },
  resolved: { names: stored },
  names: meant,
}: ToPublish<ComicSubmission>): Promise<Found> {
  const resolved = await resolveNames(transaction, db, content, { stored, meant });
  const slug = await freeId(slugOf(content.series), async (each) => {
    const address = await transaction.get(slugRef(db, each));
    return isLikeOtherId(each) || address.exists || (await transaction.get(comicRef(db, each))).exists;
  });
  return {
    comicId: slug,
    hasPosition: true,
    // At the address of another comic it would be taken for that comic.
    isTakenDown: await isDownForRights(transaction, db, slugOf(content.series)),
    names: resolved?.names,
    reserve() {
      resolved?.reserve();
      transaction.create(slugRef(db, slug), { comicId: slug, slug });
    },
  };
}

/** A chapter: its comic, and its number there, or that of the chapter it replaces. */
async function findNeedsOfChapter(toPublish: ToPublish<ChapterSubmission>): Promise<Found> {
  const { transaction, db, submission, resolved } = toPublish;
  const hasPosition = await hasItsPlace(toPublish);
  const wanted = submission.content.comic?.comicId ?? resolved.comic?.comicId;
  const nothing = {
    hasPosition,
    isTakenDown: wanted !== undefined && (await isDown(transaction, db, wanted)),
    names: null,
    reserve: () => {},
  };
  const { number, language } = submission.content;
  if (!resolved.comic || number === null || language === null) return nothing;
  const { comicId, slug } = resolved.comic;
  if (submission.replaces !== undefined) {
    const { chapterId } = submission;
    const isFree = chapterId !== undefined && (await isOnline(toPublish, submission.replaces));
    const isTakenDown = await isDown(transaction, db, comicId, chapterId);
    return { ...nothing, comicId, chapterId, isTakenDown, hasPosition: hasPosition && isFree };
  }
  const chapterId = shortId(chapterIdOf(slug, number, language, submission.uid), () =>
    shortChapterIdOf(hashOf(comicId, submission.uid), number, language),
  );
  const place = reservationRef(db, reservationKeys.chapter(chapterId));
  const isFree = !(await transaction.get(place)).exists;
  return {
    ...nothing,
    comicId,
    chapterId,
    isTakenDown: await isDown(transaction, db, comicId, chapterId),
    hasPosition: hasPosition && isFree,
    reserve: () => void transaction.create(place, { id: chapterId }),
  };
}

/** Whether the replaced chapter has been published itself; its place is checked by `hasItsPlace`. */
async function isOnline({ transaction, db }: ToPublish, replaces: string): Promise<boolean> {
  return (await transaction.get(submissionRef(db, replaces))).data()?.publication === 'done';
}

/**
 * The source and destination of its files: the destination's name contains the content's hash and the
 * submission, so that no two submissions share it and each can be deleted.
 */
function foldersOf(
  submissionId: string,
  ownerId: string,
  { chapter, cover }: CheckedFiles,
): PublicationWork['folders'] {
  const parts = [chapter, cover].filter((file) => file !== undefined);
  const content = parts.map(({ source }) => `${source.sha256}-${source.recipe}`);
  const into = storagePaths.publicFolder(ownerId, hashOf(submissionId, ...content));
  return parts.map(({ progress: { folder } }) => ({ from: folder, into }));
}

/** An id of at most 120 characters (`idSchema`): a comic's address may be long. */
function shortId(id: string, shorter: () => string): string {
  return id.length <= 120 ? id : shorter();
}

function hashOf(...texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);
}
