import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { SendingError } from '../../core/session/area-calls.ts';
import { dragOn } from '../../testing/drag-on.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import type { Items } from './edit-text.ts';
import { TextEditor } from './text-editor.tsx';

const save = vi.hoisted(() => vi.fn<(of: object, page: number, items: Items | undefined) => Promise<void>>());
vi.mock('../../core/session/translator-calls.ts', () => ({ callTranslators: async () => ({}) }));
vi.mock('./open-text.ts', () => ({ saveTextPage: save }));
vi.mock('../../core/firebase/env.ts', () => ({ firebaseSettings: () => ({ storageBucket: 'b' }) }));

const w = wordsOf('writing');
const GONE: Items = [{ kind: 'speech', who: 'Omar', words: 'Gone.' }];
beforeAll(() => speak('writing', 'shell'));
beforeEach(() => {
  localStorage.clear();
  save.mockReset().mockResolvedValue();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const SLICE = {
  width: 800,
  height: 1200,
  wide: false,
  color: '#102030',
  sources: [{ width: 400, path: 'public/one/1.webp' }],
};
const start = (
  state: 'draft' | 'submitted',
  beyond: ReadonlyMap<number, Items>,
  { items = [], pages = [] }: { items?: Items; pages?: (typeof SLICE)[][] } = {},
) =>
  show(
    <TextEditor
      uid="layla"
      opened={{
        transcriptId: 'chapter',
        head: {
          uid: 'layla',
          of: { kind: 'chapter', comicId: 'salt', chapterId: 'one' },
          pageCount: 1,
          language: 'en',
          state,
          revision: 0,
          createdAt: new Date(0),
        },
        published: [items],
        written: new Map(),
        beyond,
      }}
      chapter={{ pages, submissionId: undefined, readPanels: undefined, other: undefined }}
      page={1}
      onReload={() => {}}
      onClose={() => {}}
    />,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('shows the text of pages that the file no longer has, and removes it', async () => {
  vi.useFakeTimers();
  start(
    'draft',
    new Map([
      [4, GONE],
      [12, GONE],
    ]),
  );
  const gone = screen.getByRole('region', { name: w('beyond.title') });
  expect(within(gone).getByText(w('beyond.text_other', { number: '2' }))).toBeTruthy();
  expect(within(gone).getByText(w('beyond.page', { page: '12' }))).toBeTruthy();
  expect(within(gone).getAllByText('Gone.')[0]?.lang).toBe('en');
  save.mockRejectedValueOnce(new SendingError({ code: 'offline' }, undefined));
  press(w('beyond.remove'));
  await act(() => vi.runAllTimersAsync());
  expect(screen.queryByRole('region', { name: w('beyond.title') })).toBeNull();
  await act(async () => press(w('save.retry')));
  const of = { uid: 'layla', transcriptId: 'chapter' };
  expect(save.mock.calls).toEqual([
    [of, 4, undefined],
    [of, 4, undefined],
    [of, 12, undefined],
  ]);
  expect(screen.getByText(w('save.saved'))).toBeTruthy();
});

it('shows it without a way to remove it while reviewers have the text', () => {
  start('submitted', new Map([[4, GONE]]));
  expect(screen.getByText('Gone.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: w('beyond.remove') })).toBeNull();
});

it('says nothing of it where there is none', () => {
  start('draft', new Map());
  expect(screen.queryByRole('region', { name: w('beyond.title') })).toBeNull();
});

it('goes back to the words once their place is drawn', () => {
  start('draft', new Map(), { items: [{ kind: 'speech', words: 'Wait!' }], pages: [[SLICE]] });
  const words = screen.getByDisplayValue('Wait!');
  const page = screen.getByRole('region', { name: w('surface.label', { page: '1' }) });
  act(() => words.focus());
  act(() => page.focus());
  dragOn(page, page, [10, 10], [40, 40]);
  expect(screen.getByRole('button', { name: /^Place of line 1/ })).toBeTruthy();
  expect(document.activeElement).toBe(words);
});
