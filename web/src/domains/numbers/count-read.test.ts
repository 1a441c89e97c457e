import { buildChapterPage } from '@rawi/model/pages/build-chapter-page';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '../../core/outbox/entry.ts';
import { setSession } from '../../core/session/session-store.ts';
import { eventually } from '../../testing/eventually.ts';
import { countRead } from './count-read.ts';
import { forgetCounting, isCounting, keepCounting } from './counting.ts';
import { forgetVisitorMonths, visitorMonths } from './kept-months.ts';
import { mergeVisitorMonths } from './merge-months.ts';
import { waitingMonths } from './waiting-months.ts';

const account = vi.hoisted(() => ({
  deliver: vi.fn<(month: object) => Promise<Outcome>>(),
  learn: vi.fn<(uid: string) => Promise<void>>(),
}));
vi.mock('./account-months.ts', () => ({ deliverMonth: account.deliver, learnCounting: account.learn }));

function chapter(id: string) {
  const [comic, document] = [sampleComic('salt'), sampleChapter(id, { comicId: 'salt', language: 'ar' })];
  const page = buildChapterPage({ comic, chapter: document, chapters: [document] });
  if (page.kind !== 'chapter') throw new Error('no chapter');
  return page.payload;
}
const NIGHT = new Date(2026, 10, 29, 23, 30);
const signIn = (uid: string) =>
  setSession({
    state: 'signed-in',
    authTime: 0,
    user: { uid, email: '', emailVerified: true, displayName: 'A', photoURL: undefined, roles: [] },
  });

beforeEach(() => {
  waitingMonths.forget();
  forgetVisitorMonths();
  localStorage.clear();
  account.deliver.mockReset().mockResolvedValue({ outcome: 'later' });
  account.learn.mockReset().mockResolvedValue();
  setSession({ state: 'signed-out' });
});

describe('a chapter that was read to its end', () => {
  it('is counted on the device of a visitor, once a day, and nothing is sent', async () => {
    await countRead(chapter('one'), NIGHT);
    await countRead(chapter('one'), NIGHT);
    await countRead(chapter('one'), new Date(2026, 10, 30, 0, 30));
    const { chapters, comics } = visitorMonths()['2026-11'] ?? {};
    expect(Object.keys(chapters ?? {})).toEqual(['29:one', '30:one']);
    expect(chapters?.['29:one']).toMatchObject({ comicId: 'salt', language: 'ar' });
    expect(comics).toMatchObject({ salt: { slug: 'salt' } });
    expect(account.deliver).not.toHaveBeenCalled();
  });

  it('is sent to the account of who is signed in, and is not on the device of visitors', async () => {
    signIn('layla');
    await countRead(chapter('one'), NIGHT);
    await eventually(() => expect(account.deliver).toHaveBeenCalledOnce());
    expect(waitingMonths.read()).toMatchObject([{ uid: 'layla', month: '2026-11', at: NIGHT.getTime() }]);
    expect(visitorMonths()).toEqual({});
  });

  it('is counted for nobody who does not want it; an account may have turned it on elsewhere', async () => {
    keepCounting(null, false);
    await countRead(chapter('one'), NIGHT);
    expect(visitorMonths()).toEqual({});
    signIn('layla');
    keepCounting('layla', false);
    await countRead(chapter('one'), NIGHT);
    expect(waitingMonths.read()).toEqual([]);
    expect(account.learn).toHaveBeenCalledExactlyOnceWith('layla');
    forgetCounting();
    expect([isCounting('layla'), isCounting(null)]).toEqual([true, false]);
    keepCounting(null, true);
    expect(isCounting(null)).toBe(true);
  });

  it('goes from a visitor’s device into the account that takes it over', async () => {
    await countRead(chapter('one'), NIGHT);
    await countRead(chapter('two'), new Date(2026, 11, 1));
    signIn('layla');
    mergeVisitorMonths('layla');
    expect(waitingMonths.read().map(({ month }) => month)).toEqual(['2026-11', '2026-12']);
    expect(visitorMonths()).toEqual({});
  });
});
