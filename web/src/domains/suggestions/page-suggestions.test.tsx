import type { CommunityInput } from '@rawi/model/calls/community-calls';
import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SendingError } from '../../core/session/area-calls.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { shownSuggestion } from '../../testing/shown-suggestion.ts';
import type { SomeSuggestions } from './known-suggestions.ts';
import { PageSuggestions } from './page-suggestions.tsx';
import { useSuggestions } from './use-suggestions.ts';

const callCommunity = vi.hoisted(() => vi.fn<(request: CommunityInput) => Promise<unknown>>());
vi.mock('../../core/session/community-calls.ts', () => ({ callCommunity }));

const about = { comicId: 'salt', chapterId: 'salt-7' };
const row = { agreed: 0, at: '2026-01-01T12:00:00.000Z', id: 's3' };

/** A page of a chapter, and buttons that turn to another. */
function Pages({ first }: { readonly first: number }) {
  const [page, setPage] = useState(first);
  const listed = useSuggestions(about, page);
  return (
    <>
      <PageSuggestions listed={listed} />
      <output data-next={listed.nextPage} />
      {[1, 2, 3].map((each) => (
        <button key={each} type="button" onClick={() => setPage(each)}>
          {each}
        </button>
      ))}
      <button type="button" onClick={() => listed.reload()}>
        reload
      </button>
      <button type="button" onClick={() => listed.reload({ id: 'own', page: 2 })}>
        sent
      </button>
    </>
  );
}
const open = (locale: 'en' | 'ar' = 'en', first = 2) =>
  act(async () => show(<Pages first={first} />, `/${locale}/chapter/salt-7`));
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const answer = (given: SomeSuggestions) => callCommunity.mockResolvedValueOnce(given);
const refuse = (code: 'offline' | 'too-many-suggestions') =>
  callCommunity.mockRejectedValueOnce(new SendingError({ code }, null));
const asked = () =>
  callCommunity.mock.calls.map(([request]) => ('from' in request ? request.from : undefined));
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '');
const nextPage = () => document.querySelector('[data-next]')?.getAttribute('data-next');

beforeAll(() => speak('suggestions'));
beforeEach(() => callCommunity.mockReset());
afterEach(cleanup);

const w = wordsOf('suggestions');

