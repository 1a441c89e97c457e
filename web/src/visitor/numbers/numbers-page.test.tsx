import type { Locale } from '@rawi/model/lists/locales';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setFirebaseSettings } from '../../core/firebase/env.ts';
import { setSession } from '../../core/session/session-store.ts';
import { forgetDeviceHistory, keepOnDevice } from '../../domains/history/device-history.ts';
import { isCounting, keepCounting } from '../../domains/numbers/counting.ts';
import { countOnDevice, forgetVisitorMonths, visitorMonths } from '../../domains/numbers/kept-months.ts';
import type { Months } from '../../domains/numbers/month-record.ts';
import { anEntry } from '../../testing/read-entry.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { NumbersPage } from './numbers-page.tsx';
import type { PictureWords } from './picture/picture-words.ts';

const draw = vi.hoisted(() => vi.fn<(words: PictureWords) => Promise<Blob>>());
vi.mock('./picture/make-picture.ts', () => ({ makePicture: draw }));
const account = vi.hoisted(() => ({
  months: vi.fn<() => Promise<Months>>(),
  counting: vi.fn<(change: object) => Promise<void>>(),
  empty: vi.fn<(uid: string) => Promise<void>>(),
}));
vi.mock('../../domains/numbers/account-months.ts', () => ({
  readMonths: account.months,
  readHistory: async () => ({ entries: [], isCut: false }),
  learnCounting: async () => {},
  emptyMonths: account.empty,
}));
vi.mock('../../domains/people/profile.ts', () => ({
  writeSetting: (_: string, change: object) => account.counting(change),
}));

const w = wordsOf('numbers');
const YEAR = new Date().getFullYear();
const { comicId, slug, series, names, picture } = anEntry('one', 0, { comicId: 'orbit' });
const MONTH = {
  chapters: {
    '03:one': { comicId, language: 'ar', pages: 20 },
    '04:two': { comicId, language: 'en', pages: 30 },
  },
  comics: { [comicId]: { slug, series, names, picture } },
} as const;

const SETTINGS = {
  projectId: 'demo-rawi',
  apiKey: 'tests',
  storageBucket: 'b',
  uploadsBucket: 'u',
  contactAddress: 'c',
};

beforeAll(async () => {
  setFirebaseSettings(JSON.stringify(SETTINGS));
  await speak('numbers', 'shell');
});
beforeEach(() => {
  forgetVisitorMonths();
  forgetDeviceHistory();
  localStorage.clear();
  draw.mockReset().mockResolvedValue(new Blob(['picture'], { type: 'image/png' }));
  account.months.mockReset().mockResolvedValue({ [`${YEAR}-02`]: MONTH });
  account.counting.mockReset().mockResolvedValue();
  account.empty.mockReset().mockResolvedValue();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
  setSession({ state: 'signed-out' });
});

afterEach(cleanup);

const signIn = () =>
  setSession({
    state: 'signed-in',
    authTime: 0,
    user: { uid: 'layla', email: '', emailVerified: true, displayName: 'A', photoURL: undefined, roles: [] },
  });
const open = (locale: Locale = 'en') => show(<NumbersPage />, `/${locale}/numbers`);
const factsIn = (locale: Locale) =>
  within(screen.getByLabelText(w('facts.title', {}, locale)))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

describe('the page of one’s numbers', () => {
  it.each([
    ['en', ['3', '58', '3', '2'], '3 chapters'],
    ['ar', ['٣', '٥٨', '٣', '٢'], '٣ فصول'],
  ] as const)(
    'says in %s what a visitor has read, also what the history alone knows',
    async (locale, facts, alt) => {
      countOnDevice(`${YEAR}-02`, MONTH);
      const readAt = new Date(YEAR, 0, 5, 12).toISOString();
      keepOnDevice(anEntry('before', 0, { comicId, finished: true, readAt }));
      open(locale);
      expect(factsIn(locale)).toEqual(facts);
      expect(screen.getByText(w('known.title', {}, locale))).toBeTruthy();
      expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(3);
      // The picture says the same to whoever does not see it, in either language.
      const shown = await screen.findByRole('img', { name: new RegExp(alt) });
      expect(shown.getAttribute('lang')).toBe(locale);
      fireEvent.click(screen.getByRole('radio', { name: locale === 'en' ? 'العربية' : 'English' }));
      await screen.findByRole('img', { name: locale === 'en' ? /٣ فصول/ : /3 chapters/ });
      fireEvent.change(screen.getByRole('combobox', { name: w('month', {}, locale) }), {
        target: { value: '03' },
      });
      expect(screen.getByText(w('emptyMonth.title', {}, locale))).toBeTruthy();
    },
  );

  it('is of use where the picture cannot be drawn, and before anything was read', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    draw.mockRejectedValue(new Error('no canvas'));
    countOnDevice(`${YEAR}-02`, MONTH);
    const { unmount } = open();
    expect(await screen.findByText(w('picture.failed'))).toBeTruthy();
    expect(factsIn('en')).toEqual(['2', '50', '2', '2']);
    unmount();
    forgetVisitorMonths();
    open();
    expect(screen.getByText(w('empty.title'))).toBeTruthy();
  });

  it('turns counting off, and removes what was counted, of a visitor', async () => {
    countOnDevice(`${YEAR}-02`, MONTH);
    open();
    fireEvent.click(screen.getByRole('switch'));
    expect(isCounting(null)).toBe(false);
    expect(screen.getByText(w('counting.off'))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: w('counting.remove') }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: w('counting.remove') }));
    expect(await screen.findByText(w('counting.removed'))).toBeTruthy();
    expect(visitorMonths()).toEqual({});
  });

  it('reads those of an account, keeps its choice there, and says what could not be', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    account.months.mockRejectedValueOnce(new Error('offline'));
    account.counting.mockRejectedValueOnce(new Error('refused'));
    account.empty.mockRejectedValueOnce(new Error('offline'));
    signIn();
    keepCounting('layla', true);
    open();
    fireEvent.click(await screen.findByRole('button', { name: wordsOf('shell')('tryAgain') }));
    await screen.findByRole('table');
    expect(factsIn('en')).toEqual(['2', '50', '2', '2']);
    fireEvent.click(screen.getByRole('switch'));
    expect(await screen.findByText(w('counting.notSaved'))).toBeTruthy();
    expect(isCounting('layla')).toBe(true);
    fireEvent.click(screen.getByRole('switch'));
    await vi.waitFor(() =>
      expect(account.counting).toHaveBeenLastCalledWith({ name: 'countReading', value: false }),
    );
    fireEvent.click(screen.getByRole('button', { name: w('counting.remove') }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: w('counting.remove') }));
    expect(await screen.findByText(w('counting.notRemoved'))).toBeTruthy();
  });
});
