import { CHILDRENS_WISH, VISITORS_WISH } from '@rawi/model/rating/decide-showing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSession } from '../../../core/session/session-store.ts';
import { forgetDeviceHistory, keepOnDevice } from '../../../domains/history/device-history.ts';
import { forgetChapters, noteChapters } from '../../../domains/history/known-chapters.ts';
import { forgetRatings, learnRatings } from '../../../domains/ratings/known-ratings.ts';
import { keepWish } from '../../../domains/settings/wish.ts';
import { eventually } from '../../../testing/eventually.ts';
import { anEntry } from '../../../testing/read-entry.ts';
import { show, speak, wordsOf } from '../../../testing/show.tsx';
import { ContinueReading } from './continue-reading.tsx';

vi.mock('../../../core/firebase/env.ts', () => ({ firebaseSettings: () => ({ storageBucket: 'bucket' }) }));

beforeAll(() => speak('shell', 'continue', 'comic'));
beforeEach(() => {
  forgetRatings();
  localStorage.clear();
  forgetDeviceHistory();
  act(forgetChapters);
  setSession({ state: 'signed-out' });
});
afterEach(cleanup);

const t = wordsOf('continue');
const comic = wordsOf('comic');
const finished = { page: 8, finished: true } as const;
const two = { chapterId: 'two', number: 2, language: 'en' } as const;

/** The only card of the row, after one chapter was read: where it leads, and what it says. */
async function card(fields: Parameters<typeof anEntry>[2], locale: 'en' | 'ar' = 'en') {
  keepOnDevice(anEntry('one', 1, { comicId: 'orbit', ...fields }));
  show(<ContinueReading />, `/${locale}`);
  const link = await screen.findByRole('link');
  return { to: link.getAttribute('href'), text: link.textContent };
}

describe('a comic in the first row of the home page', () => {
  it('that is for adults stands without its picture, and not in the mode for children', async () => {
    const { slug } = anEntry('one', 1, { comicId: 'orbit' });
    act(() => learnRatings([{ key: slug, ageRating: '18' }]));
    await card({});
    expect(document.querySelector('img')).toBeNull();
    act(() => keepWish(CHILDRENS_WISH));
    expect(screen.queryByRole('link')).toBeNull();
    expect(document.querySelector('[data-left-out="1"]')).not.toBeNull();
    act(() => keepWish({ upTo: '18', blursFrom: null }));
    expect(document.querySelector('img')).not.toBeNull();
    act(() => keepWish(VISITORS_WISH));
  });

  it.each(['en', 'ar'] as const)('%s: leads to the page where a chapter was left', async (locale) => {
    const { to, text } = await card({}, locale);
    expect(to).toBe(`/${locale}/chapter/one?page=2`);
    const [page, total] = locale === 'en' ? ['2', '8'] : ['٢', '٨'];
    expect(text).toContain(t('page', { page, total }, locale));
  });

  it.each(['en', 'ar'] as const)('%s: leads to the chapter after a finished one', async (locale) => {
    const { to, text } = await card({ ...finished, next: two }, locale);
    expect(to).toBe(`/${locale}/chapter/two`);
    expect(text).toContain(comic('next', { number: locale === 'en' ? '2' : '٢' }, locale));
  });

  it('says where the next chapter is by another, or in another language', async () => {
    const byAnother = await card({ ...finished, next: { ...two, byAnother: true } });
    expect(byAnother.text).toContain(t('nextByAnother', { number: '2' }));
    const salma = { id: 'salma', name: 'Salma' };
    act(() =>
      noteChapters('orbit', { chapters: [{ id: 'two', number: 2, language: 'en', translator: salma }] }),
    );
    expect(screen.getByRole('link').textContent).toContain('Salma');
    cleanup();
    forgetDeviceHistory();
    act(forgetChapters);
    const elsewhere = await card({ ...finished, next: { ...two, language: 'ar' } });
    expect(elsewhere.text).toContain(comic('nextIn', { number: '2', language: 'Arabic' }));
  });

  it('says after the last chapter that everything was read, until a later one is known', async () => {
    const { to, text } = await card({ ...finished, next: null });
    expect(to).toBe('/en/comic/orbit-9');
    expect(text).toContain(t('caughtUp'));
    act(() => noteChapters('orbit', { chapters: [two].map((each) => ({ ...each, id: each.chapterId })) }));
    expect(screen.getByRole('link').getAttribute('href')).toBe('/en/chapter/two');
  });

  it('leads to the comic where an earlier version kept nothing of what follows', async () => {
    const { to, text } = await card(finished);
    expect(to).toBe('/en/comic/orbit-9');
    expect(text).toContain(t('finished'));
  });
});

describe('the address of the home page that leads on', () => {
  it('opens what is continued first', async () => {
    keepOnDevice(anEntry('one', 1, { comicId: 'orbit', ...finished, next: two }));
    const { router } = show(<ContinueReading />, '/en#continue');
    await eventually(() => expect(router.state.location.pathname).toBe('/en/chapter/two'));
  });

  it('stays where nothing was read', async () => {
    const { router } = show(<ContinueReading />, '/en#continue');
    await act(async () => {});
    expect(router.state.location.pathname).toBe('/en');
  });
});
