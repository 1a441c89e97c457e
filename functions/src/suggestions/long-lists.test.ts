import { LIMITS } from '@rawi/model/limits';
import { paths } from '@rawi/model/paths';
import type { ChapterPlace, ListPlace } from '@rawi/model/suggestions/suggestion-calls';
import { sampleSuggestion } from '@rawi/model/testing/sample-suggestions';
import { sampleChapter } from '@rawi/model/testing/samples';
import type { Suggestion } from '@rawi/model/truth/suggestion';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refused, suggestionDesk } from '../testing/suggestion-desk.ts';

const desk = suggestionDesk('long-suggestions');
const { set, stored, suggest, list, listChapters, decide, credit } = desk;
const { listed, chaptersListed } = LIMITS.suggestions;

/** Documents of one write. */
const BATCH = 500;
async function store(all: readonly (readonly [id: string, fields: Partial<Suggestion>])[]): Promise<void> {
  for (let start = 0; start < all.length; start += BATCH) {
    const batch = desk.backend.firestore.batch();
    for (const [id, fields] of all.slice(start, start + BATCH))
      batch.set(desk.backend.firestore.doc(paths.suggestion(id)), { ...sampleSuggestion(fields) });
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await batch.commit();
  }
}
const many = (count: number, prefix: string, fields: (index: number) => Partial<Suggestion>) =>
  store(Array.from({ length: count }, (_, index) => [`${prefix}${index}`, fields(index)]));

/** The whole list, as it is gone through; a list that does not end is longer than any here. */
async function wholeList(uid: string, from?: ListPlace) {
  const pages = [];
  let next = from;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each begins where the one before ends
    const answer = await list(uid, next);
    pages.push(answer.suggestions);
    ({ next } = answer);
  } while (next && pages.length < 20);
  return pages;
}
async function wholeListOfChapters() {
  const pages = [];
  let next: ChapterPlace | undefined;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each begins where the one before ends
    const answer = await listChapters('layla', next);
    pages.push(answer.chapters);
    ({ next } = answer);
  } while (next && pages.length < 20);
  return pages;
}
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));

describe('a long list about a chapter', () => {
  it('is by page, those first that most agree with, of those the oldest, and goes on behind the last', async () => {
    await many(60, 'a', (index) => ({ page: 2, agreed: index % 3, at: at(index % 7) }));
    await many(45, 'b', (index) => ({ page: 1, uid: 'sara', at: at(45 - index) }));
    await many(20, 'c', (index) => ({ page: 1, uid: 'omar', state: 'declined', at: at(index) }));
    const pages = await wholeList('omar');
    expect(pages.map(({ length }) => length)).toEqual([listed, listed, 25]);
    const all = pages.flat();
    expect(new Set(all.map(({ id }) => id)).size).toBe(125);
    const places = all.map(({ page, agreed, at: time, id }) => [page, 9 - agreed, time, id].join());
    expect(places).toEqual(places.toSorted());
    expect(all.filter(({ state }) => state === 'declined').every(({ isMine }) => isMine)).toBe(true);
  });

  it('begins at a page that is asked for', async () => {
    await many(3, 'a', (index) => ({ page: index + 1 }));
    const [rows = []] = await wholeList('sara', { page: 2 });
    expect(rows.map(({ page }) => page)).toEqual([2, 3]);
  });

  it('of 3,000 is read no further than it is shown, for the translator as for readers', async () => {
    await many(200, 'o', (index) => ({ page: 1 + (index % 40), uid: `u${index % 7}` }));
    await many(200, 'a', (index) => ({ page: 1 + (index % 40), state: 'accepted' }));
    await many(2600, 'd', (index) => ({ page: 1 + (index % 40), state: 'declined' }));
    for (const uid of ['layla', 'maha', 'sara', 'omar']) {
      desk.backend.resetBilling();
      const { suggestions, next } = await list(uid);
      expect(suggestions).toHaveLength(listed);
      expect(next).toBeDefined();
      // The caller's account and allowance, the chapter and the votes; two lists, one further each.
      expect(desk.backend.billing().reads).toBeLessThanOrEqual(8 + 2 * (listed + 1));
    }
    desk.backend.resetBilling();
    expect(await listChapters('layla')).toMatchObject({ chapters: [{ open: 200, accepted: 200, page: 1 }] });
    expect(desk.backend.billing().reads).toBeLessThanOrEqual(12);
    expect((await wholeList('layla')).flat()).toHaveLength(400);
  });

  it('leaves out what is reported, and what cannot be read, and goes on behind it', async () => {
    await many(listed + 10, 'a', (index) => ({ at: at(index), ...(index < 2 && { waitsSince: at(0) }) }));
    await desk.backend.firestore.doc(paths.suggestion('a5')).update({ kind: 7, uid: 7 });
    const pages = await wholeList('sara');
    expect(pages.map(({ length }) => length)).toEqual([listed - 3, 10]);
  });

  it('never tells where one is that is reported, and ends where only such are left', async () => {
    const hidden = (index: number) => index >= listed && index < 2 * listed + 5;
    await many(2 * listed + 7, 'a', (index) => ({
      at: at(index),
      ...(hidden(index) && { waitsSince: at(0) }),
    }));
    const { next } = await list('sara');
    expect(next?.row?.id).toBe(`a${2 * listed + 5}`);
    expect((await wholeList('sara')).map(({ length }) => length)).toEqual([listed, 2]);
    expect((await list('layla')).next?.row?.id).toBe(`a${listed}`);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const id of [`a${2 * listed + 5}`, `a${2 * listed + 6}`])
      await desk.backend.firestore.doc(paths.suggestion(id)).update({ waitsSince: at(0) });
    expect((await list('sara')).next).toBeUndefined();
    await desk.backend.firestore.doc(paths.suggestion(`a${listed + 1}`)).update({ uid: 'sara' });
    expect((await list('sara')).next?.row?.id).toBe(`a${listed + 1}`);
  });

  it('has each of some once, in one order, whatever they are', async () => {
    const some = fc.array(
      fc.record({
        page: fc.integer({ min: 1, max: 3 }),
        agreed: fc.integer({ min: 0, max: 2 }),
        minute: fc.integer({ min: 0, max: 2 }),
        uid: fc.constantFrom('sara', 'omar'),
        state: fc.constantFrom('open', 'accepted', 'declined'),
      }),
      { minLength: 60, maxLength: 130 },
    );
    await fc.assert(
      fc.asyncProperty(some, async (all) => {
        await desk.backend.firestore.recursiveDelete(desk.backend.firestore.collection(paths.suggestions()));
        await many(all.length, 's', (index) => {
          const { minute, ...fields } = all[index] ?? { minute: 0 };
          return { ...fields, at: at(minute) };
        });
        const ids = (await wholeList('omar')).flat().map(({ id }) => Number(id.slice(1)));
        const seen = all.flatMap(({ uid, state }, index) =>
          uid === 'omar' || state === 'open' ? [index] : [],
        );
        expect(ids.toSorted((one, other) => one - other)).toEqual(seen);
      }),
      { numRuns: 5 },
    );
  });
});

