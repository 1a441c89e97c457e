import type { ArrangedPage } from '@rawi/model/truth/arranged-pages';
import type { ChapterFile } from '@rawi/model/truth/file';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SendingError } from '../../../core/session/area-calls.ts';
import { show, speak, wordsOf } from '../../../testing/show.tsx';
import { FilesOf } from '../files-of.ts';
import { Arrange } from './arrange.tsx';

const stagedPages = vi.hoisted(() => vi.fn());
vi.mock('../../reviews/staged-pages.ts', () => ({ stagedPages }));
vi.mock('../use-staged-picture.ts', () => ({
  useStagedPicture: (_: string, path: string) => `blob:${path}`,
}));
const callTranslators = vi.hoisted(() => vi.fn<(request: object) => Promise<object>>());
vi.mock('../../../core/session/translator-calls.ts', () => ({ callTranslators }));

const w = wordsOf('upload');
const page = (number: number, width = 100) => [
  { width, height: 150, color: '#fff', wide: width > 150, sources: [{ width, path: `own/${number}.webp` }] },
];
const ready: ChapterFile['progress'] = {
  state: 'ready',
  pageCount: 3,
  folder: 'staged/own',
  pdfBytes: 1,
  repeatedPages: [],
  emptyPages: [],
  lostTextPages: [],
};

beforeAll(() => speak('upload', 'shell', 'account', 'session'));
beforeEach(() => {
  stagedPages.mockReset().mockResolvedValue([page(1), page(2), page(3, 200)]);
  callTranslators.mockReset().mockResolvedValue({});
});
afterEach(cleanup);

const button = (key: string, values: Record<string, string> = {}, locale: 'en' | 'ar' = 'en') =>
  screen.getByRole<HTMLButtonElement>('button', {
    name: w(`pages.arrange.${key}`, values, locale),
    hidden: true,
  });
const press = (key: string, values?: Record<string, string>) => act(async () => button(key, values).click());
const list = () => screen.getByRole('list', { name: w('pages.arrange.label'), hidden: true });
const cards = () => within(list()).getAllByRole('listitem', { hidden: true });
const bar = () => button('keep').parentElement?.previousElementSibling?.textContent;
const said = () => document.querySelector('output')?.textContent;
const sent = () => callTranslators.mock.calls.at(-1)?.[0];
const pages = (...sources: number[]) => sources.map((source): ArrangedPage => ({ source, turn: 0 }));

async function open(arrangement?: ChapterFile['arrangement'], address = '/en/uploadchapter') {
  show(
    <FilesOf value="one">
      <Arrange fileId="file" file={{ progress: ready, arrangement }} />
    </FilesOf>,
    address,
  );
  const locale = address.startsWith('/ar') ? 'ar' : 'en';
  await act(async () => button('open', {}, locale).click());
  await waitFor(() => expect(screen.getAllByRole('listitem', { hidden: true }).length).toBeGreaterThan(0));
}

