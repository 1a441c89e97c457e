import { isDeepStrictEqual } from 'node:util';
import type { CommunityRequestOf, CommunityResponse } from '@rawi/model/calls/community-calls';
import { LIMITS } from '@rawi/model/limits';
import type { Suggestion } from '@rawi/model/truth/suggestion';
import { CallError } from '../callers/call-error.ts';
import { isBlockBetween } from '../data/blocks.ts';
import { chapterRef } from '../data/chapters.ts';
import { comicRef } from '../data/comics.ts';
import { suggestionRef, suggestionsAbout } from '../data/suggestions.ts';
import { comicInWordsOf } from '../notifications/comic-in-list.ts';
import type { SignedInContext } from '../services/services.ts';

/**
 * Keeps a correction that a reader suggests to a chapter's translator. Nobody suggests to themselves or to whom a block parts them from.
 * One that comes twice is one, and says what was said last while nobody has answered it; an id that is somebody else's, or names
 * something else, is refused.
 */
export async function suggestCorrection(
  { firestore: db, now, caller: { uid } }: SignedInContext,
  { suggestionId, comicId, chapterId, ...said }: CommunityRequestOf<'suggestCorrection'>,
): Promise<CommunityResponse<'suggestCorrection'>> {
  const ref = suggestionRef(db, suggestionId);
  await db.runTransaction(async (transaction) => {
    const open = suggestionsAbout(db, chapterId, 'open');
    const [stored, chapterThere, comicThere, all, own] = await Promise.all([
      transaction.get(ref),
      transaction.get(chapterRef(db, comicId, chapterId)),
      transaction.get(comicRef(db, comicId)),
      transaction.get(open.count()),
      transaction.get(open.where('uid', '==', uid).count()),
    ]);
    const known = stored.data();
    if (known) {
      if (known.uid !== uid || known.chapterId !== chapterId) throw new CallError('already-sent');
      if (saysTheSame(known, said)) return;
      if (isAnswered(known)) throw new CallError('already-sent');
    }
    const [chapter, comic] = [chapterThere.data(), comicThere.data()];
    if (!chapter || !comic) throw new CallError('target-missing');
    if (said.page > chapter.pageCount) throw new CallError('invalid-fields', { fields: { page: 'invalid' } });
    const translatorId = chapter.translator?.id ?? null;
    if (translatorId === uid) throw new CallError('not-impartial');
    if (translatorId !== null && (await isBlockBetween(transaction, db, uid, translatorId)))
      throw new CallError('target-missing');
    const { ofPerson, ofChapter } = LIMITS.suggestions;
    const isFull = own.data().count >= ofPerson || all.data().count >= ofChapter;
    // One that is there already is among them.
    if (!known && isFull) throw new CallError('too-many-suggestions');
    const { number, language, title } = chapter;
    const { page, kind, place, item, before, after, note, named } = said;
    transaction.set(ref, {
      uid,
      ...comicInWordsOf(comicId, comic),
      chapterId,
      number,
      language,
      ...(title !== undefined && { title }),
      translatorId,
      page,
      kind,
      ...(place && { place }),
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
      ...(note !== undefined && { note }),
      named,
      // An item of another file is no place in this one's.
      ...(item && item.file === chapter.transcript?.path && { item }),
      state: 'open',
      agreed: 0,
      at: now(),
    });
  });
  return {};
}

type Said = Pick<Suggestion, 'page' | 'kind' | 'place' | 'item' | 'before' | 'after' | 'note' | 'named'>;

/** Whether a call brings what is stored. An item that was left out, as one of another file is, makes no difference. */
function saysTheSame(known: Suggestion, said: Said): boolean {
  const [stored, sent] = [known, said].map((each) => [
    each.page,
    each.kind,
    each.place,
    known.item && each.item,
    each.before,
    each.after,
    each.note,
    each.named,
  ]);
  return isDeepStrictEqual(stored, sent);
}

/** Whether others have said something to its words: they did not say it to other ones. */
const isAnswered = ({ state, agreed, waitsSince, judgedAt }: Suggestion): boolean =>
  state !== 'open' || agreed > 0 || waitsSince !== undefined || judgedAt !== undefined;
