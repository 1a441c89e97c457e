import type { Role } from '@rawi/model/lists/roles';
import type { TranscriptItem } from '@rawi/model/truth/transcript';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SendingError } from '../../../core/session/area-calls.ts';
import { setSession } from '../../../core/session/session-store.ts';
import { show, speak, wordsOf } from '../../../testing/show.tsx';
import type { CheckedText } from './checked-text.ts';
import { TextItem } from './text-item.tsx';

const mocks = vi.hoisted(() => ({
  documents: new Map<string, object>(),
  items: [] as object[],
  call: vi.fn<(request: object) => Promise<object>>(),
  isTaken: vi.fn<(asked: object) => Promise<boolean>>(),
  toast: vi.fn(async (_toast: object) => {}),
  written: vi.fn<(id: string) => Promise<object>>(),
  file: vi.fn<(path: string) => Promise<object>>(),
}));
vi.mock('../../../core/live/use-shown-document.ts', () => ({
  useShownDocument: ({ path }: { path: string }) => {
    const data = mocks.documents.get(path);
    return { state: data ? { state: 'ready', data } : { state: 'missing' }, retry: () => {} };
  },
}));
vi.mock('../../../core/live/use-list.ts', () => ({ useList: () => ({ items: mocks.items }) }));
vi.mock('../../../core/session/review-calls.ts', () => ({ callReview: mocks.call }));
vi.mock('../../../core/lib/toast.ts', () => ({ showToast: mocks.toast }));
vi.mock('../../../domains/submissions/taken.ts', () => ({ isTaken: mocks.isTaken }));
vi.mock('../../../domains/transcripts/submitted/submitted-texts.ts', () => ({
  submittedTextOf: (id: string) => ({ path: `transcripts/${id}` }),
  readWrittenText: mocks.written,
}));
vi.mock('../../../domains/transcripts/stored/stored-transcript.ts', () => ({ readTranscript: mocks.file }));
vi.mock('../../../domains/asks/ask-lists.ts', () => ({
  comicAt: (id: string) => ({ path: `comics/${id}` }),
}));
vi.mock('../../../domains/staff/lists.ts', () => ({
  ALL_STAFF: {},
  chapterAt: (comic: string, chapter: string) => ({ path: `comics/${comic}/chapters/${chapter}` }),
}));
vi.mock('../../../domains/reviews/reviews.ts', () => ({ translationsOf: () => ({}) }));
vi.mock('../../../core/firebase/env.ts', () => ({
  firebaseSettings: () => ({ storageBucket: 'bucket' }),
  contactAddress: () => '',
}));

const ID = 'chapter:tigers:eleven';
const HEAD = `transcripts/${ID}`;
const CHAPTER = 'comics/tigers/chapters/eleven';
const BASE = 'public/eleven-1/transcript.json';
const w = wordsOf('review-texts');
const item = (words: string, change: Partial<TranscriptItem> = {}): TranscriptItem => ({
  kind: 'speech',
  words,
  ...change,
});
const before = {
  version: 1,
  language: 'en',
  pages: [
    { items: [item('Who is there?', { who: 'Maysan' }), item('Boom', { kind: 'sound' })] },
    { items: [item('Nothing here')] },
    { items: [] },
  ],
};
const head = {
  uid: 'noor',
  of: { kind: 'chapter', comicId: 'tigers', chapterId: 'eleven' },
  pageCount: 3,
  language: 'en',
  state: 'submitted',
  revision: 2,
  createdAt: new Date(0),
  base: BASE,
  submitted: { at: new Date(0), name: 'Noor Al-Amin' },
};
const image = {
  width: 800,
  height: 1200,
  sources: [{ path: 'public/cover.webp', width: 800 }],
  color: '#102030',
};
const chapter = {
  comicId: 'tigers',
  number: 11,
  language: 'en',
  pageCount: 3,
  transcript: { path: BASE, bytes: 1, pages: 2 },
  manifest: {
    folder: 'public/eleven',
    widths: [800],
    images: ['800x1200#102030', '800x1200#102030', '800x1200#102030'],
  },
  publishedAt: new Date(0),
};