describe('the pages of a draft', () => {
  it('are moved by arrow keys and keep the focus; what is done is announced, and sent', async () => {
    await open();
    expect(stagedPages).toHaveBeenCalledWith('one', 'staged/own');
    expect([bar(), button('keep').disabled]).toEqual([w('pages.arrange.asInFile'), true]);
    const [first] = cards();
    first?.focus();
    fireEvent.keyDown(first ?? document, { key: 'ArrowRight' });
    await waitFor(() => expect(document.activeElement).toBe(cards()[1]));
    expect(said()).toBe(w('pages.arrange.moved', { page: '2' }));
    fireEvent.keyDown(cards()[1] ?? document, { key: 'ArrowDown' });
    await waitFor(() => expect(document.activeElement).toBe(cards()[2]));
    // It cannot move behind the last place.
    fireEvent.keyDown(cards()[2] ?? document, { key: 'ArrowDown' });
    expect(bar()).toBe(w('pages.arrange.order'));
    await press('keep');
    expect(sent()).toEqual({
      action: 'arrangePages',
      submissionId: 'one',
      fileId: 'file',
      pages: pages(2, 3, 1),
    });
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('are dragged to another place', async () => {
    await open();
    const [first, , third] = cards();
    fireEvent.dragStart(third ?? document);
    fireEvent.dragOver(first ?? document);
    fireEvent.dragEnd(third ?? document);
    await press('keep');
    expect(sent()).toMatchObject({ pages: pages(3, 1, 2) });
  });

  it('are turned, left out and marked by buttons, and undone step by step', async () => {
    await open();
    await press('turn', { page: '1' });
    await press('spread', { page: '3' });
    await press('leaveOut', { page: '2' });
    await waitFor(() => expect(document.activeElement).toBe(cards()[1]));
    expect(bar()).toBe('1 page left out · 1 page turned · 1 page marked');
    expect(button('spread', { page: '2' }).getAttribute('aria-pressed')).toBe('false');
    await press('undo');
    expect(cards()).toHaveLength(3);
    await press('undo');
    expect(button('spread', { page: '3' }).getAttribute('aria-pressed')).toBe('true');
    await press('keep');
    expect(sent()).toMatchObject({ pages: [{ source: 1, turn: 90 }, ...pages(2, 3)] });
  });

  it('that are left out can be put back, and one page always stays', async () => {
    await open();
    await press('leaveOut', { page: '1' });
    await press('leaveOut', { page: '1' });
    expect(button('leaveOut', { page: '1' }).disabled).toBe(true);
    await press('putBack', { page: '1' });
    expect(said()).toBe(w('pages.arrange.isBack', { page: '1' }));
    await press('keep');
    expect(sent()).toMatchObject({ pages: pages(1, 3) });
  });

  it('begin with what is stored, and are all as in the file again by a press, which can be undone', async () => {
    const stored = { id: 'one', pages: pages(3, 1), pageCount: 3, folder: 'staged/first', parts: [2] };
    await open(stored);
    expect(stagedPages).toHaveBeenCalledWith('one', 'staged/first');
    expect(bar()).toBe('Another order · 1 page left out');
    await press('undoAll');
    expect(bar()).toBe(w('pages.arrange.asInFile'));
    await press('undo');
    expect(button('keep').disabled).toBe(true);
    await press('undoAll');
    await press('keep');
    expect(sent()).toMatchObject({ pages: pages(1, 2, 3) });
  });

  it('keep what was arranged where it could not be sent, and where the dialog is closed', async () => {
    await open();
    callTranslators.mockRejectedValueOnce(new SendingError({ code: 'offline' }, new Error('cut')));
    await press('leaveOut', { page: '2' });
    await press('keep');
    expect(screen.getByRole('alert', { hidden: true })).toBeTruthy();
    expect(cards()).toHaveLength(2);
    fireEvent(screen.getByRole('dialog', { hidden: true }), new Event('cancel', { cancelable: true }));
    expect(screen.getByText(w('pages.arrange.unkept'))).toBeTruthy();
    await press('open');
    await waitFor(() => expect(cards()).toHaveLength(2));
    await press('cancel');
    await press('open');
    await waitFor(() => expect(cards()).toHaveLength(3));
    expect(callTranslators).toHaveBeenCalledOnce();
  });

  it('are moved to the other side in Arabic', async () => {
    await open(undefined, '/ar/uploadchapter');
    const arabic = () =>
      within(screen.getByRole('list', { name: w('pages.arrange.label', {}, 'ar'), hidden: true }));
    const rows = () => arabic().getAllByRole('listitem', { hidden: true });
    const [first] = rows();
    if (first) first.style.direction = 'rtl';
    fireEvent.keyDown(first ?? document, { key: 'ArrowRight' });
    expect(said()).toBe('');
    fireEvent.keyDown(first ?? document, { key: 'ArrowLeft' });
    expect(said()).toBe(w('pages.arrange.moved', { page: '٢' }, 'ar'));
  });
});