describe('a translator’s list of chapters', () => {
  it('has every chapter once, by comic and number, with all that waits counted', async () => {
    const numbers = Array.from({ length: chaptersListed * 2 + 3 }, (_, index) => index + 1);
    for (const number of numbers) {
      const chapterId = `one-${number}-en`;
      const { id: _, ...chapter } = sampleChapter(chapterId, {
        comicId: 'one',
        number,
        translator: { id: number === 4 ? 'sara' : 'layla', name: 'Layla' },
      });
      await set(paths.chapter('one', chapterId), chapter);
      await many(number === 2 ? 80 : 2, `c${number}-`, (index) => ({
        chapterId,
        number,
        page: 2 - (index % 2),
        state: index % 2 === 0 ? 'open' : 'accepted',
      }));
    }
    const pages = await wholeListOfChapters();
    expect(pages.map(({ length }) => length)).toEqual([chaptersListed - 1, chaptersListed, 3]);
    const all = pages.flat();
    expect(all.map(({ number }) => number)).toEqual(numbers.filter((number) => number !== 4));
    expect(all[1]).toMatchObject({ number: 2, page: 1, open: 40, accepted: 40 });
    desk.backend.resetBilling();
    await listChapters('layla');
    expect(desk.backend.billing().reads).toBeLessThanOrEqual(5 + 4 * chaptersListed);
  });

  it('goes on behind one that cannot be read', async () => {
    await suggest({ suggestionId: 'a1' });
    await suggest({ suggestionId: 'a2', page: 2 });
    await desk.backend.firestore.doc(paths.suggestion('a1')).update({ kind: 7, uid: 7 });
    expect(await listChapters('layla')).toMatchObject({ chapters: [{ page: 2 }] });
  });
});

describe('bounds', () => {
  it('has no more open about a chapter than are allowed, for few reads', async () => {
    await many(LIMITS.suggestions.ofChapter - 1, 'o', (index) => ({ uid: `u${index}` }));
    desk.backend.resetBilling();
    await suggest();
    expect(desk.backend.billing().reads).toBeLessThanOrEqual(12);
    await expect(suggest({ suggestionId: 's2' }, 'sara')).rejects.toMatchObject(
      refused('too-many-suggestions'),
    );
  });

  it('has no more accepted than one version brings, which credits all of them', async () => {
    const { accepted } = LIMITS.suggestions;
    await many(accepted - 1, 'a', () => ({ state: 'accepted' }));
    await suggest();
    await suggest({ suggestionId: 's2' }, 'sara');
    await decide(true);
    const other = () =>
      desk.call({ action: 'decideSuggestion', suggestionId: 's2', accepted: true }, 'layla');
    await expect(other()).rejects.toMatchObject(refused('too-many-suggestions'));
    expect(await stored(paths.suggestion('s2'))).toMatchObject({ state: 'open' });
    // What is accepted already may be accepted once more.
    await decide(true);
    expect(await credit('file')).toMatchObject({ fixed: accepted });
    await other();
  });
});
