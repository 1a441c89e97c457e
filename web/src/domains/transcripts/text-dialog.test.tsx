import type { TranscriptDraft } from '@rawi/model/truth/transcript-draft';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SendingError } from '../../core/session/area-calls.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { signIn } from '../../testing/sign-in.ts';
import type { Items } from './edit-text.ts';
import TextDialog from './text-dialog.tsx';

const { call, open, save, page, names } = vi.hoisted(() => ({
  names: vi.fn<() => readonly string[]>(),
  call: vi.fn<(request: { readonly action: string }) => Promise<object>>(),
  open: vi.fn<(of: object) => Promise<object>>(),
  save: vi.fn<(of: object, page: number, items: Items | undefined, write: object) => Promise<void>>(),
  page: vi.fn<(chapterId: string) => Promise<object>>(),
}));
vi.mock('../../core/session/translator-calls.ts', () => ({ callTranslators: call }));
vi.mock('../glossary/use-glossary.ts', () => ({ useNames: names }));
vi.mock('../glossary/names-check.tsx', () => ({
  NamesCheck: ({ onGo }: { onGo: (page: number, item: number) => void }) => (
    <button type="button" onClick={() => onGo(1, 2)}>
      Ziad
    </button>
  ),
}));
vi.mock('./stored/open-text.ts', () => ({ openText: open, saveTextPage: save }));
vi.mock('../../core/pages/pages.ts', () => ({ readChapterPage: page }));
vi.mock('../../core/firebase/env.ts', () => ({ firebaseSettings: () => ({ storageBucket: 'b' }) }));
vi.mock('../../core/lib/report-error.ts', () => ({ report: () => {} }));

const w = wordsOf('writing');
const WRITTEN = { kind: 'chapter', comicId: 'salt', chapterId: 'one' } as const;
const says = (words: string, who?: string): Items[number] => ({
  kind: 'speech',
  words,
  ...(who !== undefined && { who }),
});
const payload = {
  language: 'en',
  pageCount: 3,
  readingDirection: 'ltr',
  manifest: {
    folder: 'public/one-0000000000000000',
    widths: [400],
    images: ['800x1200#102030', '800x1200#102030', '800x1200#102030'],
    panels: [],
  },
  panelsFile: 'public/one-1111111111111111/panels.json',
  translations: [
    { id: 'two', language: 'ar', pageCount: 3, transcript: 'public/two-2222222222222222/transcript.json' },
  ],
};
const FILES: Readonly<Record<string, object>> = {
  [payload.panelsFile]: {
    version: 1,
    pages: [
      {
        panels: [
          [0, 0, 10_000, 5000, 90],
          [0, 5000, 10_000, 5000, 90],
        ],
      },
      { panels: [], whole: true },
      { panels: [], whole: true },
    ],
  },
  'public/two-2222222222222222/transcript.json': {
    version: 1,
    language: 'ar',
    pages: [{ items: [{ kind: 'speech', who: 'ميسان', words: 'انتظر!' }] }, { items: [] }, { items: [] }],
  },
};

