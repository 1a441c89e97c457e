import type { CommunityRequestOf, CommunityResponse } from '@rawi/model/calls/community-calls';
import { searchKeys } from '@rawi/model/text/fold';
import type { Ask } from '@rawi/model/truth/ask';
import type { Comic } from '@rawi/model/truth/comic';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { askIdOf } from '../asks/ask-id.ts';
import { chapterFor } from '../asks/chapter-for.ts';
import { findComic } from '../asks/find-comic.ts';
import { CallError } from '../callers/call-error.ts';
import { askRef, wantedRef } from '../data/asks.ts';
import { comicRef } from '../data/comics.ts';
import { ratedComicInListOf } from '../notifications/comic-in-list.ts';
import type { SignedInContext } from '../services/services.ts';

type Subject = Pick<Ask, 'title' | 'comic' | 'number' | 'language' | 'searchKeys'>;

/**
 * Records that a person wants a comic or a chapter, together with everybody else who does. A title that a
 * comic already has is taken for that comic. An ask whose chapter arrived and is no longer there opens again.
 */
export async function ask(
  { firestore, now, caller: { uid } }: SignedInContext,
  request: CommunityRequestOf<'ask'>,
): Promise<CommunityResponse<'ask'>> {
  const subject = await subjectOf(firestore, request);
  const askId = askIdOf(subject);
  const [ref, wantedAt] = [askRef(firestore, askId), wantedRef(firestore, askId, uid)];
  return firestore.runTransaction(async (transaction) => {
    const [stored, wanted, chapterId] = await Promise.all([
      transaction.get(ref),
      transaction.get(wantedAt),
      chapterThere(transaction, firestore, subject),
    ]);
    if (chapterId !== undefined) return { askId: null, chapterId };
    const known: Ask = stored.data() ?? { ...subject, createdAt: now(), readers: 0, state: 'open' };
    if (known.state === 'hidden') throw new CallError('ask-hidden');
    const { chapterId: _, ...before } = known;
    const readers = before.readers + (wanted.exists ? 0 : 1);
    const { comic } = subject;
    transaction.set(ref, { ...before, ...(comic && { comic }), readers, state: 'open' });
    const { title, number, language } = before;
    if (!wanted.exists) transaction.set(wantedAt, { uid, askId, title, number, language, at: now() });
    return { askId, chapterId: null };
  });
}

async function subjectOf(
  db: Firestore,
  { title, comicId, number, language }: CommunityRequestOf<'ask'>,
): Promise<Subject> {
  if (comicId !== undefined) {
    const comic = (await comicRef(db, comicId).get()).data();
    if (!comic) throw new CallError('target-missing');
    return { ...aboutComic(comicId, comic), number, language };
  }
  if (title === undefined) throw new CallError('invalid-fields', { fields: { title: 'required' } });
  const found = await findComic(db, title);
  if (found) return { ...aboutComic(found.comicId, found.comic), number, language };
  return { title, number, language, searchKeys: searchKeys([title]) };
}

function aboutComic(comicId: string, comic: Comic): Pick<Ask, 'title' | 'comic' | 'searchKeys'> {
  return { title: comic.series, comic: ratedComicInListOf(comicId, comic), searchKeys: comic.searchKeys };
}

async function chapterThere(
  transaction: Transaction,
  db: Firestore,
  { comic, number, language }: Subject,
): Promise<string | undefined> {
  if (!comic) return undefined;
  const { docs } = await transaction.get(chapterFor(db, comic.comicId, { number, language }));
  return docs[0]?.id;
}
