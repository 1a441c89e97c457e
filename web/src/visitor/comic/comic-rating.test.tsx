import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Change } from '../../domains/library/change.ts';
import { comicPayload } from '../../testing/fixtures.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { signIn } from '../../testing/sign-in.ts';
import ComicRating from './comic-rating.tsx';

const choose = vi.hoisted(() => vi.fn<(change: Change) => void>());
vi.mock('../../domains/library/use-choose.ts', () => ({ useChoose: () => choose }));
const given = vi.hoisted(() => ({ stars: undefined as number | undefined }));
vi.mock('../../domains/library/library.ts', () => ({ useLibrary: () => ({ starsOf: () => given.stars }) }));

const comic = comicPayload(0);
const about = { comicId: comic.id, comic: { series: comic.series, names: comic.names } };
const w = wordsOf('comments');

beforeAll(() => speak('comments', 'choices', 'session'));
beforeEach(() => {
  choose.mockClear();
  given.stars = undefined;
  signIn();
});
afterEach(cleanup);

const open = (ratings?: readonly number[]) =>
  show(<ComicRating comic={{ ...comic, ...(ratings && { ratings: [...ratings] }) }} />, '/en/comic/x');
const scale = () => screen.getByRole('radiogroup', { name: w('ratings.own') });

describe('the rating of a comic', () => {
  it('shows how it is spread, from five stars down, with the mean and how many there are', () => {
    open([1, 0, 2, 4, 3]);
    const rows = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(rows).toEqual([
      ['5 stars', '3'],
      ['4 stars', '4'],
      ['3 stars', '2'],
      ['2 stars', '0'],
      ['1 star', '1'],
    ]);
    expect(screen.getByText('3.8 out of 5, 10 ratings')).toBeTruthy();
  });

  it('explains where too few have rated', () => {
    open();
    expect(screen.getByText('The rating is shown once 5 readers have rated this comic.')).toBeTruthy();
    expect(screen.queryByRole('term')).toBeNull();
  });

  it('is given with one press', async () => {
    open();
    await act(async () => within(scale()).getByRole('radio', { name: '4 stars' }).click());
    expect(choose).toHaveBeenCalledExactlyOnceWith({ kind: 'rateComic', ...about, value: 4 });
  });

  it('that is one’s own shows its stars and can be taken back', async () => {
    given.stars = 3;
    open();
    expect(within(scale()).getByRole<HTMLInputElement>('radio', { name: '3 stars' }).checked).toBe(true);
    await act(async () => screen.getByRole('button', { name: wordsOf('choices')('rating.unrate') }).click());
    expect(choose).toHaveBeenCalledExactlyOnceWith({ kind: 'rateComic', ...about, value: null });
  });

  it('waits for a confirmed address', () => {
    signIn({ emailVerified: false });
    open();
    const radios = within(scale()).getAllByRole<HTMLInputElement>('radio');
    expect(radios.every((radio) => radio.disabled)).toBe(true);
  });
});
