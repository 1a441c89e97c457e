import {
  type DecidesAbout,
  type DecidingAction,
  decidesAbout,
  type Judgeable,
  rolesDeciding,
} from '@rawi/model/calls/deciding-calls';
import type { Language } from '@rawi/model/lists/languages';
import { type Judge, mayJudge, partIn } from '@rawi/model/review/impartial';
import { PLACE_TAKING } from '@rawi/model/review/submission-machine';
import type { Message } from '@rawi/model/truth/message';
import { placeOf, type Submission } from '@rawi/model/truth/submission';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import type { Caller } from '../callers/caller.ts';
import { wantedRef } from '../data/asks.ts';
import { chapterRef, chaptersOfNumber } from '../data/chapters.ts';
import { allStaff } from '../data/staff.ts';
import { submissionsAt } from '../data/submissions.ts';
import type { Reviewed } from './reviewed.ts';

/** A chapter of a comic, in a language: other translators of the same chapter are rivals. */
export interface Contested {
  readonly comicId: string;
  readonly number: number;
  readonly language: Language;
}

/** What is decided about, as far as it tells who has a stake in it. */
export interface Judged {
  readonly review: Reviewed;
  /** Null if the owner no longer has an account, or if the site's owner imported it. */
  readonly work: { readonly ownerUid: string | null; readonly chapter?: Contested | undefined };
  readonly person: { readonly uid: string };
  readonly comment: { readonly uid: string | null };
  readonly report: { readonly comicId: string; readonly chapterId: string };
  /** The sender of most is known only by their address. */
  readonly message: Message;
  /** Null of a list of the site, and once the account is gone. */
  readonly list: { readonly uid: string | null };
  readonly ask: { readonly askId: string };
}

interface Reading {
  readonly transaction: Transaction;
  readonly db: Firestore;
  readonly caller: Caller;
}

type IsPartial<K extends Judgeable> = (
  reading: Reading,
  judged: Judged[K],
  uid: string,
) => boolean | Promise<boolean>;

/** Whether somebody has a stake in something: one check for each kind, so that none is left out. */
const IS_PARTIAL: { readonly [K in Judgeable]: IsPartial<K> } = {
  async review(reading, reviewed, uid) {
    const { review } = reviewed;
    if (partIn(review, uid)) return true;
    return reviewed.of === 'submission' && (await isRival(reading, contestedBy(reviewed.submission), uid));
  },
  work: async (reading, { ownerUid, chapter }, uid) =>
    ownerUid === uid || (await isRival(reading, chapter, uid)),
  person: (_reading, person, uid) => person.uid === uid,
  comment: (_reading, comment, uid) => comment.uid === uid,
  async report({ transaction, db }, { comicId, chapterId }, uid) {
    const chapter = (await transaction.get(chapterRef(db, comicId, chapterId))).data();
    return chapter?.translator?.id === uid;
  },
  message: ({ caller }, message, uid) =>
    message.kind === 'reader'
      ? uid === message.reader.uid || uid === message.uid
      : uid === caller.uid && caller.emailVerified && caller.email === message.email.trim().toLowerCase(),
  list: (_reading, list, uid) => list.uid === uid,
  ask: async ({ transaction, db }, { askId }, uid) =>
    (await transaction.get(wantedRef(db, askId, uid))).exists,
};

/** The chapter of a submission, if its comic is on Rawi. */
export function contestedBy({ kind, content, ...rest }: Submission): Contested | undefined {
  if (kind !== 'chapter') return undefined;
  const { comic, number, language } = content;
  // A proposed comic may have been published since.
  const comicId = comic?.comicId ?? rest.comicId ?? rest.resolved?.comic?.comicId;
  return comicId !== undefined && number !== null && language !== null
    ? { comicId, number, language }
    : undefined;
}

/** Whether they have submitted or published the same number of the same comic in the same language. */
async function isRival(
  { transaction, db }: Reading,
  chapter: Contested | undefined,
  uid: string,
): Promise<boolean> {
  if (!chapter) return false;
  const { comicId, number, language } = chapter;
  const place = placeOf({ content: { comic: { comicId }, proposed: null, number, language } });
  if (place === null) return false;
  const theirs = (await transaction.get(submissionsAt(db, uid, place))).docs;
  if (theirs.some((each) => PLACE_TAKING.some((state) => state === each.data().state))) return true;
  const { docs } = await transaction.get(chaptersOfNumber(db, comicId, number));
  return docs.some((each) => {
    const { translator, language: into } = each.data();
    return translator?.id === uid && into === language;
  });
}

interface Deciding {
  readonly firestore: Firestore;
  readonly caller: Caller;
}

/**
 * Whether the caller may make a decision as an impartial person (`mayJudge`). The staff is read only if the
 * caller is partial. It comes before the transaction's writes.
 */
export async function isImpartial<A extends DecidingAction>(
  { firestore: db, caller }: Deciding,
  transaction: Transaction,
  action: A,
  judged: Judged[DecidesAbout<A>],
): Promise<boolean> {
  const isPartial: IsPartial<DecidesAbout<A>> = IS_PARTIAL[decidesAbout(action)];
  return await mayJudge({
    uid: caller.uid,
    isPartial: (uid) => isPartial({ transaction, db, caller }, judged, uid),
    others: () => judgesOf(transaction, db, action),
  });
}

/** Like `isImpartial`; throws `not-impartial` if the caller may not decide. */
export async function requireImpartial<A extends DecidingAction>(
  ...asked: Parameters<typeof isImpartial<A>>
): Promise<void> {
  if (!(await isImpartial(...asked))) throw new CallError('not-impartial');
}

/** The members of the staff who may make a decision. */
async function judgesOf(transaction: Transaction, db: Firestore, action: DecidingAction): Promise<Judge[]> {
  const roles: readonly string[] = rolesDeciding(action);
  const { docs } = await transaction.get(allStaff(db));
  const staff = docs.map((each) => ({ uid: each.id, roles: each.data().roles }));
  return staff.filter((each) => each.roles.some((role) => roles.includes(role)));
}