let head: Partial<TranscriptDraft>;
let published: readonly Items[];
beforeAll(() => speak('writing', 'script', 'shell'));
beforeEach(() => {
  localStorage.clear();
  signIn({ uid: 'layla', roles: ['translator'] });
  head = {};
  published = [[says('Wait!', 'Maysan'), says('No.', 'Ziad')], [], []];
  open.mockReset().mockImplementation(async () => ({
    transcriptId: 'chapter',
    head: {
      uid: 'layla',
      of: WRITTEN,
      pageCount: 3,
      language: 'en',
      state: 'draft',
      revision: 0,
      createdAt: new Date(0),
      ...head,
    },
    published,
    names: [1, 2, 3],
    written: new Map(),
    beyond: new Map(),
    leftOut: new Map(),
  }));
  call.mockReset().mockResolvedValue({});
  save.mockReset().mockResolvedValue();
  page.mockReset().mockResolvedValue({ state: 'ready', payload });
  vi.stubGlobal('fetch', async (address: string) => {
    const path = decodeURIComponent(/\/o\/(.+)\?/.exec(address)?.[1] ?? '');
    return new Response(JSON.stringify(FILES[path]), { status: FILES[path] ? 200 : 404 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const onClose = vi.fn<() => void>();
async function start(known: readonly string[] = []): Promise<void> {
  names.mockReset().mockReturnValue(known);
  onClose.mockReset();
  show(<TextDialog written={WRITTEN} onClose={onClose} />);
  await waitFor(() => expect(screen.queryByText(w('loading'))).toBeNull());
}
const list = (of = '1') => screen.getByRole('list', { name: w('list', { page: of }) });
const lines = () => within(screen.getByRole('list', { name: /^Text of page/ })).queryAllByRole('listitem');
const line = (place: number) => {
  const found = lines()[place - 1];
  if (!found) throw new Error(`There is no line ${place}.`);
  return found;
};
const area = (place: number) =>
  within(line(place)).getByRole<HTMLTextAreaElement>('textbox', { name: w('item.words') });
const texts = () => lines().map((_, index) => area(index + 1).value);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (place: number, text: string) => fireEvent.change(area(place), { target: { value: text } });
const key = (keys: {
  readonly key: string;
  readonly code?: string;
  readonly ctrlKey?: boolean;
  readonly altKey?: boolean;
  readonly shiftKey?: boolean;
}) => fireEvent.keyDown(document.activeElement ?? document.body, keys);
const sent = () => call.mock.calls.map(([{ action }]) => action);

describe('the writing of a text', () => {
  it('shows the lines of the page that readers have, beside it, and how many pages have text', async () => {
    await start();
    expect(within(list()).getAllByRole('listitem')).toHaveLength(2);
    expect(texts()).toEqual(['Wait!', 'No.']);
    expect(area(1).lang).toBe('en');
    expect(screen.getByRole('region', { name: w('surface.label', { page: '1' }) })).toBeTruthy();
    expect(screen.getByText('1 of 3 pages has text')).toBeTruthy();
    expect(screen.getByText(w('send.unchanged'))).toBeTruthy();
    expect(screen.getByRole('button', { name: w('send.do') })).toHaveProperty('disabled', true);
  });

  it('is done by keys alone: the next line, a new one, the next page, and back', async () => {
    await start();
    act(() => area(1).focus());
    key({ key: 'Enter' });
    expect(document.activeElement).toBe(area(2));
    key({ key: 'Enter' });
    expect([document.activeElement, texts()]).toEqual([area(3), ['Wait!', 'No.', '']]);
    type(3, 'Come back!');
    key({ key: 'ArrowUp', altKey: true });
    expect([document.activeElement, texts()]).toEqual([area(2), ['Wait!', 'Come back!', 'No.']]);
    key({ key: 'ArrowDown', ctrlKey: true, shiftKey: true });
    expect(within(line(2)).getByRole<HTMLSelectElement>('combobox', { name: w('item.kind') }).value).toBe(
      'thought',
    );
    key({ key: 'Enter', ctrlKey: true });
    expect(within(list('2')).getAllByRole('listitem')).toHaveLength(1);
    expect(document.activeElement).toBe(area(1));
    key({ key: 'PageUp' });
    expect([document.activeElement, texts()]).toEqual([area(1), ['Wait!', 'Come back!', 'No.']]);
  });

  it('takes each step back and does it again, with the words that were typed as one', async () => {
    await start();
    act(() => area(2).focus());
    type(2, 'No');
    type(2, 'No, no');
    key({ key: 'Delete', altKey: true });
    expect(texts()).toEqual(['Wait!']);
    expect(screen.getByText(/The line was deleted/)).toBeTruthy();
    key({ key: 'ظ', code: 'KeyZ', ctrlKey: true });
    expect(texts()).toEqual(['Wait!', 'No, no']);
    key({ key: 'z', code: 'KeyZ', ctrlKey: true });
    expect(texts()).toEqual(['Wait!', 'No.']);
    key({ key: 'y', code: 'KeyY', ctrlKey: true });
    expect(texts()).toEqual(['Wait!', 'No, no']);
  });

  it('takes a step back by the letter on the key, wherever a keyboard has it', async () => {
    await start();
    act(() => area(2).focus());
    type(2, 'No, no');
    key({ key: 'z', code: 'KeyY', ctrlKey: true });
    expect(texts()).toEqual(['Wait!', 'No.']);
    key({ key: 'y', code: 'KeyZ', ctrlKey: true });
    expect(texts()).toEqual(['Wait!', 'No, no']);
  });

  it('tells the page that keys or a found name lead to', async () => {
    await start();
    act(() => area(1).focus());
    key({ key: 'PageDown' });
    const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(told()).toContain(w('page', { page: '2', total: '3' }));
    press('Ziad');
    expect(told()).toContain(w('page', { page: '1', total: '3' }));
  });

  it('marks the place of a line by keys, and shows it on the page', async () => {
    await start();
    act(() => area(2).focus());
    key({ key: 'p', code: 'KeyP', altKey: true });
    const frame = screen.getByRole('button', { name: /^Place of line 2/ });
    expect(document.activeElement).toBe(frame);
    const { insetBlockStart } = frame.style;
    key({ key: 'ArrowDown' });
    expect(Number.parseFloat(frame.style.insetBlockStart)).toBe(Number.parseFloat(insetBlockStart) + 1);
    key({ key: 'Delete' });
    expect(screen.queryByRole('button', { name: /^Place of line/ })).toBeNull();
  });

  it('orders the lines of a page by its panels in one step', async () => {
    published = [
      [
        { ...says('Second'), place: [0, 6000, 1000, 1000] },
        { ...says('First'), place: [0, 100, 1000, 1000] },
      ],
      [],
      [],
    ];
    await start();
    await act(async () => press(w('tools.order')));
    await waitFor(() => expect(texts()).toEqual(['First', 'Second']));
    press(w('tools.undo'));
    expect(texts()).toEqual(['Second', 'First']);
  });

  it('orders the lines as they are once the panels have come, whatever page is shown then', async () => {
    published = [
      [
        { ...says('Second'), place: [0, 6000, 1000, 1000] },
        { ...says('First'), place: [0, 100, 1000, 1000] },
      ],
      [says('Other')],
      [],
    ];
    let arrive = () => {};
    vi.stubGlobal(
      'fetch',
      () =>
        new Promise<Response>((resolve) => {
          arrive = () => resolve(Response.json(FILES[payload.panelsFile]));
        }),
    );
    await start();
    press(w('tools.order'));
    type(1, 'Second, at last');
    press(w('next'));
    await act(async () => arrive());
    await waitFor(() => expect(screen.getByText(w('tools.ordered'))).toBeTruthy());
    expect(texts()).toEqual(['Other']);
    press(w('previous'));
    expect(texts()).toEqual(['First', 'Second, at last']);
  });

  it('offers the speakers of the text and the names of the comic, and shows the other translation', async () => {
    await start(['Ziad', 'Sindbad']);
    const offered = [...document.querySelectorAll('datalist option')].map((each) => each.textContent);
    expect(offered).toEqual(['Maysan', 'Ziad', 'Sindbad']);
    await act(async () => press(w('tools.other')));
    const other = screen.getByRole('region', { name: w('other.title', { language: 'Arabic' }) });
    await waitFor(() => expect(within(other).getByText('انتظر!').lang).toBe('ar'));
    press(w('next'));
    expect(within(other).getByText(w('other.empty'))).toBeTruthy();
  });

  it('leads from what is found in its names to the line', async () => {
    await start();
    press('Ziad');
    await waitFor(() => expect(document.activeElement).toBe(area(2)));
  });

  it('tells what is too long, hidden or has no effect while it is typed', async () => {
    await start();
    type(1, 'a'.repeat(950));
    expect(screen.getByText('50 characters left')).toBeTruthy();
    type(1, 'a'.repeat(1001));
    expect(screen.getByText(w('problem.long', { total: '1,000' }))).toBeTruthy();
    expect(area(1).getAttribute('aria-invalid')).toBe('true');
    type(1, '<b>No\u202E</b>');
    expect(screen.getByText(w('problem.tags'))).toBeTruthy();
    expect(screen.getByText(w('problem.hidden-characters'))).toBeTruthy();
  });

  it('shows the list of keys', async () => {
    await start();
    press(w('tools.keys'));
    expect(
      within(screen.getByRole('region', { name: w('keys.title') })).getByText('Ctrl+Enter'),
    ).toBeTruthy();
  });

  it('takes over a pasted script in one step', async () => {
    await start();
    press(w('tools.paste'));
    const pasting = screen.getByRole('dialog', { name: wordsOf('script')('title') });
    const written = '[page 1]\nMaysan: Wait here!\n[page 3]\nZiad: Never.';
    fireEvent.change(within(pasting).getByRole('textbox'), { target: { value: written } });
    const script = wordsOf('script');
    await act(async () => press(script('read')));
    await waitFor(() => press(script('preview.take')));
    expect(texts()).toEqual(['Wait here!']);
    expect(screen.getByText('2 of 3 pages have text')).toBeTruthy();
    press(w('tools.undo'));
    expect(texts()).toEqual(['Wait!', 'No.']);
    expect(screen.getByText('1 of 3 pages has text')).toBeTruthy();
  });
});

describe('what becomes of a text', () => {
  it('is stored a page at a time, and handed in once all of it has arrived', async () => {
    await start();
    type(1, 'Wait here!');
    await act(async () => press(w('send.do')));
    expect(save).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ uid: 'layla', transcriptId: 'chapter' }),
      1,
      [says('Wait here!', 'Maysan'), says('No.', 'Ziad')],
      { edit: expect.any(String), after: undefined },
    );
    expect(sent()).toEqual(['submitTranscript']);
    await waitFor(() => expect(open).toHaveBeenCalledTimes(2));
  });

  it('is not handed in before it has arrived, and stays here', async () => {
    save.mockRejectedValue(new SendingError({ code: 'offline' }, undefined));
    await start();
    type(1, 'Wait here!');
    await act(async () => press(w('send.do')));
    expect(sent()).toEqual([]);
    expect(screen.getByText(w('save.offline'))).toBeTruthy();
    cleanup();
    save.mockResolvedValue();
    await start();
    expect(texts()).toEqual(['Wait here!', 'No.']);
  });

  it('keeps the places and speakers of lines without words here, until the text is discarded', async () => {
    await start();
    await act(async () => press(w('add')));
    fireEvent.change(within(line(3)).getByRole('combobox', { name: w('item.who') }), {
      target: { value: 'Omar' },
    });
    type(1, 'Wait here!');
    await act(async () => press(w('send.do')));
    published = [[says('Wait here!', 'Maysan'), says('No.', 'Ziad')], [], []];
    cleanup();
    await start();
    expect(texts()).toEqual(['Wait here!', 'No.', '']);
    expect(within(line(3)).getByDisplayValue('Omar')).toBeTruthy();
    press(w('send.discard'));
    const question = within(screen.getByRole('dialog', { name: w('discard.title') }));
    await act(async () => fireEvent.click(question.getByRole('button', { name: w('discard.do') })));
    expect(localStorage).toHaveLength(0);
  });

  it('is locked while reviewers have it, until it is taken back', async () => {
    head = { state: 'submitted', revision: 1 };
    await start();
    expect(screen.getByText(w('send.sent'))).toBeTruthy();
    expect(area(1).readOnly).toBe(true);
    act(() => area(1).focus());
    key({ key: 'Delete', altKey: true });
    expect(texts()).toEqual(['Wait!', 'No.']);
    head = { revision: 1 };
    await act(async () => press(w('send.back')));
    expect(sent()).toEqual(['withdrawTranscript']);
    await waitFor(() => expect(screen.queryByText(w('send.sent'))).toBeNull());
  });

  it('says that it was turned down, with the word of the reviewer', async () => {
    head = { revision: 1, declined: { at: new Date(0), note: 'الأسماء.' } };
    await start();
    expect(screen.getByText('الأسماء.').lang).toBe('ar');
  });

  it('names the page and the line that were refused', async () => {
    call.mockRejectedValueOnce(
      new SendingError({ code: 'invalid-fields', fields: { 'pages.2.3': 'invalid' } }, undefined),
    );
    await start();
    type(1, 'Wait here!');
    await act(async () => press(w('send.do')));
    expect(screen.getByText(w('send.refused', { page: '2', place: '3' }))).toBeTruthy();
  });

  it('is discarded once that is confirmed', async () => {
    await start();
    press(w('send.discard'));
    const question = screen.getByRole('dialog', { name: w('discard.title') });
    await act(async () => fireEvent.click(within(question).getByRole('button', { name: w('discard.do') })));
    expect(sent()).toEqual(['discardTranscript']);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([
    ['moved-on', 'problems.taken'],
    ['role-missing', 'problems.roleMissing'],
    ['offline', 'problems.offline'],
  ] as const)('says why it cannot be opened: %s', async (code, words) => {
    open.mockRejectedValueOnce(new SendingError({ code }, undefined));
    await start();
    expect(screen.getByText(w(words))).toBeTruthy();
    await act(async () => press(w('failed.retry')));
    await waitFor(() => expect(texts()).toEqual(['Wait!', 'No.']));
  });
});