beforeAll(() => speak('review', 'review-texts', 'page-text', 'session', 'shell'));
beforeEach(() => {
  mocks.documents.clear();
  mocks.documents.set(HEAD, head);
  mocks.documents.set(CHAPTER, chapter);
  mocks.documents.set('comics/tigers', {
    slug: 'paper-tigers',
    series: 'Paper Tigers',
    names: { ar: 'نمور من ورق' },
    cover: { en: image },
  });
  mocks.items = [];
  mocks.call.mockReset().mockResolvedValue({});
  mocks.isTaken.mockReset().mockResolvedValue(false);
  mocks.toast.mockClear();
  mocks.file.mockReset().mockResolvedValue(before);
  mocks.written.mockReset().mockResolvedValue({
    pages: new Map([
      [
        1,
        [
          item('Who is here?', { who: 'Maysan', place: [1000, 1000, 2000, 1000] }),
          item('Boom', { kind: 'sound' }),
        ],
      ],
      [3, [item('At last')]],
    ]),
    isBroken: false,
  });
  localStorage.clear();
});
afterEach(cleanup);

interface Opened {
  readonly uid?: string;
  readonly roles?: readonly Role[];
  readonly locale?: 'en' | 'ar';
  readonly check?: (text: CheckedText) => null;
}

async function open({ uid = 'maha', roles = ['reviewer'], locale = 'en', check }: Opened = {}) {
  const user = {
    uid,
    email: 'a@rawi.test',
    emailVerified: true,
    displayName: 'A',
    photoURL: undefined,
    roles: [...roles],
  };
  act(() => setSession({ state: 'signed-in', authTime: 0, user }));
  const shown = show(
    <TextItem
      uid={uid}
      transcriptId={ID}
      of={{ kind: 'chapter', comicId: 'tigers', chapterId: 'eleven' }}
      check={check}
    />,
    `/${locale}/review/${ID}`,
  );
  await act(async () => {});
  return shown;
}
const button = (name: string) => screen.getByRole('button', { name });
const press = async (name: string) => act(async () => button(name).click());
const note = () => screen.getByRole('textbox', { name: w('decide.note') });

