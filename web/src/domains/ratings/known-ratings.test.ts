import { afterEach, expect, it, vi } from 'vitest';
import { forgetRatings, keptRating, learnRatings } from './known-ratings.ts';

afterEach(forgetRatings);

/** As another tab, or a later visit, opens it. */
async function openAgain() {
  vi.resetModules();
  return import('./known-ratings.ts');
}

it('what was shown on this device is known of what is kept on it, also later', async () => {
  learnRatings([
    { key: 'salt', ageRating: '12' },
    { key: 'salt-2', ageRating: '18' },
    { key: 'moon', ageRating: undefined },
  ]);
  for (const { keptRating: ratingOf } of [{ keptRating }, await openAgain()]) {
    expect(ratingOf({ slug: 'salt' })).toBe('12');
    // A chapter that was not met may be for more than its comic.
    expect(ratingOf({ slug: 'salt', chapterId: 'salt-1' })).toBeUndefined();
    expect(ratingOf({ slug: 'salt', chapterId: 'salt-1', ageRating: '16' })).toBe('16');
    expect(ratingOf({ slug: 'salt', chapterId: 'salt-2' })).toBe('18');
    expect(ratingOf({ slug: 'moon' })).toBeUndefined();
  }
});

it('what is rated otherwise is known so, and what is rated no more is not', () => {
  learnRatings([{ key: 'salt', ageRating: '18' }]);
  learnRatings([{ key: 'salt', ageRating: '16' }]);
  expect(keptRating({ slug: 'salt' })).toBe('16');
  learnRatings([{ key: 'salt', ageRating: undefined }]);
  expect(keptRating({ slug: 'salt' })).toBeUndefined();
});

it('what stands in a thing holds where the device has not met it, else the stricter one', () => {
  expect(keptRating({ slug: 'salt', ageRating: '18' })).toBe('18');
  expect(keptRating({ slug: 'salt', ageRating: '12' })).toBe('12');
  learnRatings([{ key: 'salt', ageRating: '16' }]);
  expect(keptRating({ slug: 'salt', ageRating: '18' })).toBe('18');
  expect(keptRating({ slug: 'salt', ageRating: '12' })).toBe('16');
});

it('the latest three thousand are kept', () => {
  learnRatings([{ key: 'comic-0', ageRating: '18' }]);
  learnRatings(
    Array.from({ length: 3000 }, (_, count) => ({ key: `comic-${count + 1}`, ageRating: '18' as const })),
  );
  expect(keptRating({ slug: 'comic-0' })).toBeUndefined();
  expect(keptRating({ slug: 'comic-1' })).toBe('18');
});

it.each(['{', '7', '[7]', '[["salt"]]', '[["salt","21"]]'])(
  '%s on the device says nothing',
  async (stored) => {
    localStorage.setItem('rawi-ratings', stored);
    const { keptRating: ratingOf } = await openAgain();
    expect(ratingOf({ slug: 'salt' })).toBeUndefined();
  },
);

it('a log-out forgets them', () => {
  learnRatings([{ key: 'salt', ageRating: '18' }]);
  forgetRatings();
  expect(keptRating({ slug: 'salt' })).toBeUndefined();
  expect(localStorage.getItem('rawi-ratings')).toBeNull();
});

it('a log-out in another tab forgets them, and nothing brings them back', () => {
  learnRatings([{ key: 'salt', ageRating: '18' }]);
  expect(keptRating({ slug: 'salt' })).toBe('18');
  localStorage.removeItem('rawi-ratings');
  window.dispatchEvent(new StorageEvent('storage', { key: 'rawi-ratings', newValue: null }));
  expect(keptRating({ slug: 'salt' })).toBeUndefined();
  learnRatings([{ key: 'moon', ageRating: '12' }]);
  expect(keptRating({ slug: 'salt' })).toBeUndefined();
});
