import { AGE_RATINGS } from '@rawi/model/lists/age-ratings';
import { CONTENT_NOTES, contentNoteName } from '@rawi/model/lists/content-notes';
import { VISITORS_WISH, WISHED_RATINGS } from '@rawi/model/rating/decide-showing';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepWish } from '../settings/wish.ts';
import { hasAgreed, keepAgreements } from './agreements.ts';
import { forgetRatings } from './known-ratings.ts';
import { isNoStricter, mayAsk } from './may-ask.ts';
import { isNamedBy, noticeForBoot, showingOf, tokensOf } from './notice.ts';
import { isOpenHere } from './opening.ts';
import type { RatedChapter } from './rated-chapter.ts';

afterEach(() => {
  vi.restoreAllMocks();
  keepWish(VISITORS_WISH);
  localStorage.clear();
});

const named = (ids: readonly (typeof CONTENT_NOTES)[number][]) =>
  ids.map((id) => ({ id, name: contentNoteName(id) }));
const notes = fc.subarray([...CONTENT_NOTES]).map(named);
const rating = fc.constantFrom(...AGE_RATINGS, undefined);
const chapters: fc.Arbitrary<RatedChapter> = fc.record({
  id: fc.constantFrom('one', 'two'),
  ageRating: rating,
  contentNotes: notes,
  comic: fc.record({ id: fc.constantFrom('salt', 'moth'), ageRating: rating, contentNotes: notes }),
});
const wishes = fc.record({ upTo: fc.constantFrom(...WISHED_RATINGS), blursFrom: fc.constant('18' as const) });

const chapter = (
  id: string,
  comic: Omit<RatedChapter['comic'], 'id'>,
  own: Omit<RatedChapter, 'id' | 'comic'> = {},
): RatedChapter => ({ id, ...own, comic: { id: 'salt', ...comic } });
const asked = (of: RatedChapter) => !isOpenHere(of);

describe('a chapter that begins with a notice', () => {
  it('opens once its notice was agreed to, unless it is never opened or asks for an adult', () => {
    fc.assert(
      fc.property(chapters, wishes, (of, wish) => {
        forgetRatings();
        keepWish(wish);
        const { opens } = showingOf(of, wish);
        expect(isOpenHere(of)).toBe(opens === 'freely');
        if (opens !== 'freely') expect(mayAsk(of)).toBe(true);
        keepAgreements(tokensOf(of));
        expect(isOpenHere(of)).toBe(opens === 'freely' || opens === 'afterNotice');
      }),
    );
  });

  it('is known to the served page exactly where it does not open freely for a visitor', () => {
    fc.assert(
      fc.property(chapters, (of) => {
        expect(noticeForBoot(of) === undefined).toBe(showingOf(of, VISITORS_WISH).opens === 'freely');
        // boot.js takes it apart at its spaces.
        expect(noticeForBoot(of)?.split(' ').length ?? 2).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('is asked once for a comic, and once more for a chapter that says more', () => {
    const comic = { ageRating: '16', contentNotes: named(['blood']) } as const;
    const [first, second] = [chapter('one', comic), chapter('two', comic)];
    const more = chapter('three', comic, { contentNotes: named(['drugs']) });
    const older = chapter('four', comic, { ageRating: '18' });
    keepAgreements(tokensOf(first));
    expect([first, second, more, older].map(asked)).toEqual([false, false, true, true]);
    keepAgreements(tokensOf(more));
    expect([second, more].map(asked)).toEqual([false, false]);
    expect(
      asked(chapter('two', { ...comic, contentNotes: named(['blood', 'nudity']) })),
      'it says more',
    ).toBe(true);
    forgetRatings();
    keepAgreements(tokensOf(more));
    expect([first, more].map(asked), 'who has seen all has seen the comic’s').toEqual([false, false]);
  });

  it('that flashes is asked each time where the device wants less motion', () => {
    const flashing = chapter('one', { contentNotes: named(['flashing']) });
    keepAgreements(tokensOf(flashing));
    expect(asked(flashing)).toBe(false);
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    expect(asked(flashing)).toBe(true);
    expect(asked(chapter('one', { ageRating: '12' }))).toBe(false);
  });
});

it('only the latest agreements are kept', () => {
  for (let count = 0; count < 501; count += 1) keepAgreements([`comic-${count}`]);
  expect([hasAgreed('comic-0'), hasAgreed('comic-1'), hasAgreed('comic-500')]).toEqual([false, true, true]);
});

it('what one reads names another chapter where that is no stricter and has no other notes', () => {
  const shown = chapter('one', { ageRating: '16', contentNotes: named(['blood']) });
  expect(isNamedBy(chapter('two', { ageRating: '12' }), shown)).toBe(true);
  expect(isNamedBy(chapter('two', { ageRating: '18' }), shown)).toBe(false);
  expect(isNamedBy(chapter('two', {}, { contentNotes: named(['drugs']) }), shown)).toBe(false);
  expect(isNoStricter({ ageRating: '18' }, shown)).toBe(false);
  expect(isNoStricter({}, shown)).toBe(true);
  expect(isNoStricter({}, chapter('one', { ageRating: '12' }, { ageRating: '16' }))).toBe(true);
});
