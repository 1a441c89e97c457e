import { describe, expect, it } from 'vitest';
import { samplePublicList } from '../testing/sample-lists.ts';
import { EPOCH, sampleChapter, sampleComic, sampleImage } from '../testing/samples.ts';
import type { PublicEntry, PublicList } from '../truth/public-list.ts';
import { buildListPage, type ListTruth } from './build-list-page.ts';
import { pageBytes } from './page-document.ts';

const comics = new Map([
  ['one', sampleComic('one', { shareCards: { en: 'public/one-0a/card-en.png' } })],
  ['two', sampleComic('two')],
]);
const chapters = new Map([['two-1-en', { ...sampleChapter('two-1-en'), comicId: 'two', number: 1 }]]);
const ENTRIES: readonly PublicEntry[] = [
  { kind: 'comic', comicId: 'one' },
  { kind: 'chapter', comicId: 'two', chapterId: 'two-1-en' },
];

function payloadOf(changes: Partial<PublicList> = {}, truth: Partial<ListTruth> = {}) {
  const list = samplePublicList(ENTRIES, changes);
  const page = buildListPage({ id: 'p', list, author: { fullName: 'Layla' }, comics, chapters, ...truth });
  return page?.kind === 'list' ? page.payload : undefined;
}

describe('the page of a public list', () => {
  it('has its entries in their order, with what the catalogue says of them', () => {
    expect(payloadOf({ note: 'To begin with', followers: 3 })).toMatchObject({
      id: 'p',
      name: 'Sea stories',
      note: 'To begin with',
      owner: { kind: 'person', uid: 'layla', name: 'Layla' },
      version: 1,
      followers: 3,
      changedAt: EPOCH.toISOString(),
      entries: [
        { kind: 'comic', comic: 'one' },
        { kind: 'chapter', id: 'two-1-en', comic: 'two', number: 1, language: 'en' },
      ],
      comics: [{ id: 'one' }, { id: 'two' }],
      shareCards: { en: 'public/one-0a/card-en.png' },
    });
  });

  it('leaves out what readers do not have, and has it again once they do', () => {
    const without = payloadOf({}, { comics: new Map([...comics].slice(1)) });
    expect(without?.entries).toEqual([expect.objectContaining({ id: 'two-1-en' })]);
    expect(without?.comics.map(({ id }) => id)).toEqual(['two']);
    expect(payloadOf({}, { chapters: new Map() })?.comics.map(({ id }) => id)).toEqual(['one']);
    expect(payloadOf()?.entries).toHaveLength(2);
  });

  it('shows no chapter with a comic that is not its own', () => {
    const entries: PublicEntry[] = [{ kind: 'chapter', comicId: 'one', chapterId: 'two-1-en' }];
    expect(payloadOf({ entries })?.entries).toEqual([]);
  });

  it('is not there while the list is hidden, or without its owner', () => {
    expect(payloadOf({ hidden: { reason: 'spam', at: EPOCH } })).toBeUndefined();
    expect(payloadOf({}, { author: undefined })).toBeUndefined();
  });

  it('of the site needs nobody', () => {
    const name = { en: 'Where to begin', ar: 'من أين نبدأ' };
    expect(payloadOf({ owner: { kind: 'site' }, name }, { author: undefined })).toMatchObject({
      owner: { kind: 'site' },
      name,
    });
  });

  it('is far below what a document may be, with as many entries as a list has', () => {
    const ids = Array.from({ length: 200 }, (_, index) => `comic-${index}`);
    const title = 'ع'.repeat(200);
    const many = new Map(
      ids.map((id) => [
        id,
        sampleComic(id, {
          series: title,
          names: { en: title, ar: title },
          cover: { en: sampleImage(id), ar: sampleImage(id) },
        }),
      ]),
    );
    const list = samplePublicList(ids.map((comicId) => ({ kind: 'comic', comicId })));
    const page = buildListPage({ id: 'p', list, author: { fullName: 'Layla' }, comics: many, chapters });
    expect(page && pageBytes(page)).toBeLessThan(500_000);
  });
});
