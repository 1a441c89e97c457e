import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SendingError } from '../../core/session/area-calls.ts';
import { dragOn } from '../../testing/drag-on.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import type { Items } from './edit-text.ts';
import { Overtaken } from './stored/overtaken.ts';
import { TextEditor } from './text-editor.tsx';

const save = vi.hoisted(() =>
  vi.fn<(of: object, page: number, items: Items | undefined, write: object) => Promise<void>>(),
);
const call = vi.hoisted(() => vi.fn<() => Promise<object>>());
vi.mock('../../core/session/translator-calls.ts', () => ({ callTranslators: call }));
vi.mock('./stored/open-text.ts', () => ({ saveTextPage: save }));
vi.mock('../../core/firebase/env.ts', () => ({ firebaseSettings: () => ({ storageBucket: 'b' }) }));

const w = wordsOf('writing');
const GONE: Items = [{ kind: 'speech', who: 'Omar', words: 'Gone.' }];
beforeAll(() => speak('writing', 'shell'));
beforeEach(() => {
  localStorage.clear();
  save.mockReset().mockResolvedValue();
  call.mockReset().mockResolvedValue({});
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
  {
    leftOut = new Map(),
    items = [],
    pages = [],
  }: { leftOut?: ReadonlyMap<number, Items>; items?: Items; pages?: (typeof SLICE)[][] } = {},
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
        names: [1],
        written: new Map([...beyond].map(([name, items]) => [name, { items, edit: `of ${name}` }])),
        beyond,
        leftOut,
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
  const of = expect.objectContaining({ uid: 'layla', transcriptId: 'chapter' });
  expect(save.mock.calls).toEqual([
    [of, 4, undefined, { edit: expect.any(String), after: 'of 4' }],
    [of, 4, undefined, { edit: expect.any(String), after: 'of 4' }],
    [of, 12, undefined, { edit: expect.any(String), after: 'of 12' }],
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

it('says that the text of pages that are left out is kept', () => {
  start('draft', new Map(), { leftOut: new Map([[2, GONE]]) });
  expect(screen.getByText(w('leftOut_one', { number: '1' }))).toBeTruthy();
  expect(screen.queryByText('Gone.')).toBeNull();
});

describe('a page that was written elsewhere too', () => {
  const says = (...words: readonly string[]): Items => words.map((each) => ({ kind: 'speech', words: each }));
  const area = (place: number) => {
    const found = screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: w('item.words') })[place - 1];
    if (!found) throw new Error(`There is no line ${place}.`);
    return found;
  };
  const type = (place: number, value: string) => fireEvent.change(area(place), { target: { value } });
  const lines = (...words: readonly string[]) => {
    for (const [index, each] of words.entries()) {
      press(w('add'));
      type(index + 1, each);
    }
  };
  const overtaken = (...words: readonly string[]) =>
    save.mockRejectedValueOnce(new Overtaken({ items: says(...words), edit: 'theirs' }));
  const writes = () => save.mock.calls.map(([, , items, write]) => [items?.map(({ words }) => words), write]);
  const over = (after: string) => ({ edit: expect.any(String), after });
  const later = () => act(() => vi.runAllTimersAsync());

  async function meet(): Promise<void> {
    vi.useFakeTimers();
    start('draft', new Map());
    lines('First');
    await later();
    overtaken('Theirs');
    type(1, 'Mine');
    await later();
    save.mockClear();
  }
  const apart = () => screen.queryByRole('region', { name: w('apart.title') });

  it('is told, shows both, and is stored over the other once it is kept', async () => {
    await meet();
    expect(screen.getByRole('alert').textContent).toBe(w('apart.text'));
    const theirs = screen.getByRole('region', { name: w('apart.title') });
    expect(within(theirs).getByText('Theirs').lang).toBe('en');
    expect(area(1).value).toBe('Mine');
    expect(screen.getByText(w('save.apart', { page: '1' }))).toBeTruthy();
    type(1, 'Mine, still');
    await later();
    expect(save).not.toHaveBeenCalled();
    press(w('apart.keepMine'));
    await later();
    expect(writes()).toEqual([[['Mine, still'], over('theirs')]]);
    expect(apart() === null).toBe(true);
    expect(screen.getByText(w('save.saved'))).toBeTruthy();
  });

  it('becomes the other where that is taken, and that is taken back like any step', async () => {
    await meet();
    press(w('apart.takeTheirs'));
    await later();
    expect([area(1).value, apart() === null]).toEqual(['Theirs', true]);
    expect(save).not.toHaveBeenCalled();
    press(w('tools.undo'));
    await later();
    expect(writes()).toEqual([[['Mine'], over('theirs')]]);
  });

  it('says that its text was removed there', async () => {
    vi.useFakeTimers();
    start('draft', new Map());
    lines('First');
    await later();
    save.mockRejectedValueOnce(new Overtaken(undefined));
    type(1, 'Mine');
    await later();
    expect(screen.getByText(w('apart.empty'))).toBeTruthy();
  });

  it('is put together where other lines were changed, and what is typed goes on in the same line', async () => {
    vi.useFakeTimers();
    start('draft', new Map());
    lines('First', 'Second');
    await later();
    overtaken('Before', 'First', 'Second');
    act(() => area(2).focus());
    type(2, 'Second, more');
    await later();
    expect(screen.getByText(w('apart.merged'))).toBeTruthy();
    expect([1, 2, 3].map((place) => area(place).value)).toEqual(['Before', 'First', 'Second, more']);
    expect(document.activeElement).toBe(area(3));
    expect(writes().at(-1)).toEqual([['Before', 'First', 'Second, more'], over('theirs')]);
  });

  it.each([
    ['the speaker', 'input'],
    ['the kind', 'select'],
  ])('has %s of the same line go on, too', async (_, field) => {
    vi.useFakeTimers();
    start('draft', new Map());
    lines('First', 'Second');
    await later();
    const fields = () => [...document.querySelectorAll<HTMLElement>(`li ${field}`)];
    overtaken('Before', 'First', 'Second');
    act(() => fields()[1]?.focus());
    type(2, 'Second, more');
    await later();
    expect(area(3).value).toBe('Second, more');
    expect(document.activeElement).toBe(fields()[2]);
  });

  it.each([
    ['is put together', ['Before', 'First', 'Second']],
    ['is apart', ['Theirs', 'Second']],
  ])('is not handed in unseen, and a sentence tells why: %s', async (how, theirs) => {
    vi.useFakeTimers();
    start('draft', new Map());
    lines('First', 'Second');
    await later();
    overtaken(...theirs);
    type(1, 'First, more');
    await act(async () => press(w('send.do')));
    await later();
    expect(screen.getByText(w('send.met'))).toBeTruthy();
    expect(call).not.toHaveBeenCalled();
    if (how === 'is apart') press(w('apart.keepMine'));
    await later();
    press(w('send.do'));
    await later();
    expect([screen.queryByText(w('send.met')), call.mock.calls.length]).toEqual([null, 1]);
  });

  it.each(['keepMine', 'takeTheirs'] as const)('leaves the focus with what is typed: %s', async (stays) => {
    await meet();
    act(() => area(1).focus());
    act(() => screen.getByRole('button', { name: w(`apart.${stays}`) }).focus());
    press(w(`apart.${stays}`));
    await later();
    expect(document.activeElement).toBe(area(1));
  });
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
