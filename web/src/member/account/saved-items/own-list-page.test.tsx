import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { show, speak, wordsOf } from '../../../testing/show.tsx';
import { OwnListPage } from './own-list-page.tsx';

const sdk = vi.hoisted(() => ({
  state: vi.fn<() => unknown>(),
  save: vi.fn<(blob: Blob, name: string) => void>(),
  write: vi.fn<(...call: unknown[]) => Promise<void>>(),
  toast: vi.fn<(toast: { readonly action?: { readonly onChoose: () => void } }) => Promise<void>>(),
}));
vi.mock('../../../core/firebase/firestore.ts', () => ({ firebaseFirestore: () => ({}) }));
vi.mock('../../../core/firebase/env.ts', () => ({ firebaseSettings: () => ({}) }));
vi.mock('../../../core/live/use-document.ts', () => ({
  useDocument: () => ({ state: sdk.state(), retry: () => {} }),
}));
vi.mock('../../../core/device/save-file.ts', () => ({ saveFile: sdk.save }));
vi.mock('../../../core/lib/toast.ts', () => ({ showToast: sdk.toast }));
vi.mock('../../../domains/library/library.ts', () => ({
  useLibrary: () => ({ positionOf: (id: string) => (id === 'c-4' ? { finished: true } : undefined) }),
}));
vi.mock('../account-context.ts', () => ({ useAccount: () => ({ user: { uid: 'me' } }) }));
vi.mock('../../../domains/takedowns/use-removed.ts', () => ({ useRemoved: () => new Set(['gone']) }));
vi.mock('../../../domains/shelves/write-lists.ts', () => ({
  createList: (...call: unknown[]) => sdk.write('create', ...call),
  deleteList: (...call: unknown[]) => sdk.write('delete', ...call),
  putOnList: (...call: unknown[]) => sdk.write('put', ...call),
  takeOffList: (...call: unknown[]) => sdk.write('take', ...call),
  orderList: (...call: unknown[]) => sdk.write('order', ...call),
  changeListWords: (...call: unknown[]) => sdk.write('words', ...call),
}));

const picture = { path: 'public/a', width: 1, height: 1, color: '#000000' };
const comic = (comicId: string, series: string, order: number) => ({
  kind: 'comic',
  comicId,
  slug: comicId,
  series,
  names: {},
  picture,
  order,
});
const entries = {
  'comic:b': comic('b', 'Beta', 2),
  'comic:a': comic('a', 'Alpha', 1),
  'chapter:c-4': { ...comic('c', 'Gamma', 3), kind: 'chapter', chapterId: 'c-4', number: 4, language: 'en' },
  'comic:gone': comic('gone', 'Delta', 4),
  'comic:odd': { kind: 'of a newer build' },
};
const list = { name: 'Rainy days', note: 'Slowly.', entries, at: new Date(0) };
const t = wordsOf('shelves');
const onLeave = vi.fn<() => void>();
const open = (state: unknown, address = '/en') => {
  sdk.state.mockReturnValue(state);
  show(<OwnListPage listId="a-list" onLeave={onLeave} />, address);
  return userEvent.setup();
};
const ready = { state: 'ready', data: list };
const rows = () => within(screen.getByRole('list')).getAllByRole('listitem');
const press = (name: string) => screen.getByRole('button', { name });
const undo = async () => {
  await eventually(() => expect(sdk.toast).toHaveBeenCalledTimes(1));
  sdk.toast.mock.calls[0]?.[0].action?.onChoose();
};

