import { LOCALES } from '@rawi/model/lists/locales';
import { pageIds } from '@rawi/model/page-ids';
import { buildUpdatesPage, type PublishedChapter } from '@rawi/model/pages/build-updates-page';
import { sampleComic } from '@rawi/model/testing/samples';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetDeviceHistory, keepOnDevice } from '../../domains/history/device-history.ts';
import { forgetVisitorMarks } from '../../domains/updates/kept-marks.ts';
import { openSite, serve } from '../../testing/open-site.tsx';
import { anEntry } from '../../testing/read-entry.ts';
import { wordsOf } from '../../testing/show.tsx';

const w = wordsOf('updates');
const HOUR = 3_600_000;

const chapter = (comicId: string, number: number, hoursAgo: number): PublishedChapter => ({
  id: `${comicId}-${number}-en`,
  comicId,
  number,
  language: 'en',
  publishedAt: new Date(Date.now() - hoursAgo * HOUR),
  translator: { id: 'amal', name: 'Amal' },
});
const CHAPTERS = [
  chapter('salt', 3, 1),
  chapter('moon', 1, 2),
  chapter('salt', 2, 72),
  chapter('salt', 1, 96),
];

function serveUpdates(chapters: readonly PublishedChapter[] = CHAPTERS): void {
  const comics = new Map(
    ['salt', 'moon'].map((slug) => [slug, sampleComic(slug, { series: slug, names: {} })]),
  );
  serve(pageIds.updates(), buildUpdatesPage({ chapters, comics }, new Date()));
}
/** Somebody has read a chapter of Salt here, without an account. */
const readSalt = () => keepOnDevice(anEntry('salt-0-en', 1, { comicId: 'salt', finished: true }));
const links = () =>
  screen
    .getAllByRole('link')
    .flatMap((link) => /\/chapter\/(.+)$/.exec(link.getAttribute('href') ?? '')?.[1] ?? []);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const ofChapter = (number: string, action: string) => {
  press(w('ofChapter', { number }));
  press(action);
};
const isUnread = (number: number) =>
  within(
    screen.getByRole('link', { name: new RegExp(`${w('chapter', { number: `${number}` })}\\b`) }),
  ).queryByText(w('unread')) !== null;

beforeEach(() => {
  forgetDeviceHistory();
  forgetVisitorMarks();
});
afterEach(() => localStorage.clear());

describe('the new chapters', () => {
  it.each(LOCALES)('are all there by day for who has read nothing, in %s', async (locale) => {
    serveUpdates();
    await openSite(`/${locale}/updates`);
    await screen.findByRole('heading', { level: 1, name: w('title', {}, locale) });
    expect(links()).toEqual(['salt-3-en', 'moon-1-en', 'salt-2-en', 'salt-1-en']);
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(3);
    expect(screen.queryByText(w('markAll', {}, locale))).toBeNull();
  });

  it('are those of what was read here first, with what is unread counted', async () => {
    readSalt();
    serveUpdates();
    await openSite('/en/updates');
    await screen.findByRole('heading', { level: 1, name: w('title') });
    expect(links()).toEqual(['salt-3-en', 'salt-2-en', 'salt-1-en']);
    expect(screen.getAllByText(w('unreadCount_other', { number: '3' }))).toHaveLength(3);
    fireEvent.click(screen.getByRole('radio', { name: w('all') }));
    expect(links()).toHaveLength(4);
    expect(screen.queryAllByText(w('unread')), 'in everybody’s list nothing waits').toEqual([]);
  });

  it('are marked as read by hand: one, up to one, all, and taken back', async () => {
    readSalt();
    serveUpdates();
    await openSite('/en/updates');
    await screen.findByRole('heading', { level: 1, name: w('title') });
    ofChapter('3', w('markRead'));
    expect([3, 2, 1].map(isUnread)).toEqual([false, true, true]);
    ofChapter('3', w('markUnread'));
    ofChapter('2', w('markUpTo', { number: '2' }));
    expect([3, 2, 1].map(isUnread)).toEqual([true, false, false]);
    press(w('markAll'));
    expect([3, 2, 1].map(isUnread)).toEqual([false, false, false]);
    expect(screen.queryByText(w('markAll'))).toBeNull();
  });

  it('of a comic are hidden and shown again, and the focus stays on the page', async () => {
    readSalt();
    serveUpdates();
    await openSite('/en/updates');
    const title = await screen.findByRole('heading', { level: 1, name: w('title') });
    const [menu] = screen.getAllByRole('button', { name: /More for .*salt/ });
    fireEvent.click(menu ?? expect.fail('no menu'));
    press(w('hide'));
    expect(links()).toEqual([]);
    expect(document.activeElement).toBe(title);
    expect(screen.getByText(w('nothingNew.title'))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /Show .*salt.* again/ }));
    expect(links()).toHaveLength(3);
  });

  it('say so where there are none', async () => {
    serveUpdates([]);
    await openSite('/en/updates');
    expect(await screen.findByText(w('none.text'))).toBeTruthy();
  });

  it('say what to do for who has nothing of their own yet', async () => {
    serveUpdates();
    await openSite('/en/updates');
    fireEvent.click(await screen.findByRole('radio', { name: w('mine') }));
    expect(screen.getByText(w('nothingYet.text'))).toBeTruthy();
  });
});
