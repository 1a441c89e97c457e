import type { CommunityInput } from '@rawi/model/calls/community-calls';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import type { ShownSuggestion } from '@rawi/model/suggestions/suggestion-calls';
import type { Transcript } from '@rawi/model/truth/transcript';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setFirebaseSettings } from '../../core/firebase/env.ts';
import { SendingError } from '../../core/session/area-calls.ts';
import { setSession } from '../../core/session/session-store.ts';
import { dragOn } from '../../testing/drag-on.ts';
import { field, fill, send, show, speak, wordsOf } from '../../testing/show.tsx';
import { shownSuggestion } from '../../testing/shown-suggestion.ts';
import { ProofreadDialog } from './proofread-dialog.tsx';
import type { BegunSuggestion } from './suggestion-draft.ts';

type Answer = { readonly suggestions: readonly ShownSuggestion[]; readonly mayDecide: boolean };
const callCommunity = vi.hoisted(() => vi.fn<(request: CommunityInput) => Promise<object>>());
vi.mock('../../core/session/community-calls.ts', () => ({ callCommunity }));

const chapter = {
  id: 'salt-7',
  number: 7,
  language: 'en',
  pageCount: 3,
  translator: { id: 'layla', name: 'Layla' },
  manifest: {
    folder: 'public/salt-7-0123456789abcdef',
    widths: [400, 800],
    images: ['800x1200#336699', '800x1200#336699', '800x1200#336699'],
    panels: [],
  },
  translations: [],
  comic: { id: 'salt', slug: 'salt', series: 'Salt', names: { en: 'Salt' } },
} as unknown as ChapterPayload;
const shown = vi.hoisted(() => ({ changes: {} }));
vi.mock('../../core/pages/pages.ts', () => ({
  readChapterPage: async () => ({ state: 'ready', payload: { ...chapter, ...shown.changes } }),
}));
const text: Transcript = {
  version: 1,
  language: 'en',
  pages: [{ items: [] }, { items: [{ kind: 'speech', words: 'teh sea' }] }, { items: [] }],
};
vi.mock('../transcripts/stored/stored-transcript.ts', () => ({ readTranscript: async () => text }));

setFirebaseSettings(
  JSON.stringify({
    projectId: 'p',
    apiKey: 'k',
    storageBucket: 'b',
    uploadsBucket: 'u',
    contactAddress: 'help@rawi.test',
  }),
);

const suggestion = (more: Partial<ShownSuggestion> = {}) => shownSuggestion({ before: 'teh sea', ...more });

let answer: Answer;
const requests = (action: CommunityInput['action']) =>
  callCommunity.mock.calls.map(([request]) => request).filter((request) => request.action === action);
const signIn = (uid: string) =>
  setSession({
    state: 'signed-in',
    authTime: 0,
    user: {
      uid,
      email: `${uid}@example.com`,
      emailVerified: true,
      roles: [],
      displayName: uid,
      photoURL: undefined,
    },
  });
const onClose = vi.fn<() => void>();
const open = async (locale: 'en' | 'ar' = 'en', begun?: BegunSuggestion) => {
  await act(async () => {
    show(
      <ProofreadDialog comicId="salt" chapterId="salt-7" page={2} begun={begun} onClose={onClose} />,
      `/${locale}/chapter/salt-7`,
    );
  });
};

beforeAll(() => speak('suggestions'));
beforeEach(() => {
  sessionStorage.clear();
  shown.changes = {};
  signIn('omar');
  answer = { suggestions: [], mayDecide: false };
  callCommunity.mockReset().mockImplementation(async ({ action }) => {
    if (action === 'listSuggestions') return answer;
    if (action === 'agreeWithSuggestion') return { agreed: 1 };
    return action === 'decideSuggestion' ? { applied: true } : {};
  });
});
afterEach(cleanup);

const w = wordsOf('suggestions');
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