describe('the review of the text of a published chapter', () => {
  it.each([
    ['en', 'Paper Tigers', 'Text of chapter 11'],
    ['ar', 'نمور من ورق', 'نص الفصل ١١'],
  ] as const)('names the comic and the chapter, in %s', async (locale, comic, kind) => {
    await open({ locale });
    expect(screen.getByRole('heading', { level: 1, name: comic })).toBeTruthy();
    expect(screen.getByText(kind)).toBeTruthy();
  });

  it('shows the words that go and come, in the language of the chapter, beside the page', async () => {
    await open({ locale: 'ar' });
    const text = screen.getByRole('region', { name: w('stage.text', { page: '١' }, 'ar') });
    expect(within(text).getByText(/there/).closest('del')?.textContent).toContain(
      w('item.removedWords', {}, 'ar'),
    );
    expect(
      within(text)
        .getByText(/here\?$/, { selector: 'ins' })
        .closest('p'),
    ).toMatchObject({ lang: 'en', dir: 'ltr' });
    expect(screen.getByRole('img', { name: w('stage.image', { page: '١' }, 'ar') })).toBeTruthy();
  });

  it('goes over the pages that change, by their list, by buttons and by keys, and over all that there are', async () => {
    await open();
    const ways = within(
      screen.getByRole('heading', { name: w('changes.title') }).parentElement ?? document.body,
    );
    expect(ways.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Page 11 changed',
      `Page 31 new${w('changes.addedAll')}`,
    ]);
    await press(w('stage.next'));
    expect(screen.getByText('Page 3 of 3')).toBeTruthy();
    expect(screen.getByText('At last')).toBeTruthy();
    await press(w('stage.all'));
    fireEvent.keyDown(button(w('stage.previous')), { key: 'ArrowLeft' });
    expect(screen.getByText('Page 2 of 3')).toBeTruthy();
    expect(screen.getByText('Nothing here').closest('ins')).toBeNull();
    fireEvent.keyDown(button(w('stage.previous')), { key: 'Home' });
    expect(screen.getByText('Page 1 of 3')).toBeTruthy();
  });

  it('publishes it, and goes back to the texts', async () => {
    const { router } = await open();
    await press(w('decide.accept'));
    expect(mocks.call).toHaveBeenCalledWith({
      action: 'decideTranscript',
      transcriptId: ID,
      revision: 2,
      accepted: true,
    });
    expect(mocks.toast).toHaveBeenCalledWith(expect.objectContaining({ title: w('done.accepted') }));
    expect(router.state.location).toMatchObject({ pathname: '/en/review', search: '?show=texts' });
  });

  it('turns it down with a word alone, which stays on the device until it is sent', async () => {
    await open();
    await press(w('decide.decline'));
    expect(document.activeElement).toBe(note());
    await press(w('decide.confirm'));
    expect(mocks.call).not.toHaveBeenCalled();
    expect(screen.getByText(w('decide.needNote'))).toBeTruthy();
    fireEvent.change(note(), { target: { value: ' The names differ. ' } });
    cleanup();
    await open();
    expect(note()).toHaveProperty('value', ' The names differ. ');
    await press(w('decide.confirm'));
    expect(mocks.call).toHaveBeenCalledWith(
      expect.objectContaining({ accepted: false, note: 'The names differ.' }),
    );
    cleanup();
    await open();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('says why a decision was refused, and keeps what is shown', async () => {
    mocks.call.mockRejectedValue(new SendingError({ code: 'moved-on' }, undefined));
    await open();
    await press(w('decide.accept'));
    expect(screen.getByRole('alert').textContent).toBe(w('problems.movedOn'));
    expect(screen.getByRole('region', { name: w('stage.title') })).toBeTruthy();
  });

  it.each([
    ['movedOn', () => mocks.documents.set(CHAPTER, { ...chapter, transcript: undefined })],
    ['chapterGone', () => mocks.documents.delete(CHAPTER)],
    ['broken', () => mocks.written.mockResolvedValue({ pages: new Map(), isBroken: true })],
  ] as const)('can only be turned down where it is %s', async (why, change) => {
    change();
    await open();
    expect(screen.getByText(w(why))).toBeTruthy();
    expect(button(w('decide.accept'))).toHaveProperty('disabled', true);
    expect(button(w('decide.decline'))).toHaveProperty('disabled', false);
  });

  it('is another’s to decide where it is one’s own, or of a chapter that one has translated', async () => {
    await open({ uid: 'noor' });
    expect(screen.getByText(w('part.own'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: w('decide.accept') })).toBeNull();
    cleanup();
    mocks.isTaken.mockResolvedValue(true);
    await open({ roles: ['reviewer', 'translator'] });
    expect(screen.getByText(w('part.rival'))).toBeTruthy();
  });

  it('says that it does not come, and asks again', async () => {
    mocks.written.mockRejectedValueOnce(new Error('offline'));
    await open();
    expect(screen.getByText(w('failed'))).toBeTruthy();
    expect(button(w('decide.accept'))).toHaveProperty('disabled', true);
    await press(w('retry'));
    expect(screen.getByRole('region', { name: w('stage.title') })).toBeTruthy();
  });

  it('says that it waits no more', async () => {
    mocks.documents.delete(HEAD);
    await open();
    expect(screen.getByRole('heading', { name: w('gone.title') })).toBeTruthy();
    expect(screen.getByRole('link', { name: w('back') }).getAttribute('href')).toBe('/en/review?show=texts');
  });

  it('shows the text of the other translation once it is asked for', async () => {
    mocks.items = [
      { data: { ...chapter, language: 'ar', transcript: { path: 'public/ar', bytes: 1, pages: 1 } } },
    ];
    await open();
    expect(mocks.file).toHaveBeenCalledTimes(1);
    mocks.file.mockResolvedValue({ ...before, language: 'ar', pages: [{ items: [item('من هناك؟')] }] });
    await press(w('other.show'));
    expect(screen.getByText('من هناك؟')).toMatchObject({ lang: 'ar', dir: 'rtl' });
  });

  it('hands what its pages shall say to a check of names, which leads to an item', async () => {
    let checked: CheckedText | undefined;
    await open({
      check: (text) => {
        checked = text;
        return null;
      },
    });
    expect(checked?.pages.map((items) => items.map(({ words }) => words))).toEqual([
      ['Who is here?', 'Boom'],
      ['Nothing here'],
      ['At last'],
    ]);
    await act(async () => {
      checked?.onGo(3, 1);
      await new Promise(requestAnimationFrame);
    });
    expect(document.activeElement?.textContent).toContain('At last');
  });

  it('shows where an item is', async () => {
    await open();
    const place = button(w('item.show', { place: '1' }));
    await act(async () => place.click());
    expect(place.getAttribute('aria-pressed')).toBe('true');
  });
});
