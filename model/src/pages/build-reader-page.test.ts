import { describe, expect, it } from 'vitest';
import { samplePublicList } from '../testing/sample-lists.ts';
import { daysLater, sampleComic, sampleComicReview, sampleComment, sampleImage } from '../testing/samples.ts';
import type { PublicEntry, PublicList } from '../truth/public-list.ts';
import { buildReaderPage, type ReaderTruth } from './build-reader-page.ts';
import { pageBytes } from './page-document.ts';
import { PAGE_LIMITS } from './page-limits.ts';

const comics = new Map(['one', 'two', 'three', 'four'].map((id) => [id, sampleComic(id)]));
const entriesOf = (ids: Iterable<string>) =>
  [...ids].map((comicId): PublicEntry => ({ kind: 'comic', comicId }));
const listOf = (id: string, ids: Iterable<string>, changes: Partial<PublicList> = {}) => ({
  id,
  ...samplePublicList(entriesOf(ids), changes),
});
const reviewOf = (comicId: string, changes: Parameters<typeof sampleComicReview>[2] = {}) => ({
  id: 'review-layla',
  ...sampleComicReview(comicId, 'layla', changes),
});

function payloadOf(truth: Partial<ReaderTruth> = {}) {
  const page = buildReaderPage({
    uid: 'layla',
    profile: { fullName: 'Layla' },
    isTranslator: false,
    lists: [],
    reviews: [],
    comics,
    ...truth,
  });
  return page.kind === 'reader' ? page.payload : expect.fail('It is a reader’s page.');
}

describe('the page of a reader', () => {
  it('has their name, their photo and nothing else where they have published nothing', () => {
    expect(payloadOf()).toEqual({ id: 'layla', name: 'Layla', lists: [], reviews: [], comics: [] });
    const photo = sampleImage('layla');
    expect(payloadOf({ profile: { fullName: 'Layla', photo }, isTranslator: true })).toMatchObject({
      photo,
      translator: true,
    });
  });

  it('has lists and reviews, the newest first, and the comics of both once', () => {
    const payload = payloadOf({
      lists: [listOf('old', ['one', 'two']), listOf('new', ['one'], { changedAt: daysLater(1) })],
      reviews: [reviewOf('two'), reviewOf('three', { at: daysLater(2), editedAt: daysLater(3) })],
    });
    expect(payload.lists.map(({ id }) => id)).toEqual(['new', 'old']);
    expect(payload.reviews).toMatchObject([
      { comic: 'three', isEdited: true },
      { comic: 'two', isEdited: false, text: 'The keeper knew.' },
    ]);
    expect(payload.comics.map(({ id }) => id)).toEqual(['one', 'two', 'three']);
  });

  it('shows a list by the first comics that readers have', () => {
    const ids = ['lost', 'one', 'gone', 'two', 'three', 'four'];
    expect(payloadOf({ lists: [listOf('a', ids)] }).lists[0]?.comics).toEqual(['one', 'two', 'three']);
    expect(payloadOf({ lists: [listOf('a', ['lost'])] }).lists).toMatchObject([{ id: 'a', comics: [] }]);
  });

  it('has neither what is hidden or deleted, nor a review of what readers do not have, nor other comments', () => {
    const at = daysLater(1);
    const { lists, reviews } = payloadOf({
      lists: [
        listOf('hidden', ['one'], { hidden: { reason: 'spam', at } }),
        listOf('a', ['one'], { folded: true }),
      ],
      reviews: [
        reviewOf('lost'),
        reviewOf('one', { hidden: { reason: 'spam' }, text: '' }),
        reviewOf('two', { deleted: true, text: '' }),
        { id: 'said', ...sampleComment('layla', { comic: sampleComicReview('one', 'layla').comic }) },
        reviewOf('three', { folded: true, spoiler: true }),
      ],
    });
    expect(lists).toMatchObject([{ id: 'a', folded: true }]);
    expect(reviews).toMatchObject([{ comic: 'three', folded: true, spoiler: true }]);
  });

  it('fits into a page document whatever was written, and loses the oldest of it', () => {
    const { lists: most, reviews: mostReviews } = PAGE_LIMITS.readerPage;
    const name = 'ش'.repeat(80);
    const many = new Map(
      Array.from({ length: 100 }, (_, index) => [
        `comic-${index}`,
        sampleComic(`comic-${index}`, { names: { en: name, ar: name }, series: name }),
      ]),
    );
    const ids = [...many.keys()];
    const truth: ReaderTruth = {
      uid: 'layla',
      profile: { fullName: name, photo: sampleImage('layla') },
      isTranslator: true,
      lists: Array.from({ length: 50 }, (_, index) =>
        listOf(`list-${index}`, ids.slice(index), { name, changedAt: daysLater(index) }),
      ),
      reviews: ids.map((id, index) => reviewOf(id, { text: '😀'.repeat(1000), at: daysLater(index) })),
      comics: many,
    };
    const page = buildReaderPage(truth);
    expect(pageBytes(page)).toBeLessThanOrEqual(PAGE_LIMITS.pageBytes);
    const { lists, reviews } = payloadOf(truth);
    expect(lists).toHaveLength(most);
    expect(lists[0]?.id).toBe('list-49');
    expect(reviews.length).toBeGreaterThan(5);
    expect(reviews[0]?.comic).toBe('comic-99');
    expect(payloadOf({ ...truth, reviews: ids.map((id) => reviewOf(id)) }).reviews).toHaveLength(mostReviews);
  });
});
