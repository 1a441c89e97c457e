import { CHILDRENS_WISH, VISITORS_WISH } from '@rawi/model/rating/decide-showing';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetRatings, learnRatings } from '../ratings/known-ratings.ts';
import { keepWish } from '../settings/wish.ts';
import { readOwnOrder } from './own-order.ts';

const entry = (slug: string, order: number) => ({
  kind: 'comic',
  comicId: slug,
  slug,
  series: slug,
  names: {},
  picture: { path: 'public/a', width: 1, height: 1, color: '#000000' },
  order,
});
vi.mock('../../core/data/documents.ts', async (original) => ({
  ...(await original<object>()),
  readDocument: async () => ({
    name: 'Rainy days',
    at: new Date(0),
    entries: {
      'comic:mild': entry('mild', 1),
      'comic:strict': entry('strict', 2),
      'comic:unknown': entry('unknown', 3),
    },
  }),
}));
vi.mock('../../core/firebase/firestore.ts', () => ({ firebaseFirestore: () => ({}) }));

afterEach(() => {
  keepWish(VISITORS_WISH);
  forgetRatings();
});

it('the order of a list of one’s own has all of it, with the ratings that the device knows, and for children what is for them', async () => {
  learnRatings([
    { key: 'mild', ageRating: '12' },
    { key: 'strict', ageRating: '18' },
  ]);
  const slugs = async () =>
    (await readOwnOrder('me', { kind: 'own', listId: 'one' }))?.entries.map(({ slug, ageRating }) => [
      slug,
      ageRating,
    ]);
  expect(await slugs()).toEqual([
    ['mild', '12'],
    ['strict', '18'],
    ['unknown', undefined],
  ]);
  keepWish(CHILDRENS_WISH);
  expect(await slugs()).toEqual([['mild', '12']]);
});
