import type { AgeRating } from '@rawi/model/lists/age-ratings';
import { CHILDRENS_WISH, VISITORS_WISH } from '@rawi/model/rating/decide-showing';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../../core/i18n/i18n.ts';
import { comicPayload } from '../../testing/fixtures.ts';
import { keepAgreements } from '../ratings/agreements.ts';
import { forgetRatings } from '../ratings/known-ratings.ts';
import { tokensOf } from '../ratings/notice.ts';
import { ratedRow } from '../ratings/rated-chapter.ts';
import { keepWish } from '../settings/wish.ts';
import { saveForOffline } from './save-for-offline.ts';
import { saveNext } from './save-next.ts';
import { wantedRow } from './wanted.ts';

const saved = vi.hoisted(() => vi.fn<(wanted: readonly { readonly id: string }[]) => Promise<void>>());
const said = vi.hoisted(() => vi.fn<(toast: { readonly id: string }) => Promise<void>>());
const read = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('./change-downloads.ts', () => ({ saveChapters: saved }));
vi.mock('../../core/lib/toast.ts', () => ({ showToast: said }));
vi.mock('./keep-storage.ts', () => ({ storagePromise: () => 'kept', askToKeepStorage: async () => 'kept' }));
vi.mock('./records.ts', () => ({ readRecords: async () => [] }));
vi.mock('../../core/pages/pages.ts', () => ({ readComicPage: read }));

beforeAll(() => startI18n('en'));
beforeEach(() => {
  saved.mockReset().mockResolvedValue();
  said.mockReset().mockResolvedValue();
});
afterEach(() => {
  forgetRatings();
  keepWish(VISITORS_WISH);
});

/** A comic with three chapters in English, of which the last has another rating than the others. */
function comic(ageRating: AgeRating, last: AgeRating) {
  const payload = { ...comicPayload(0, { en: 3 }), ageRating };
  const rows = payload.chapters.filter(({ language }) => language === 'en');
  const rated = rows.map((row, index) => (index === rows.length - 1 ? { ...row, ageRating: last } : row));
  return { ...payload, chapters: rated };
}
const savedIds = () => saved.mock.calls.flatMap(([wanted]) => wanted.map(({ id }) => id));
const saveAll = (of: ReturnType<typeof comic>) =>
  saveForOffline(
    of.chapters.map((row) => wantedRow(of, row, 'en')),
    'en',
  );
const idsOf = (of: ReturnType<typeof comic>) => of.chapters.map(({ id }) => id);

it('what begins with a notice is saved by a press only where somebody has agreed to it', async () => {
  const mixed = comic('12', '16');
  await saveAll(mixed);
  expect(savedIds()).toEqual(idsOf(mixed).slice(0, 2));
  expect(said.mock.calls.map(([{ id }]) => id)).toEqual(['download-behind-notice']);
  saved.mockClear();
  said.mockClear();
  const [last] = mixed.chapters.slice(-1);
  if (last) keepAgreements(tokensOf(ratedRow(mixed, last)));
  await saveAll(mixed);
  expect(savedIds()).toEqual(idsOf(mixed));
  expect(said).not.toHaveBeenCalled();
});

it('nothing of what is for adults is saved by who has not said to be one, nor by children what nobody has rated', async () => {
  await saveAll(comic('18', '18'));
  expect(saved).not.toHaveBeenCalled();
  keepWish(CHILDRENS_WISH);
  const { ageRating: _, ...unrated } = comic('12', '12');
  await saveForOffline(
    unrated.chapters.map(({ ageRating: __, ...row }) => wantedRow(unrated, row, 'en')),
    'en',
  );
  expect(saved).not.toHaveBeenCalled();
  await saveAll(comic('12', '12'));
  expect(savedIds()).toHaveLength(3);
});

it('the next chapters are saved by themselves up to those that need a notice', async () => {
  const mixed = comic('everyone', '16');
  read.mockResolvedValue({ state: 'ready', payload: mixed });
  const [first] = mixed.chapters;
  if (!first) throw new Error('There is a chapter.');
  await saveNext({ ...first, comic: mixed }, 2, 'en');
  expect(savedIds()).toEqual(idsOf(mixed).slice(1, 2));
});
