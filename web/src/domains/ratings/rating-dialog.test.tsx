import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SendingError } from '../../core/session/area-calls.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import RatingDialog from './rating-dialog.tsx';

const community = vi.hoisted(() => vi.fn<(request: object) => Promise<object>>());
const review = vi.hoisted(() => vi.fn<(request: object) => Promise<object>>());
vi.mock('../../core/session/community-calls.ts', () => ({ callCommunity: community }));
vi.mock('../../core/session/review-calls.ts', () => ({ callReview: review }));
vi.mock('../../core/lib/toast.ts', () => ({ showToast: vi.fn(async () => {}) }));
vi.mock('../../core/firebase/env.ts', () => ({ contactAddress: () => '' }));

beforeAll(() => speak('age-rating', 'session', 'shell'));
beforeEach(() => {
  community.mockReset().mockResolvedValue({});
  review.mockReset().mockResolvedValue({});
});
afterEach(cleanup);

const w = wordsOf('age-rating');
const COMIC = {
  comicId: 'simurgh',
  rating: { ageRating: '12' as const, contentNotes: ['blood' as const] },
};
const CHAPTERS = [
  {
    comicId: 'simurgh',
    chapterId: 'simurgh-2-ar',
    number: 2,
    language: 'Arabic',
    rating: { ageRating: 'asTheComic' as const, contentNotes: [] },
  },
];
const hidden = { hidden: true };
const button = (key: string, locale: 'en' | 'ar' = 'en') =>
  screen.getByRole<HTMLButtonElement>('button', { name: w(key, {}, locale), ...hidden });
const press = (key: string) => act(async () => fireEvent.click(button(key)));
const check = (name: RegExp) => fireEvent.click(screen.getByLabelText(name));

describe('a reader', () => {
  const open = (address = '/en') =>
    show(<RatingDialog comic={COMIC} isReviewer={false} onClose={() => {}} />, address);

  it('says what the rating should be, in their own words, too', async () => {
    open();
    expect(button('report.confirm').disabled).toBe(true);
    check(/^Ages 16 and up/);
    check(/^Violence/);
    fireEvent.change(screen.getByRole('textbox', hidden), { target: { value: 'The last page.' } });
    await press('report.confirm');
    expect(community).toHaveBeenCalledExactlyOnceWith({
      action: 'reportRating',
      comicId: 'simurgh',
      ageRating: '16',
      contentNotes: ['violence', 'blood'],
      note: 'The last page.',
    });
    expect(screen.getByText(w('report.done'))).toBeTruthy();
  });

  it('reads why it was refused, and loses nothing', async () => {
    community.mockRejectedValue(new SendingError({ code: 'moved-on' }, undefined));
    open();
    check(/^Everyone/);
    await press('report.confirm');
    expect(screen.getByText(w('problems.movedOn'))).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Everyone/).checked).toBe(true);
  });

  it('reads it in Arabic', () => {
    open('/ar');
    expect(button('report.confirm', 'ar')).toBeTruthy();
    expect(screen.getByLabelText(/^لجميع الأعمار/)).toBeTruthy();
    expect(screen.queryByLabelText(/^مثل القصة/)).toBeNull();
  });
});

describe('a reviewer', () => {
  it('corrects the rating of a comic, beginning with what a reader proposes', async () => {
    const onClose = vi.fn();
    const proposed = { ageRating: '18' as const, contentNotes: [] };
    show(<RatingDialog comic={COMIC} isReviewer proposed={proposed} onClose={onClose} />);
    await press('correction.confirm');
    expect(review).toHaveBeenCalledExactlyOnceWith({
      action: 'setRating',
      comicId: 'simurgh',
      seen: COMIC.rating,
      rating: proposed,
    });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('rates a chapter by itself', async () => {
    show(<RatingDialog comic={COMIC} chapters={CHAPTERS} isReviewer onClose={() => {}} />);
    fireEvent.change(screen.getByRole('combobox', hidden), { target: { value: 'simurgh-2-ar' } });
    expect(screen.getByLabelText<HTMLInputElement>(/^As the comic/).checked).toBe(true);
    check(/^Flashing pictures/);
    await press('correction.confirm');
    expect(review).toHaveBeenCalledExactlyOnceWith({
      action: 'setRating',
      comicId: 'simurgh',
      chapterId: 'simurgh-2-ar',
      seen: { ageRating: 'asTheComic', contentNotes: [] },
      rating: { ageRating: 'asTheComic', contentNotes: ['flashing'] },
    });
  });
});