beforeAll(async () => {
  await speak('shelves', 'choices', 'account', 'lists', 'comments', 'session', 'shell');
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
beforeEach(() => {
  sdk.write.mockReset().mockResolvedValue();
  sdk.toast.mockReset().mockResolvedValue();
  onLeave.mockReset();
});
afterEach(cleanup);

describe('a list of one’s own', () => {
  it('shows its words and what can be read of its entries, in their order', () => {
    open(ready);
    screen.getByRole('heading', { level: 1, name: 'Rainy days' });
    screen.getByText('Slowly.');
    expect(rows().map((row) => row.querySelector('bdi')?.textContent)).toEqual([
      'Alpha',
      'Beta',
      'Gamma',
      'Delta',
    ]);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/en/savedItems?kind=list',
      '/en/chapter/c-4?list=own:a-list',
      '/en/comic/a',
      '/en/comic/b',
      '/en/chapter/c-4?list=own:a-list',
    ]);
    screen.getByText(t('lists.removed'));
  });

  it('is read in order from its first chapter that was not read to the end', () => {
    const next = { ...entries['chapter:c-4'], chapterId: 'c-5', number: 5, order: 5 };
    open({ ...ready, data: { ...list, entries: { ...entries, 'chapter:c-5': next } } });
    const link = screen.getByRole('link', { name: t('lists.read') });
    expect(link.getAttribute('href')).toBe('/en/chapter/c-5?list=own:a-list');
  });

  it('is downloaded in both forms', async () => {
    const user = open(ready);
    for (const [word, form] of [
      ['lists.asJson', 'json'],
      ['lists.asCbl', 'cbl'],
    ] as const) {
      await user.click(press(t('lists.download')));
      await user.click(press(t(word)));
      await eventually(() =>
        expect(sdk.save).toHaveBeenLastCalledWith(expect.any(Blob), `Rainy days.${form}`),
      );
    }
    const [json] = sdk.save.mock.calls[0] ?? [];
    expect(await json?.text()).toContain('"format": "rawi-lists"');
  });

  it('is put in order by buttons and arrow keys', async () => {
    const user = open(ready);
    await user.click(press(t('lists.down', { name: '\u2068Alpha\u2069' })));
    expect(sdk.write).toHaveBeenLastCalledWith('order', 'me', 'a-list', { 'comic:a': 2.5 });
    rows()[1]?.focus();
    await user.keyboard('{ArrowUp}');
    expect(sdk.write).toHaveBeenLastCalledWith('order', 'me', 'a-list', { 'comic:b': 0 });
  });

  it('loses an entry, which a message brings back to its place', async () => {
    const user = open(ready);
    await user.click(press(t('lists.remove', { name: '\u2068Beta\u2069' })));
    expect(sdk.write).toHaveBeenLastCalledWith('take', 'me', 'a-list', 'comic:b');
    await undo();
    expect(sdk.write).toHaveBeenLastCalledWith('put', 'me', 'a-list', 'comic:b', entries['comic:b']);
  });

  it('is deleted, and comes back whole, with what this build cannot read', async () => {
    const user = open(ready);
    await user.click(press(t('lists.delete')));
    expect(sdk.write).toHaveBeenLastCalledWith('delete', 'me', 'a-list');
    expect(onLeave).toHaveBeenCalledTimes(1);
    await undo();
    expect(sdk.write).toHaveBeenLastCalledWith('create', 'me', 'a-list', list, entries);
  });

  it('gets another name, and loses its note', async () => {
    const user = open(ready);
    await user.click(press(t('lists.edit')));
    const [name, note] = within(screen.getByRole('dialog')).getAllByRole('textbox');
    if (!name || !note) throw new Error('A field is missing.');
    await user.clear(name);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: t('form.save') }).disabled).toBe(true);
    await user.type(name, 'Sunny days');
    await user.clear(note);
    await user.click(press(t('form.save')));
    const words = { name: 'Sunny days', note: undefined };
    expect(sdk.write).toHaveBeenLastCalledWith('words', 'me', 'a-list', words);
  });

  it.each([
    ['is empty', { state: 'ready', data: { ...list, entries: {} } }, 'lists.nothingTitle'],
    ['is gone', { state: 'missing' }, 'lists.goneTitle'],
  ])('says so when it %s, in both languages', (_, state, title) => {
    open(state);
    screen.getByText(t(title));
    cleanup();
    open(state, '/ar');
    screen.getByText(t(title, {}, 'ar'));
  });
});