describe('what is suggested for a page', () => {
  it('has the first of many, and more of them behind those', async () => {
    answer({
      suggestions: [shownSuggestion(), shownSuggestion({ id: 's2' })],
      next: { page: 2, row },
      mayDecide: false,
    });
    await open();
    // What is sent as undefined arrives as null, which is no place.
    expect(callCommunity.mock.calls).toStrictEqual([[{ action: 'listSuggestions', ...about }]]);
    refuse('offline');
    await press(w('list.more'));
    expect(screen.getByRole('alert').textContent).toBe(w('problems.offline'));
    expect(rows()).toHaveLength(2);
    answer({
      suggestions: [shownSuggestion({ id: 's3', after: 'a third' }), shownSuggestion({ id: 's4', page: 3 })],
      mayDecide: false,
    });
    await press(w('list.more'));
    expect(asked().at(-1)).toEqual({ page: 2, row });
    expect(rows()).toHaveLength(3);
    expect(rows()[2]).toContain('a third');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: w('list.more') })).toBeNull();
    expect(nextPage()).toBe('3');
  });

  it('is asked for from the page on where the beginning of the list does not reach it, once', async () => {
    answer({ suggestions: [shownSuggestion({ page: 1 })], next: { page: 1, row }, mayDecide: false });
    answer({ suggestions: [shownSuggestion({ id: 's2', page: 3 })], mayDecide: false });
    await open();
    expect(asked()).toEqual([undefined, { page: 2 }]);
    expect(screen.getByText(w('list.none'))).toBeTruthy();
    expect(nextPage()).toBe('3');
    await press('3');
    expect(rows()).toHaveLength(1);
    await press('1');
    expect(rows()).toHaveLength(1);
    expect(screen.getByRole('button', { name: w('list.more') })).toBeTruthy();
    expect(asked()).toHaveLength(2);
  });

  it('says why it does not come, and comes once it is asked for again', async () => {
    refuse('offline');
    await open('ar');
    expect(screen.getByRole('alert').textContent).toContain(w('problems.offline', {}, 'ar'));
    expect(screen.queryByText(w('list.none', {}, 'ar'))).toBeNull();
    answer({ suggestions: [], mayDecide: false });
    await press(w('again', {}, 'ar'));
    expect(screen.getByText(w('list.none', {}, 'ar'))).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stays while it is asked for again', async () => {
    answer({ suggestions: [shownSuggestion()], mayDecide: false });
    await open();
    refuse('offline');
    await press('reload');
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(rows()).toHaveLength(1);
    answer({ suggestions: [shownSuggestion(), shownSuggestion({ id: 's2' })], mayDecide: false });
    await press(w('again'));
    expect(rows()).toHaveLength(2);
  });

  it('goes on where it was not to be had, without that being said of another page', async () => {
    answer({ suggestions: [shownSuggestion()], next: { page: 2, row }, mayDecide: false });
    await open();
    refuse('offline');
    await press(w('list.more'));
    expect(screen.getByRole('alert')).toBeTruthy();
    answer({
      suggestions: [shownSuggestion({ id: 's9', page: 3 })],
      next: { page: 3, row },
      mayDecide: false,
    });
    await press('3');
    expect(rows()).toHaveLength(1);
    expect(screen.getByRole('button', { name: w('list.more') })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is asked for once where pages are turned before it is there', async () => {
    const coming = Promise.withResolvers<SomeSuggestions>();
    callCommunity.mockReturnValueOnce(coming.promise);
    await open();
    await press('3');
    await press('1');
    answer({ suggestions: [], mayDecide: false });
    await act(async () => coming.resolve({ suggestions: [shownSuggestion({ page: 1 })], mayDecide: false }));
    expect(asked()).toEqual([undefined]);
    expect(rows()).toHaveLength(1);
  });

  it('comes with the pages before it where one turns back', async () => {
    answer({ suggestions: [], next: { page: 1, row }, mayDecide: false });
    answer({ suggestions: [shownSuggestion({ page: 8 })], mayDecide: false });
    await open('en', 8);
    answer({
      suggestions: [shownSuggestion({ id: 's2', page: 2 })],
      next: { page: 3, row },
      mayDecide: false,
    });
    answer({ suggestions: [shownSuggestion({ id: 's3', page: 3 })], mayDecide: false });
    await press('3');
    // Not even the first of the page came with those before it.
    expect(asked()).toEqual([undefined, { page: 8 }, { page: 1 }, { page: 3 }]);
    expect(rows()).toHaveLength(1);
    await press('2');
    expect(rows()).toHaveLength(1);
    expect(asked()).toHaveLength(4);
  });

  it('is there as far as it was after all was asked for again', async () => {
    answer({ suggestions: [shownSuggestion()], next: { page: 2, row }, mayDecide: false });
    await open();
    answer({ suggestions: [shownSuggestion({ id: 's3' })], next: { page: 2, row }, mayDecide: false });
    await press(w('list.more'));
    answer({ suggestions: [shownSuggestion()], next: { page: 2, row }, mayDecide: false });
    answer({ suggestions: [shownSuggestion({ id: 's3' })], next: { page: 2, row }, mayDecide: false });
    await press('reload');
    expect(rows()).toHaveLength(2);
    expect(asked()).toEqual([undefined, { page: 2, row }, undefined, { page: 2, row }]);
  });

  it('has what was just sent, of a very long list not at any price', async () => {
    const first = { suggestions: [shownSuggestion()], next: { page: 2, row }, mayDecide: false };
    answer(first);
    await open();
    answer(first);
    answer(first);
    answer({ ...first, suggestions: [shownSuggestion({ id: 'own', isMine: true })] });
    await press('sent');
    expect(rows()).toHaveLength(2);
    expect(asked()).toHaveLength(4);
    callCommunity.mockResolvedValue(first);
    await press('sent');
    expect(asked()).toHaveLength(9);
    expect(rows()).toHaveLength(1);
    // What does not come of that leaves what came.
    callCommunity.mockReset();
    answer(first);
    refuse('offline');
    await press('sent');
    expect(rows()).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is accepted no further than a version can bring, and says so', async () => {
    answer({ suggestions: [shownSuggestion()], mayDecide: true });
    await open();
    refuse('too-many-suggestions');
    await press(w('row.accept'));
    expect(screen.getByRole('alert').textContent).toBe(w('problems.tooManyAccepted'));
  });
});
