import { setPage } from '@rawi/model/panels/set-pages';
import { sampleChapter } from '@rawi/model/testing/samples';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProblemCode } from '../../core/forms/problem-text.ts';
import { SendingError } from '../../core/session/area-calls.ts';
import { dragOn } from '../../testing/drag-on.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { signIn } from '../../testing/sign-in.ts';
import PanelsDialog from './panels-dialog.tsx';

const call = vi.hoisted(() => vi.fn<(request: object) => Promise<object>>());
vi.mock('../../core/session/translator-calls.ts', () => ({ callTranslators: call }));
const read = vi.hoisted(() => vi.fn<(path: string) => Promise<unknown>>());
vi.mock('../../core/firebase/firestore-lite.ts', () => ({ readDocument: read }));
vi.mock('../../core/firebase/env.ts', () => ({ firebaseSettings: () => ({ storageBucket: 'b' }) }));
vi.mock('../../core/lib/report-error.ts', () => ({ report: () => {} }));

const HALVES = {
  panels: [
    [0, 0, 10_000, 5000, 60],
    [0, 5000, 10_000, 5000, 60],
  ] as [number, number, number, number, number][],
};
const PATH = 'public/one-0123456789abcdef/panels.json';
const manifest = {
  folder: 'public/one-0000000000000000',
  widths: [400],
  images: ['800x1200#102030', '800x1200#102030', '800x1200#102030'],
  panels: [],
};
const chapter = (changes: object = {}) => ({
  ...sampleChapter('one', { pageCount: 3, manifest, panelsFile: PATH }),
  ...changes,
});
/** The files of panels that there are, by what their paths end with. */
let files: Map<string, object>;
const w = wordsOf('page-panels');
beforeAll(() => speak('page-panels', 'shell'));
beforeEach(() => {
  localStorage.clear();
  signIn({ uid: 'layla', roles: ['translator'] });
  files = new Map([[PATH, { version: 1, pages: [HALVES, HALVES, HALVES] }]]);
  read.mockReset().mockResolvedValue(chapter());
  call.mockReset().mockResolvedValue({ panelsFile: 'public/one-1111111111111111/panels.json' });
  vi.stubGlobal('fetch', async (address: string) => {
    const path = decodeURIComponent(/\/o\/(.+)\?/.exec(address)?.[1] ?? '');
    const file = files.get(path);
    return new Response(JSON.stringify(file), { status: file ? 200 : 404 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const onClose = vi.fn<() => void>();
async function open(page = 1): Promise<void> {
  onClose.mockReset();
  show(<PanelsDialog comicId="salt" chapterId="one" page={page} onClose={onClose} />);
  await waitFor(() => expect(screen.queryByText(w('loading'))).toBeNull());
}
const frames = () => screen.queryAllByRole('button', { name: /^Panel \d of \d$/ });
const frame = (panel: number) => {
  const found = frames()[panel - 1];
  if (!found) throw new Error(`There is no panel ${panel}.`);
  return found;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const places = () => frames().map(({ style }) => `${style.insetInlineStart} ${style.insetBlockStart}`);
const save = async () => {
  await act(async () => press(w('save')));
};
const sent = () => call.mock.calls.map(([request]) => request);
const ok = (panel: number, total: number) => w('panel', { panel: String(panel), total: String(total) });

describe('the editor of panels', () => {
  it('shows what is stored, on the page that somebody reads, and says how far they are', async () => {
    await open(2);
    expect(frames()).toHaveLength(2);
    expect(screen.getByText(w('page', { page: '2', total: '3' }))).toBeTruthy();
    expect(screen.getByText(w('looked', { shown: '1', total: '3' }))).toBeTruthy();
    press(w('next'));
    press(w('previous'));
    press(w('previous'));
    expect(screen.getByText(w('looked', { shown: '3', total: '3' }))).toBeTruthy();
    expect(screen.getByRole('button', { name: w('save') })).toHaveProperty('disabled', true);
  });

  it('moves and changes a panel by keys alone, and says where it is', async () => {
    await open();
    act(() => frame(2).focus());
    fireEvent.keyDown(frame(2), { key: 'ArrowUp' });
    expect(places()).toEqual(['0% 0%', '0% 49%']);
    const place = { first: '0', other: '49', size: '100', percent: '50' };
    expect(screen.getByText(`${ok(2, 2)}. ${w('at', place)}`)).toBeTruthy();
    fireEvent.keyDown(frame(2), { key: 'ArrowLeft', shiftKey: true });
    fireEvent.keyDown(frame(2), { key: 'ArrowDown', altKey: true });
    fireEvent.keyDown(frame(2), { key: 'ArrowDown', altKey: true, ctrlKey: true });
    const { insetBlockStart, inlineSize, blockSize } = frame(2).style;
    expect([insetBlockStart, inlineSize, blockSize]).toEqual(['50.1%', '99%', '48.9%']);
    fireEvent.keyDown(frame(2), { key: 'Delete' });
    expect(frames()).toHaveLength(1);
    expect(document.activeElement).toBe(frame(1));
    for (let step = 0; step < 5; step += 1) {
      fireEvent.keyDown(frame(1), { key: 'z', code: 'KeyZ', ctrlKey: true });
    }
    expect(places()).toEqual(['0% 0%', '0% 50%']);
    fireEvent.keyDown(frame(1), { key: 'y', code: 'KeyY', ctrlKey: true });
    expect(places()).toEqual(['0% 0%', '0% 49%']);
  });

  it('cuts a panel where a slider says, joins it again, and puts panels in order', async () => {
    await open();
    act(() => frame(1).focus());
    press(w('tools.down'));
    fireEvent.change(screen.getByRole('slider', { name: w('cut.place') }), { target: { value: '25' } });
    press(w('cut.do'));
    expect(places()).toEqual(['0% 0%', '25% 0%', '0% 50%']);
    expect(document.activeElement).toBe(frame(1));
    press(w('tools.order'));
    fireEvent.click(screen.getAllByRole('button', { name: w('panelWaits') })[2] ?? frame(1));
    fireEvent.click(screen.getAllByRole('button', { name: w('panelWaits') })[1] ?? frame(1));
    expect(places()).toEqual(['0% 50%', '25% 0%', '0% 0%']);
    fireEvent.click(frame(2));
    press(w('tools.join'));
    fireEvent.click(frame(3));
    expect(places()).toEqual(['0% 50%', '0% 0%']);
    press(w('tools.earlier'));
    expect(places()).toEqual(['0% 0%', '0% 50%']);
  });

  it('lets what was found be right on a page of which nobody is sure, and keeps that on the device', async () => {
    const unsure = { panels: HALVES.panels.map(([x, y, width, height]) => [x, y, width, height, 20]) };
    files.set(PATH, { version: 1, pages: [HALVES, unsure, HALVES] });
    await open();
    expect(screen.queryByText(w('unsure'))).toBeNull();
    expect(screen.queryByRole('button', { name: w('tools.right') })).toBeNull();
    press(w('next'));
    expect(screen.getByText(w('unsure'))).toBeTruthy();
    press(w('tools.right'));
    expect(screen.queryByText(w('unsure'))).toBeNull();
    cleanup();
    await open(2);
    press(w('kept.continue'));
    expect(screen.getByRole('button', { name: w('tools.right'), pressed: true })).toBeTruthy();
    await save();
    expect(sent()).toMatchObject([{ action: 'setPanels', pages: [{ page: 2, panels: null }] }]);
    expect(screen.getByText(w('saved'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: w('tools.right') })).toBeNull();
  });

  it('is a surface from left to right, on which a chapter from the right is read as it runs', async () => {
    read.mockResolvedValue(chapter({ readingDirection: 'rtl' }));
    await open();
    expect(frame(1).closest('[dir]')?.getAttribute('dir')).toBe('ltr');
    act(() => frame(1).focus());
    press(w('tools.down'));
    press(w('cut.do'));
    expect(places()).toEqual(['50% 0%', '0% 0%', '0% 50%']);
  });

  it('shows a page whole, gives its panels to the next, and goes back to what was found', async () => {
    await open();
    press(w('tools.whole'));
    expect(frames()).toHaveLength(0);
    expect(screen.getByText(w('whole'))).toBeTruthy();
    press(w('tools.copy'));
    expect(screen.getByText(w('page', { page: '2', total: '3' }))).toBeTruthy();
    expect(frames()).toHaveLength(0);
    press(w('tools.back'));
    expect(frames()).toHaveLength(2);
  });

  it('draws a panel by dragging on the page, and drags one by its edge', async () => {
    await open();
    press(w('tools.whole'));
    const page = screen.getByRole('region', { name: w('surface', { page: '1' }) });
    dragOn(page, page, [10, 20], [60, 70]);
    expect(places()).toEqual(['10% 20%']);
    expect(frame(1).getAttribute('aria-pressed')).toBe('true');
    dragOn(page, frame(1).querySelector('[data-place="e"]') ?? page, [60, 40], [90, 40]);
    expect(frame(1).style.inlineSize).toBe('80%');
    press(w('tools.undo'));
    expect(frame(1).style.inlineSize).toBe('50%');
    dragOn(page, page, [95, 95], [95, 95]);
    expect(screen.queryByRole('button', { pressed: true, name: ok(1, 1) })).toBeNull();
  });
});

describe('what is changed', () => {
  it('is sent for the pages that have changed alone, on top of the file that was seen', async () => {
    files.set(PATH, { version: 1, pages: [HALVES, setPage(HALVES, [[0, 0, 9, 9]], false), HALVES] });
    await open();
    press(w('tools.whole'));
    press(w('next'));
    press(w('tools.back'));
    await save();
    expect(sent()).toEqual([
      {
        action: 'setPanels',
        comicId: 'salt',
        chapterId: 'one',
        began: PATH,
        rightToLeft: false,
        pages: [
          { page: 1, panels: [] },
          { page: 2, panels: null },
        ],
      },
    ]);
    expect(screen.getByText(w('saved'))).toBeTruthy();
    expect(localStorage.getItem('rawi-panels')).toBeNull();
    // What follows goes on with the file that was made.
    press(w('tools.whole'));
    await save();
    expect(sent().at(-1)).toMatchObject({ began: 'public/one-1111111111111111/panels.json' });
  });

  it('is kept on the device, and offered again', async () => {
    await open();
    press(w('tools.whole'));
    expect(screen.getByText(w('changed_one', { number: '1' }))).toBeTruthy();
    cleanup();
    await open();
    expect(screen.getByText(w('kept.text_one', { number: '1' }))).toBeTruthy();
    press(w('kept.continue'));
    expect(frames()).toHaveLength(0);
    cleanup();
    await open();
    press(w('kept.discard'));
    expect(frames()).toHaveLength(2);
    expect(localStorage.getItem('rawi-panels')).toBeNull();
  });

  it('is gone once the pages were replaced, and a sentence says so', async () => {
    await open();
    press(w('tools.whole'));
    cleanup();
    read.mockResolvedValue(chapter({ manifest: { ...manifest, folder: 'public/one-2222222222222222' } }));
    await open();
    expect(screen.getByText(w('replaced'))).toBeTruthy();
    expect(frames()).toHaveLength(2);
  });

  it('is gone once the chapter runs the other way, and a sentence says so', async () => {
    await open();
    press(w('tools.whole'));
    cleanup();
    read.mockResolvedValue(chapter({ readingDirection: 'rtl' }));
    await open();
    expect(screen.getByText(w('turned'))).toBeTruthy();
    expect(frames()).toHaveLength(2);
  });

  it('stays on top of what somebody else has saved meanwhile', async () => {
    await open();
    press(w('tools.whole'));
    call.mockRejectedValueOnce(new SendingError({ code: 'moved-on' }, undefined));
    await save();
    expect(screen.getByRole('alert').textContent).toContain(w('problems.movedOn'));
    const theirs = 'public/one-3333333333333333/panels.json';
    files.set(theirs, { version: 1, pages: [HALVES, setPage(HALVES, [[0, 0, 9000, 9000]], false), HALVES] });
    read.mockResolvedValue(chapter({ panelsFile: theirs }));
    press(w('problems.load'));
    await waitFor(() => expect(screen.getByText(w('whole'))).toBeTruthy());
    press(w('next'));
    expect(frames()).toHaveLength(1);
    await save();
    expect(sent().at(-1)).toMatchObject({ began: theirs, pages: [{ page: 1, panels: [] }] });
  });

  it.each<[ProblemCode, Parameters<typeof w>[0]]>([
    ['offline', 'problems.offline'],
    ['role-missing', 'problems.roleMissing'],
    ['target-missing', 'problems.gone'],
    ['too-many-today', 'problems.tooMany'],
    ['session-ended', 'problems.sessionEnded'],
    ['internal', 'problems.internal'],
  ])('is not lost where saving ends with %s, and says why', async (code, words) => {
    await open();
    press(w('tools.whole'));
    call.mockRejectedValueOnce(new SendingError({ code }, undefined));
    await save();
    expect(screen.getByRole('alert').textContent).toContain(w(words));
    expect(frames()).toHaveLength(0);
    await save();
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('is asked about before it is discarded', async () => {
    await open();
    press(w('close'));
    expect(onClose).toHaveBeenCalledOnce();
    onClose.mockReset();
    press(w('tools.whole'));
    press(w('close'));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getAllByRole('button', { name: w('leave.stay') }).at(-1) ?? document.body);
    press(w('close'));
    press(w('leave.discard'));
    expect(onClose).toHaveBeenCalledOnce();
    expect(localStorage.getItem('rawi-panels')).toBeNull();
  });
});

describe('Escape', () => {
  const escape = (title: string) =>
    fireEvent(screen.getByRole('dialog', { name: title }), new Event('cancel', { cancelable: true }));

  it('puts the tool away first, then asks, and stays where the question is left', async () => {
    await open();
    press(w('tools.order'));
    escape(w('title'));
    expect(screen.queryAllByRole('button', { name: w('panelWaits') })).toHaveLength(0);
    press(w('tools.whole'));
    escape(w('title'));
    escape(w('leave.title'));
    expect(screen.queryByText(w('leave.title'))).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    expect(frames()).toHaveLength(0);
    press(w('tools.undo'));
    escape(w('title'));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('a chapter without panels to change', () => {
  it.each([
    ['gone', undefined],
    ['waiting', chapter({ panelsFile: null })],
    ['none', chapter({ manifest: undefined })],
  ] as const)('says that it is %s', async (why, document) => {
    read.mockResolvedValue(document);
    await open();
    expect(screen.getByText(w(`none.${why}`))).toBeTruthy();
  });

  it('says that its panels did not come, and tries again', async () => {
    files.clear();
    await open();
    expect(screen.getByText(w('failed.text'))).toBeTruthy();
    files.set(PATH, { version: 1, pages: [HALVES] });
    press(w('failed.retry'));
    await waitFor(() => expect(frames()).toHaveLength(2));
  });
});
