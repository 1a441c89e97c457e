import type { CommunityInput } from '@rawi/model/calls/community-calls';
import type { CorrectedChapter } from '@rawi/model/suggestions/suggestion-calls';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SendingError } from '../../../core/session/area-calls.ts';
import { show, speak, wordsOf } from '../../../testing/show.tsx';
import Suggested from './suggested.tsx';

interface Answer {
  readonly chapters: readonly CorrectedChapter[];
  readonly next?: { readonly slug: string; readonly number: number; readonly chapterId: string };
}
const callCommunity = vi.hoisted(() => vi.fn<(input: CommunityInput) => Promise<unknown>>());
vi.mock('../../../core/session/community-calls.ts', () => ({ callCommunity }));
vi.mock('../../../domains/suggestions/proofread-dialog.tsx', () => ({
  ProofreadDialog: ({
    chapterId,
    page,
    onClose,
  }: {
    chapterId: string;
    page: number;
    onClose: () => void;
  }) => <button type="button" onClick={onClose}>{`${chapterId} at ${page}`}</button>,
}));

const chapter = (number: number, more: Partial<CorrectedChapter> = {}): CorrectedChapter => ({
  comicId: 'salt',
  chapterId: `salt-${number}`,
  series: 'Salt',
  slug: 'salt',
  names: { en: 'Salt' },
  number,
  language: 'en',
  page: 3,
  open: 2,
  accepted: 0,
  ...more,
});
const answer = (given: Answer) => callCommunity.mockResolvedValueOnce(given);
const offline = () => callCommunity.mockRejectedValueOnce(new SendingError({ code: 'offline' }, null));
const open = (locale: 'en' | 'ar' = 'en') => act(async () => show(<Suggested />, `/${locale}/mywork`));
const press = (name: string, index = 0) =>
  act(async () => screen.getAllByRole('button', { name })[index]?.click());
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '');
const numbers = () => rows().map((text) => Number(/Chapter (\d)/.exec(text)?.[1]));
const asked = () =>
  callCommunity.mock.calls.map(([request]) => ('from' in request ? request.from : undefined));

beforeAll(() => speak('suggestions', 'account', 'shell'));
beforeEach(() => callCommunity.mockReset());
afterEach(cleanup);

const w = wordsOf('suggestions');
const ofLists = wordsOf('account');
const more = () => ofLists('lists.more');
const next = { slug: 'salt', number: 3, chapterId: 'salt-3' };

describe('what readers suggest for one’s chapters', () => {
  it('is by chapter with how much waits in each, and goes on behind the last', async () => {
    answer({ chapters: [chapter(1, { open: 1500 }), chapter(2, { open: 0, accepted: 4 })], next });
    await open();
    expect(rows()).toHaveLength(2);
    expect(rows()[0]).toContain('1,500 corrections');
    expect(rows()[1]).toContain('4 accepted');
    offline();
    await press(more());
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(rows()).toHaveLength(2);
    answer({ chapters: [chapter(3)] });
    await press(more());
    expect(asked()).toEqual([undefined, next, next]);
    expect(rows().map((text) => /Chapter \d/.exec(text)?.[0])).toEqual([
      'Chapter 1',
      'Chapter 2',
      'Chapter 3',
    ]);
    expect(screen.queryByRole('button', { name: more() })).toBeNull();
  });

  it('is nothing where nothing waits', async () => {
    answer({ chapters: [] });
    await open();
    expect(screen.queryByRole('heading')).toBeNull();
    // What is sent as undefined arrives as null, which is no place.
    expect(callCommunity.mock.calls).toStrictEqual([[{ action: 'listCorrectedChapters' }]]);
  });

  it('says why it does not come, and comes once it is asked for again', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    offline();
    await open('ar');
    expect(screen.getByRole('alert').textContent).toContain(w('work.failed', {}, 'ar'));
    // It stands at the foot of a page on which something else is read.
    expect(scrolled).not.toHaveBeenCalled();
    const coming = Promise.withResolvers<unknown>();
    callCommunity.mockReturnValueOnce(coming.promise);
    await press(w('again', {}, 'ar'));
    expect(screen.getByRole('heading', { name: w('work.title', {}, 'ar') })).toBeTruthy();
    expect(screen.getByRole('button').hasAttribute('data-loading')).toBe(true);
    await act(async () => coming.resolve({ chapters: [chapter(1)] } satisfies Answer));
    expect(rows()).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('opens a chapter where its first one is, and then shows how it stands, in its part of the list', async () => {
    answer({ chapters: [chapter(1), chapter(2)], next });
    await open();
    answer({ chapters: [chapter(3), chapter(4)] });
    await press(more());
    await press(w('work.open'), 2);
    answer({ chapters: [chapter(3, { open: 1, accepted: 1 }), chapter(4)] });
    await act(async () => (await screen.findByRole('button', { name: 'salt-3 at 3' })).click());
    expect(asked()).toEqual([undefined, next, next]);
    expect(rows()).toHaveLength(4);
    expect(rows()[2]).toContain('1 accepted');
    await press(w('work.open'), 0);
    offline();
    await act(async () => (await screen.findByRole('button', { name: 'salt-1 at 3' })).click());
    expect(rows()).toHaveLength(4);
  });

  it('shows how a chapter stands that has come into another part since', async () => {
    answer({ chapters: [chapter(1), chapter(2)], next });
    await open();
    answer({ chapters: [chapter(3), chapter(4)], next: { ...next, number: 5, chapterId: 'salt-5' } });
    await press(more());
    await press(w('work.open'), 1);
    // Chapter 1 has nothing any more: the part reaches into the next one.
    answer({
      chapters: [chapter(2, { open: 1, accepted: 1 }), chapter(3, { open: 70 })],
      next: { ...next, number: 4, chapterId: 'salt-4' },
    });
    await act(async () => (await screen.findByRole('button', { name: 'salt-2 at 3' })).click());
    expect(numbers()).toEqual([2, 3, 4]);
    expect(rows()[1]).toContain('70');
    await press(w('work.open'), 1);
    answer({ chapters: [chapter(2)], next: { ...next, number: 4, chapterId: 'salt-4' } });
    await act(async () => (await screen.findByRole('button', { name: 'salt-3 at 3' })).click());
    expect(numbers()).toEqual([2, 4]);
  });

  it('leaves out none between a part that came again and the next', async () => {
    answer({ chapters: [chapter(1), chapter(3)], next: { ...next, number: 4, chapterId: 'salt-4' } });
    await open();
    answer({ chapters: [chapter(4)] });
    await press(more());
    await press(w('work.open'));
    // Chapter 2 has something now: the part ends before the third.
    answer({ chapters: [chapter(1), chapter(2)], next });
    await act(async () => (await screen.findByRole('button', { name: 'salt-1 at 3' })).click());
    expect(numbers()).toEqual([1, 2]);
    answer({ chapters: [chapter(3), chapter(4)] });
    await press(more());
    expect(asked().at(-1)).toEqual(next);
    expect(numbers()).toEqual([1, 2, 3, 4]);
  });
});