describe('proofreading a page', () => {
  it('sends what is written with the marked place, and takes it back', async () => {
    await open();
    await press(w('place.add'));
    const frame = screen.getByRole('button', { name: /^The marked place/ });
    fireEvent.keyDown(frame, { key: 'ArrowRight' });
    fireEvent.keyDown(frame, { key: 'ArrowDown', shiftKey: true });
    fireEvent.click(screen.getByRole('radio', { name: w('kinds.typo') }));
    fill('before', 'teh sea');
    fill('after', '  the sea ');
    await send();
    const [sent] = requests('suggestCorrection');
    expect(sent).toEqual({
      action: 'suggestCorrection',
      suggestionId: expect.any(String),
      comicId: 'salt',
      chapterId: 'salt-7',
      page: 2,
      kind: 'typo',
      before: 'teh sea',
      after: 'the sea',
      place: [3100, 4000, 4000, 1600],
      named: true,
    });
    expect(screen.getByText(w('form.sent'))).toBeTruthy();
    expect(field('after').value).toBe('');
    expect(requests('listSuggestions')).toHaveLength(2);
    await press(w('row.withdraw'));
    expect(requests('withdrawSuggestion')).toEqual([
      { action: 'withdrawSuggestion', suggestionId: sent && 'suggestionId' in sent && sent.suggestionId },
    ]);
  });

  it('asks for what is missing, and keeps what was written where it is not sent', async () => {
    await open();
    await send();
    expect(screen.getByRole('dialog').textContent).toContain(w('form.kindRequired'));
    expect(screen.getByRole('dialog').textContent).toContain(w('form.empty'));
    fireEvent.click(screen.getByRole('radio', { name: w('kinds.meaning') }));
    fill('note', 'She says the opposite.');
    callCommunity.mockRejectedValueOnce(new SendingError({ code: 'offline' }, null));
    await send();
    expect(screen.getByRole('alert').textContent).toContain(w('problems.offline'));
    cleanup();
    await open();
    expect(field('note').value).toBe('She says the opposite.');
    callCommunity.mockImplementation(async ({ action }) => {
      if (action === 'listSuggestions') return answer;
      throw new SendingError({ code: 'muted' }, null);
    });
    await send();
    expect(screen.getByRole('alert').textContent).toContain(w('problems.muted'));
    expect(field('note').value).toBe('She says the opposite.');
  });

  it('keeps what is marked and written on one page while another is written about', async () => {
    await open();
    await press(w('place.add'));
    expect(document.activeElement?.id).toBe('proofread-frame');
    fill('after', 'the sea');
    fireEvent.click(screen.getByRole('checkbox'));
    await press(w('pages.next'));
    expect(screen.queryByRole('button', { name: /^The marked place/ })).toBeNull();
    fill('note', 'Another page.');
    await press(w('pages.previous'));
    expect(field('after').value).toBe('the sea');
    expect(screen.getByRole('checkbox', { checked: false })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^The marked place/ })).toBeTruthy();
    await press(w('pages.next'));
    expect(field('note').value).toBe('Another page.');
  });

  it('keeps which item of the text is meant, while the file is the same', async () => {
    const file = 'public/salt-7-0123456789abcdef/transcript.json';
    shown.changes = { transcript: { path: file } };
    await open();
    await press(w('text.choose'));
    await press('teh sea');
    fill('after', 'the sea');
    fireEvent.click(screen.getByRole('radio', { name: w('kinds.typo') }));
    await press(w('pages.next'));
    await press(w('pages.previous'));
    await press(w('text.choose'));
    expect(screen.getByRole('button', { name: 'teh sea' }).getAttribute('aria-pressed')).toBe('true');
    callCommunity.mockRejectedValueOnce(new SendingError({ code: 'offline' }, null));
    await send();
    expect(requests('suggestCorrection').at(-1)).toMatchObject({ item: { file, index: 0 } });
    cleanup();
    shown.changes = { transcript: { path: 'public/salt-7-fedcba9876543210/transcript.json' } };
    await open();
    await send();
    expect(requests('suggestCorrection').at(-1)).toMatchObject({ after: 'the sea' });
    expect(requests('suggestCorrection').at(-1)).not.toHaveProperty('item');
  });

  it('starts once with what was written elsewhere', async () => {
    await open('en', { kind: 'typo', note: 'A letter is wrong.' });
    expect(field('note').value).toBe('A letter is wrong.');
    await send();
    expect(requests('suggestCorrection')).toMatchObject([{ note: 'A letter is wrong.' }]);
    await press(w('pages.next'));
    expect(field('note').value).toBe('');
    await press(w('pages.previous'));
    expect(field('note').value).toBe('');
    cleanup();
    await open('en', { kind: 'typo', note: 'A letter is wrong.' });
    fill('note', '');
    await press(w('pages.next'));
    await press(w('pages.previous'));
    expect(field('note').value).toBe('');
  });

  it('leaves what is marked on the page that was turned to while one was sent', async () => {
    await open();
    fireEvent.click(screen.getByRole('radio', { name: w('kinds.typo') }));
    fill('after', 'the sea');
    let arrive = () => {};
    callCommunity.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          arrive = () => resolve({});
        }),
    );
    await send();
    await press(w('pages.next'));
    await press(w('place.add'));
    await act(async () => arrive());
    expect(screen.getByRole('button', { name: /^The marked place/ })).toBeTruthy();
    expect(requests('listSuggestions')).toHaveLength(2);
    await press(w('pages.previous'));
    expect(field('after').value).toBe('');
  });

  it('is sent as another one after the first was answered with other words', async () => {
    await open();
    fireEvent.click(screen.getByRole('radio', { name: w('kinds.typo') }));
    fill('after', 'the sea');
    callCommunity.mockRejectedValueOnce(new SendingError({ code: 'already-sent' }, null));
    await send();
    expect(screen.getByRole('alert').textContent).toContain(w('problems.movedOn'));
    await send();
    const ids = requests('suggestCorrection').map((sent) => 'suggestionId' in sent && sent.suggestionId);
    expect(new Set(ids).size).toBe(2);
    expect(screen.getByText(w('form.sent'))).toBeTruthy();
  });

  it('marks by a press of a mouse or a finger, and by drawing', async () => {
    await open();
    const page = screen.getByRole('region', { name: w('pages.at', { page: '2', total: '3' }) });
    const frame = () => screen.queryByRole('button', { name: /^The marked place/ });
    dragOn(page, page, [50, 50], [50, 50], { pointerType: 'touch' });
    expect(frame()?.getAttribute('style')).toMatch(/start: 35%.*start: 45%.*inline-size: 30%/);
    dragOn(page, page, [10, 10], [20, 15]);
    expect(frame()?.getAttribute('style')).toMatch(/start: 10%.*inline-size: 10%/);
    const marked = frame();
    if (marked) fireEvent.keyDown(marked, { key: 'Delete' });
    expect(frame()).toBeNull();
  });

  it('shows who suggested it what became of it', async () => {
    const word = 'It is an old spelling.';
    answer = {
      suggestions: [suggestion({ isMine: true, state: 'declined', word })],
      mayDecide: false,
    };
    await open();
    const row = screen.getByRole('listitem');
    expect(row.textContent).toContain(w('states.declined'));
    expect(row.textContent).toContain(word);
    expect(within(row).queryByRole('button')).toBeNull();
  });

  it('shows what others suggest for the page, to agree with once, without deciding', async () => {
    answer = { suggestions: [suggestion(), suggestion({ id: 's2', page: 3 })], mayDecide: false };
    await open();
    const rows = screen.getAllByRole('listitem');
    expect(rows).toHaveLength(1);
    expect(screen.queryByRole('button', { name: w('row.accept') })).toBeNull();
    await press(w('row.agree'));
    expect(requests('agreeWithSuggestion')).toEqual([
      { action: 'agreeWithSuggestion', suggestionId: 's1', agrees: true },
    ]);
    const agreeing = screen.getByRole('button', { name: w('row.agreeing') });
    expect(agreeing.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('listitem').textContent).toContain('1 reader agrees');
    await press(w('list.nextWith', { page: '3' }));
    expect(screen.getByText(w('pages.at', { page: '3', total: '3' }))).toBeTruthy();
  });

  it('is reported with a reason, and then away', async () => {
    answer = { suggestions: [suggestion()], mayDecide: false };
    await open();
    await press(w('row.report'));
    await press(w('reasons.spam'));
    expect(requests('reportSuggestion')).toEqual([
      { action: 'reportSuggestion', suggestionId: 's1', reason: 'spam' },
    ]);
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('lets the translator accept, or decline with a word, and suggest nothing', async () => {
    signIn('layla');
    answer = { suggestions: [suggestion(), suggestion({ id: 's2', kind: 'meaning' })], mayDecide: true };
    await open();
    expect(document.querySelector('form')).toBeNull();
    const [first, second] = screen.getAllByRole('listitem');
    if (!first || !second) throw new Error('There are no two rows.');
    await act(async () =>
      within(first)
        .getByRole('button', { name: w('row.accept') })
        .click(),
    );
    expect(first.textContent).toContain(w('states.accepted'));
    await act(async () =>
      within(second)
        .getByRole('button', { name: w('row.decline') })
        .click(),
    );
    fill('word-s2', 'It is an old spelling.');
    await act(async () =>
      within(second)
        .getByRole('button', { name: w('row.decline') })
        .click(),
    );
    expect(requests('decideSuggestion')).toEqual([
      { action: 'decideSuggestion', suggestionId: 's1', accepted: true },
      { action: 'decideSuggestion', suggestionId: 's2', accepted: false, word: 'It is an old spelling.' },
    ]);
    expect(second.textContent).toContain(w('states.declined'));
    expect(second.textContent).toContain('It is an old spelling.');
    expect(first.textContent).toContain(w('row.applied'));
    await act(async () =>
      within(second)
        .getByRole('button', { name: w('row.accept') })
        .click(),
    );
    expect(requests('decideSuggestion').at(-1)).toEqual({
      action: 'decideSuggestion',
      suggestionId: 's2',
      accepted: true,
    });
    expect(second.textContent).not.toContain('It is an old spelling.');
  });

  it('says in Arabic what it says, and why a list does not come', async () => {
    callCommunity.mockRejectedValue(new SendingError({ code: 'offline' }, null));
    await open('ar');
    expect(screen.getByRole('alert').textContent).toContain(w('problems.offline', {}, 'ar'));
    callCommunity.mockResolvedValue(answer);
    await press(w('again', {}, 'ar'));
    expect(screen.getByText(w('list.none', {}, 'ar'))).toBeTruthy();
  });
});
